/** A prompt for a deck, cut where its own structure parts it: slide marks, headings, numbered lists, nested bullets, paragraphs, "first … then". */
import type { Span } from '../document.ts';
import { anyOf } from './cut-words.ts';

export type CutBy = 'slide_marks' | 'rules' | 'headings' | 'numbers' | 'bullets' | 'paragraphs' | 'sequence' | 'mentions' | 'topics';

/** One slide's part: its text without the mark that opens it, and where it stands in the prompt, with the mark. */
export interface Part extends Span {
  readonly brief: string;
  /** The heading that opens it. */
  readonly name?: string;
}

export interface Cut {
  readonly by: CutBy;
  /** The writer marks slides as such: the cut needs no second opinion. */
  readonly explicit: boolean;
  readonly parts: readonly Part[];
  /** What stands before the first part. */
  readonly preamble: string;
}

interface Line extends Span {
  readonly text: string;
  readonly indent: number;
  readonly blank: boolean;
}

/** Where a part opens: its text begins at `from`, and ends at `to` where the next does not. At `skip` characters are left out of it. */
interface Opening {
  readonly start: number;
  readonly from: number;
  readonly to?: number;
  readonly name?: string;
  readonly skip?: readonly [number, number];
}

/** Expressions with words in them are made when they are first asked for. */
const once = (make: () => RegExp): (() => RegExp) => {
  let made: RegExp | undefined;
  return () => {
    made ??= make();
    made.lastIndex = 0;
    return made;
  };
};

