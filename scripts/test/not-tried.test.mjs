/** What a command could not try is a failure with a reason, unless a flag accepts it by its name. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../bootstrap.mjs';

// Node alone is on the PATH: no Go, nft, PostgreSQL's programs or npm.
const bin = mkdtempSync(join(tmpdir(), 'deckwright-bare-'));
symlinkSync(process.execPath, join(bin, 'node'));
afterAll(() => rmSync(bin, { recursive: true, force: true }));

const run = (script, ...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', script), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: bin, HOME: bin },
  });
  return { status, said: stdout + stderr };
};

it.each([
  ['chart.mjs', ['go'], 'NOT TRIED: the chart. '],
  [
    'farm.mjs',
    ['linux', 'root', 'go', 'postgresql', 'iproute2', 'nftables', 'openssl', 'util-linux', 'redis-server'],
    'NOT TRIED: the chart on a control plane. ',
  ],
])('%s fails where a program is missing, and ends well where that is accepted', (script, names, words) => {
  const plain = run(script);
  expect(plain).toMatchObject({ status: 1, said: expect.stringContaining(words) });
  expect(plain.said).toContain('(--allow-missing go accepts that.)');
  const accepted = run(script, ...names.flatMap((name) => ['--allow-missing', name]));
  expect(accepted).toMatchObject({ status: 0, said: expect.stringContaining(words) });
  expect(accepted.said).not.toContain('accepts that');
});

it('a farm without nft is not accepted by accepting something else', () => {
  expect(run('farm.mjs', '--allow-missing', 'go').status).toBe(1);
});

it.each(['chart.mjs', 'farm.mjs', 'conformance.mjs', 'clients.mjs', 'witness.mjs', 'soak.mjs', 'try-packages.mjs', 'test.mjs'])(
  '%s refuses a name that it does not have, and tells the flag in its help',
  (script) => {
    const { status, said } = run(script, '--allow-missing=nonsense');
    expect([status, said]).toEqual([2, expect.stringContaining('--allow-missing has no nonsense. It takes:')]);
    // The help of the witnesses is that of the program behind them, which has the options.
    if (script !== 'witness.mjs')
      expect(run(script, '--help')).toMatchObject({ status: 0, said: expect.stringContaining('--allow-missing') });
  },
);
