/** The words of a picture, put together as a reader would: its title, its parts, what each says, and which number stands beside which words. */

import { valuesOf } from './brief-of.ts';
import type { BoxIn, ConvertPictureAnswer } from './convert-picture.task.ts';
import { withHeads } from './heads-of-picture.ts';
import { menusOf } from './menus-of-picture.ts';
import { holds, type Paragraph, paragraphsOf } from './paragraphs-of-picture.ts';
import { type Cell, type Region, regionsOf, type Statement } from './parts-of-picture.ts';
import { type PictureTable, tablesOf } from './tables-of-picture.ts';
import type { FigureInWords } from './tell-picture.task.ts';
import type { DrawnWords } from './words-of-own-deck.ts';

export interface Part {
  readonly box_in: BoxIn;
  readonly statements: readonly Statement[];
  /** Of a table, whose rows are the statements. */
  readonly table?: PictureTable;
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
const MARK_LETTERS = 5;
/** Words that are so much larger than those at the top are the title wherever they stand in the upper part. */
const MUCH_LARGER = 1.5;
const MOST_FIGURES = 50;
const SMALL_PRINT_PT = 8;
const HEADING_WORDS = 12;
const LARGER = 1.2;
/** In bold, and a little larger. */
const LEAD_LARGER = 1.08;

/** Numbers with a sign, a currency and a unit of a few letters. */
const FIGURE =
  /(?:[\p{Sc}]\s?)?[+\u2212-]?(?:[\p{Sc}]\s?)?\d[\d.,]*(?:\s?(?:%|\u2030|bn|mn|m|k|x|pp|pts?)(?![\p{L}\p{N}])|[MBKx](?![\p{L}\p{N}]))?/gu;
/** `34.8 °C`, `6,1 g/l`. */
const QUANTITY = /[+\u2212-]?\d[\d.,]*\s?(?:°[CF]?|\p{L}{1,3}(?:\/\p{L}{1,3})?)/u;
const IS_FIGURE = new RegExp(`^(?:${FIGURE.source}|${QUANTITY.source}|[\\d.,:/%\\s–-]+)$`, 'u');
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
  const untitled = paragraphs.filter((one) => one !== title);
  const tables = tablesOf(untitled, drawn, charts, isFigure);
  const inTable = new Set(tables.flatMap((table) => table.paragraphs));
  const others = untitled.filter((one) => inTable.has(one) || !isFurniture(one, paragraphs, height_in));
  const menus = menusOf(others, inTable, height_in);
  const content = others.filter((one) => !menus.has(one));
  const free = content.filter((one) => !inTable.has(one));
  const regions = regionsOf(withHeads(free, holders), tables, drawn, charts, height_in, title);
  const usual_pt = medianOf(paragraphs.map(({ size_pt }) => size_pt));
  const rows = rowsOfBoxes(regions.flatMap(({ cells }) => cells));
  const all = regions.map(
    (region): Part => ({
      box_in: region.box_in,
      statements: statementsOf(region, usual_pt, rows),
      ...(region.table !== undefined && { table: region.table }),
    }),
  );
  const whole = withoutTorn(all, title);
  const parts = isHalfSaid(whole, content, regions) ? [] : whole.filter(hasWords);
  const points = [...new Set(parts.flatMap(({ statements }) => statements.flatMap(pointsOf)))];
  return {
    headline: title?.text ?? points[0] ?? '',
    parts,
    points,
    figures: figuresOf(title, regions),
  };
}

const BEGINS_SMALL = /^\p{Ll}{2}/u;

/** Without what begins in the middle of a sentence, by itself: its beginning was not read. */
function withoutTorn(parts: readonly Part[], title: Paragraph | undefined): readonly Part[] {
  const isTorn = (text: string): boolean => BEGINS_SMALL.test(text);
  const bare = parts.flatMap(({ statements }) => statements.flatMap(({ label, said }) => (label === '' ? said : [])));
  if (isTorn(title?.text ?? '') || bare.every(isTorn)) return parts;
  return parts.map((part) => ({
    ...part,
    statements: part.statements
      .map((one) => (one.label === '' ? { label: '', said: one.said.filter((text) => !isTorn(text)) } : one))
      .filter(isSaid),
  }));
}

