/** Marks of footnotes: `[^2]` in any text becomes the superior figure of the second footnote, which then has its number. */
import type { Footnote } from '../layout/index.ts';
import { keysAsSent } from './read-json.ts';

const MARK = /\s?\[\^(\d)\]/g;
const SUPERIOR = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶'] as const;

/** `body` with each mark of a footnote that was sent; a mark of one that was not stays as it was written. */
export function withFootnoteMarks(body: object): object {
  const notes: unknown = Reflect.get(body, 'footnotes');
  const count = Array.isArray(notes) ? Math.min(notes.length, SUPERIOR.length - 1) : 0;
  return count === 0 ? body : (marked(body, count) as object);
}

/** `notes` with their numbers: those that a text of `body` refers to, and those of parts of the slide, whose heads are marked. */
export const withNoteNumbers = (body: object, notes: readonly Footnote[]): readonly Footnote[] =>
  notes.map((note, i) => {
    const mark = SUPERIOR[i + 1];
    const isReferredTo = note.path.startsWith('/data/') || (mark !== undefined && holds(body, mark));
    return isReferredTo ? { ...note, number: i + 1 } : note;
  });

const holds = (value: unknown, mark: string): boolean =>
  typeof value === 'string'
    ? value.includes(mark)
    : value !== null && typeof value === 'object' && Object.entries(value).some(([key, one]) => key !== 'footnotes' && holds(one, mark));

function marked(value: unknown, count: number): unknown {
  if (typeof value === 'string')
    return value.includes('[^')
      ? value.replace(MARK, (whole, digit: string) =>
          Number(digit) >= 1 && Number(digit) <= count ? (SUPERIOR[Number(digit)] ?? whole) : whole,
        )
      : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => marked(item, count));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  if (value === null || typeof value !== 'object') return value;
  let copy: Record<string, unknown> | undefined;
  for (const key of keysAsSent(value)) {
    const before: unknown = Reflect.get(value, key);
    const after = marked(before, count);
    if (after === before) continue;
    // Copied with all its properties: the order of keys is one of them.
    copy ??= Object.defineProperties({}, Object.getOwnPropertyDescriptors(value)) as Record<string, unknown>;
    copy[key] = after;
  }
  return copy ?? value;
}
