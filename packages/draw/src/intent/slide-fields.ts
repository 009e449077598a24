/** The members of a slide request as schemas for documents, without the steps that read a blank as absent. */
import { z } from 'zod';
import { FIELD_MEANINGS } from './field-meanings.ts';
import { chromeSchema, controls, TOLERATED, typed } from './slide-schema.ts';

/** The schema that a preprocessing step leads to, also inside other schemas. */
function written(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodPipe) return written(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodOptional) return written(schema.unwrap()).optional();
  if (schema instanceof z.ZodDefault) return written(schema.unwrap()).optional();
  if (schema instanceof z.ZodArray) {
    const [least, most] = boundsOf(schema);
    const list = z.array(written(schema.element));
    const bounded = least === undefined ? list : list.min(least);
    return most === undefined ? bounded : bounded.max(most);
  }
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(written) as [z.ZodType, z.ZodType]);
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, member]) => [name, written(member)]));
    const { catchall } = schema.def;
    if (catchall instanceof z.ZodNever) return z.strictObject(shape);
    return catchall === undefined ? z.object(shape) : z.looseObject(shape);
  }
  return schema as z.ZodType;
}

/** Fewest and most items of a list. */
function boundsOf({ def }: z.ZodArray): readonly [number | undefined, number | undefined] {
  const checks = (def.checks ?? []).map(
    ({ _zod }) => _zod.def as { readonly check: string; readonly minimum?: number; readonly maximum?: number },
  );
  return [checks.find(({ check }) => check === 'min_length')?.minimum, checks.find(({ check }) => check === 'max_length')?.maximum];
}

/** Schemas for members that the service replaces or writes itself. Pictures have no useful limit of length. */
const OWN = { hand_edits: z.looseObject({}), logo_id: z.string(), image_src: z.string() };

/** Members of every slide request, by name, each with what it is for. */
export const slideFields: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries({ ...controls, ...typed.shape, ...OWN }).map(([name, schema]) => {
    const field = written(schema).optional();
    const meaning = FIELD_MEANINGS[name];
    return [name, meaning === undefined ? field : field.describe(meaning)];
  }),
);

/** Members of `chrome`, which frames a component. */
export const chromeFields: z.ZodType = written(chromeSchema);

/** Members that existing clients send and that change nothing, or only how a call is answered. */
export const toleratedFields: ReadonlySet<string> = TOLERATED;
