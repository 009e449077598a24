/** Lists in a brief: marked lines, steps told in order, what stands after a colon, rows of words. */

import { trimmed } from './phrases.ts';
import { cut } from './piece.ts';
import type { Entry, Group, Piece, ReadBrief } from './reading.ts';
import { entryOf } from './sections.ts';

const wordy = (g: Group): Piece[] => g.items.map((i) => trimmed(i.piece)).filter((p) => /\p{L}/u.test(p.text));

/** The longest list of a brief with label and detail of each thing, in the brief's order. */
export function entriesOf(brief: ReadBrief): readonly Entry[] | undefined {
  let best: readonly Entry[] = [];
  const offer = (list: readonly Entry[], handicap = 0): void => {
    if (list.length - handicap > best.length) best = list;
  };
  for (const section of brief.sections) offer(section.entries);
  for (const table of brief.tables)
    if (!table.numeric.some(Boolean) && table.rows.every((r) => r.cells.length === 1))
      offer(
        table.rows.map((r) => ({
          piece: r.piece,
          label: r.label,
          ...(r.cells[0] === undefined || r.cells[0].piece.text === '' ? {} : { detail: r.cells[0].piece }),
          below: [],
          numbered: false,
        })),
      );
  if (brief.sequence !== undefined) offer(brief.sequence.map((p) => entryOf(p)));
  for (const list of semicolonLists(brief)) offer(list);
  offer(keyedSentences(brief));
  for (const group of brief.groups) if (group.lead !== undefined) offer(wordy(group).map((p) => entryOf(p)));
  // A bare row of things, where nothing else lists: "Contract signed, laptop ordered, buddy assigned".
  if (best.length < 2)
    for (const group of brief.groups)
      if (group.lead === undefined && group.items.length >= 3 && group.items.every((i) => i.piece.text.length <= 60))
        offer(wordy(group).map((p) => entryOf(p)));
  return best.length >= 2 && best.every((e) => e.piece.text.length <= 240) ? best : undefined;
}

/** `Summary: demand is back; capacity is the limit; prices hold`: what semicolons part in one sentence. */
function semicolonLists(brief: ReadBrief): Entry[][] {
  const bySentence = new Map<number, Group[]>();
  for (const group of brief.groups) bySentence.set(group.sentence, [...(bySentence.get(group.sentence) ?? []), group]);
  return [...bySentence.values()].flatMap((groups) => {
    if (groups.length < 2 || groups.slice(1).some((g) => g.lead !== undefined)) return [];
    return [
      groups.map((g) =>
        entryOf(trimmed(g.lead === undefined ? g.piece : cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end))),
      ),
    ];
  });
}

/** `Shorter trips: 14 km less per tour. Quieter: electric vans only.` */
function keyedSentences(brief: ReadBrief): Entry[] {
  return brief.groups.flatMap((g): Entry[] => {
    const [first, last] = [g.items[0], g.items.at(-1)];
    if (g.lead === undefined || first === undefined || last === undefined || g.lead.text.length > 50) return [];
    return [{ piece: g.piece, label: g.lead, detail: cut(g.piece, first.piece.start, last.piece.end), below: [], numbered: false }];
  });
}

/** The longest list, each thing as a whole. */
export const listOf = (brief: ReadBrief): readonly Piece[] | undefined => {
  const entries = entriesOf(brief);
  return entries?.every((e) => e.piece.text.length <= 140) === true ? entries.map((e) => e.piece) : undefined;
};

/** Blocks of a form: each entry's label, with its detail below where it has one. */
export const blocksOf = (entries: readonly Entry[]): { label: Piece; sub?: Piece }[] =>
  entries.map((e) => (e.detail === undefined || e.label.text.length > 60 ? { label: e.piece } : { label: e.label, sub: e.detail }));

/** The clauses after a first sentence that makes the claim. */
export function statementsOf(brief: ReadBrief): Piece[] | undefined {
  const first = brief.groups[0]?.sentence;
  const later = brief.groups.filter((g) => g.sentence !== first).flatMap((g) => g.items.map((i) => trimmed(i.piece)));
  const own = later.filter((p) => p.text.split(/\s/).length >= 3);
  return own.length === later.length && own.length >= 2 ? own : undefined;
}
