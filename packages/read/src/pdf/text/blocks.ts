/** Lines to paragraphs, and paragraphs to boxes. */
import type { Rect } from '../page/matrix.ts';
import { joinJustified } from './justified.ts';
import type { ListMark } from './lines.ts';
import { type TextLine, textOf } from './lines.ts';
import { withMarks } from './list-marks.ts';

export interface PdfParagraph {
  readonly lines: TextLine[];
  readonly mark?: ListMark;
  /** A listing, whose lines end where they end on the page. */
  readonly code?: true;
  /** All lines but the last end at the right edge. */
  readonly justified?: true;
}

export interface TextBlock {
  readonly paragraphs: PdfParagraph[];
  readonly align: 'left' | 'center' | 'right';
  readonly box: Rect;
  readonly angle: number;
  readonly order: number;
  readonly rtl: boolean;
}

/** What a line stands in. */
export interface Container {
  readonly id: number;
  readonly box: Rect;
  readonly is_page: boolean;
}

/** Shares of the size of letters. */
const TIGHTEST = 0.55;
const USUAL = 1.75;
const WIDEST = 2.6;
/** A blank line of a listing between two others. */
const BLANK = 3.4;

/** The lines of a page, with their marks apart. */
export const linesWithMarks = (
  lines: readonly TextLine[],
  containerOf: (line: TextLine) => Container | undefined = () => undefined,
): TextLine[] => withMarks(joinJustified(lines), (a, b) => containerOf(a)?.id === containerOf(b)?.id);

/** @param containerOf the shape that a line stands in; undefined where nothing is known of it */
export function blocksOf(lines: readonly TextLine[], containerOf: (line: TextLine) => Container | undefined): TextBlock[] {
  const sorted = [...lines].sort((a, b) => a.angle - b.angle || a.y - b.y || a.x0 - b.x0);
  const groups: { lines: TextLine[]; container: Container | undefined }[] = [];
  for (const line of sorted) {
    const container = containerOf(line);
    const fitting = groups
      .filter((g) => g.container?.id === container?.id && continues(g.lines, line))
      .sort((a, b) => overlap(b.lines.at(-1) as TextLine, line) - overlap(a.lines.at(-1) as TextLine, line))[0];
    if (fitting === undefined) groups.push({ lines: [line], container });
    else fitting.lines.push(line);
  }
  return wholeLists(groups).map((group) => blockOf(group.lines, group.container));
}

interface Group {
  readonly lines: TextLine[];
  readonly container: Container | undefined;
}

/** Lists whose items stand wide apart, or have smaller letters on deeper levels, in one box. */
function wholeLists(groups: readonly Group[]): Group[] {
  const out: Group[] = [];
  const firstOf = ({ lines: [line] }: Group): TextLine => line as TextLine;
  for (const group of [...groups].sort((a, b) => firstOf(a).angle - firstOf(b).angle || firstOf(a).y - firstOf(b).y)) {
    const line = firstOf(group);
    const above = out.filter(
      ({ lines }) => lines.at(-1)?.angle === line.angle && (lines.at(-1)?.y ?? 0) < line.y && lines.some((one) => overlap(one, line) > 0),
    );
    const nearest = above.sort((a, b) => (b.lines.at(-1)?.y ?? 0) - (a.lines.at(-1)?.y ?? 0))[0];
    if (nearest !== undefined && nearest.container?.id === group.container?.id && isNextItem(nearest.lines, line))
      nearest.lines.push(...group.lines);
    else out.push(group);
  }
  return out;
}

/** Of the size of letters, between the lines of two items. */
const WIDEST_ITEMS = 3.2;
/** Of two levels, the smaller size over the larger, and the way from mark to mark in sizes. */
const SMALLEST_LEVEL = 0.6;
const DEEPEST = 5;

