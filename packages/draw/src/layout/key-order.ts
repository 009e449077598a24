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
