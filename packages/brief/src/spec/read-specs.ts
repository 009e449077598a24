/** The forms as data: one file each, read and checked once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FormSpec, formSpec } from './form-spec.ts';

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

let known: readonly FormSpec[] | undefined;

export function specs(): readonly FormSpec[] {
  if (known === undefined) {
    const folder = ownFolder();
    known = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => formSpec.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }
  return known;
}
