/** Decks of other makers by name, and the validator's sentences in a form that is the same before and after combining. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const shared = resolve(import.meta.dirname, '../../../..', process.env.DECKWRIGHT_SHARED ?? '../shared');
const folder = join(shared, 'corpus');
/** False where the files are not: they do not travel with the repository, and the tests that need them are left out. */
export const haveCorpus = existsSync(join(folder, 'MANIFEST.json'));

export const deck = (name: string): Uint8Array => readFileSync(join(folder, 'pptx', name));
export const hostile = (name: string): Uint8Array => readFileSync(join(folder, 'hostile', name));
export const hostileNames = (): string[] =>
  haveCorpus ? readdirSync(join(folder, 'hostile')).filter((name) => name.endsWith('.pptx')) : [];

/** Without the file's name and without numbers, which change when parts are numbered anew. */
export const kindOfProblem = (sentence: string): string => sentence.replace(/^[^:]*:\s*/, '').replace(/\d+/g, '#');
