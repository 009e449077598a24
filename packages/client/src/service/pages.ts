/** Iterates over a whole list, page after page. */

/** One page of a list that is counted. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * Yields every item and reads pages as they are needed. An item that is added meanwhile moves the others, so one may be read twice; `idOf`
 * prevents that it is yielded twice.
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
