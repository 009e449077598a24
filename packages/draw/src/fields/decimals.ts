/** `decimals`: a member that every unit with numbers accepts beside its own data, and its effect on how these numbers are printed. */
import { z } from 'zod';
import { keepKeyOrder, keysAsSent } from '../layout/index.ts';

/** Largest number of decimals, because a slide has no room for more. */
const MAX_DECIMALS = 6;

/** Undefined leaves the numbers as they were sent. */
export const decimalsField = z
  .int('must be a whole number')
  .min(0, `must be from 0 to ${MAX_DECIMALS}`)
  .max(MAX_DECIMALS, `must be from 0 to ${MAX_DECIMALS}`)
  .nullish()
  .describe('Decimals of every printed number, rounded half away from zero. Left out, each number stands as it was sent.');

/** Values that a schema reads besides those of its type: they are listed with them. */
const ALSO = 'also';

/** Types that a schema reads in short for its own, such as a name in place of an object that holds it. */
const ALSO_TYPES = 'also_types';

const asJson = (schema: z.ZodType): Record<string, unknown> => ({
  ...z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // Members that are prepared before they are read count as required there, also when they may be absent.
      if (def.type === 'object' && jsonSchema.required !== undefined) {
        const shape = (def as z.core.$ZodObjectDef).shape;
        const required = jsonSchema.required.filter((key) => shape[key] === undefined || !z.safeParse(shape[key], undefined).success);
        if (required.length > 0) jsonSchema.required = required;
        else delete jsonSchema.required;
      }
      const also = jsonSchema[ALSO];
      if (Array.isArray(also)) {
        jsonSchema.enum = [...new Set([...(jsonSchema.enum ?? []), ...also])];
        delete jsonSchema[ALSO];
      }
      const types = jsonSchema[ALSO_TYPES];
      if (Array.isArray(types)) {
        // Members and limits of an object hold for objects alone.
        Reflect.set(jsonSchema, 'type', [...types, jsonSchema.type]);
        delete jsonSchema[ALSO_TYPES];
      }
    },
  }),
});

/** Whether a JSON schema contains numbers and no `decimals` of its own. */
function takesDecimals(json: string): boolean {
  return /"type":"(?:number|integer)"/.test(json) && !json.includes('"decimals"');
}

/** JSON Schema 2020-12 of the accepted input. Rules that JSON Schema cannot express are left out. */
export function schemaWithDecimals(schema: z.ZodType): Record<string, unknown> {
  const json = asJson(schema);
  const { properties } = json;
  if (properties === null || typeof properties !== 'object' || !takesDecimals(JSON.stringify(json))) return json;
  const { $schema: _, ...decimals } = asJson(decimalsField);
  return { ...json, properties: { ...properties, decimals } };
}

/** Reads `decimals` and passes the rest on, for units whose own schema does not have the member. */
export type ReadDecimals = (
  raw: unknown,
) =>
  | { readonly ok: true; readonly decimals: number | undefined; readonly rest: unknown }
  | { readonly ok: false; readonly error: z.ZodError };

/** The schema is read when `decimals` is first sent, because most requests send none. */
export function decimalsReader(schema: z.ZodType): ReadDecimals {
  let takes: boolean | undefined;
  return (raw) => {
    const none = { ok: true, decimals: undefined, rest: raw } as const;
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw) || !Object.hasOwn(raw, 'decimals')) return none;
    takes ??= takesDecimals(JSON.stringify(asJson(schema)));
    if (!takes) return none;
    const { decimals, ...rest } = raw as Readonly<Record<string, unknown>>;
    keepKeyOrder(
      rest,
      keysAsSent(raw).filter((key) => key !== 'decimals'),
    );
    const read = z.object({ decimals: decimalsField }).safeParse({ decimals }, { reportInput: true });
    return read.success ? { ok: true, decimals: read.data.decimals ?? undefined, rest } : { ok: false, error: read.error };
  };
}
