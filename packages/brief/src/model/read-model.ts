/** The files of the model. Each is read once, when it is first asked for, so that whoever reads no brief loads none of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ModelFile = 'words.tsv' | 'voices.tsv' | 'weights.json';

const read = (file: ModelFile | `lexicon/${string}`): string => readFileSync(join(ownFolder(), file), 'utf8');

/** Beside this module; of a bundle, the folder beside it, or else this package, found by its name. */
function ownFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  for (const folder of [here, join(here, 'brief-model')]) if (existsSync(join(folder, 'weights.json'))) return folder;
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@deckwright/brief/package.json')), 'src/model');
  } catch (cause) {
    throw new Error('The weights that briefs are read by were not found: a bundle needs them in `brief-model` beside it.', { cause });
  }
}

/** What is learned of features: of each of `classes`, lines of `words` with a feature, a tab, and what it says. */
export interface Table {
  readonly classes: readonly string[];
  /** What one step of a weight is. */
  readonly step: number;
  readonly words: readonly string[];
}

/** Its first line holds the step of its weights and the classes, and each other line a feature with its weights. */
export function readTable(file: 'words.tsv' | 'voices.tsv'): Table {
  const [head = '', ...words] = read(file).trimEnd().split('\n');
  const [step, ...classes] = head.split('\t');
  return { step: Number(step), classes, words };
}

/** What each trait of a reading counts. */
export const readWeights = (): Readonly<Record<string, number>> => JSON.parse(read('weights.json')) as Record<string, number>;

/** A file of words for one language, as it stands. */
export const readLexicon = (language: string): unknown => JSON.parse(read(`lexicon/${language}.json`));

/** The languages that have one. */
export const lexicons = (): readonly string[] =>
  readdirSync(join(ownFolder(), 'lexicon'))
    .flatMap((file) => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : []))
    .sort();
