/** Every body that the catalog and the samples offer, as a caller would send it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentExample, components, formExample, forms } from '@deckwright/draw/catalog';
import { readJson } from '@deckwright/draw/intent';

export interface OfferedBody {
  readonly name: string;
  readonly body: unknown;
}

const samples = join(import.meta.dirname, '../../../samples');

function bodyOf(file: string): unknown {
  const read = readJson(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.detail}`);
  return read.value;
}

const jsonIn = (folder: string): OfferedBody[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: file, body: bodyOf(join(folder, file)) }));

/** Examples of all variants of all forms, of all components, and the sample slides. */
export const offeredSlides = (): OfferedBody[] => [
  ...forms.flatMap(({ form, variants }) => variants.map((v) => ({ name: `${form.name}.${v.name}`, body: formExample(form.name, v.name) }))),
  ...components.map((c) => ({ name: `component ${c.name}`, body: componentExample(c.name) })),
  ...jsonIn(samples),
];

/** The sample decks. */
export const offeredDecks = (): OfferedBody[] => jsonIn(join(samples, 'decks'));

/** Decks of a public client's repository, where the design documents are at hand; none, with a word on it, where they are not. */
export function publicDecks(): OfferedBody[] {
  const folder = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'), 'clients/deck-action/examples');
  if (existsSync(folder)) return jsonIn(folder);
  process.stderr.write(`No decks of a public client at ${folder} (DECKWRIGHT_SHARED): they are left out.\n`);
  return [];
}
