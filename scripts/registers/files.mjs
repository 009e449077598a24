/** The sorted register of every unit folder, from the files that lie there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../bootstrap.mjs';
import { REGISTERS, writeRegister } from './registers.mjs';

export function files() {
  return REGISTERS.filter(({ folder }) => existsSync(join(root, folder))).map((register) => {
    const folder = join(root, register.folder);
    const units = new Map();
    // Of packages only the sources: they have libraries beside them.
    const homes = register.suffix ? readdirSync(folder).map((name) => join(folder, name, 'src')) : [folder];
    for (const entry of homes.filter(existsSync).flatMap((one) => readdirSync(one, { recursive: true, withFileTypes: true }))) {
      if (!entry.isFile() || !entry.name.endsWith(register.suffix ?? '.ts')) continue;
      const path = join(entry.parentPath, entry.name);
      units.set(relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
    return [`${register.into ?? register.folder}/register.generated.ts`, writeRegister(register, units)];
  });
}
