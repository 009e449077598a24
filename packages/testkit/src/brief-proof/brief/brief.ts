/** A brief, parsed once: figures, months, words, and where its parts end. */
import type { Span } from '../finding.ts';
import { type Figure, figuresOf } from './figures.ts';
import { fold } from './fold.ts';
import { type MonthName, monthNamed, monthsOf } from './months.ts';
import { talkIn } from './talk.ts';
import { type Word, wordsOf } from './words.ts';

/** What ends at a boundary: a segment (comma, `and`), a clause, a sentence, a line, a paragraph. */
export const LEVELS = ['segment', 'clause', 'sentence', 'line', 'paragraph'] as const;

interface Boundary extends Span {
  /** Index into `LEVELS`. */
  readonly level: number;
}

export interface Brief {
  readonly text: string;
  readonly folded: string;
  readonly figures: readonly Figure[];
  readonly months: readonly MonthName[];
  readonly words: readonly Word[];
  readonly boundaries: readonly Boundary[];
  readonly depths: Uint8Array;
  /** Words to whoever makes the slide, heads of e-mails, greetings. */
  readonly talk: readonly Span[];
}

/** "And" in the languages that briefs come in; between items of a list it separates like a comma. */
const AND =
  /(?<=\s)(?:and|und|et|y|e|i|en|och|og|ve|és|și|и|و|ja|or|oder|ou|lub|eller|&|then|dann|puis|luego|poi)(?=\s)(?!\s(?:minus|less))/gu;
const ABBREVIATION =
  /(?:(?<![\p{L}])(?:st|nr|no|ca|approx|dr|mr|mrs|ms|fr|hr|inc|ltd|co|vs|resp|bzw|z\.b|e\.g|i\.e|mio|mrd|tsd|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|dez|okt|incl|inkl|max|min|avg|art|núm|vol|fig|p|c))\.$/iu;
