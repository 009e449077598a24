/** Items of a list have names of their own: where half of them share one, what tells them apart was not read. */
import { dataOf, defineLaw, faultAt, objects } from './law.ts';

/** Fewer may well be alike: two calls of one customer. */
const FEWEST = 4;
/** Ends of a flow, events and blocks of a kind stand more than once by right. */
const SHARED = new Set(['blocks', 'edges', 'flows', 'handoffs', 'links', 'events']);

export const distinctNames = defineLaw((held) => {
  for (const [member, value] of Object.entries(dataOf(held))) {
    if (SHARED.has(member)) continue;
    const names = objects(value).flatMap(({ label, title }) => {
      const name = label ?? title;
      return typeof name === 'string' && name.trim() !== '' ? [name.trim().toLowerCase()] : [];
    });
    if (names.length < FEWEST || new Set(names).size * 2 > names.length) continue;
    const second = names.findIndex((name, i) => names.indexOf(name) < i);
    return faultAt(held, `/data/${member}/${second}/label`, 'repeated_name');
  }
  return undefined;
});
