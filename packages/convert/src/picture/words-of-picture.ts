/** The words of a picture, put together as a reader would: its title, its parts, what each says, and which number stands beside which words. */

import { figureSentences } from './brief-of.ts';
import type { BoxIn, ConvertPictureAnswer } from './convert-picture.task.ts';
import { holds, type Paragraph, paragraphsOf } from './paragraphs-of-picture.ts';
import { type Cell, type Region, regionsOf, rowsOf, type Statement } from './parts-of-picture.ts';
import type { FigureInWords } from './tell-picture.task.ts';
import type { DrawnWords } from './words-of-own-deck.ts';

export interface Part {
  readonly box_in: BoxIn;
  readonly statements: readonly Statement[];
}

export interface WordsOfPicture {
  readonly headline: string;
  readonly parts: readonly Part[];
  /** Each statement of all parts, as one sentence. */
  readonly points: readonly string[];
  readonly figures: readonly FigureInWords[];
}

const SLIDE_IN = 13.333;
/** Of a slide's width and height: what is larger is the slide. */
const WHOLE = 0.9;
const GROUND = 0.6;
/** Of the slide's height. Titles stand above the first, or the second where there are none; footers below the last. */
const TITLE_ABOVE = [0.3, 0.55, 1] as const;
const FOOT_BELOW = 0.9;
const HEAD_ABOVE = 0.06;
/** Of the largest words: lines of one title, and titles above larger figures. */
const LARGE = 0.8;
/** Words that are so much larger than those at the top are the title wherever they stand in the upper part. */
const MUCH_LARGER = 1.5;
const MOST_FIGURES = 50;
const SMALL_PRINT_PT = 8;
/** So many small numbers by themselves are a scale. */
const SCALE = 4;
const SCALE_PT = 20;
const SAME_COLUMN_IN = 0.15;
const HEADING_WORDS = 12;
const LARGER = 1.2;

/** Numbers with a sign, a currency and a unit of a few letters. */
const FIGURE =
  /(?:[\p{Sc}]\s?)?[+\u2212-]?(?:[\p{Sc}]\s?)?\d[\d.,]*(?:\s?(?:%|\u2030|bn|mn|m|k|x|pp|pts?)(?![\p{L}\p{N}])|[MBKx](?![\p{L}\p{N}]))?/gu;
const IS_FIGURE = new RegExp(`^(?:${FIGURE.source}|[\\d.,:/%\\s–-]+)$`, 'u');
export const isFigure = (text: string): boolean => IS_FIGURE.test(text.trim());

export function wordsOfPicture(
  { lines, drawn, title: known, height_in }: DrawnWords,
  charts: ConvertPictureAnswer['figures'] = [],
): WordsOfPicture {
  const holders = drawn
    .filter(({ kind, box_in: [, , w, h] }) => (kind === 'box' || kind === 'ellipse') && (w < SLIDE_IN * WHOLE || h < height_in * WHOLE))
    .filter(({ box_in: [, , w, h] }) => w * h < SLIDE_IN * height_in * GROUND && Math.min(w, h) > 0.15)
    .map(({ box_in }) => box_in);
  const paragraphs = paragraphsOf(byRoles(legible(lines), drawn), drawn, holders).filter(({ text }) => !/^\P{N}$/u.test(text));
  const isKnown = ({ text, paragraph }: Paragraph): boolean => paragraph === TITLE || (known !== '' && text === known);
  const title = paragraphs.find(isKnown) ?? titleOf(paragraphs, height_in);
  const content = paragraphs.filter((one) => one !== title && !isFurniture(one, paragraphs, height_in));
  const regions = regionsOf(content, drawn, charts, height_in);
  const bare = content.filter(({ text, holder }) => holder === undefined && isFigure(text));
  const isScaled = bare.length >= SCALE && bare.every(({ size_pt }) => size_pt < SCALE_PT);
  const parts = regions.map((region): Part => ({ box_in: region.box_in, statements: statementsOf(region, isScaled) })).filter(hasWords);
  const points = parts.flatMap(({ statements }) => statements.flatMap(pointsOf));
  return {
    headline: title?.text ?? points[0] ?? '',
    parts,
    points,
    figures: figuresOf(title, regions),
  };
}

/** Without the small print of a picture in the picture, which nobody reads on a slide. */
function legible(lines: DrawnWords['lines']): DrawnWords['lines'] {
  const large = lines.filter(({ size_pt }) => size_pt >= SMALL_PRINT_PT);
  return large.length > 0 && large.some(({ size_pt }) => size_pt > 2 * SMALL_PRINT_PT) ? large : lines;
}

