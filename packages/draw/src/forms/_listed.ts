/** Forms whose items come as blocks, or in one list of their data. */
import { capacityExceeded, type Kit } from '../layout/index.ts';
import { chunks, type Item, itemsOf, itemsOfBlocks, type RawItem } from '../marks/text-items.ts';
import type { FormPane, IntentParts } from './define.ts';

/** Splits the blocks, or the list where there are none, into slides that each fit. */
export const splitListed =
  <K extends string>(list: K) =>
  <D extends Readonly<Record<K, readonly unknown[]>>>(d: D, hard: number, parts: IntentParts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : chunks(d[list], hard).map((part) => ({ data: { ...d, [list]: part } }));

/** All items, blocks first, `more` last. Refuses a slide without any. */
export function listedItems<K extends string>(
  list: K,
  d: Readonly<Record<K, readonly RawItem[]>>,
  pane: FormPane,
  kit: Kit,
  more: readonly Item[] = [],
): Item[] {
  const found = [...itemsOfBlocks(pane.parts.blocks, kit), ...itemsOf(d[list], `${pane.pointer}/${list}`, kit), ...more];
  if (found.length === 0)
    throw capacityExceeded(`There are no ${list} to draw.`, 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
  return found;
}
