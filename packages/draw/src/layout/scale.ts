/** Scales from values to lengths, and the round numbers of an axis. */

export interface Scale {
  readonly min: number;
  readonly max: number;
  /** Position of a value in inches. */
  at(value: number): number;
  /** Length of a difference in inches. */
  length(difference: number): number;
}

/**
 * Three to six ticks at 1, 2, 2.5 or 5 times a power of ten. Of all step sizes that cover the data with 3 to 6 ticks, it takes the one that
 * wastes least of the axis, and the rounder one on a tie.
 */
export function niceTicks(min: number, max: number): readonly number[] {
  if (!(max > min)) return [min];
  const span = max - min;
  const power = 10 ** Math.floor(Math.log10(span / 6));
  let best: { ticks: number[]; waste: number } | undefined;
  for (const factor of [1, 2, 5, 2.5, 10, 20, 50, 25]) {
    const step = factor * power;
    const low = Math.floor(min / step + 1e-9);
    const high = Math.ceil(max / step - 1e-9);
    const count = high - low + 1;
    if (count < 3 || count > 6) continue;
    const waste = ((high - low) * step - span) / span + (factor === 2.5 || factor === 25 ? 0.1 : 0);
    if (best === undefined || waste < best.waste - 1e-9)
      best = { ticks: Array.from({ length: count }, (_, i) => Number(((low + i) * step).toPrecision(12))), waste };
  }
  return best?.ticks ?? [min, max];
}