/** Its mark stands where one of the list does, or a level deeper than the last. */
function isNextItem(lines: readonly TextLine[], line: TextLine): boolean {
  const { mark, rtl, size_pt } = line;
  const items = lines.filter((one) => one.mark !== undefined);
  const [first, last] = [items[0], items.at(-1)];
  if (mark === undefined || first === undefined || last === undefined || lines[0] !== first || last.rtl !== rtl) return false;
  const size = Math.max(size_pt, last.size_pt);
  const sizes = [...items.map((one) => one.size_pt), size_pt];
  const pitch = line.y - (lines.at(-1)?.y ?? 0);
  if (Math.min(...sizes) < SMALLEST_LEVEL * Math.max(...sizes) || pitch < TIGHTEST * size || pitch > WIDEST_ITEMS * size) return false;
  const placeOf = (one: TextLine): number => (rtl ? -(one.mark?.x1 ?? one.x1) : (one.mark?.x0 ?? one.x0));
  const deeper = placeOf(line) - placeOf(last);
  return items.some((one) => near(placeOf(one), placeOf(line), 0.35 * size)) || (deeper > 0 && deeper <= DEEPEST * size);
}

/** With the mark before it. */
const leftOf = (line: TextLine): number => Math.min(line.x0, line.mark?.x0 ?? line.x0);
const rightOf = (line: TextLine): number => Math.max(line.x1, line.mark?.x1 ?? line.x1);
const overlap = (a: TextLine, b: TextLine): number => Math.min(rightOf(a), rightOf(b)) - Math.max(leftOf(a), leftOf(b));
const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) < by;
const middle = ({ x0, x1 }: TextLine): number => (x0 + x1) / 2;
const isMono = (line: TextLine): boolean => line.mark === undefined && line.pieces.every(({ font }) => font.mono === true);

function continues(lines: readonly TextLine[], line: TextLine): boolean {
  const last = lines.at(-1) as TextLine;
  const size = Math.max(last.size_pt, line.size_pt);
  if (last.angle !== line.angle || Math.min(last.size_pt, line.size_pt) < 0.86 * size) return false;
  const by = 0.6 * size;
  // A line of Latin words may go on a paragraph that is read from the right.
  if (last.rtl !== line.rtl && !near(rightOf(last), rightOf(line), by)) return false;
  const pitch = line.y - last.y;
  if (isMono(last) !== isMono(line)) return false;
  if (isMono(line) && pitch >= TIGHTEST * size && pitch < BLANK * size) {
    const [from, to] = [Math.min(...lines.map(({ x0 }) => x0)), Math.max(...lines.map(({ x1 }) => x1))];
    if (line.x0 > from - by && line.x0 < to + size && (pitch < USUAL * size || lines.some(isCode) || isCode(line))) return true;
  }
  const earlier = lines.at(-2);
  const usual = earlier === undefined ? USUAL * size : Math.max(USUAL * size, Math.min(2.4 * size, (last.y - earlier.y) * 1.35));
  // Lines that stand wide apart are one text where the next goes on within a sentence.
  const goesOn =
    last.words.length >= 4 &&
    near(last.x0, line.x0, 0.2 * size) &&
    line.mark === undefined &&
    /^\p{Ll}/u.test(textOf(line)) &&
    !/[.:!?]$/.test(textOf(last).trim());
  if (pitch < TIGHTEST * size || pitch > (goesOn ? WIDEST * size : usual) || overlap(last, line) < -0.2 * size) return false;
  const left = near(last.x0, line.x0, by) || near(leftOf(last), leftOf(line), by) || near(last.x0, leftOf(line), by);
  const indented = line.mark !== undefined || lines[0]?.mark !== undefined;
  return (
    left ||
    near(middle(last), middle(line), by) ||
    near(rightOf(last), rightOf(line), by * 0.7) ||
    near(last.x1, rightOf(line), by * 0.7) ||
    (indented && Math.abs(line.x0 - last.x0) < 5 * size)
  );
}

