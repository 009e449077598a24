/** Puts the objects in the place of their ids that a request asks for: `latest_charge`, `data.customer`, `invoice_settings.default_payment_method`. */
import type { Json, StripeObject } from './objects.ts';

export function expand(value: Json, paths: readonly string[], find: (id: string) => StripeObject | undefined): Json {
  return paths.reduce((all, path) => replace(all, path.split('.'), find), value);
}

function replace(value: Json | undefined, [member, ...rest]: readonly string[], find: (id: string) => StripeObject | undefined): Json {
  const found = typeof value === 'string' ? find(value) : undefined;
  if (found !== undefined) return replace(found, member === undefined ? [] : [member, ...rest], find);
  if (member === undefined) return value ?? null;
  if (Array.isArray(value)) return value.map((one: Json) => replace(one, [member, ...rest], find));
  if (typeof value !== 'object' || value === null) return value ?? null;
  const inner = (value as Readonly<Record<string, Json | undefined>>)[member];
  return inner === undefined ? value : { ...value, [member]: replace(inner, rest, find) };
}
