/** Looks which words of a document its slides say: what is meant to be somewhere is searched there. */
import type { Block, Line } from '@deckwright/source';
import type { DocumentPlace, LeftOut, OutlineEntry, UsedTwice } from './document-outline.ts';
import type { ReadDocument } from './sections.ts';
import { lackOf, linesIn, type Said, saidBy } from './words-of-intent.ts';

export interface Located {
  readonly id: string;
  readonly block: Block;
}

/** The place that holds most of the block. */
export const placeOf = (
  { start, end }: { readonly start: number; readonly end: number },
  places: readonly DocumentPlace[],
): DocumentPlace | undefined => {
  const shared = (p: DocumentPlace): number => Math.min(end, p.end) - Math.max(start, p.start);
  return places.reduce<DocumentPlace | undefined>((best, p) => (shared(p) > (best === undefined ? 0 : shared(best)) ? p : best), undefined);
};

/** Characters of what is worth naming when two slides say it. */
const LONG = 24;

/** `[^2]` refers to a footnote, which has another number on its slide. */
export function withoutReferences(text: string): string {
  const open = text.indexOf('[^');
  const close = open < 0 ? -1 : text.indexOf(']', open);
  return close < 0 ? text : `${text.slice(0, open)}${withoutReferences(text.slice(close + 1))}`;
}

/** What of a block a slide has to say: no numbers of headings, no labels of footnotes. */
function linesSaid({ id, block }: Located, { numbers, footnotes }: Pick<ReadDocument, 'numbers' | 'footnotes'>): readonly Line[] {
  const notes = footnotes.filter((note) => note.id === id);
  if (notes.length > 0) return notes.map(({ text }) => ({ text, tokens: [], start: block.start, end: block.end }));
  const counted = numbers.get(id) ?? 0;
  return linesIn(block).map((line) => {
    const text = withoutReferences(line.text.slice(counted));
    return text === line.text ? line : { ...line, text, tokens: line.tokens.filter((t) => t.start >= line.start + counted) };
  });
}

export function coverageOf(
  read: Pick<ReadDocument, 'blocks' | 'numbers' | 'footnotes'>,
  off: readonly Omit<LeftOut, 'place'>[],
  slides: readonly OutlineEntry[],
  places: readonly DocumentPlace[],
): { readonly left_out: readonly LeftOut[]; readonly used_twice: readonly UsedTwice[] } {
  const { blocks } = read;
  const said = slides.map(({ intent }) => saidBy(intent));
  const of = new Map<string, number[]>();
  for (const [i, { block_ids }] of slides.entries()) for (const id of block_ids) of.set(id, [...(of.get(id) ?? []), i]);
  const offBy = new Map<string, string>();
  for (const { block_id, text } of off) offBy.set(block_id, `${offBy.get(block_id) ?? ''}\n${text}`);
  const located = (block: Block): { readonly place?: DocumentPlace } => {
    const place = placeOf(block, places);
    return place === undefined ? {} : { place };
  };
  const byId = new Map(blocks.map(({ id, block }) => [id, block]));
  const left_out: LeftOut[] = off.map((one) => ({ ...one, ...located(byId.get(one.block_id) as Block) }));
  const used_twice: UsedTwice[] = [];
  for (const { id, block } of blocks) {
    const lines = linesSaid({ id, block }, read);
    const own = of.get(id) ?? [];
    const joint = jointOf(own.map((i) => said[i] as Said));
    for (const line of lines) {
      if (
        lackOf(line, joint, block.kind !== 'table').length > 0 &&
        offBy.get(id)?.includes(line.text) !== true &&
        lackOf(line, jointOf([saidBy({ off: offBy.get(id) ?? '' })])).length > 0
      )
        left_out.push({ block_id: id, text: line.text, reason: own.length === 0 ? 'no_room' : 'not_placed', ...located(block) });
    }
    if (own.length < 2 || block.kind === 'heading' || block.kind === 'table') continue;
    for (const line of lines) {
      const on = own.filter((i) => line.text.length >= LONG && lackOf(line, said[i] as Said).length === 0 && says(said[i] as Said, line));
      if (on.length > 1) used_twice.push({ block_id: id, text: line.text, slide_numbers: on.map((i) => i + 1), ...located(block) });
    }
  }
  return { left_out, used_twice };
}

const says = ({ texts }: Said, line: Line): boolean => texts.some((t) => t.includes(line.text.toLowerCase().trim()));

const jointOf = (all: readonly Said[]): Said => ({
  texts: all.flatMap((s) => s.texts),
  numbers: new Set(all.flatMap((s) => [...s.numbers])),
  words: new Set(all.flatMap((s) => [...s.words])),
});
