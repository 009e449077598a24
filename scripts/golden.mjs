/** `npm run golden -- <name>…` or `--all`: makes the new scene and picture of a golden the ones to compare with. */
import './usage.mjs';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error('Say which: npm run golden -- <name>, or npm run golden -- --all');
  process.exit(2);
}
const all = wanted.includes('--all');
const accepted = new Set();
for (const pack of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', pack, 'test/golden');
  let names;
  try {
    names = readdirSync(folder);
  } catch {
    continue;
  }
  for (const file of names) {
    const found = /^(.+)\.new\.(json|png)$/.exec(file);
    if (!found || !(all || wanted.includes(found[1]))) continue;
    renameSync(join(folder, file), join(folder, `${found[1]}.${found[2]}`));
    accepted.add(found[1]);
  }
}
for (const name of [...accepted].sort()) console.log(`accepted ${name}`);
const unknown = wanted.filter((name) => name !== '--all' && !accepted.has(name));
for (const name of unknown) console.error(`nothing new for ${name}; run its test first`);
process.exitCode = unknown.length === 0 ? 0 : 1;
