/** Writes the sorted register of every unit folder; with --check it writes nothing and fails when one is stale. */
import './usage.mjs';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGISTERS, writeRegister } from './registers/registers.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const stale = [];
let written = 0;

for (const register of REGISTERS) {
  const folder = join(root, register.folder);
  if (!existsSync(folder)) continue;
  const files = new Map();
  // Of packages only the sources: they have libraries beside them.
  const roots = register.suffix ? readdirSync(folder).map((name) => join(folder, name, 'src')) : [folder];
  for (const entry of roots.filter(existsSync).flatMap((one) => readdirSync(one, { recursive: true, withFileTypes: true }))) {
    if (!entry.isFile() || !entry.name.endsWith(register.suffix ?? '.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8'));
  }
  const home = register.into ?? register.folder;
  const target = join(root, home, 'register.generated.ts');
  const text = writeRegister(register, files);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (before === text) continue;
  if (check) stale.push(`${home}/register.generated.ts`);
  else {
    writeFileSync(target, text);
    written++;
    console.error(`wrote ${home}/register.generated.ts`);
  }
}

if (stale.length > 0) {
  console.error(`stale: ${stale.join(', ')}\nrun: pnpm generate`);
  process.exitCode = 1;
} else console.error(check ? 'registers: up to date' : `registers: ${written} written`);
