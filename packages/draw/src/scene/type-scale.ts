/** The type scale in points. No other size is used. The last two are for a figure that fills the whole slide. */
export const TYPE_SCALE = [9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 54, 72, 96, 160, 240] as const;

/** No text of a slide is smaller. */
export const SMALLEST_PT = TYPE_SCALE[0];

/** Sizes that were multiplied are off by less than this, points. */
const ROUNDING_PT = 0.05;

/** The largest step of the scale up to a size, or the smallest step. */
export const stepAtMost = (size_pt: number): number => TYPE_SCALE.findLast((step) => step <= size_pt + ROUNDING_PT) ?? SMALLEST_PT;
