/**
 * `npm run golden -- NAME…` or `npm run golden -- --all`: makes the new scene of each name, or of all that differ, its golden.
 * `npm run golden -- --pictures [NAME…]`: draws the golden and the new scene of each name, or of all that differ, into `out/golden` and prints
 * the paths.
 */
import './usage.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const GOLDENS = join(root, 'packages/draw/test/golden');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = process.argv.includes('--all');

if (process.argv.includes('--pictures')) {
  const program = join(root, 'packages/testkit/src/golden-pictures.ts');
  const arguments_ = ['--import', 'tsx', program, GOLDENS, join(root, 'out/golden'), ...names];
  process.exit(spawnSync(process.execPath, arguments_, { cwd: root, stdio: 'inherit' }).status ?? 1);
}
if (names.length === 0 && !all) {
  console.error('Name the goldens to accept: npm run golden -- NAME, or npm run golden -- --all');
  process.exit(2);
}
const differing = readdirSync(GOLDENS).flatMap((file) => /^(.+)\.new\.json$/.exec(file)?.[1] ?? []);
const accepted = differing.filter((name) => all || names.includes(name)).sort();
for (const name of accepted) {
  renameSync(join(GOLDENS, `${name}.new.json`), join(GOLDENS, `${name}.json`));
  for (const end of ['new.png', 'golden.png']) {
    if (existsSync(join(GOLDENS, `${name}.${end}`))) rmSync(join(GOLDENS, `${name}.${end}`));
  }
  console.log(`accepted ${name}`);
}
const unknown = names.filter((name) => !accepted.includes(name));
for (const name of unknown) console.error(`nothing new for ${name}; run its test first`);
process.exitCode = unknown.length === 0 ? 0 : 1;
