/** The unit that a head or a caption names for the figures under it: `CHF 1'000`, `in kEUR`, `thousand tonnes`, `(%)`. */
import { type Lexicon, lexiconOf } from '../lexicon.ts';

const EDGES = /^[([{,;:]+|[)\]},;:]+\.?$/g;
/** Prefixes that bookkeepers put to a currency. */
const SCALED = /^(?:[ktm]|mio|mrd|bn|mn)\.?$/i;
const ZEROS = /^(?:'0{3}|000s?|1[.,'’  ]?0{3}(?:[.,'’  ]?0{3})?)$/;
const LONGEST = 4;

/** Undefined where it names none. Words of a unit that is spoken of in a sentence are none: it stands behind "in" or in brackets. */
export function unitNamedIn(text: string, language: string): string | undefined {
  const lexicon = lexiconOf(language);
  const words = text.split(/\s+/);
  for (let at = 0; at < words.length; at++) {
    const isOpen = /^[([]/.test(words[at] ?? '') || isIn(words[at - 1] ?? '', lexicon);
    if (!isOpen && !(at === 0 && words.length <= LONGEST)) continue;
    const run: string[] = [];
    for (const word of words.slice(at, at + LONGEST)) {
      if (!isUnit(word.replace(EDGES, ''), lexicon, isOpen)) break;
      run.push(word.replace(EDGES, ''));
      if (/[)\]]/.test(word)) break;
    }
    // A bare number is no unit.
    if (run.some((word) => !ZEROS.test(word))) return run.join(' ');
  }
  return undefined;
}

const isIn = (word: string, { words }: Lexicon): boolean => {
  const classes = words.get(word.toLowerCase().replace(EDGES, '')) ?? [];
  return classes.includes('in') || classes.includes('unit');
};

/** @param isOpen what stands there is a unit; else it may be a word such as "Month" */
function isUnit(word: string, { currencies, scales, units }: Lexicon, isOpen: boolean): boolean {
  const lower = word.toLowerCase();
  if (lower === '') return false;
  const known = (one: string): boolean =>
    currencies.has(one) || (scales.has(one) && one.length > 1) || (isOpen && units.has(one)) || one === '%';
  if (known(lower) || ZEROS.test(word) || SCALED.test(word)) return true;
  // kEUR, TCHF, €m, $000
  return [...currencies.keys()].some((sign) => {
    const rest = lower.startsWith(sign) ? lower.slice(sign.length) : lower.endsWith(sign) ? lower.slice(0, -sign.length) : undefined;
    return rest !== undefined && rest !== '' && (SCALED.test(rest) || ZEROS.test(rest));
  });
}
