/** The packed client, command and bridge for MCP work in an empty folder: on the Node that runs the tests and on the newest line, in JavaScript and TypeScript. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap.mjs';
import { ALL_WELL, TYPES_WELL, tryPackages, tryTypes } from '../packing/trial.mjs';
import { ensureNode } from '../testing/nodes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = (name) => JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));

/**
 * As npm would: the package's files, the libraries that its manifest names and no other, and its bin. The libraries are those of this
 * checkout, since fetching them again takes minutes: `node scripts/try-packages.mjs` does that.
 */
function install(tarball, name) {
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const { dependencies = {}, bin = {} } = manifest(name);
  for (const library of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', library);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', library)), link);
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const [command, path] of Object.entries(bin)) symlinkSync(join('..', name, path), join(folder, 'node_modules/.bin', command));
}

beforeAll(() => {
  const out = join(folder, 'packed');
  const packed = execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), 'client', 'cli', 'mcp', '--out', out], {
    encoding: 'utf8',
  });
  const [client, cli, mcp] = packed.trim().split('\n');
  writeFileSync(join(folder, 'package.json'), '{}');
  install(client, '@deckwright/client');
  install(cli, '@deckwright/cli');
  install(mcp, '@deckwright/mcp');
});

describe('in an empty folder', () => {
  it('both say what they are and hold a page that says how to begin', () => {
    for (const name of ['@deckwright/client', '@deckwright/cli', '@deckwright/mcp']) {
      const { version, license, description, dependencies = {}, private: closed } = manifest(name);
      expect([name, version, license, closed]).toEqual([name, '0.1.0', 'Apache-2.0', undefined]);
      expect(description).toMatch(/\w{4}/);
      expect(Object.entries(dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+/.test(range))).toEqual([]);
      expect(readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8')).toContain('npm install');
    }
    for (const name of ['@deckwright/client', '@deckwright/mcp']) expect(manifest(name).dependencies).toBeUndefined();
  });

  it('both run on this Node', async () => {
    expect(await tryPackages({ folder, node: process.execPath })).toEqual(ALL_WELL);
  });

  it.skipIf(without('node-24'))('both run on the newest line of Node', async () => {
    const { program: node, fault } = ensureNode(24);
    expect(fault).toBeUndefined();
    expect(await tryPackages({ folder, node })).toEqual(ALL_WELL);
  });

  it.each([
    ['the newest TypeScript', 'node_modules/typescript/bin/tsc'],
    ['TypeScript 5', 'packages/client/node_modules/typescript/bin/tsc'],
  ])('a form that there is not does not compile in %s, with its default settings', (_, tsc) => {
    expect(tryTypes({ folder, tsc: join(root, tsc) })).toEqual(TYPES_WELL);
  });
});