/** Signs that listings have and sentences in such a face have not. */
const CODE = /[;{}=<>$#[\]|\\]|\w\(|^\s*(?:[-$>%]|\/\/)\s|:$/;
const isCode = (line: TextLine): boolean => isMono(line) && CODE.test(textOf(line).trim());

/** Whether lines of letters of one width are a listing: by their signs or by indents of whole letters. */
function isListing(lines: readonly TextLine[]): boolean {
  if (lines.length < 2 || !lines.every(isMono)) return false;
  const from = Math.min(...lines.map(({ x0 }) => x0));
  return lines.some(isCode) || lines.some((line) => line.x0 - from > 0.9 * line.size_pt);
}

function blockOf(lines: readonly TextLine[], container: Container | undefined): TextBlock {
  const first = lines[0] as TextLine;
  const rtl = 2 * lines.filter((line) => line.rtl).length >= lines.length;
  const code = isListing(lines);
  const align = code ? 'left' : rtl && alignOf(lines, container) !== 'center' ? 'right' : alignOf(lines, container);
  const box = {
    x0: Math.min(...lines.map(leftOf)),
    x1: Math.max(...lines.map(rightOf)),
    y0: first.y - first.size_pt,
    y1: (lines.at(-1)?.y ?? 0) + 0.25 * first.size_pt,
  };
  const paragraphs: TextLine[][] = [];
  for (const [i, line] of lines.entries()) {
    const previous = lines[i - 1];
    if (previous === undefined || (!code && startsParagraph(previous, line, { lines, box, align, rtl, container })))
      paragraphs.push([line]);
    else paragraphs.at(-1)?.push(line);
  }
  return {
    paragraphs: paragraphs.map((of): PdfParagraph => {
      const mark = of[0]?.mark;
      return {
        lines: of,
        ...(mark === undefined ? {} : { mark }),
        ...(code ? { code } : {}),
        ...(!code && align !== 'center' && isJustified(of) ? { justified: true } : {}),
      };
    }),
    align,
    box,
    angle: first.angle,
    order: Math.max(...lines.map(({ order }) => order)),
    rtl,
  };
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** By the edges that several lines share, or by the room on both sides of one in what it stands in. */
function alignOf(lines: readonly TextLine[], container: Container | undefined): 'left' | 'center' | 'right' {
  if (lines.some(({ mark }) => mark !== undefined)) return 'left';
  const size = lines[0]?.size_pt ?? 10;
  if (container !== undefined && lines.every((line) => isCentred(line, container))) return 'center';
  if (lines.length === 1) return 'left';
  const [left, centre, right] = [spread(lines.map(({ x0 }) => x0)), spread(lines.map(middle)), spread(lines.map(({ x1 }) => x1))];
  if (left <= 0.25 * size || left <= Math.min(centre, right)) return 'left';
  return centre <= right ? 'center' : 'right';
}

function isCentred({ x0, x1, size_pt, angle }: TextLine, { box, is_page }: Container): boolean {
  const [left, right] = [x0 - box.x0, box.x1 - x1];
  if (angle !== 0 || left < 0 || right < 0 || Math.abs(left - right) > 0.5 * size_pt) return false;
  return is_page ? left > 0.12 * (box.x1 - box.x0) : left > 1;
}

/** Lines with both edges in common, where words stand wider in one than in another. */
function isJustified(lines: readonly TextLine[]): boolean {
  const full = lines.slice(0, -1);
  const size = lines[0]?.size_pt ?? 10;
  if (full.length < 2) return false;
  if (spread(full.map(({ x1 }) => x1)) > 0.12 * size || spread(lines.map(({ x0 }) => x0)) > 2 * size) return false;
  if (spread(full.slice(1).map(({ x0 }) => x0)) > 0.12 * size) return false;
  if ((lines.at(-1)?.x1 ?? 0) > (full[0]?.x1 ?? 0) + 0.12 * size) return false;
  const gaps = lines.map(wordGap).filter((gap) => gap !== undefined);
  return spread(gaps) > 0.02 * size;
}

/** Between the words of a line, at the mean. */
function wordGap({ words, x0, x1 }: TextLine): number | undefined {
  const inked = words.reduce((sum, word) => sum + word.x1 - word.x0, 0);
  return words.length < 2 ? undefined : (x1 - x0 - inked) / (words.length - 1);
}

interface Around {
  readonly lines: readonly TextLine[];
  readonly box: Rect;
  readonly align: string;
  readonly rtl: boolean;
  readonly container: Container | undefined;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;

/** Lines of one or two words, with room beside them, are no text that had to be broken. */
function areLabels({ lines, box, container }: Pick<Around, 'lines' | 'box' | 'container'>): boolean {
  if (container === undefined || lines.length < 3 || lines.some(({ mark }) => mark !== undefined)) return false;
  // Scripts without spaces have one word a line.
  if (lines.some((line) => HAN.test(textOf(line)))) return false;
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  return words <= 1.5 * lines.length && container.box.x1 - container.box.x0 > 1.6 * (box.x1 - box.x0);
}

/** Of the page: titles in its middle stand in boxes that are no narrower, so that the next word would have found room. */
const USUAL_BOX = 0.74;

function startsParagraph(previous: TextLine, line: TextLine, { lines, box, align, rtl, container }: Around): boolean {
  if (line.mark !== undefined) return true;
  const size = line.size_pt;
  const pitches = lines.slice(1).map((l, i) => l.y - (lines[i] as TextLine).y);
  if (line.y - previous.y > Math.min(...pitches) + 0.3 * size) return true;
  if (Math.abs(previous.size_pt - line.size_pt) > 0.08 * size) return true;
  const [a, b] = [previous.pieces.at(-1), line.pieces[0]];
  if (a !== undefined && b !== undefined && a.bold !== b.bold && previous.pieces.every((p) => p.bold === a.bold)) return true;
  const marked = lines.some(({ mark }) => mark !== undefined);
  if (marked && (rtl ? line.x1 > rightOf(previous) + 0.5 * size : line.x0 < leftOf(previous) - 0.5 * size)) return true;
  if (align === 'center' && container?.is_page === true && lines.length < 4 && lines.every((one) => isCentred(one, container))) {
    const used = previous.x1 - previous.x0 + 0.3 * size + (line.words[0] === undefined ? 0 : line.words[0].x1 - line.words[0].x0);
    const titled = lines.every((one) => /^[^\p{Ll}]/u.test(textOf(one).trim())) && used < USUAL_BOX * (container.box.x1 - container.box.x0);
    if (titled && !/[\p{Ll}\p{N}][-,\u2010]$|\b(?:and|of|the|for|in|to|with|a)$/u.test(textOf(previous).trim())) return true;
  }
  if (areLabels({ lines, box, container }) || areCounted(previous, line)) return true;
  // The next word would have found room.
  const word = line.words[0];
  const free =
    align === 'center' ? 2 * (box.x1 - previous.x1) : rtl ? previous.x0 - Math.min(...lines.map(({ x0 }) => x0)) : box.x1 - previous.x1;
  return word !== undefined && free > widthOfFirst(word, size) + 0.35 * size + 0.02 * (box.x1 - previous.x0);
}

/** A number, and the next one right below it, begin texts of their own. */
function areCounted(previous: TextLine, line: TextLine): boolean {
  const [a, b] = [previous, line].map((one) => Number(/^\d{1,2}$/.exec(one.words[0]?.text ?? '')?.[0] ?? Number.NaN));
  return b === (a ?? 0) + 1 && near(previous.x0, line.x0, 0.2 * line.size_pt) && Math.min(previous.words.length, line.words.length) > 1;
}

/** Signs that begin no line, with the letter before them. */
const BOUND =
  /^.[\p{Pe}\p{Pf}\p{Po}\u3005\u30fc\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7]*/u;
const OF_HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff0f]/u;

/** Of a word, how wide that is which no line may part. Scripts without spaces may break behind each letter; a letter more, because some signs go with the next. */
function widthOfFirst({ text, x0, x1 }: TextLine['words'][number], size: number): number {
  const whole = x1 - x0;
  const bound = OF_HAN.test(text) ? (BOUND.exec(text)?.[0].length ?? 1) : undefined;
  return bound === undefined ? whole : Math.min(whole, (bound + 1) * size);
}