/** The paragraph of an element that is the title. */
const TITLE = 'title';

/** Without headers and footers, and with the lines of the title together, where somebody knows them. */
function byRoles(lines: DrawnWords['lines'], drawn: DrawnWords['drawn']): DrawnWords['lines'] {
  const named = drawn.filter(({ role }) => role !== undefined);
  return lines.flatMap((line) => {
    const [x, y, w, h] = line.box_in;
    const role = named.find(({ box_in }) => holds(box_in, [x + w / 2, y + h / 2, 0, 0]))?.role;
    if (role === 'header' || role === 'footer') return [];
    return [role === 'title' ? { ...line, paragraph: TITLE } : line];
  });
}

const hasWords = ({ statements }: Part): boolean => statements.length > 0;

/** The largest words of the top that are more than a figure. */
function titleOf(paragraphs: readonly Paragraph[], height: number): Paragraph | undefined {
  const words = paragraphs.filter((one) => /\p{L}{2}/u.test(one.text) && !isFigure(one.text) && !isFurniture(one, paragraphs, height));
  // Two letters are a mark more often than a title.
  const longer = words.filter(({ text }) => text.length > 2);
  const said = longer.length === 0 ? words : longer;
  const inReach = TITLE_ABOVE.map((part) => said.filter(({ box_in: [, y] }) => y < height * part));
  const most = (own: readonly Paragraph[]): number => Math.max(0, ...own.map(({ size_pt }) => size_pt));
  const [top = [], upper = [], all = []] = inReach;
  const own = top.length === 0 || most(upper) > most(top) * MUCH_LARGER ? (upper.length === 0 ? all : upper) : top;
  const large = own.filter(({ size_pt }) => size_pt > most(own) * LARGE);
  return large.toSorted((a, b) => a.box_in[1] - b.box_in[1] || a.box_in[0] - b.box_in[0])[0];
}

/** Footers, numbers of pages and addresses at the edge: small, by themselves, and no part of what the slide says. */
function isFurniture({ text, box_in: [x, y, , h], size_pt, holder }: Paragraph, all: readonly Paragraph[], height: number): boolean {
  const isAtEdge = y + h / 2 > height * FOOT_BELOW || y + h < height * HEAD_ABOVE;
  if (!isAtEdge) return false;
  if (isFigure(text) || /^(?:@|©|https?:|www\.|page \d)/i.test(text)) return true;
  const sizes = all.map((one) => one.size_pt).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const goesOn = all.some(({ box_in: [left, top, , high], size_pt: size }) => {
    const gap = y - top - high;
    return gap > -0.1 && gap < (size_pt / 72) * 1.5 && Math.abs(left - x) < 0.3 && size <= size_pt * LARGER && size >= size_pt / LARGER;
  });
  return !goesOn && size_pt <= usual && (holder === undefined || holder[1] > height * (FOOT_BELOW - 0.05));
}

/** @param isScaled its bare numbers are those of scales and marks, which say nothing without them */
function statementsOf(region: Region, isScaled: boolean): readonly Statement[] {
  if (region.is_table)
    return rowsOf(region.cells)
      .map((row) => rowOf(row, region))
      .filter(isSaid);
  const scaled = isScaled || region.charts.length > 0;
  const named = region.charts.filter(({ series }) => series.every(({ points }) => points.every(({ label }) => label !== undefined)));
  const values = named.flatMap(figureSentences);
  const labels = new Set(named.flatMap(({ series }) => series.flatMap(({ points }) => points.map(({ label = '' }) => label))));
  const isLone = region.cells.every(({ paragraphs }) => paragraphs.every(({ text, size_pt }) => isFigure(text) && size_pt < SCALE_PT));
  if (isLone && region.cells.every(({ holder }) => holder === undefined)) return [];
  const said = region.cells
    .map((cell) => ({
      ...cell,
      paragraphs: cell.paragraphs.filter(({ text }) => !(scaled && isFigure(text)) && !labels.has(text)),
    }))
    .flatMap(statementsIn);
  return [...said, ...values.map((value): Statement => ({ label: '', said: [withoutStop(value)] }))].filter(isSaid);
}

const isSaid = ({ label, said }: Statement): boolean => label !== '' || said.length > 0;

