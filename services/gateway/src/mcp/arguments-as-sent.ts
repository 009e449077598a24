/** The arguments of a call with their keys in the order of the body, which the protocol's library loses. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined when the body has no such request. `body` is what our own reader made of it. */
export function argumentsAsSent(body: unknown, id: string | number): Record<string, unknown> | undefined {
  const messages = Array.isArray(body) ? body : [body];
  const message = messages.find((one) => isObject(one) && one['id'] === id);
  const params = isObject(message) ? message['params'] : undefined;
  const given = isObject(params) ? params['arguments'] : undefined;
  return isObject(given) ? given : undefined;
}
