/** One line of words as tokens: numbers, periods, words with their classes, marks. */
import type { Line, Token } from '../document.ts';
import { classesOf, type Lexicon } from '../lexicon.ts';
import { Amounts, type FoundNumber } from './amounts.ts';
import type { ScanContext } from './context.ts';
import { lex, type Raw } from './lex.ts';
import { type FoundPeriod, Periods } from './periods.ts';

/** Characters as they are drawn, and for each the place in the text that was sent; the last place is the end. */
export interface Written {
  readonly text: string;
  /** One more than `text` has characters; absent where each stands where it was sent, from `start` on. */
  readonly places?: ArrayLike<number>;
  readonly start: number;
}

/** A part of the text that was sent, as it stands. */
export const scanLine = (text: string, start: number, end: number, context: ScanContext): Line =>
  scan({ text: text.slice(start, end), start }, context);

export function scan(written: Written, context: ScanContext): Line {
  const { text, places } = written;
  const { lexicon } = context;
  const raws = lex(text, {
    spaced: context.spaced,
    isAbbreviation: (word) => lexicon.abbreviations.has(word) || lexicon.abbreviations.has(word.slice(0, -1)),
    isPeriodName: (word) =>
      lexicon.months.has(word.toLowerCase()) || lexicon.weekdays.has(word.toLowerCase()) || /^[qhw]\d{1,2}$|^fy\d{2,4}$/iu.test(word),
    known: (run, at, end) => knownAt(lexicon, run, at, end),
  });
  const place = (at: number): number => (places === undefined ? written.start + at : (places[at] as number));
  // The end of a token is behind its last character, not before the next, where something was undone between them.
  const ending = (at: number): number =>
    places === undefined || at === 0
      ? place(at)
      : Math.max((places[at - 1] as number) + 1, at === text.length ? (places[at] as number) : 0);
  const phrase = (start: number, end: number) => ({ text: text.slice(start, end), start: place(start), end: ending(end) });
  const periods = new Periods(raws, context);
  const amounts = new Amounts(text, raws, context);
  const tokens: Token[] = [];
  const found: FoundPeriod[] = [];
  for (let i = 0; i < raws.length; ) {
    const raw = raws[i] as Raw;
    const period = periods.at(i);
    if (period !== undefined) {
      const { grain, from, to, year, fiscal, next } = period;
      tokens.push({
        kind: 'period',
        grain,
        from,
        to,
        year_named: year !== undefined,
        fiscal,
        ...phrase(raw.start, (raws[next - 1] as Raw).end),
      });
      found.push(period);
      inherit(tokens, found);
      i = next;
      continue;
    }
    const number = amounts.at(i);
    if (number !== undefined) {
      tokens.push(numberToken(number, phrase));
      i = number.next;
      continue;
    }
    if (raw.kind === 'word') {
      const known = context.phraseAt(raws, i);
      const next = known?.next ?? i + 1;
      const end = (raws[next - 1] as Raw).end;
      const own = phrase(raw.start, end);
      const lower = own.text.toLowerCase();
      const first = raw.text.charAt(0);
      tokens.push({
        kind: 'word',
        ...own,
        lower,
        classes: known?.classes ?? classesOf(lexicon, lower),
        capital: first !== first.toLowerCase(),
      });
      i = next;
      continue;
    }
    if (raw.kind !== 'mark') {
      const next = endOfName(raws, i);
      const own = phrase(raw.start, (raws[next - 1] as Raw).end);
      tokens.push({ kind: 'word', ...own, lower: own.text.toLowerCase(), classes: [], capital: false });
      i = next;
      continue;
    }
    tokens.push({ kind: 'mark', mark: raw.mark, ...phrase(raw.start, raw.end) });
    i++;
  }
  return { ...phrase(0, text.length), tokens };
}

function numberToken(found: FoundNumber, phrase: (start: number, end: number) => { text: string; start: number; end: number }): Token {
  const { value, factor, unit, dimension, sign, bound, year } = found;
  return {
    kind: 'number', value, factor, unit, dimension, year,
    ...(sign === undefined ? {} : { sign }),
    ...(bound === undefined ? {} : { bound }),
    digits: phrase(found.digits.start, found.digits.end),
    ...phrase(found.start, found.end),
  }; // biome-ignore format: one line a part
}

/** `3rd`, `24/7`, `1.2.3-beta`: figures that are a name, with what is joined to them. */
function endOfName(raws: readonly Raw[], i: number): number {
  let next = i + 1;
  for (; next < raws.length; next++) {
    const raw = raws[next] as Raw;
    if (raw.apart) break;
    if (raw.kind === 'mark' && (raw.mark !== '-' || raws[next + 1]?.apart !== false || raws[next + 1]?.kind === 'mark')) break;
  }
  return next;
}

const LONGEST_KNOWN = 8;
function knownAt(lexicon: Lexicon, text: string, at: number, end: number): number {
  for (let n = Math.min(LONGEST_KNOWN, end - at); n >= 1; n--) {
    const word = text.slice(at, at + n);
    if (lexicon.words.has(word) || lexicon.units.has(word) || lexicon.scales.has(word) || lexicon.currencies.has(word)) return n;
  }
  return 0;
}

/** Both ends of `Jan–Mar 2026` are of one year; `Nov–Feb 2026` begins the year before. */
function inherit(tokens: Token[], found: readonly FoundPeriod[]): void {
  const [first, joint] = tokens.slice(-3);
  const [begin, end] = found.slice(-2);
  if (
    begin === undefined ||
    end === undefined ||
    first?.kind !== 'period' ||
    begin.year !== undefined ||
    end.year === undefined ||
    !DATED.has(begin.grain)
  )
    return;
  const joined =
    (joint?.kind === 'mark' && (joint.mark === '-' || joint.mark === '>')) ||
    (joint?.kind === 'word' && joint.classes.some((c) => c === 'to' || c === 'and'));
  if (!joined) return;
  const same = begin.of(end.year);
  tokens[tokens.length - 3] = { ...first, ...(same.from > end.to ? begin.of(end.year - 1) : same), year_named: true };
}

const DATED: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'half']);
