/** More items than an example has, for tests that fill a form. */

type Members = Record<string, unknown>;

/** The items again and again, each under a name of its own, so that nothing else is wrong with them. */
export function moreItems(items: readonly unknown[], n: number): unknown[] {
  return Array.from({ length: n }, (_, i) => {
    const item = items[i % items.length];
    if (i < items.length || item === null || typeof item !== 'object' || Array.isArray(item)) return item;
    const copy: Members = { ...item };
    for (const key of ['label', 'name', 'title', 'item']) if (typeof copy[key] === 'string') copy[key] = `${key} ${i + 1}`;
    if (copy['id'] !== undefined) copy['id'] = `id-${i + 1}`;
    // Places on a picture must not coincide.
    if (typeof copy['x'] === 'number' && typeof copy['y'] === 'number') Object.assign(copy, { x: (i * 0.37) % 1, y: (i * 0.61) % 1 });
    return copy;
  });
}
