/** Fields that many components share, parsed in one way. */
import { z } from 'zod';

/** Largest absolute number. A larger one is refused, because it cannot be drawn exactly. */
export const MAX_MAGNITUDE = 1e15;

/** Longest single text, because a slide has no room for more. */
export const MAX_TEXT = 2000;

export const text = z.string().max(MAX_TEXT, `is longer than ${MAX_TEXT} characters; shorten it`);

/** Absent, null and the empty string mean the same. */
export const optionalText = z.preprocess((v) => (v === null || v === '' ? undefined : v), text.optional());

export const number = z
  .number({ error: 'must be a number' })
  .refine((v) => Math.abs(v) <= MAX_MAGNITUDE, `is beyond ±1e15, the largest magnitude that is drawn exactly; send it in a larger unit`);

/** A number, or null where the value is missing. */
export const maybeNumber = z.preprocess((v) => (v === undefined || v === '' ? null : v), number.nullable());

/** A value drawn as it was written, or a number to be formatted. */
export const textOrNumber = z.union([text, number], { error: 'must be text or a number' });

export const color = optionalText;
