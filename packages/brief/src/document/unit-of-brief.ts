/** The unit of figures that are written bare, where a brief names it once for all: `(T€)`, `in USD m`, "all figures in thousands". */
import { Piece } from './piece.ts';

const CURRENCY = '(?:[€$£¥]|eur(?:os?)?|usd|gbp|chf|pln|sek|nok|dkk|czk|jpy|zł|dollars?|pounds?|francs?)';
const SCALE =
  '(?:k|m|mn|bn|t|tsd\\.?|mio\\.?|mrd\\.?|mln\\.?|mld\\.?|thousands?|millions?|billions?|tausend|millionen|milliarden|milliers|milliards?|millones|miles|milioni|migliaia|miliardi|milhões|milhares|miljoen(?:en)?|duizend(?:en)?|tys\\.?)';
const OF = "(?:\\s?(?:of|d[e’']|di)?\\s?)";
const AMOUNT =
  '(?:k|m|g|t)?(?:wh|w|t|l|j)|kg|tonnes?|tons?|hours?|days?|weeks?|months?|stunden|tagen?|heures|jours|horas|días|units?|stück|fte|%|percent|prozent';
const MONEY = `(?:${SCALE}${OF}${CURRENCY}|${CURRENCY}\\s?${SCALE}|${CURRENCY}|thousands?|millions?|tausend|milliers|miles|migliaia)`;
const BEFORE = '(?:\\((?:(?:all|alle|figures|values)\\s)?(?:(?:in|en|em|w)\\s)?|(?<![\\p{L}\\d])(?:in|en|em)\\s)';
const BY = '\\s(?:by|per|je|nach|pro|par|por)\\s';
/** In brackets, or behind "in" where a clause ends or says by what: "sales in €m by region". "Done in days, not weeks" names no unit. */
const SAID = new RegExp(`${BEFORE}(?:(${MONEY})(?=\\s*(?:[),;:.\\n]|$)|${BY})|(${AMOUNT})(?=\\s*(?:[):\\n]|$)|${BY}))`, 'giu');
/** Any unit behind "in", whatever follows. */
const ANY = new RegExp(`(?<![\\p{L}\\d])(?:in|en|em)\\s(${MONEY}|${AMOUNT})(?!\\p{L})`, 'giu');
/** Nothing but the unit between two marks. */
const ALONE = /(?:^|[\n.,;(])\s*(?:(?:all|alle|figures|values|werte)\s){0,2}(?:in|en|em)\s$/iu;

export interface NamedUnit {
  readonly unit: Piece;
  /** The clause, where it says nothing else. */
  readonly clause?: Piece;
}

/** Undefined where no unit is named apart from figures, or more than one. */
export function unitOfBrief(text: string): NamedUnit | undefined {
  const found = [...text.matchAll(SAID)].map((m) => {
    const unit = m[1] ?? m[2] ?? '';
    const start = m.index + m[0].length - unit.length;
    return new Piece(unit, start, start + unit.length);
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const others = [...found.map((u) => u.text), ...[...text.matchAll(ANY)].map((m) => m[1] ?? '')];
  if (others.some((u) => u.toLowerCase() !== first.text.toLowerCase())) return undefined;
  const before = ALONE.exec(text.slice(Math.max(0, first.start - 40), first.start));
  if (before === null) return { unit: first };
  const start = first.start - before[0].replace(/^[\n.,;(]\s*/u, '').length;
  return { unit: first, clause: new Piece(text.slice(start, first.end), start, first.end) };
}

/** A currency that stands apart from figures: `GBPm`, `EUR`, `€bn`. */
const APART = new RegExp(`(?<![\\p{L}\\p{N}.,])(?:k|T|m)?${CURRENCY}\\s?${SCALE}?(?![\\p{L}\\p{N}])(?!\\s?\\d)`, 'giu');

/** Every unit that a brief says apart from figures. */
export const unitsSaid = (text: string): Piece[] =>
  [
    ...[...text.matchAll(SAID)].map((m) => {
      const unit = m[1] ?? m[2] ?? '';
      return { unit, start: m.index + m[0].length - unit.length };
    }),
    ...[...text.matchAll(APART)].map((m) => ({ unit: m[0].trimEnd(), start: m.index })),
  ].map(({ unit, start }) => new Piece(unit, start, start + unit.length));
