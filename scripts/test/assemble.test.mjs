/** The folders of `npm run assemble` hold each library that is asked for, in the version that is asked for, and nothing else. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyLibraries } from '../packing/closure.mjs';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-assemble-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An installation as pnpm makes it: each version in a folder of its own, beside links to what it needs. */
function install(id, manifest, needs = {}) {
  const [, name, version] = /^(.+)@(.+)$/.exec(id);
  const home = join(folder, 'from/node_modules/.pnpm', id.replace('/', '+'), 'node_modules');
  const own = join(home, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name, version, main: 'index.js', ...manifest }));
  writeFileSync(join(own, 'index.js'), `module.exports = { me: '${id}', of: (name) => require(name).me };`);
  writeFileSync(join(own, 'index.d.ts'), '');
  for (const [need, from] of Object.entries(needs)) symlinkSync(from, join(home, need));
  return own;
}

it('two versions of one library each reach those who ask for them, and an optional one of another platform may be missing', () => {
  const c1 = install('c@1.0.0', {});
  const c2 = install('c@2.0.0', {});
  const b = install('b@1.0.0', { dependencies: { c: '^2.0.0' }, optionalDependencies: { 'b-for-other-machines': '1.0.0' } }, { c: c2 });
  const d = install(
    'd@1.0.0',
    { peerDependencies: { c: '*', typescript: '*' }, peerDependenciesMeta: { typescript: { optional: true } } },
    { c: c2 },
  );
  const a = install('a@1.0.0', { dependencies: { b: '^1.0.0', c: '^1.0.0', d: '^1.0.0' } }, { b, c: c1, d });
  symlinkSync(a, join(folder, 'from/node_modules/a'));
  symlinkSync(c1, join(folder, 'from/node_modules/c'));

  expect(copyLibraries(['a', 'c'], join(folder, 'from'), join(folder, 'to'))).toEqual([
    'a@1.0.0',
    'b@1.0.0',
    'c@1.0.0',
    'c@2.0.0',
    'd@1.0.0',
  ]);
  const at = (path) => createRequire(join(folder, 'to', path))(join(folder, 'to', path));
  expect(at('node_modules/a').of('c')).toBe('c@1.0.0');
  expect(at('node_modules/b').of('c')).toBe('c@2.0.0');
  expect(at('node_modules/d').of('c')).toBe('c@2.0.0');
  expect(readdirSync(join(folder, 'to/node_modules')).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(readdirSync(join(folder, 'to/node_modules/a')).sort()).toEqual(['index.js', 'package.json']);
  expect(readFileSync(join(folder, 'to/node_modules/c/package.json'), 'utf8')).toContain('1.0.0');
});

it('a library that is not installed is named', () => {
  expect(() => copyLibraries(['nowhere'], join(folder, 'from'), join(folder, 'to2'))).toThrow(/nowhere is not installed/);
});
