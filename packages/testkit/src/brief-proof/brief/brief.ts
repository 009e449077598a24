/** A brief, parsed once: figures, months, words, and where its parts end. */
import type { Span } from '../finding.ts';
import { type Figure, figuresOf } from './figures.ts';
import { fold } from './fold.ts';
import { type MonthName, monthsOf } from './months.ts';
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
  /** Words to whoever makes the slide, heads of e-mails, greetings. */
  readonly talk: readonly Span[];
}

/** "And" in the languages that briefs come in; between items of a list it separates like a comma. */
const AND = /(?<=\s)(?:and|und|et|y|e|i|en|och|og|ve|és|și|a|и|و|ja|plus|&|then|dann|puis|luego|poi)(?=\s)/giu;
const ABBREVIATION = /(?:\b(?:st|nr|no|ca|approx|dr|mr|mrs|ms|fr|hr|inc|ltd|co|vs|resp|bzw|z\.b|e\.g|i\.e|mio|mrd|tsd|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|dez|okt|p\.a|incl|inkl|max|min|avg|art|núm|vol|fig|p|c)|\b\p{Lu}|\d)\.$/iu;

export function parseBrief(text: string): Brief {
  const folded = fold(text);
  return {
    text,
    folded,
    figures: figuresOf(text),
    months: monthsOf(text),
    words: wordsOf(text),
    boundaries: boundariesOf(folded),
    talk: talkIn(folded),
  };
}

function boundariesOf(text: string): Boundary[] {
  const out: Boundary[] = [];
  const add = (pattern: RegExp, level: number, holds: (index: number, found: string) => boolean = () => true): void => {
    for (const { index, 0: found } of text.matchAll(pattern)) if (holds(index, found)) out.push({ start: index, end: index + found.length, level });
  };
  const isInFigure = (i: number): boolean => /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '');
  add(/[,،、，|\t•·]/g, 0, (i) => !isInFigure(i));
  add(AND, 0);
  add(/ [-–—/] |->|→|=>/g, 0);
  add(/[;؛]/g, 1);
  add(/[.!?。！？](?=[\s"')\]]|$)|[。！？]/g, 2, (i, found) => found !== '.' || !ABBREVIATION.test(text.slice(Math.max(0, i - 12), i + 1)) || /^\.\s+\p{Lu}\p{Ll}+\s/u.test(text.slice(i, i + 24)));
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
export function distance({ boundaries }: Brief, a: Span, b: Span): number {
  const [from, to] = a.end <= b.start ? [a.end, b.start] : [b.end, a.start];
  return boundaries.reduce((sum, { start, end, level }) => (start >= from && end <= to ? sum + (level === 0 ? 1 : level * 3) : sum), 0);
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
export const textAt = ({ text }: Brief, { start, end }: Span): string => text.slice(start, end);
