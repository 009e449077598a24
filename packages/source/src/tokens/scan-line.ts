/** One line of words as tokens: numbers, periods, words with their classes, marks. */
import type { Line, Phrase, Token } from '../document.ts';
import { classesOf, type Lexicon } from '../lexicon.ts';
import { Amounts, type FoundNumber } from './amounts.ts';
import type { ScanContext } from './context.ts';
import { lex, type Raw } from './lex.ts';
import { type FoundPeriod, Periods } from './periods.ts';

/** Characters as they are drawn, and where each of them stands in the text that was sent. */
export interface Written {
  readonly text: string;
  /** Of its first character. */
  readonly start: number;
  /** Where something was undone within: begin and end of each character. Else each stands behind the one before. */
  readonly places?: { readonly starts: readonly number[]; readonly ends: readonly number[] };
}

/** A part of the text that was sent, as it stands. */
export const scanLine = (text: string, start: number, end: number, context: ScanContext): Line =>
  scan({ text: text.slice(start, end), start }, context);

export function scan(written: Written, context: ScanContext): Line {
  const phrase = phrasesOf(written);
  return { ...phrase(0, written.text.length), tokens: tokensOf(written, context, phrase).map(({ token }) => token) };
}

/** A paragraph, one line a sentence. */
export function scanSentences(written: Written, context: ScanContext): readonly Line[] {
  const phrase = phrasesOf(written);
  const out: Line[] = [];
  let held: Placed[] = [];
  const flush = (): void => {
    while (held[0]?.token.kind === 'mark' && held[0].token.mark === '\n') held.shift();
    while (held.at(-1)?.token.text === '\n') held.pop();
    const [first, last] = [held[0], held.at(-1)];
    if (first !== undefined && last !== undefined) out.push({ ...phrase(first.from, last.to), tokens: held.map(({ token }) => token) });
    held = [];
  };
  const all = tokensOf(written, context, phrase);
  let depth = 0;
  /** The last number of `1. plan 2. build`. */
  let counted = 0;
  for (const [i, one] of all.entries()) {
    held.push(one);
    if (one.token.kind !== 'mark') continue;
    const { mark } = one.token;
    if (mark === '(') depth++;
    if (mark === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && mark === '.' && isNext(all, i, counted)) counted++;
    else if (depth === 0 && endsSentence(all, i)) flush();
    else if (depth === 0 && endsRow(held, all[i + 1])) {
      while (held.at(-1)?.token.kind === 'mark') held.pop();
      flush();
    }
    // A bracket that nothing closes ends with its line.
    if (mark === '\n') depth = 0;
  }
  flush();
  return out;
}

/** Figures of a row that something else is told behind. */
const LEAST_OF_ROW = 3;

/** `jan 6, feb 7, mar 5 -- target is 4`: what a row is held against, behind a dash, is told for itself. */
function endsRow(held: readonly Placed[], next: Placed | undefined): boolean {
  const last = held.at(-1)?.token;
  if (last?.kind !== 'mark' || last.mark !== '-' || next?.token.kind !== 'word') return false;
  const isHeld = next.token.classes.some((c) => c === 'target' || c === 'average' || c === 'total');
  return isHeld && held.filter(({ token }) => token.kind === 'number').length >= LEAST_OF_ROW;
}

/** The mark at `i` belongs to the number that goes on counting: `2.` behind `1.`. */
function isNext(all: readonly Placed[], i: number, counted: number): boolean {
  const before = all[i - 1];
  if (
    before?.token.kind !== 'number' ||
    before.to !== all[i]?.from ||
    before.token.value !== counted + 1 ||
    before.token.text !== String(before.token.value)
  )
    return false;
  const lead = all[i - 2]?.token;
  if (all[i + 1] === undefined || all[i + 1]?.from === all[i]?.to) return false;
  return counted > 0 ? all[i + 1]?.token.kind === 'word' : lead === undefined || (lead.kind === 'mark' && ':.\n'.includes(lead.mark));
}

interface Placed {
  readonly token: Token;
  /** In the written text. */
  readonly from: number;
  readonly to: number;
}

