/**
 * Requests are strict at every depth: a member that nothing reads is refused, because a caller who sent it believes that it does something.
 * What takes members that its schema does not name says so, with the reason, by `open`.
 */
import { z } from 'zod';

const reasons = z.registry<{ readonly why: string }>();

/** Declares that a schema and what is within it may take members, or values of any kind, that it does not name. */
export function open<S extends z.ZodType>(why: string, schema: S): S {
  reasons.add(schema, { why });
  return schema;
}

/**
 * The places of a schema that take anything without having said why, as JSON Pointers. Of a copy that `describe`, `optional` and the like
 * have made, the reason is that of its original.
 */
export function laxPlaces(schema: z.ZodType | undefined): string[] {
  return schema === undefined ? [] : placesIn(schema, '', new Set());
}

/** @throws Error when a schema of a request has such a place: a fault of the code that declares it */
export function assertStrict(what: string, schema: z.ZodType | undefined): void {
  const places = laxPlaces(schema);
  if (places.length > 0)
    throw new Error(
      `${what} takes members that nothing reads, at ${places.map((place) => place || '/').join(', ')}: z.strictObject, or open().`,
    );
}

function placesIn(schema: z.core.$ZodType, at: string, above: ReadonlySet<unknown>): string[] {
  if (above.has(schema) || reasons.get(schema as z.ZodType) !== undefined) return [];
  const within = (inner: z.core.$ZodType, step = ''): string[] => placesIn(inner, `${at}${step}`, new Set([...above, schema]));
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const isStrict = def.catchall !== undefined && def.catchall._zod.def.type === 'never';
      return [...(isStrict ? [] : [at]), ...Object.entries(def.shape).flatMap(([name, inner]) => within(inner, `/${name}`))];
    }
    case 'unknown':
    case 'any':
      return [at];
    case 'record':
    case 'map':
      return [at];
    case 'array':
      return within(def.element, '/0');
    case 'tuple':
      return def.items.flatMap((inner, i) => within(inner, `/${i}`));
    case 'union':
      return def.options.flatMap((inner) => within(inner));
    case 'intersection':
      return [...within(def.left), ...within(def.right)];
    case 'pipe':
      return [...within(def.in), ...within(def.out)];
    case 'lazy':
      return within(def.getter());
    default:
      return 'innerType' in def ? within(def.innerType as z.core.$ZodType) : [];
  }
}
