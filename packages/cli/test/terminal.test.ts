/** What a person meets in a terminal: colour, pipes, completions, settings that are no settings, a port that is taken. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { paintFor } from '../src/colour.ts';
import { main } from '../src/main.ts';
import { keepWords, run } from './_run.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-terminal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const intent = join(folder, 'hero.json');
writeFileSync(intent, JSON.stringify({ form: 'hero_statement', headline: 'Punctual by May' }));

describe('colour', () => {
  it.each([
    ['a terminal', { isTTY: true }, {}, true],
    ['a pipe', {}, {}, false],
    ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', { isTTY: true }, { NO_COLOR: '' }, true],
    ['a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', { isTTY: true }, { FORCE_COLOR: '0' }, false],
    ['FORCE_COLOR beside NO_COLOR, as in Node', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    ['a terminal that cannot', { isTTY: true }, { TERM: 'dumb' }, false],
  ])('%s', (_, stream, env, coloured) => {
    expect(paintFor(stream, env)('fault', 'no')).toBe(coloured ? '\u001b[31mno\u001b[39m' : 'no');
  });

  it('marks what went wrong, and leaves the words as they are', async () => {
    const { io, printed } = keepWords();
    const code = await main(['render', join(folder, 'gone.json'), '--out', folder], {
      ...io,
      paint: (look, text) => `<${look}>${text}</${look}>`,
    });
    expect(code).toBe(1);
    expect(printed.err).toContain('<fault>The file could not be read</fault>');
  });
});

describe('--out -', () => {
  it('writes the one file to standard output, the same bytes as into a folder', async () => {
    expect((await run('render', intent, '--out', folder)).code).toBe(0);
    const piped = await run('render', intent, '--out', '-');
    expect([piped.code, piped.out, piped.bytes.length]).toEqual([0, '', 1]);
    expect(readFileSync(join(folder, 'hero.pptx')).equals(piped.bytes[0] ?? new Uint8Array())).toBe(true);
  });

  it.each([
    ['two formats', ['--formats', 'pptx,pdf']],
    ['JSON beside it', ['--json']],
  ])('is refused with %s', async (_, more) => {
    const { code, err, bytes } = await run('render', intent, '--out', '-', ...more);
    expect([code, bytes.length]).toEqual([2, 0]);
    expect(err).toContain('--out -');
  });
});

it('waits for a program of Node that writes into the pipe later', () => {
  const main = join(import.meta.dirname, '../src/main.ts');
  const late = `setTimeout(() => process.stdout.write(require('node:fs').readFileSync(${JSON.stringify(intent)})), 3000)`;
  const reads = `import(${JSON.stringify(main)}).then(({ main }) => main(['render', '-', '--out', '-'])).then((code) => { process.exitCode = code; })`;
  const line = `node -e "$LATE" | node --import tsx -e "$READS" > "$OUT"`;
  const out = join(folder, 'late.pptx');
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], {
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, LATE: late, READS: reads, OUT: out },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(out).subarray(0, 2).toString()).toBe('PK');
});

describe('completion', () => {
  it('completes commands and options in bash', async () => {
    const { code, out } = await run('completion', 'bash');
    expect(code).toBe(0);
    const ask = (words: string, at: number): string[] => {
      const script = `${out}\nCOMP_WORDS=(${words}); COMP_CWORD=${at}; _deckwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim().split('\n');
    };
    expect(ask('deckwright re', 1)).toEqual(['render', 'repair', 'refresh']);
    expect(ask('deckwright render --fo', 2)).toEqual(['--formats']);
    expect(ask('deckwright deck --t', 2)).toEqual(['--theme', '--template']);
  });

  it('is made for zsh and fish, and for no other shell', async () => {
    expect((await run('completion', 'zsh')).out).toMatch(/^#compdef deckwright/);
    expect((await run('completion', 'fish')).out).toContain("-n '__fish_seen_subcommand_from render' -l formats");
    expect((await run('completion', 'tcsh')).code).toBe(2);
  });
});

it('config check knows what callers set', async () => {
  vi.stubEnv('DECKWRIGHT_URL', 'http://127.0.0.1:8080');
  vi.stubEnv('DECKWRIGHT_API_KEY', 'dw_live_x');
  vi.stubEnv('DECKWRIGHT_PROT', '80');
  try {
    const { out } = await run('config', 'check', '--offline');
    expect(out).toContain('DECKWRIGHT_URL is for programs that call the service');
    expect(out).toContain('DECKWRIGHT_API_KEY is for programs that call the service');
    expect(out.match(/unknown {2}\w+/g)).toContain('unknown  DECKWRIGHT_PROT');
    expect(out).not.toMatch(/unknown {2}DECKWRIGHT_(?:URL|API_KEY)/);
  } finally {
    vi.unstubAllEnvs();
  }
});

it('serve says in one sentence that a port is taken, before it starts anything', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const data = join(folder, 'data');
  try {
    const { code, out, err } = await run('serve', '--port', String(port), '--data-dir', data);
    expect([code, out, err]).toEqual([1, '', `deckwright: Port ${port} is taken. Name another with --port, or 0 for any that is free.\n`]);
    expect(() => readFileSync(data)).toThrow(/ENOENT/);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});
