/** Files of this package that are data, from the disk. `own-file.browser.ts` has the same functions. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside this module; of a bundle, the folder beside it, or else this package, found by its name. */
function ownFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  for (const folder of [here, join(here, 'source-model')]) if (existsSync(join(folder, 'lexicon/en.json'))) return folder;
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@deckwright/source/package.json')), 'src');
  } catch (cause) {
    throw new Error('The words that texts are read by were not found: a bundle needs them in `source-model` beside it.', { cause });
  }
}

/** The text of `lexicon/en.json` or `talk/voices.tsv`. */
export const ownFile = (folder: 'lexicon' | 'talk', name: string): string => readFileSync(join(ownFolder(), folder, name), 'utf8');

export const hasOwnFile = (folder: 'lexicon' | 'talk', name: string): boolean => existsSync(join(ownFolder(), folder, name));
