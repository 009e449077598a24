/** Iterates over a whole list, page after page. */

/** One page of a list that is counted. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * Every item, asked for as it is needed. An item that comes into the list meanwhile moves the others along, so one may come twice; `idOf`
 * keeps it from being given twice.
 */
export async function* allOf<Item>(
  read: (offset: number) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  for (let offset = 0; ; ) {
    const { items, total } = await read(offset);
    for (const item of items) {
      const id = idOf(item);
      if (seen.has(id)) continue;
      seen.add(id);
      yield item;
    }
    offset += items.length;
    if (items.length === 0 || offset >= total) return;
  }
}
