/** Keeps the order in which a request wrote the keys of an object, because JavaScript moves keys such as `2024` to the front. */

const ORDER = Symbol('order of keys as sent');

/** Keys of an object in the order in which they were sent. */
export function keysAsSent(object: object): readonly string[] {
  const order: unknown = Reflect.get(object, ORDER);
  return Array.isArray(order) ? (order as string[]) : Object.keys(object);
}

/** Stores the order of `keys` with the object, in a way that does not enumerate it as a member. */
export function keepKeyOrder(object: object, keys: readonly string[]): void {
  Object.defineProperty(object, ORDER, { value: keys });
}

/** A deep copy of parsed JSON whose objects keep the order of their keys as sent. */
export function copyJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyJson);
  if (value === null || typeof value !== 'object') return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyJson(member)]));
  const order: unknown = Reflect.get(value, ORDER);
  if (Array.isArray(order)) keepKeyOrder(copy, order as string[]);
  return copy;
}