/** A mark ends a sentence where a blank and a beginning follow, and no initial, number of a list or abbreviation stands before. */
function endsSentence(all: readonly Placed[], i: number): boolean {
  const { token, to } = all[i] as Placed;
  const next = all[i + 1];
  if (next === undefined) return true;
  // `."`: the quote belongs to it, and ends it.
  if (token.text === '"' || token.text === '”' || token.text === '“' || token.text === '»') {
    const end = all[i - 1];
    return (
      end?.token.kind === 'mark' &&
      '.?!'.includes(end.token.mark) &&
      end.to === to - 1 &&
      next.from > to &&
      next.token.kind === 'word' &&
      next.token.capital
    );
  }
  if (token.kind !== 'mark' || !'.?!'.includes(token.mark)) return false;
  if (token.text === '。' || token.text === '！' || token.text === '？') return true;
  if (next.from === to) return false;
  if (token.mark !== '.') return true;
  const before = all[i - 1]?.token;
  if (before?.kind === 'word') {
    const { length } = before.text;
    // `J. Smith`; a word of few letters before a small one is an abbreviation.
    // Behind `Legal R, Finance A.` letters are those of roles.
    const isRole = all
      .slice(Math.max(0, i - 10), i - 1)
      .some((p, k, list) => 'RACI'.includes(p.token.text) && list[k + 1]?.token.text === ',');
    if (length === 1 && !isRole && next.token.kind === 'word' && next.token.capital === before.capital) return false;
    if (length <= 4 && next.token.kind === 'word' && !next.token.capital && !before.classes.length) return false;
  }
  if (before?.kind === 'number' && before.digits.text.length <= 2 && before.unit === '') {
    const lead = all[i - 2]?.token;
    if (lead === undefined || (lead.kind === 'mark' && ':.\n'.includes(lead.mark))) return false;
  }
  return true;
}

type MakePhrase = (from: number, to: number) => Phrase;

function phrasesOf({ text, start, places }: Written): MakePhrase {
  if (places === undefined) return (from, to) => ({ text: text.slice(from, to), start: start + from, end: start + to });
  const { starts, ends } = places;
  return (from, to) => ({
    text: text.slice(from, to),
    start: starts[from] ?? ends.at(-1) ?? start,
    end: to > from ? (ends[to - 1] as number) : (starts[from] ?? ends.at(-1) ?? start),
  });
}

function tokensOf({ text }: Written, context: ScanContext, phrase: MakePhrase): readonly Placed[] {
  const { lexicon } = context;
  const raws = lex(narrow(text), {
    spaced: context.spaced,
    dotted: context.decimalComma,
    isAbbreviation: (word) => lexicon.abbreviations.has(word) || lexicon.abbreviations.has(word.slice(0, -1)),
    isCommon: (word) => classesOf(lexicon, word.toLowerCase()).length > 0,
    isPeriodName: (word) => lexicon.months.has(word.toLowerCase()) || lexicon.weekdays.has(word.toLowerCase()) || PERIOD_NAME.test(word),
    known: (run, at, end) => knownAt(lexicon, run, at, end),
  });
  const periods = new Periods(raws, context);
  const amounts = new Amounts(text, raws, context);
  const out: Placed[] = [];
  const found: FoundPeriod[] = [];
  const push = (from: number, to: number, make: (own: Phrase) => Token): void => void out.push({ token: make(phrase(from, to)), from, to });
  for (let i = 0; i < raws.length; ) {
    const raw = raws[i] as Raw;
    const period = periods.at(i) ?? (leadsOn(out) ? periods.weekAt(i) : undefined);
    if (period !== undefined) {
      const { grain, from, to, year, fiscal, next } = period;
      push(raw.start, (raws[next - 1] as Raw).end, (own) => ({
        kind: 'period',
        grain,
        from,
        to,
        year_named: year !== undefined,
        fiscal,
        ...own,
      }));
      found.push(period);
      inherit(out, found);
      i = next;
      continue;
    }
    // A dash close behind a day begins no figure: `5.–7. Mai`.
    const parts = raw.mark === '-' && !raw.apart && out.at(-1)?.token.kind === 'period';
    const number = parts ? undefined : amounts.at(i);
    if (number !== undefined) {
      push(number.start, number.end, (own) => numberToken(number, own, phrase(number.digits.start, number.digits.end)));
      shareUnit(out);
      i = number.next;
      continue;
    }
    if (raw.kind === 'mark') {
      push(raw.start, raw.end, (own) => ({ kind: 'mark', mark: raw.mark, ...own }));
      i++;
      continue;
    }
    const known = raw.kind === 'word' ? context.phraseAt(raws, i) : undefined;
    const next = known?.next ?? (raw.kind === 'word' ? i + 1 : endOfName(raws, i));
    push(raw.start, (raws[next - 1] as Raw).end, (own) => {
      const lower = own.text.toLowerCase().replaceAll('’', "'");
      const first = raw.text.charAt(0);
      return { kind: 'word', ...own, lower, classes: known?.classes ?? classesOf(lexicon, lower), capital: first !== first.toLowerCase() };
    });
    i = next;
  }
  return out;
}

