/** The order in which a request wrote the keys of an object: JavaScript moves keys such as `2024` to the front. */

const ORDER = Symbol('order of keys as sent');

/** Keys of an object in the order they were sent. */
export function keysAsSent(object: object): readonly string[] {
  const order: unknown = Reflect.get(object, ORDER);
  return Array.isArray(order) ? (order as string[]) : Object.keys(object);
}

/** Keeps the order of `keys` with the object; it is on no list of its members. */
export function keepKeyOrder(object: object, keys: readonly string[]): void {
  Object.defineProperty(object, ORDER, { value: keys });
}
