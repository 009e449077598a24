/** The decks that nobody here made, and the hostile ones, with what is known about each. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
export const folder = join(process.env.DECKWRIGHT_SHARED ?? join(root, '../shared'), 'corpus');
/** False where the files are not: they do not travel with the repository. The tests that need them then say that they are left out. */
export const haveCorpus = existsSync(join(folder, 'MANIFEST.json'));

export interface CorpusFile {
  readonly file: string;
  readonly kind: string;
  readonly expect: { readonly opens?: boolean; readonly outcome?: 'reject' | 'accept' | 'either'; readonly slides_total?: number };
}

export const corpus: readonly CorpusFile[] = haveCorpus
  ? (JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as CorpusFile[])
  : [];

export const pathOf = ({ file }: CorpusFile): string => join(folder, file);