/** Of the words that are no labels of a chart: where fewer can be said, what is left is scraps of a drawing. */
const LEAST_SAID = 0.4;

function isHalfSaid(parts: readonly Part[], content: readonly Paragraph[], regions: readonly Region[]): boolean {
  const inChart = regions.filter(({ charts }) => charts.length > 0).flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs));
  const words = content.filter((one) => !isFigure(one.text) && !inChart.some(({ text }) => text === one.text));
  const count = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).filter(Boolean).length;
  return count(parts.flatMap(({ statements }) => statements.flatMap(pointsOf))) < count(words.map(({ text }) => text)) * LEAST_SAID;
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

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The largest words of the top that are more than a figure. */
function titleOf(paragraphs: readonly Paragraph[], height: number): Paragraph | undefined {
  const words = paragraphs.filter((one) => /\p{L}{2}/u.test(one.text) && !isFigure(one.text) && !isFurniture(one, paragraphs, height));
  // A few letters are a mark more often than a title.
  const longer = words.filter(({ text }) => text.length >= MARK_LETTERS || wordsIn(text) > 1);
  const said = longer.length === 0 ? words : longer;
  const inReach = TITLE_ABOVE.map((part) => said.filter(({ box_in: [, y] }) => y < height * part));
  const most = (own: readonly Paragraph[]): number => Math.max(0, ...own.map(({ size_pt }) => size_pt));
  const [top = [], upper = [], all = []] = inReach;
  const own = top.length === 0 || most(upper) > most(top) * MUCH_LARGER ? (upper.length === 0 ? all : upper) : top;
  const large = own.filter(({ size_pt }) => size_pt > most(own) * LARGE);
  // The name of a program stands above the title of its page, in letters nearly as large.
  const titles = large.filter(({ text, size_pt }) => wordsIn(text) > 1 || size_pt === most(own));
  return titles.toSorted((a, b) => a.box_in[1] - b.box_in[1] || a.box_in[0] - b.box_in[0])[0];
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

function statementsOf({ cells, charts, table }: Region, usual_pt: number, rows: ReadonlyMap<Cell, readonly Cell[]>): readonly Statement[] {
  if (table !== undefined) {
    const caption = table.caption === undefined ? [] : [{ label: '', said: [table.caption] }];
    return [...caption, ...table.rows.map(rowOf)];
  }
  const values = charts.flatMap((chart) => valuesOf(chart));
  const labels = new Set(
    charts.flatMap(({ series }) => series.flatMap(({ name, points }) => [name ?? '', ...points.map(({ label = '' }) => label)])),
  );
  const said = cells.flatMap((cell): readonly Statement[] => {
    const row = rows.get(cell);
    if (row !== undefined) return row[0] === cell ? [{ label: '', said: [row.map(wordsOf).join('; ')] }] : [];
    const isOfChart = charts.length > 0 || cell.paragraphs.filter(({ text }) => isFigure(text)).length > MOST_OF_CARD;
    const words = cell.paragraphs.filter(({ text }) => !labels.has(text) && !(isOfChart && (isFigure(text) || isName(text))));
    if (isStray(words, usual_pt, cell.holder)) return [];
    const statements = statementsIn({ ...cell, paragraphs: words });
    // What is left of a cell without its numbers may be a name, too.
    const isLarge = words.some(({ size_pt }) => size_pt > usual_pt * DISPLAYED);
    const isNames = statements.length < LISTED && statements.every(({ label, said }) => label === '' && said.every(isName));
    return isNames && cell.holder === undefined && !isLarge ? [] : statements;
  });
  return [...said, ...values.map((value): Statement => ({ label: '', said: [value] }))].filter(isSaid);
}

const isSaid = ({ label, said }: Statement): boolean => label !== '' || said.length > 0;

const wordsOf = ({ paragraphs }: Cell): string => paragraphs.map(({ text }) => withoutStop(text)).join(' ');

/** Of a card; more are those of a chart. */
const MOST_OF_CARD = 3;
const LISTED = 3;
/** Of the usual size: larger words are more than a name. */
const DISPLAYED = 1.4;
/** Letters of a tick. */
const TICK_LETTERS = 4;

/** Two words, or three short ones: menus, buttons, ticks and marks have no more. */
const isName = (text: string): boolean => wordsIn(text) < 3 || (wordsIn(text) === 3 && text.length <= 14);

/** A name in bold, and what it is below it. */
const isNamed = ([name, said, ...others]: readonly Paragraph[]): boolean =>
  name !== undefined && said !== undefined && others.length === 0 && name.bold && !said.bold;

/** A name, a tick or a number by itself: it says nothing without what it stands at. */
function isStray(words: readonly Paragraph[], usual_pt: number, holder: Cell['holder']): boolean {
  const named = words.filter(({ text }) => !isFigure(text));
  if (named.length === 0 || !named.every(({ text }) => isName(text))) return named.length === 0;
  if (words.some(({ text, size_pt }) => size_pt > usual_pt * DISPLAYED && text.length >= MARK_LETTERS)) return false;
  const letters = named.reduce((sum, { text }) => sum + text.length, 0) / named.length;
  if (holder !== undefined || words.length > named.length || isNamed(words)) return words.length < 2;
  return named.length < LISTED || letters <= TICK_LETTERS;
}

/** Inches: boxes of one row are as high, as wide and on one level. */
const SAME_IN = 0.12;

/** Boxes of one name each, side by side: each row is told as one list. */
function rowsOfBoxes(cells: readonly Cell[]): ReadonlyMap<Cell, readonly Cell[]> {
  const named = cells.filter(({ holder, paragraphs: [only, ...others] }) => {
    if (holder === undefined || only === undefined || others.length > 0) return false;
    // In a card stands a button.
    const isInCard = cells.some((one) => one.holder !== undefined && one.holder !== holder && holds(one.holder, holder));
    return !isInCard && wordsIn(only.text) <= LISTED && !isFigure(only.text);
  });
  const found = new Map<Cell, readonly Cell[]>();
  for (const cell of named) {
    const row = named
      .filter((other) => [1, 2, 3].every((side) => Math.abs((cell.holder?.[side] ?? 0) - (other.holder?.[side] ?? 0)) < SAME_IN))
      .toSorted((a, b) => a.box_in[0] - b.box_in[0]);
    const letters = row.reduce((sum, one) => sum + wordsOf(one).length, 0) / row.length;
    if (row.length < LISTED || letters <= TICK_LETTERS) continue;
    const column = columnOf(cell, named);
    // Boxes in rows and columns are told column by column.
    found.set(cell, column.length > 1 && row.every((one) => columnOf(one, named).length === column.length) ? column : row);
  }
  return found;
}

/** Of the height of boxes: those of one column are no farther apart. */
const COLUMN_PITCH = 2.5;

/** Boxes of one size below one another, from the top. */
function columnOf({ holder: [x, y, w, h] = [0, 0, 0, 0] }: Cell, named: readonly Cell[]): readonly Cell[] {
  const alike = named
    .filter(
      ({ holder: [left, , wide, high] = [0, 0, 0, 0] }) =>
        Math.abs(left - x) < SAME_IN && Math.abs(wide - w) < SAME_IN && Math.abs(high - h) < SAME_IN,
    )
    .toSorted((a, b) => a.box_in[1] - b.box_in[1]);
  const isApart = alike.some((one, i) => i > 0 && (one.holder?.[1] ?? 0) - (alike[i - 1]?.holder?.[1] ?? 0) > COLUMN_PITCH * h);
  return isApart ? alike.filter((one) => Math.abs((one.holder?.[1] ?? 0) - y) < SAME_IN) : alike;
}

/** The first cell of a row, and the others; cells without words that were read are shown as left out. */
function rowOf(row: readonly string[]): Statement {
  const [head = '', ...rest] = row.map((text) => text || '\u2026');
  return isFigure(head) ? { label: '', said: [[head, ...rest].join('; ')] } : { label: head, said: rest };
}

/** In a box of its own, or larger than its words: small numbers in the open are those of a scale. */
const isDisplayed = (figures: readonly Paragraph[], words: readonly Paragraph[], holder: Cell['holder']): boolean =>
  holder !== undefined || figures.every(({ size_pt }) => words.every((one) => size_pt > one.size_pt * LARGER));

/** Headings with what stands below them; figures with what they are of. */
function statementsIn({ paragraphs: all, holder }: Cell): readonly Statement[] {
  const figures = all.filter(({ text }) => isFigure(text));
  const words = all.filter(({ text }) => !isFigure(text));
  const areDisplayed = isDisplayed(figures, words, holder);
  const paragraphs = areDisplayed || words.length === 0 ? all : words;
  if (figures.length > 0 && figures.length < 3 && words.length > 0 && all.length <= 4 && areDisplayed) {
    const [first] = words;
    const head = words.find(({ size_pt }) => size_pt > (first?.size_pt ?? 0) * LARGER) ?? first;
    const rest = words.filter((one) => one !== head);
    // A caption goes on in lines that something parted.
    if (words.length > 1 && words.every(({ text }) => BEGINS_SMALL.test(text))) {
      const lines = words.toSorted((a, b) => a.box_in[1] - b.box_in[1]);
      return [{ label: figures.map(({ text }) => text).join(' '), said: [lines.map(({ text }) => text).join(' ')] }];
    }
    return [{ label: [head?.text ?? '', ...figures.map(({ text }) => text)].join(' '), said: rest.map(({ text }) => text) }];
  }
  if (paragraphs.length >= 3 && paragraphs.every(({ text }) => wordsIn(text) <= 2) && !paragraphs.some(isHeadingOf(paragraphs)))
    return [{ label: '', said: [paragraphs.map(({ text }) => withoutStop(text)).join('; ')] }];
  const statements: { label: string; said: string[]; left: number; middle: number }[] = [];
  const isHeading = isHeadingOf(paragraphs);
  for (const [i, one] of paragraphs.entries()) {
    const open = statements.at(-1);
    const [left, , w] = one.box_in;
    // What goes back to the left of the points is none of them.
    const isBelow =
      open !== undefined &&
      (holder !== undefined || (open.label !== '' && (left > open.left - 0.1 || Math.abs(left + w / 2 - open.middle) < 0.15)));
    // What follows a heading at once is below it, whatever its weight.
    const isSecond = open !== undefined && open.label !== '' && open.said.length === 0 && isBelow && one.is_head !== true;
    if (isHeading(one, i) && !isSecond) statements.push({ label: one.text, said: [], left, middle: left + w / 2 });
    else if (isBelow) {
      if (open.label !== '' && open.said.length === 0) open.left = left;
      open.said.push(one.text);
    } else statements.push({ label: '', said: [one.text], left, middle: left + w / 2 });
  }
  return statements.map(({ label, said }) => ({ label, said }));
}

/** Points begin to the right of their heading, and have another middle. */
function isIndented([left, , w]: BoxIn, [x, , wide]: BoxIn): boolean {
  return x > left + 0.2 && Math.abs(x + wide / 2 - left - w / 2) > 0.15;
}

const wordsIn = (text: string): number => text.split(' ').length;

const isHeadingOf =
  (all: readonly Paragraph[]) =>
  (one: Paragraph, i: number): boolean => {
    const next = all[i + 1];
    if (one.is_head === true || (i === 0 && isNamed(all))) return true;
    if (next === undefined || (isFigure(one.text) && i > 0) || wordsIn(one.text) > HEADING_WORDS) return false;
    if (next.box_in[1] < one.box_in[1] + one.box_in[3] / 2 || /^\p{Ll}/u.test(one.text)) return false;
    if (isIndented(one.box_in, next.box_in) && !/[.!?]$/.test(one.text)) return true;
    if (one.bulleted) return false;
    if (one.size_pt > next.size_pt * LARGER) return true;
    // Weight is read by the strokes of a line, and is doubtful where only one line differs.
    const plain = all.filter((other) => other !== one && !other.bold);
    const isApart =
      one.holder !== undefined ||
      next.bulleted ||
      Math.abs(next.box_in[0] - one.box_in[0]) > 0.1 ||
      one.size_pt > next.size_pt * LEAD_LARGER;
    const above = all[i - 1];
    // A heading is nearer to what it heads than to what stands above it.
    const isNearer = above === undefined || gapOf(above, one) > gapOf(one, next) * NEARER;
    const isLead = isApart && isNearer && one.bold && !next.bold && (plain.length > 1 || wordsIn(next.text) >= 2 * wordsIn(one.text));
    return isLead || (next.bulleted && next.box_in[0] > one.box_in[0] + 0.1);
  };

const NEARER = 1.15;
const gapOf = (above: Paragraph, below: Paragraph): number => below.box_in[1] - above.box_in[1] - above.box_in[3];

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
