/** A whole number in a query, for pages and limits. */
import { z } from 'zod';

/** From `least` to `most`; `otherwise` when it is left out. */
export const wholeNumber = (least: number, most: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(least).max(most))
    .default(otherwise)
    .meta({ type: 'integer', minimum: least, maximum: most });
