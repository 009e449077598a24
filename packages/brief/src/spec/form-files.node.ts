/** The forms that briefs are read into, from the disk. `form-files.browser.ts` has the same function. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside this room; of a bundle, the folder beside it, or else this package, found by its name. */
function ownFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  for (const folder of [join(here, '../forms-data'), join(here, 'brief-forms')]) if (existsSync(join(folder, 'funnel.json'))) return folder;
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@deckwright/brief/package.json')), 'src/forms-data');
  } catch (cause) {
    throw new Error('The forms that briefs are read into were not found: a bundle needs them in `brief-forms` beside it.', { cause });
  }
}

/** One JSON text each, in the order of their names. */
export function formFiles(): readonly string[] {
  const folder = ownFolder();
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
