/** Reading of the typed intent as plain JSON: whatever a member is, it is asked for by the type that it should have. */

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const member = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
/** A cell or a value that is text, a number, or an object that says it. */
export const said = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? value
    : isObject(value)
      ? said(value.display ?? value.value ?? value.text ?? value.label)
      : undefined;