/** Digits and signs of other scripts, each with the one that it stands for. */
const WIDE = '０１２３４５６７８９．％＋－٠١٢٣٤٥٦٧٨٩٫٪';
const NARROW = '0123456789.%+-0123456789.%';
const IS_WIDE = /[０-９．％＋－٠-٩٫٪]/gu;
const narrow = (text: string): string => text.replace(IS_WIDE, (c) => NARROW.charAt(WIDE.indexOf(c)));

const PERIOD_NAME = /^[qhw]\d{1,2}$|^fy\d{2,4}$/iu;

function numberToken({ value, factor, unit, dimension, sign, bound, year }: FoundNumber, own: Phrase, digits: Phrase): Token {
  const optional = { ...(sign === undefined ? {} : { sign }), ...(bound === undefined ? {} : { bound }) };
  return { kind: 'number', value, factor, unit, dimension, year, ...optional, digits, ...own };
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

/** Both ends of `$1.2–1.4bn` and of `5 to 10 days` are of one unit, which is written once. */
function shareUnit(out: Placed[]): void {
  const [first, joint, last] = out.slice(-3);
  if (first?.token.kind !== 'number' || last?.token.kind !== 'number' || joint === undefined || first.token.year || last.token.year) return;
  const isClose = joint.token.kind === 'mark' && joint.token.mark === '-' && joint.from === first.to && last.from === joint.to;
  if (!isClose && !(joint.token.kind === 'word' && joint.token.classes.includes('to'))) return;
  const [a, b] = [first.token, last.token];
  const { factor, dimension } = b;
  if (a.unit === '' && b.unit !== '') out[out.length - 3] = { ...first, token: { ...a, unit: b.unit, factor, dimension } };
  else if (a.dimension === 'money' && b.dimension === 'count' && a.factor === 1) {
    const unit = `${a.unit}${b.unit}`;
    out[out.length - 3] = { ...first, token: { ...a, unit, factor } };
    out[out.length - 1] = { ...last, token: { ...b, unit, dimension: 'money' } };
  }
}

/** Both ends of `Jan–Mar 2026` are of one year; `Nov–Feb 2026` begins the year before. */
function inherit(out: Placed[], found: readonly FoundPeriod[]): void {
  const [placed, between] = out.slice(-3);
  const [first, joint] = [placed?.token, between?.token];
  const [begin, end] = found.slice(-2);
  if (
    begin === undefined ||
    end === undefined ||
    placed === undefined ||
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
  const days = same.from > end.to ? begin.of(end.year - 1) : same;
  out[out.length - 3] = { ...placed, token: { ...first, ...days, year_named: true } };
}

const DATED: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'half']);

/** A week and what leads from it to another: `wk 2-4`, `week 1 to 3`. */
function leadsOn(out: readonly Placed[]): boolean {
  const [week, joint] = out.slice(-2).map(({ token }) => token);
  if (week?.kind !== 'period' || week.grain !== 'week') return false;
  return joint?.kind === 'mark' ? joint.mark === '-' : joint?.kind === 'word' && joint.classes.includes('to');
}