/** "J. Lindqvist". */
const INITIAL = /(?:^|[(,;:.]\s?|\p{Lu}\p{L}*\s)\p{Lu}$/u;

/** A full stop behind a figure ends a sentence where a capital follows that is no month; behind an abbreviation it does not. */
function endsSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const next = /^\.["')\]]*\s+(\S+)/u.exec(text.slice(at, at + 40))?.[1] ?? '';
  if (/\d$/.test(before)) {
    if (next === '') return true;
    if (/^[\p{Lu}"'(]/u.test(next))
      return monthNamed(next.toLowerCase().replaceAll(/[^\p{L}]/gu, '')) === undefined || /:$/.test(next)
        ? !/^(?:Quartal|Halbjahr|Woche|KW|Stufe|Platz|OG|Stock)/.test(next)
        : false;
    // An ordinal, "3. quartal", is small.
    return !/^\p{Ll}/u.test(next) || Number(/(\d+)$/.exec(before)?.[1]) > 31 || /\d[.,]\d+$/.test(before);
  }
  // "By 24 Oct. Re-gear the lease": a short month may end a sentence, before a capital.
  const word = /(\p{L}+)$/u.exec(before)?.[1] ?? '';
  if (monthNamed(word.toLowerCase()) !== undefined && /^\p{Lu}/u.test(next)) return true;
  if (/\bp\.a$/.test(before)) return /^\p{Lu}/u.test(next);
  if (/^(?:Mio|Mrd|Tsd)$/.test(word))
    return /^\p{Lu}/u.test(next) && !/^(?:EUR|Euro|USD|CHF|GBP|Stück|Kunden|Einwohner|Tonnen|Franken|Dollar)/.test(next);
  // "310 tys. t": a short word before a small letter too.
  if (word !== '' && word.length <= 4 && /^\p{Ll}/u.test(next) && before.endsWith(word)) return false;
  // "I kw. 4,1 tys.": a short word before a figure is cut short.
  if (word !== '' && word.length <= (/^\p{Lu}/u.test(word) ? 6 : 3) && /^\d/.test(next)) return false;
  return !ABBREVIATION.test(`${before}.`) && !INITIAL.test(before);
}

export function parseBrief(text: string): Brief {
  const folded = withCells(withElements(fold(text.replaceAll('\\n', ' \n'))));
  return {
    text,
    folded,
    figures: withOrdinals(folded, figuresOf(folded)),
    months: monthsOf(text),
    words: wordsOf(folded),
    boundaries: boundariesOf(folded),
    depths: depthsOf(folded),
    talk: talkIn(folded),
  };
}

/** Commas between the elements of JSON, or of a line of quoted cells, part them; they group no digits. */
function withElements(text: string): string {
  if (!/^\s*[[{]|^\s*"[^"\n]*",|":\s?[[{"\d]/m.test(text)) return text;
  let quoted = false;
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (c === '"' && text[i - 1] !== '\\') quoted = !quoted;
    if (c === '\n') quoted = false;
    out += c === ',' && !quoted ? '\t' : c;
  }
  return out;
}

/** Lines with as many commas each and no space behind them are rows of cells: there a comma groups no digits. */
function withCells(text: string): string {
  const lines = text.split('\n');
  const commas = lines.map((line) => (/,\s/.test(line) ? 0 : line.split(',').length - 1));
  const isRow = lines.map((_, i) => (commas[i] ?? 0) >= 1 && [i - 1, i + 1].some((j) => commas[j] === commas[i]));
  const isTable = lines.some((line, i) => isRow[i] === true && /\p{L},|,\p{L}/u.test(line));
  return isTable ? lines.map((line, i) => (isRow[i] === true ? line.replaceAll(',', '\t') : line)).join('\n') : text;
}

/** Numbers that count lines, 1 to n, are no figures of their own. */
function withOrdinals(text: string, figures: readonly Figure[]): Figure[] {
  const first = figures.filter(
    ({ start, digits }) => /^\d{1,2}$/.test(digits) && /(?:^|\n)[\s>*#-]*$/.test(text.slice(Math.max(0, start - 12), start)),
  );
  const counts =
    first.length > 1 && first.every(({ digits }, i) => Number(digits) === Number(first[0]?.digits) + i) && Number(first[0]?.digits) <= 1;
  return figures.map((figure) => (counts && first.includes(figure) ? { ...figure, kind: 'ordinal' } : figure));
}

function boundariesOf(text: string): Boundary[] {
  const out: Boundary[] = [];
  const add = (pattern: RegExp, level: number, holds: (index: number, found: string) => boolean = () => true): void => {
    for (const { index, 0: found } of text.matchAll(pattern))
      if (holds(index, found)) out.push({ start: index, end: index + found.length, level });
  };
  const isInFigure = (i: number): boolean => /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '');
  add(/[,،、，|\t•·]/g, 0, (i, found) => found !== ',' || !isInFigure(i));
  add(AND, 0);
  add(/ [-–—/] |->|→|=>/g, 0);
  add(/[;؛]|\/\//g, 1);
  add(/\|\|/g, 2);
  // Elements of HTML and XML: rows and paragraphs end lines, the others part cells.
  add(/<\/?(?:tr|li|p|div|br|h\d|ul|ol|table|row|item)(?:\s[^>]*)?\/?>/gi, 3);
  add(/<\/?[a-z][\w-]*(?:\s[^>]*)?\/?>/gi, 0);
  add(/[\])]/g, 0);
  add(/\}/g, 1);
  add(/[.!?。！？](?=[\s"')\]]|$)|[。！？]/g, 2, (i, found) => found !== '.' || endsSentence(text, i));
  add(/\r?\n(?!\s*\r?\n)/g, 3);
  add(/\r?\n\s*\r?\n\s*/g, 4);
  return out.sort((a, b) => a.start - b.start);
}

/** The part of a level around a place: from the boundary of that level, or a higher one, before it to the one behind it. */
export function partAround({ boundaries, text }: Brief, { start, end }: Span, level: number): Span {
  let from = 0;
  let to = text.length;
  for (const b of boundaries) {
    if (b.level < level) continue;
    if (b.end <= start) from = b.end;
    else if (b.start >= end) {
      to = b.start;
      break;
    }
  }
  return { start: from, end: to };
}

/** How far apart two places are: boundaries between them, the greater ones counted for more. */
export function distance({ boundaries, depths }: Brief, a: Span, b: Span): number {
  const [from, to] = a.end <= b.start ? [a.end, b.start] : [b.end, a.start];
  // What stands in brackets between the two does not part them.
  const depth = Math.min(depths[a.start] ?? 0, depths[b.start] ?? 0);
  return boundaries.reduce(
    (sum, { start, end, level }) =>
      start >= from && end <= to && (depths[start] ?? 0) <= depth ? sum + (level === 0 ? 1 : level * 3) : sum,
    0,
  );
}

/** How many brackets are open at each character. */
function depthsOf(text: string): Uint8Array {
  const out = new Uint8Array(text.length + 1);
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === ')' || c === '\n') depth = c === '\n' ? 0 : Math.max(0, depth - 1);
    out[i] = depth;
    if (c === '(') depth = Math.min(9, depth + 1);
  }
  return out;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
export const textAt = ({ text }: Brief, { start, end }: Span): string => text.slice(start, end);
