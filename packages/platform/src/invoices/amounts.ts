/** Tax that a price includes. */

/** Cents of tax in a price, for a rate in percent with two decimals at most. Net is rounded half up, and tax is the rest. */
export function taxIn(total_cents: number, percent: number): number {
  const rate = Math.round(percent * 100);
  const whole = 10_000 + rate;
  return total_cents - Math.floor((total_cents * 10_000 * 2 + whole) / (whole * 2));
}

/**
 * Tax of a part that is credited, when `before_cents` of the total have been credited already. The parts of an invoice that is credited whole
 * add up to its tax.
 */
export const taxInPart = (before_cents: number, part_cents: number, percent: number): number =>
  taxIn(before_cents + part_cents, percent) - taxIn(before_cents, percent);
