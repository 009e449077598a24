/** What a title claims of numbers: the figures it states, and words for an average, a peak, a gap, a share, growth or a limit. */
import claimWords from './claim-words.json' with { type: 'json' };

/** A figure of a title. */
export interface StatedFigure {
  /** As it stands in the title, with its sign and unit. */
  readonly text: string;
  /** Without its sign, because words tell the direction. */
  readonly value: number;
  /** Largest distance of a value that rounds to it, or that words such as "half" cover. */
  readonly tolerance: number;
  /** `percent`: of a hundred; `fraction`: "two thirds"; `multiple`: "twice"; `count`: a number in words. */
  readonly kind: 'number' | 'percent' | 'fraction' | 'multiple' | 'count';
  /** The signs and words around its digits that may be its unit. */
  readonly units: readonly string[];
  readonly from: number;
  readonly to: number;
}

export type ClaimKind =
  | 'basis_points'
  | 'average'
  | 'median'
  | 'peak'
  | 'low'
  | 'gap'
  | 'share'
  | 'up'
  | 'down'
  | 'yearly'
  | 'limit'
  | 'target'
  | 'passed'
  | 'zero';

export interface TitleClaims {
  readonly title: string;
  readonly figures: readonly StatedFigure[];
  /** Where a word of the kind begins and ends; empty where there is none. */
  readonly places: (kind: ClaimKind) => readonly (readonly [from: number, to: number])[];
}

type Words = (typeof claimWords)['en'];

/** "Half" is said of 47 to 53 per cent. */
const FRACTION_TOLERANCE = 0.03;
/** "Twice" is said of 1.88 to 2.12 times, as a share of the number. */
const MULTIPLE_TOLERANCE = 0.06;
const CURRENCIES = '$€£¥';
/** Characters of "and", "to" or "bis" between two figures, with spaces. */
const LONGEST_JOINT = 5;

const isDigit = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';
const isLetter = (c: string | undefined): boolean => c !== undefined && c.toLowerCase() !== c.toUpperCase();
const isSpace = (c: string | undefined): boolean => c === ' ' || c === '\u00a0' || c === '\u202f';

/**
 * The claims of a title. Undefined where it has neither a figure nor a word of a claim, or where its language has no list.
 * @param decimal the decimal sign of its language
 */
export function titleClaims(title: string, locale: string, decimal: string): TitleClaims | undefined {
  const lists: Readonly<Record<string, unknown>> = claimWords;
  const words = lists[locale.toLowerCase().split('-')[0] ?? ''] as Words | undefined;
  if (words === undefined || title === '') return undefined;
  const text = title.normalize('NFC').replaceAll('’', "'");
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return undefined;
  const places = (kind: ClaimKind) => words[kind].flatMap((one) => placesOf(lower, one));
  const figures = [...withSharedUnits(figuresIn(text, decimal)), ...inWords(text, lower, words)].sort((a, b) => a.from - b.from);
  const kinds: readonly ClaimKind[] = ['average', 'median', 'peak', 'low', 'passed', 'zero'];
  if (figures.length === 0 && kinds.every((kind) => places(kind).length === 0)) return undefined;
  return { title: text, figures, places };
}

/** "From 147 to 58 days": the unit of the second is that of the first. */
const withSharedUnits = (figures: readonly StatedFigure[]): readonly StatedFigure[] =>
  figures.map((one, i) => {
    const next = figures[i + 1];
    const isJoined = next !== undefined && next.from - one.to <= LONGEST_JOINT && one.kind === 'number' && one.units.length === 1;
    return isJoined ? { ...one, kind: next.kind, units: [...one.units, ...next.units] } : one;
  });

/** Where a word or words stand whole in a sentence of lower case. */
function placesOf(lower: string, wanted: string): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const word = wanted.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (!isLetter(lower[at - 1]) && !isLetter(lower[end])) found.push([at, end]);
  }
  return found;
}

function inWords(text: string, lower: string, words: Words): readonly StatedFigure[] {
  const listed = (list: object, kind: StatedFigure['kind'], tolerance: (value: number) => number): readonly StatedFigure[] => {
    const all = Object.entries(list as Readonly<Record<string, number>>).flatMap(([phrase, value]) =>
      placesOf(lower, phrase).map(([from, to]) => ({
        text: text.slice(from, to),
        value,
        tolerance: tolerance(value),
        kind,
        units: [],
        from,
        to,
      })),
    );
    // "A third" within "two thirds", and one word for both lists, are one figure: the longer.
    return all.filter(
      (one) => !all.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
    );
  };
  const numbers = Object.fromEntries(words.numbers.flatMap((word, i) => (i === 0 ? [] : [[word, i + 1]])));
  return [
    ...listed(words.fractions, 'fraction', () => FRACTION_TOLERANCE),
    ...listed(words.multiples, 'multiple', (value) => value * MULTIPLE_TOLERANCE),
    ...listed(numbers, 'count', () => 0.5),
  ];
}

