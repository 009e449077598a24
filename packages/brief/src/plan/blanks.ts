/** Marked blanks: what a brief still lacks, to be filled in by whoever knows it. Nothing is made up in their place. */
import type { Blank } from '@deckwright/draw/intent';

/** As they stand in a completed brief, and something neutral in the place of each, to try whether the rest is read. */
const KINDS: Readonly<Record<string, (nth: number) => string>> = {
  '[name]': (n) => NAMES[n % NAMES.length] as string,
  '[text]': (n) => `${NAMES[n % NAMES.length]} comes first`,
  '[question]': (n) => `Why does ${NAMES[n % NAMES.length]} fall`,
  '[step]': (n) => `call ${NAMES[n % NAMES.length]}`,
  '[number]': (n) => String(NUMBERS[n % NUMBERS.length]),
  '[month]': (n) => MONTHS[n % MONTHS.length] as string,
  '[year]': (n) => String(2023 + n),
  '[day]': (n) => String(2 + 6 * (n % 5)),
  '[unit]': () => 'units',
  '[low or high]': (n) => (n % 2 === 0 ? 'low' : 'high'),
  '[red, amber or green]': (n) => ['red', 'amber', 'green'][n % 3] as string,
  '[+ or -]': (n) => (n % 3 === 2 ? '-' : '+'),
};
/** Four make two equal sums, and five a bridge that closes: what a form adds up has to add up. */
const NUMBERS = [40, 61, 33, 68, 80, 96, 19, 47, 54, 75, 82, 89];
const NAMES = [
  ...['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta'],
  ...['Iota', 'Kappa', 'Lambda', 'Sigma', 'Tau', 'Omega', 'Rho', 'Phi'],
];
const MONTHS = ['January', 'February', 'March', 'May', 'June', 'July'];

const BLANK = /\[(?:name|text|step|question|number|month|year|day|unit|low or high|red, amber or green|\+ or -)\]/g;

/** The blanks of a text, in its order. */
export const blanksIn = (text: string): Blank[] =>
  [...text.matchAll(BLANK)].map((m) => ({ text: m[0], start: m.index, end: m.index + m[0].length }));

/** The text with every blank filled in by a stand-in. */
export function standIn(text: string): string {
  const seen = new Map<string, number>();
  return text.replace(BLANK, (blank) => {
    const nth = seen.get(blank) ?? 0;
    seen.set(blank, nth + 1);
    return KINDS[blank]?.(nth) ?? blank;
  });
}