/** The first cell of a row, and the others; cells without words that were read are shown as left out. */
function rowOf(row: readonly Cell[], { columns }: Region): Statement {
  const [only] = row;
  if (only !== undefined && row.length === 1) return { label: '', said: [only.paragraphs.map(({ text }) => text).join(' ')] };
  const inColumn = columns.map((left) => row.filter((cell) => Math.abs((cell.holder ?? cell.box_in)[0] - left) < SAME_COLUMN_IN));
  const isWhole = row.every((cell) => inColumn.some((own) => own.includes(cell)));
  const cells = isWhole && columns.length > 0 ? inColumn : row.map((cell) => [cell]);
  const said = cells.map((own) => own.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join(' ') || '\u2026');
  const [head = '', ...rest] = said;
  return { label: head, said: rest };
}

/** In a box of its own, or as large as its words: small numbers in the open are those of a scale. */
const isDisplayed = (figures: readonly Paragraph[], words: readonly Paragraph[], holder: Cell['holder']): boolean =>
  holder !== undefined || figures.every(({ size_pt }) => words.some((one) => size_pt > one.size_pt * 0.9));

/** Headings with what stands below them; figures with what they are of. */
function statementsIn({ paragraphs, holder }: Cell): readonly Statement[] {
  const figures = paragraphs.filter(({ text }) => isFigure(text));
  const words = paragraphs.filter(({ text }) => !isFigure(text));
  if (figures.length > 0 && figures.length < 3 && words.length > 0 && paragraphs.length <= 4 && isDisplayed(figures, words, holder)) {
    const [head, ...rest] = [...words].toSorted((a, b) => b.size_pt - a.size_pt);
    return [{ label: [head?.text ?? '', ...figures.map(({ text }) => text)].join(' '), said: rest.map(({ text }) => text) }];
  }
  if (paragraphs.length >= 3 && paragraphs.every(({ text }) => wordsIn(text) <= 2) && !paragraphs.some(isHeadingOf(paragraphs)))
    return [{ label: '', said: [paragraphs.map(({ text }) => withoutStop(text)).join('; ')] }];
  const statements: { label: string; said: string[] }[] = [];
  const isHeading = isHeadingOf(paragraphs);
  for (const [i, one] of paragraphs.entries()) {
    const open = statements.at(-1);
    if (isHeading(one, i)) statements.push({ label: one.text, said: [] });
    else if (open !== undefined && (open.label !== '' || holder !== undefined)) open.said.push(one.text);
    else statements.push({ label: '', said: [one.text] });
  }
  return statements;
}

const wordsIn = (text: string): number => text.split(' ').length;

const isHeadingOf =
  (all: readonly Paragraph[]) =>
  (one: Paragraph, i: number): boolean => {
    const next = all[i + 1];
    if (next === undefined || wordsIn(one.text) > HEADING_WORDS || one.bulleted) return false;
    if (one.size_pt > next.size_pt * LARGER) return true;
    // Weight is read by the strokes of a line, and is doubtful where only one line differs.
    const plain = all.filter((other) => other !== one && !other.bold);
    const isApart = one.holder !== undefined || next.bulleted || Math.abs(next.box_in[0] - one.box_in[0]) > 0.1;
    const isLead = isApart && one.bold && !next.bold && (plain.length > 1 || wordsIn(next.text) >= 2 * wordsIn(one.text));
    return isLead || (next.bulleted && next.box_in[0] > one.box_in[0] + 0.1);
  };

/** `Harbour depot: takes the night shift`. */
export function pointsOf({ label, said }: Statement): readonly string[] {
  if (label === '') return said.map(withoutStop);
  return [said.length === 0 ? withoutStop(label) : `${withoutStop(label)}: ${said.map(withoutStop).join('; ')}`];
}

/** Without the stop at its end. */
const withoutStop = (text: string): string => text.trim().replace(/[.:;]+$/, '');

/** In the order of the parts. */
function figuresOf(title: Paragraph | undefined, regions: readonly Region[]): FigureInWords[] {
  const cells = regions.flatMap((region) => region.cells);
  const all = [...(title === undefined ? [] : [title]), ...cells.flatMap(({ paragraphs }) => paragraphs)];
  const found = all.flatMap((one) => {
    const cell = cells.find(({ paragraphs: own }) => own.includes(one));
    return [...one.text.matchAll(FIGURE)].map(({ 0: figure }): FigureInWords => {
      const rest = isFigure(one.text) ? (cell?.paragraphs.filter((other) => other !== one && !isFigure(other.text)) ?? []) : [one];
      const beside = rest.map(({ text }) => text).join(' ');
      return { figure: figure.trim(), beside: beside.slice(0, 200) };
    });
  });
  return found.slice(0, MOST_FIGURES);
}
