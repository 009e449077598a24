/** A value stands with its own label: between the two, where labels and values take turns, stands no other pair of them. */
import type { Extracted } from '@deckwright/draw/intent';
import { defineLaw, isName, valueAt } from './law.ts';

const ITEM = /^(\/(?:data\/[a-z_]+|blocks))\/\d+\/[a-z_]+$/;

export const ownValues = defineLaw(({ brief, content, extracted }) => {
  const lists = new Map<string, Map<string, { name?: Extracted; value?: Extracted; more: boolean }>>();
  for (const one of extracted) {
    const list = ITEM.exec(one.path)?.[1];
    // The ends of a flow keep the characters where each is named first.
    if (list === undefined || list === '/data/flows') continue;
    const items = lists.get(list) ?? new Map();
    lists.set(list, items);
    const at = one.path.slice(0, one.path.lastIndexOf('/'));
    const item = items.get(at) ?? { more: false };
    items.set(at, item);
    if (isName(one.path)) item.name ??= one;
    else if (typeof valueAt(content, one.path) === 'number') {
      if (item.value === undefined) item.value = one;
      else item.more = true;
    }
  }
  for (const items of lists.values()) {
    const pairs = [...items.values()].flatMap(({ name, value, more }) =>
      name === undefined || value === undefined || more ? [] : [{ name, value }],
    );
    if (pairs.length < 2 || pairs.length > 40) continue;
    for (const { name, value } of pairs) {
      const [from, to] = name.end <= value.start ? [name.end, value.start] : [value.end, name.start];
      if (brief.text.slice(from, to).includes('\n')) continue;
      const inside = (e: Extracted): boolean => e.start >= from && e.end <= to;
      const between = pairs.find((other) => other.name !== name && inside(other.name) && inside(other.value));
      if (between !== undefined)
        return {
          path: value.path,
          start: value.start,
          end: value.end,
          says: 'nearer_name',
          values: { name: JSON.stringify(name.text), nearer: JSON.stringify(between.name.text) },
        };
    }
    // One figure for two items.
    for (const [i, { value, name }] of pairs.entries())
      if (pairs.some((other, j) => j < i && other.value.start === value.start && other.name.start !== name.start))
        return { path: value.path, start: value.start, end: value.end, says: 'two_items' };
  }
  return undefined;
});
