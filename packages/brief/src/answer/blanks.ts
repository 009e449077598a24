/** Marked blanks: what a brief still lacks, to be filled in by whoever knows it. Nothing is made up in their place. */
import type { Blank } from '@deckwright/draw/intent';

/** Four make two equal sums, and five a bridge that closes: what a form adds up has to add up. */
const NUMBERS = [40, 61, 33, 68, 80, 96, 19, 47, 54, 75, 82, 89];
const NAMES = [
  'Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta', 'Iota', 'Kappa', 'Lambda', 'Sigma', 'Tau', 'Omega', 'Rho', 'Phi',
]; // biome-ignore format: a list
const MONTHS = ['January', 'February', 'March', 'May', 'June', 'July'];
const STATES = ['red', 'amber', 'green'];
const of = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

/** As they stand in a completed brief, and something neutral in the place of each, to try whether the rest is read. */
const KINDS: Readonly<Record<string, (nth: number) => string>> = {
  '[name]': (n) => of(NAMES, n),
  '[text]': (n) => `${of(NAMES, n)} comes first`,
  '[question]': (n) => `Why does ${of(NAMES, n)} fall`,
  '[step]': (n) => `call ${of(NAMES, n)}`,
  '[number]': (n) => String(of(NUMBERS, n)),
  '[month]': (n) => of(MONTHS, n),
  '[year]': (n) => String(2023 + n),
  '[day]': (n) => String(2 + 6 * (n % 5)),
  '[unit]': () => 'units',
  '[low or high]': (n) => (n % 2 === 0 ? 'low' : 'high'),
  '[red, amber or green]': (n) => of(STATES, n),
  '[+ or -]': (n) => (n % 3 === 2 ? '-' : '+'),
};

/** The blanks of a text, in its order. */
export function blanksIn(text: string): readonly Blank[] {
  const out: Blank[] = [];
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', start + 1)) {
    const end = text.indexOf(']', start) + 1;
    const blank = text.slice(start, end);
    if (Object.hasOwn(KINDS, blank)) out.push({ text: blank, start, end });
  }
  return out;
}

/** The text with every blank filled in by a stand-in. */
export function standIn(text: string): string {
  const seen = new Map<string, number>();
  let out = '';
  let at = 0;
  for (const { text: blank, start, end } of blanksIn(text)) {
    const nth = seen.get(blank) ?? 0;
    seen.set(blank, nth + 1);
    out += text.slice(at, start) + (KINDS[blank]?.(nth) ?? blank);
    at = end;
  }
  return out + text.slice(at);
}

/** `[name] (2), [number] (1)`. */
export function countedBlanks(blanks: readonly Blank[]): string {
  const counts = new Map<string, number>();
  for (const { text } of blanks) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${text} (${count})`).join(', ');
}