const slideLine = once(
  () =>
    new RegExp(
      `^[\\s>*#-]*${anyOf('slide')}\\s{0,2}(?:no\\.?\\s?|nr\\.?\\s?|#)?(\\d{1,2})(?:\\*\\*)?\\s*(?:[:.)|–—-]|$)(?:\\*\\*)?\\s*`,
      'iu',
    ),
);
const slideInline = once(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:on\\s|auf\\s)?${anyOf('slide')}\\s(?:#\\s?)?(\\d{1,2})(?=\\s?[:.)–—,(-]|\\s\\p{L})(?:\\s?[:.)–—,-]\\s|\\s)`,
      'giu',
    ),
);
const mention = once(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${anyOf('and')}\\s)?(${anyOf('articles')}\\s(?:${anyOf('further')}\\s)?${anyOf('slide')}\\s(?=${anyOf('about')}\\s))`,
      'giu',
    ),
);
const opens = once(() => new RegExp(`(?:^|(?<=[.;:!?\\n,]\\s{0,3}))(?:${anyOf('and')}\\s)?${anyOf('first')}(?=[\\s,:])[\\s,:]*`, 'iu'));
const goesOn = once(
  () =>
    new RegExp(`(?:(?<=[.;!?\\n,]\\s{0,3})(?:${anyOf('and')}\\s)?|(?<=\\s)${anyOf('and')}\\s)${anyOf('next')}(?=[\\s,:])[\\s,:]*`, 'giu'),
);
const topics = once(
  () =>
    new RegExp(
      `(?<![\\p{L}])${anyOf('decks', 'slides')}(?:\\s[^\\n:.,;]{0,60})?(?:\\s${anyOf('about')}\\s|:\\s{0,3})([^\\n:.;\\d]{8,400})(?=[.\\n;]|$)`,
      'iu',
    ),
);
/** "and" between the last two of a row, or left over at the end of a part. */
const joint = once(() => new RegExp(`\\s${anyOf('and')}\\s`, 'giu'));
const tail = once(() => new RegExp(`[\\s,;]*(?:[,;]|[,;]?\\s${anyOf('and')})\\s*$`, 'iu'));

const NUMBER = /^\s*(?:\*\*)?\(?(\d{1,2})(?:[.)]|\s?[:–—-])(?=\s)(?:\*\*)?\s+/u;
const NUMBER_INLINE = /(?<=^|[\s;,.:])\(?(\d{1,2})[.)]\s+(?=[\p{L}"'«„“])/gu;
const BULLET = /^\s*[-*•–—·▪◦●○‣+✓]\s+/u;
const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*?)\s*#*$/u;
const BOLD = /^\s*\*\*([^*]+)\*\*\s*:?\s*$/u;
const RULE = /^\s{0,3}(?:([-*_=~])\s?)(?:\1\s?){2,}$/u;

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((raw): Line => {
    const bare = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const indent = bare.length - bare.trimStart().length;
    const line = { text: bare, start, end: start + bare.length, indent, blank: indent === bare.length };
    start += raw.length + 1;
    return line;
  });
}

function cutAt(text: string, by: CutBy, explicit: boolean, openings: readonly Opening[]): Cut | undefined {
  if (openings.length < 2) return undefined;
  const parts = openings.flatMap(({ start, from, to, name, skip }, i): readonly Part[] => {
    const end = to ?? openings[i + 1]?.start ?? text.length;
    const brief = (skip === undefined ? text.slice(from, end) : text.slice(from, skip[0]) + text.slice(skip[1], end)).trim();
    if (brief === '') return [];
    return [{ brief, ...(name === undefined ? {} : { name }), start, end: start + text.slice(start, end).trimEnd().length }];
  });
  return parts.length < 2 ? undefined : { by, explicit, parts, preamble: text.slice(0, openings[0]?.start).trim() };
}

const withoutTail = (cut: Cut | undefined): Cut | undefined =>
  cut === undefined ? undefined : { ...cut, parts: cut.parts.map((p) => ({ ...p, brief: p.brief.replace(tail(), '').trim() })) };

/** Numbers count up by one from their first, which is 0 or 1. */
const countsUp = (numbers: readonly number[]): boolean =>
  (numbers[0] ?? 9) <= 1 && numbers.every((n, i) => i === 0 || n === (numbers[i - 1] as number) + 1);

const LONGEST_NAME = 100;

function bySlideMarks(text: string, lines: readonly Line[]): Cut | undefined {
  const marked = lines.flatMap((line): readonly Opening[] => {
    const match = slideLine().exec(line.text);
    if (match === null) return [];
    const rest = line.text.slice(match[0].length).trim();
    const name = rest === '' || rest.length > LONGEST_NAME ? {} : { name: rest };
    return [{ start: line.start, from: line.start + match[0].length, ...name }];
  });
  if (marked.length >= 2) return cutAt(text, 'slide_marks', true, marked);
  const found = [...text.matchAll(slideInline())];
  if (found.length < 2 || !countsUp(found.map((m) => Number(m[1])))) return undefined;
  return cutAt(
    text,
    'slide_marks',
    true,
    found.map((m) => ({ start: m.index, from: m.index + m[0].length })),
  );
}

/** Lines of nothing but a rule, with an empty line before, part slides as they do in Markdown decks. */
function byRules(text: string, lines: readonly Line[]): Cut | undefined {
  const openings: Opening[] = [];
  let open: Opening | undefined;
  let last = -2;
  for (const [i, line] of lines.entries())
    if (RULE.test(line.text) && (i === 0 || lines[i - 1]?.blank === true || last === i - 1)) {
      if (open !== undefined) openings.push({ ...open, to: line.start });
      open = undefined;
      last = i;
    } else if (!line.blank) open ??= { start: line.start, from: line.start };
  if (open !== undefined) openings.push(open);
  return last < 0 ? undefined : cutAt(text, 'rules', true, openings);
}

const isUpper = (text: string): boolean => text !== text.toLowerCase() && text === text.toUpperCase();
const LONGEST_CAPITALS = 70;
/** `TEAM` is a heading among longer ones; short words in capitals alone are not. */
const SHORTEST_CAPITALS = 5;
const FEWEST_CAPITALS = 3;

/** Capitals alone: `MARKET SIZE`, above lines of its own. */
function inCapitals(line: string): boolean {
  const bare = line.trim();
  if (bare.length > LONGEST_CAPITALS || !isUpper(bare) || BULLET.test(line) || NUMBER.test(line)) return false;
  const letters = [...bare].filter(isUpper).length;
  return letters >= FEWEST_CAPITALS && !['.', ';', '|', '\t'].some((mark) => bare.includes(mark));
}

/** Below every marked level. */
const BOLD_LEVEL = 7;
const CAPITALS_LEVEL = 8;

/** Headings of the highest level that has two or more; those below it stay within their slide. */
function byHeadings(text: string, lines: readonly Line[]): Cut | undefined {
  const levels = new Map<number, Opening[]>();
  const add = (level: number, opening: Opening): void => void levels.set(level, [...(levels.get(level) ?? []), opening]);
  const nameIn = (line: Line): string => (line.text.trim().endsWith(':') ? line.text.trim().slice(0, -1) : line.text.trim());
  for (const [i, line] of lines.entries()) {
    if (line.blank) continue;
    const next = lines[i + 1];
    const opening = { start: line.start, from: line.start, name: nameIn(line) };
    const isApart = i === 0 || lines[i - 1]?.blank === true;
    const [, hashes, name = ''] = HEADING.exec(line.text) ?? [];
    const bold = BOLD.exec(line.text)?.[1]?.trim();
    if (hashes !== undefined) add(hashes.length, { ...opening, from: line.start + line.text.indexOf(name, hashes.length), name });
    else if (next !== undefined && RULE.test(next.text) && isApart && line.text.trim().length <= LONGEST_NAME)
      add(next.text.includes('=') ? 1 : 2, { ...opening, skip: [line.end, next.end] });
    else if (bold !== undefined) add(BOLD_LEVEL, { ...opening, name: bold });
    else if (isApart && next?.blank === false && inCapitals(line.text)) add(CAPITALS_LEVEL, opening);
  }
  if (levels.get(CAPITALS_LEVEL)?.every((o) => (o.name ?? '').length < SHORTEST_CAPITALS) === true) levels.delete(CAPITALS_LEVEL);
  const level = [...levels.keys()].sort((a, b) => a - b).find((l) => (levels.get(l)?.length ?? 0) >= 2);
  return level === undefined ? undefined : cutAt(text, 'headings', false, levels.get(level) ?? []);
}

/** Lines that begin with a mark, of the outermost level. */
function outermost(lines: readonly Line[], mark: RegExp) {
  const found = lines.flatMap((line) => {
    const match = mark.exec(line.text);
    return match === null ? [] : [{ line, n: Number(match[1]), start: line.start, from: line.start + match[0].length }];
  });
  const least = Math.min(...found.map((f) => f.line.indent));
  return found.filter((f) => f.line.indent === least);
}

function byNumbers(text: string, lines: readonly Line[]): Cut | undefined {
  const numbered = outermost(lines, NUMBER);
  if (numbered.length >= 2 && countsUp(numbered.map((m) => m.n))) return cutAt(text, 'numbers', false, numbered);
  const inline = [...text.matchAll(NUMBER_INLINE)];
  if (!countsUp(inline.map((m) => Number(m[1])))) return undefined;
  return cutAt(
    text,
    'numbers',
    false,
    inline.map((m) => ({ start: m.index, from: m.index + m[0].length })),
  );
}

/** Paragraphs; a table, and a list under a line that leads to it, stay with the paragraph before. */
function byParagraphs(text: string, lines: readonly Line[]): Cut | undefined {
  const openings: Opening[] = [];
  const hasCells = (line: Line | undefined): boolean => line !== undefined && (line.text.includes('\t') || line.text.includes('|'));
  let before: Line | undefined;
  let open = false;
  for (const [i, line] of lines.entries()) {
    if (line.blank) {
      open = false;
      continue;
    }
    const isList = BULLET.test(line.text) || NUMBER.test(line.text);
    const isTable = hasCells(line) && (hasCells(lines[i + 1]) || hasCells(before));
    const isLed = before !== undefined && (before.text.trimEnd().endsWith(':') || isList || isTable);
    if (!open && !(openings.length > 0 && isLed)) openings.push({ start: line.start, from: line.start });
    open = true;
    before = line;
  }
  return cutAt(text, 'paragraphs', false, openings);
}

/** "First show revenue by region: …; then the cost bridge …; finally next steps." */
function bySequence(text: string): Cut | undefined {
  const first = opens().exec(text);
  if (first === null) return undefined;
  const from = first.index + first[0].length;
  const rest = [...text.matchAll(goesOn())].filter((m) => m.index >= from);
  const openings = [{ start: first.index, from }, ...rest.map((m) => ({ start: m.index, from: m.index + m[0].length }))];
  return withoutTail(cutAt(text, 'sequence', false, openings));
}

/** "A slide on …, a slide with … and a slide about …" */
function byMentions(text: string): Cut | undefined {
  const found = [...text.matchAll(mention())];
  const openings = found.map((m) => ({ start: m.index, from: m.index + m[0].length - (m[1]?.length ?? 0) }));
  return withoutTail(cutAt(text, 'mentions', true, openings));
}

const LONGEST_TOPIC = 60;
const FEWEST_TOPICS = 3;

/** "A deck with slides for market, competition, team and ask": topics in a row, without figures, so that each is thin. */
function byTopics(text: string): Cut | undefined {
  const match = topics().exec(text);
  const list = match?.[1];
  if (match === null || list === undefined || text.slice(match.index + match[0].length).trim().length > 1) return undefined;
  const from = match.index + match[0].length - list.length;
  const last = list.lastIndexOf(',');
  const openings: Opening[] = [];
  let at = 0;
  const add = (end: number, next: number): void => {
    const lead = list.slice(at, end).length - list.slice(at, end).trimStart().length;
    openings.push({ start: from + at + lead, from: from + at + lead, to: from + end });
    at = next;
  };
  for (let comma = list.indexOf(','); comma >= 0; comma = list.indexOf(',', comma + 1)) add(comma, comma + 1);
  for (const m of list.matchAll(joint())) if (m.index > last) add(m.index, m.index + m[0].length);
  add(list.length, list.length);
  const parts = openings.filter((o) => text.slice(o.from, o.to).trim() !== '');
  const cut = cutAt(text, 'topics', true, parts);
  return cut !== undefined && cut.parts.length >= FEWEST_TOPICS && cut.parts.every((p) => p.brief.length <= LONGEST_TOPIC)
    ? cut
    : undefined;
}

/** The prompt where its writer marks slides as such. */
export const markedSlides = (prompt: string): Cut | undefined => bySlideMarks(prompt, linesOf(prompt));

/** Every way in which the prompt parts itself, the plainest first. Linear in its length. */
export function cutsOf(prompt: string): readonly Cut[] {
  const lines = linesOf(prompt);
  return [
    bySlideMarks(prompt, lines),
    byRules(prompt, lines),
    byMentions(prompt),
    byHeadings(prompt, lines),
    byNumbers(prompt, lines),
    cutAt(prompt, 'bullets', false, outermost(lines, BULLET)),
    byParagraphs(prompt, lines),
    bySequence(prompt),
    byTopics(prompt),
  ].filter((cut) => cut !== undefined);
}
