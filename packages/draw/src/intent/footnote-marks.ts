/** Marks of footnotes: `[^2]` in any text becomes the superior figure of the second footnote. */
import { keysAsSent } from './read-json.ts';

const MARK = /\s?\[\^(\d)\]/g;
const SUPERIOR = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶'] as const;

/** `body` with each mark of a footnote that was sent; a mark of one that was not stays as it was written. */
export function withFootnoteMarks(body: object): object {
  const notes: unknown = Reflect.get(body, 'footnotes');
  const count = Array.isArray(notes) ? Math.min(notes.length, SUPERIOR.length - 1) : 0;
  return count === 0 ? body : (marked(body, count) as object);
}

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
