/** What the numbers of a row are called, where their names are told once before it: a list, a row of dates, a range, numbers that rise. */
import { datesIn } from '../document/dates.ts';
import { figuresWithin } from '../document/figures-within.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { periodsBetween } from './period-ranges.ts';
import { Word } from './values.ts';

/** Between two numbers of one row: marks, and words that only join. */
export const JOINT =
  /^\s?(?:[,;|/→]|->|[–—-]|\((?=[\d+\-−(]?$))?\s?(?:(?:v|vs|versus|against|then|and|to|und|gegen|auf|dann|et|contre|à|y|contra|a|e|contro|en|tegen|naar|i|do)\.?\s)?[+(]?$/iu;
const RANGE = (from: string, to: string): RegExp =>
  new RegExp(`(${from})\\s?(?:-|–|\\.{2,3}|…|to|through|thru|until|bis|à|a|ao|al|hasta|até|tot|t/m|do)\\s?(${to})`, 'giu');
const LATIN = ['i', 'ii', 'iii', 'iv'];
const PERIOD = "(?:[qt]\\s?[1-4]|[1-4][qt]|(?:iv|i{1,3})(?=\\s))(?:[\\s/'’-]{1,2}(?:20)?\\d\\d)?";
const QUARTERS = RANGE(`(?<![\\p{L}\\p{N}])${PERIOD}`, `${PERIOD}(?![\\p{L}\\p{N}])`);
const YEARS = RANGE('(?<![\\p{L}\\p{N}.,])(?:fy\\s?)?20\\d\\d[aefp]?', '(?:fy\\s?)?20\\d\\d[aefp]?(?![\\p{L}\\p{N}]|[.,]\\d)');
const COUNTS = RANGE('(?<![\\p{L}\\p{N}.,])(?:\\p{L}{1,12}\\s?)?\\d{1,2}', '(?:\\p{L}{1,12}\\s?)?\\d{1,2}(?![\\p{L}\\p{N}%]|[.,]\\d)');

/** `20/21 to 24/25`: years that begin in one and end in the next. */
const SEASONS = RANGE('(?<![\\p{L}\\p{N}.,])(?:20)?\\d\\d/\\d\\d', '(?:20)?\\d\\d/\\d\\d(?![\\p{L}\\p{N}/]|[.,]\\d)');
const two = (n: number): string => String(n % 100).padStart(2, '0');

/** `Q1 to Q4`, `weeks 1 through 5`, `2018 to 2025E`: counted up between ends that are as far apart as a row is long. */
export function rangeOf(text: string, from: number, n: number, language = 'en'): readonly (Piece | Word)[] | undefined {
  const ends = (m: RegExpExecArray): [Piece, Piece] => {
    const [one = '', two = ''] = [m[1], m[2]];
    const at = from + m.index;
    return [new Piece(one, at, at + one.length), new Piece(two, at + m[0].length - two.length, at + m[0].length)];
  };
  const between = (m: RegExpExecArray, named: (k: number) => string): (Piece | Word)[] => {
    const [a, b] = ends(m);
    return Array.from({ length: n }, (_, k) => (k === 0 ? a : k === n - 1 ? b : new Word(named(k))));
  };
  for (const m of text.matchAll(QUARTERS)) {
    const read = [m[1] ?? '', m[2] ?? ''].map((t) => {
      const year = /(\d\d)$/.exec(t.replace(/^[qt]?\s?[1-4][qt]?/iu, ''))?.[1];
      const latin = LATIN.indexOf(/^\p{L}+(?=\s)/u.exec(t)?.[0].toLowerCase() ?? '');
      return {
        quarter: latin >= 0 ? latin : Number(/[1-4]/.exec(t)?.[0]) - 1,
        latin: latin >= 0,
        year: year === undefined ? undefined : Number(year),
      };
    });
    const [a, b] = read as [(typeof read)[0], (typeof read)[0]];
    const years = (b.year ?? 0) - (a.year ?? b.year ?? 0);
    if (years * 4 + b.quarter - a.quarter !== n - 1) continue;
    const one = m[1] ?? '';
    return between(m, (k) => {
      const quarter = (a.quarter + k) % 4;
      const year = (a.year ?? 0) + Math.floor((a.quarter + k) / 4);
      const named = a.latin ? one.replace(/^\p{L}+/u, (LATIN[quarter] ?? '').toUpperCase()) : one.replace(/[1-4]/, String(quarter + 1));
      return a.year === undefined ? named : named.replace(/\d\d$/, String(year));
    });
  }
  for (const m of text.matchAll(SEASONS)) {
    const [a = 0, b = 0] = [m[1] ?? '', m[2] ?? ''].map((t) => Number(t.slice(-5, -3)));
    const follows = [m[1] ?? '', m[2] ?? ''].every((t) => Number(t.slice(-2)) === (Number(t.slice(-5, -3)) + 1) % 100);
    if (follows && b - a === n - 1) return between(m, (k) => (m[1] ?? '').replace(/\d\d\/\d\d$/, `${two(a + k)}/${two(a + k + 1)}`));
  }
  for (const pattern of [YEARS, COUNTS])
    for (const m of text.matchAll(pattern)) {
      const [a, b] = [/\d+/.exec(m[1] ?? '')?.[0], /\d+/.exec(m[2] ?? '')?.[0]].map(Number) as [number, number];
      if (b - a === n - 1)
        return between(m, (k) => (/\d/.test((m[1] ?? '')[0] ?? '') ? String(a + k) : (m[1] ?? '').replace(/\d+/, String(a + k))));
    }
  return periodsBetween(text, from, n, language);
}

/** `2020, 21, 22, 23, 24`, `6x 7x 8x 9x`, `1.0, 1.5, 2.0`: numbers that rise evenly name columns. */
export function countedHead(brief: ReadBrief, from: number, to: number, n: number): Piece[] | undefined {
  const figures = figuresWithin(brief, { start: from, end: to });
  for (let i = figures.length - n; i >= 0; i--) {
    const run = figures.slice(i, i + n);
    if (
      run.every((f, k) => k === 0 || JOINT.test(brief.text.slice((run[k - 1] as Figure).end, f.start))) &&
      run.every((f, k) => k === 0 || f.value > (run[k - 1] as Figure).value || (run[0] as Figure).year)
    )
      return run;
  }
  return undefined;
}

const LISTS = [/\s(?:v|vs\.?|versus)\s/giu, /\s?\/\s?/gu, /-/gu, /,\s/gu];
const TAIL = /\s(?:for|of|in|per|down|across|für|bei|pour|de|para|di|voor|dla)\s/iu;
const MOST_WORDS = 4;

/** `Base / early thaw / long winter for …`, `early/late/night:`, `Jan-Feb-Mar`, `Line, budget, outturn`: the last names of a clause. */
export function listedHead(text: string, from: number, n: number): Piece[] | undefined {
  const whole = new Piece(text, from, from + text.length);
  const clauses: Piece[] = [];
  let start = from;
  for (const mark of text.matchAll(/[:;()\n]|\.(?=\s|$)/gu)) {
    clauses.push(cut(whole, start, from + mark.index));
    start = from + mark.index + 1;
  }
  clauses.push(cut(whole, start, whole.end));
  for (const gap of LISTS)
    for (const clause of clauses.toReversed()) {
      const names: Piece[] = [];
      let at = clause.start;
      for (const mark of clause.text.matchAll(gap)) {
        names.push(cut(clause, at, clause.start + mark.index));
        at = clause.start + mark.index + mark[0].length;
      }
      const last = cut(clause, at, clause.end);
      const tail = TAIL.exec(last.text);
      names.push(tail === null ? last : cut(last, last.start, last.start + tail.index));
      const list = names.slice(-n);
      const [one, ...rest] = list;
      if (list.length < n || one === undefined || rest.some((p) => !isName(p))) continue;
      // "split motor / property / liability": words before the list are none of its first name.
      const most = Math.max(1, ...rest.map((p) => p.text.split(' ').length));
      const first = cut(one, one.end - one.text.split(' ').slice(-most).join(' ').length, one.end);
      if (isName(first)) return [first, ...rest];
    }
  return undefined;
}

const isName = (p: Piece): boolean => /^\p{L}[^,/]*$/u.test(p.text) && p.text.length <= 40 && p.text.split(' ').length <= MOST_WORDS;

/** A row of dates with nothing but marks between them. */
export function headRow(brief: ReadBrief, text: string, from: number, n: number): Piece[] | undefined {
  const dates = datesIn(new Piece(text, from, from + text.length)).map((d) => d.piece);
  const row = dates.slice(-n);
  return row.length === n &&
    row.every((d, k) => k === 0 || /^[\s,;|/.–-]{1,4}$/u.test(brief.text.slice((row[k - 1] as Piece).end, d.start)))
    ? row
    : undefined;
}
