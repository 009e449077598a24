/** What an agent may spend from the wallet in a month: how people type it, how the page offers it, and its value in cents. */

/** The most that can be set, USD. Who wants more for a program uses an API key. */
export const MAX_LIMIT_USD = 1000;
/** Offered beside the operator's default. */
const COMMON_USD: readonly number[] = [0, 2, 5, 20];

export const offeredLimits = (default_cents: number): readonly number[] =>
  [...new Set([...COMMON_USD.map((usd) => usd * 100), default_cents])].sort((a, b) => a - b);

/** `5.00`; what a field for a number takes. */
export const asAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Cents of a typed amount; null for what is none, or too much. */
export function readLimit(text: string): number | null {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text.trim())) return null;
  const cents = Math.round(Number(text) * 100);
  return cents <= MAX_LIMIT_USD * 100 ? cents : null;
}
