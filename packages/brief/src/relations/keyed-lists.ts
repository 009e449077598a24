/** Names with the things that belong to each: nested lists, `name: a, b`, `name (a, b), name (c)`, rows of words. */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Figure, Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { entryOf, thingsIn } from '../document/sections.ts';
import { Count } from './values.ts';

export interface KeyedList {
  readonly key: Piece;
  readonly things: readonly Piece[];
  /** What stands after the key, uncut. */
  readonly body?: Piece;
}

const MOST_KEY = 60;
const worded = (p: Piece): boolean => /[\p{L}\d]/u.test(p.text);

const ofEntry = (e: Entry): KeyedList => ({
  key: trimmed(e.label),
  things: [...(e.detail === undefined ? [] : thingsIn(e.detail)), ...e.below.map((b) => b.piece)],
  ...(e.detail === undefined ? {} : { body: e.detail }),
});

/** Every way in which the brief keys its things, the longest first. */
export function keyedListsOf(brief: ReadBrief): readonly (readonly KeyedList[])[] {
  const found: KeyedList[][] = [];
  const offer = (list: readonly KeyedList[]): void => {
    const own = list.filter((k) => worded(k.key) && k.key.text.length <= MOST_KEY);
    if (own.length >= 2 && own.filter((k) => k.things.length > 0).length * 2 >= own.length) found.push(own);
  };
  for (const section of brief.sections) offer(section.entries.map(ofEntry));
  offer(brief.sections.flatMap((s) => (s.key === undefined ? [] : [{ key: s.key, things: s.entries.map((e) => e.piece) }])));
  for (const table of brief.tables)
    if (!table.numeric.some(Boolean))
      offer(table.rows.map((r) => ({ key: r.label, things: r.cells.flatMap((c) => (worded(c.piece) ? thingsIn(c.piece) : [])) })));
  const leads: KeyedList[] = [];
  for (const [at, group] of brief.groups.entries()) {
    if (group.lead === undefined) continue;
    const from = group.items[0]?.piece.start;
    if (from === undefined) continue;
    // `Layers: Channels: web, app` has a key within its body.
    // `Low effort: invoice reading; meeting notes`: what semicolons part goes on without a key.
    let last = group;
    for (let k = at + 1; k < Math.min(at + 12, brief.groups.length); k++) {
      const next = brief.groups[k];
      if (next === undefined || next.sentence !== group.sentence || next.lead !== undefined) break;
      last = next;
    }
    const whole =
      last === group ? group.piece : new Piece(brief.text.slice(group.piece.start, last.piece.end), group.piece.start, last.piece.end);
    const body = cut(whole, from, whole.end);
    const again = /^[^:,;]{2,60}:\s/u.exec(body.text)?.[0].length ?? 0;
    const own = again === 0 ? body : cut(body, body.start + again, body.end);
    leads.push({ key: again === 0 ? group.lead : trimmed(cut(body, body.start, body.start + again)), things: thingsIn(own), body: own });
    offer(piecesAt(body, ',', true).map((p) => ofEntry(entryOf(trimmed(p)))));
  }
  offer(leads);
  for (const sentence of brief.sentences)
    if (!sentence.text.includes(':')) offer(piecesAt(sentence, ',', true).map((p) => ofEntry(entryOf(trimmed(p)))));
  const size = (list: readonly KeyedList[]): number => list.length * 100 + list.reduce((n, k) => n + k.things.length, 0);
  return found.sort((a, b) => size(b) - size(a));
}

/** A level read from a word ("high") or a place in an order, traced to the words that say it. */
export const ordinal = (value: number, words: Piece): Count =>
  new Count(value, new Figure(words, { value, factor: 1, unit: '', signed: false, year: false, core: words }));

/** Whether the words of a brief match; the words are lower case between single blanks. */
export const says = (brief: ReadBrief, words: RegExp): boolean => words.test(brief.words);

/** With the mark that ends it, where one does: `Is it price?` */
export function withMark(text: string, piece: Piece, marks = '.!?'): Piece {
  // French sets a blank before it.
  const tail = /^\s?\S/u.exec(text.slice(piece.end, piece.end + 2))?.[0] ?? '';
  const mark = tail.trim();
  if (mark === '' || !marks.includes(mark) || (mark === '.' && tail !== mark)) return piece;
  return new Piece(piece.text + tail, piece.start, piece.end + tail.length);
}
