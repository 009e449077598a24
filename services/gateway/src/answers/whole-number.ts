/** A whole number in a query, for pages and limits. */
import { numberFrom } from './number-from.ts';

/** From `least` to `most`; `otherwise` when it is left out. */
export const wholeNumber = (least: number, most: number, otherwise: number) =>
  numberFrom(least, most, 'a whole number', /^\d{1,9}$/)
    .default(otherwise)
    .meta({ type: 'integer', minimum: least, maximum: most });