/** Numbers in words, ascending by their place. None where the language has no list. */
export function countsStated(text: string, locale: string): readonly StatedFigure[] {
  const lists: Readonly<Record<string, unknown>> = claimWords;
  const words = lists[locale.toLowerCase().split('-')[0] ?? ''] as Words | undefined;
  const lower = text.toLowerCase();
  return words === undefined || lower.length !== text.length ? [] : inWords(text, lower, words).filter(({ kind }) => kind === 'count');
}

/** The figures that stand in digits in a text, without their signs. */
export const numbersStated = (text: string, decimal: string): readonly number[] => figuresIn(text, decimal).map(({ value }) => value);

/** Figures in digits that do not belong to a word, such as Q4, and are no years. */
export function figuresIn(text: string, decimal: string): readonly StatedFigure[] {
  const found: StatedFigure[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isDigit(text[at])) continue;
    const to = endOfNumber(text, at);
    const digits = text.slice(at, to);
    const start = at;
    at = to;
    if (isLetter(text[start - 1]) || text[start - 1] === '#') continue;
    const { value, decimals } = numberOf(digits, decimal);
    const before = beforeNumber(text, start);
    const after = wordsAfter(text, to);
    const percent = after[0] === '%';
    const units = [...(before === '' ? [] : [before]), ...after];
    const isYear = units[0] === undefined || !(percent || before !== '') ? value >= 1900 && value <= 2100 && digits.length === 4 : false;
    if (isYear || !Number.isFinite(value)) continue;
    const isTimes = after[0] === '×' || after[0] === 'x';
    found.push({
      text: `${before}${text.slice(start, percent ? text.indexOf('%', to) + 1 : to)}`,
      value,
      tolerance: 0.5 * 10 ** -decimals,
      kind: percent ? 'percent' : isTimes ? 'multiple' : 'number',
      units,
      from: start,
      to,
    });
  }
  return found;
}

/** Digits with separators between them: a sign, an apostrophe, or a space before three digits. */
function endOfNumber(text: string, start: number): number {
  let to = start + 1;
  for (;;) {
    if (isDigit(text[to])) to += 1;
    else if (isDigit(text[to + 1]) && (text[to] === '.' || text[to] === ',' || text[to] === "'")) to += 2;
    else if (isSpace(text[to]) && isDigit(text[to + 1]) && isDigit(text[to + 2]) && isDigit(text[to + 3]) && !isDigit(text[to + 4]))
      to += 4;
    else return to;
  }
}

function numberOf(digits: string, decimal: string): { readonly value: number; readonly decimals: number } {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const behind = last < 0 ? 0 : digits.length - last - 1;
  // A sign that groups has three digits behind it.
  const isDecimal = last >= 0 && (digits[last] === decimal ? digits.indexOf(decimal) === last : behind !== 3);
  const plain = [...digits].flatMap((c, i) => (isDigit(c) ? [c] : isDecimal && i === last ? ['.'] : [])).join('');
  return { value: Number(plain), decimals: isDecimal ? behind : 0 };
}

function beforeNumber(text: string, start: number): string {
  const at = isSpace(text[start - 1]) ? start - 2 : start - 1;
  return CURRENCIES.includes(text[at] ?? ' ') ? (text[at] ?? '') : '';
}

/** The next two words, or the sign that follows. */
function wordsAfter(text: string, to: number): readonly string[] {
  const out: string[] = [];
  let at = to;
  while (out.length < 2) {
    while (isSpace(text[at])) at += 1;
    const c = text[at];
    if (c === undefined) break;
    if (c === '%' || c === '×' || CURRENCIES.includes(c)) {
      out.push(c);
      at += 1;
      continue;
    }
    if (!isLetter(c)) break;
    let word = '';
    while (isLetter(text[at]) || text[at] === '/' || (text[at] === '.' && isLetter(text[at - 1]))) word += text[at++] ?? '';
    out.push(word);
  }
  return out;
}
