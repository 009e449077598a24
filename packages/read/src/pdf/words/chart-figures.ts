/** Charts of a page as the figures that are printed on them. What is only drawn is measured by nobody: such a chart is a loss, with its words. */
import { ptOfEmu } from '@deckwright/draw/scene';
import { barCharts } from '../charts/bars.ts';
import { type ChartPage, chartPage, type Words } from '../charts/chart-page.ts';
import { around, type FoundChart } from '../charts/found-chart.ts';
import { lineCharts } from '../charts/lines.ts';
import { pieCharts } from '../charts/pies.ts';
import type { Losses } from '../loss.ts';
import type { GlyphMark, PageMarks, PathMark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import type { PageText } from '../text/lines.ts';

/** Rows of cells as they are printed; the first names the series. */
export interface PdfChart {
  readonly box: Rect;
  readonly rows: readonly (readonly string[])[];
}

export interface PageFigures {
  readonly charts: readonly PdfChart[];
  /** Letters that charts hold, those that are not read among them. */
  readonly glyphs: ReadonlySet<GlyphMark>;
}

/** A page of more is a drawing or a map. */
const MOST_MARKS = 8_000;
/** Characters of the words of a chart that its loss names. */
const LONGEST = 200;

export function chartFigures(page: PageMarks, glyphs: readonly GlyphMark[], whole: Rect, text: PageText, losses: Losses): PageFigures {
  const of_page = chartPage(page.marks.length > MOST_MARKS ? [] : page.marks, glyphs, whole, text);
  const taken = new Set<PathMark>();
  const held = new Set<GlyphMark>();
  const charts: PdfChart[] = [];
  const lose = (words: readonly Words[]): void => {
    const said = words.map((one) => one.text).join(', ');
    losses.lost('omitted', 'chart', `A chart (${said.slice(0, LONGEST)})`, 'Its figures are not printed beside its marks.');
  };
  for (const found of [...pieCharts(of_page), ...barCharts(of_page), ...lineCharts(of_page)]) {
    if (found.marks.some((mark) => taken.has(mark))) continue;
    for (const mark of found.marks) taken.add(mark);
    const words = [...found.words, ...(found.keys ?? []).map((key) => key.words), ...found.beside.words];
    const all = [
      ...words,
      ...ticksOf(
        found,
        of_page.words.filter((one) => !words.includes(one)),
      ),
    ];
    for (const one of all) for (const glyph of one.glyphs) held.add(glyph);
    const rows = rowsOf(found);
    if (rows === undefined) lose(all);
    else charts.push({ box: around([plotOf(found), ...words.map(({ box }) => box)]), rows });
  }
  for (const words of looseFigures(of_page, taken, held)) {
    for (const one of words) for (const glyph of one.glyphs) held.add(glyph);
    lose(words);
  }
  return { charts, glyphs: held };
}

const plotOf = ({ chart: { plot } }: FoundChart): Rect => ({
  x0: ptOfEmu(plot.x),
  y0: ptOfEmu(plot.y),
  x1: ptOfEmu(plot.x + plot.w),
  y1: ptOfEmu(plot.y + plot.h),
});

/** Sizes of the letters between a plot and the figures of its axes. */
const TO_TICKS = 4;

/** Figures of the axes: they say no value of anything. */
function ticksOf(found: FoundChart, words: readonly Words[]): readonly Words[] {
  const { x0, y0, x1, y1 } = plotOf(found);
  return words.filter(({ box, size_pt, number }) => {
    const room = TO_TICKS * size_pt;
    return number?.name === '' && box.x0 >= x0 - room && box.x1 <= x1 + room && box.y0 >= y0 - room && box.y1 <= y1 + room;
  });
}

/** Each value as it is printed; undefined where one is not. */
function rowsOf({ chart, words }: FoundChart): PdfChart['rows'] | undefined {
  const { categories, series } = chart;
  if (chart.kind === 'points' || categories.length < 2) return undefined;
  const printed = new Map<number, string[]>();
  for (const { text, number } of words) {
    if (number === undefined) continue;
    const digits = text.slice(text.lastIndexOf(number.name) + number.name.length).replace(/^[\s:]+/, '');
    printed.set(number.value, [...(printed.get(number.value) ?? []), number.name === '' ? text : digits]);
  }
  const cells = series.map(({ points }) =>
    points.map(({ value, label }) => (value === undefined ? '' : label === undefined ? undefined : printed.get(value)?.[0])),
  );
  if (cells.some((one) => one.some((cell) => cell === undefined))) return undefined;
  return [['', ...series.map(({ name }) => name)], ...categories.map((name, i) => [name, ...cells.map((one) => one[i] ?? '')])];
}

/** Marks of a drawing that is no chart for certain, and words within it that are figures alone. */
const FEWEST_BARS = 3;
const FEWEST_FIGURES = 3;

/** Figures over and within boxes that stand on one line: what they count is only drawn. */
function looseFigures(
  { bars, words }: ChartPage,
  taken: ReadonlySet<PathMark>,
  held: ReadonlySet<GlyphMark>,
): readonly (readonly Words[])[] {
  const free = bars.filter(({ of }) => !taken.has(of));
  const out: (readonly Words[])[] = [];
  const done = new Set<Words>();
  for (const { box } of free) {
    const row = free.filter((one) => Math.abs(one.box.y1 - box.y1) < 1 && Math.abs(one.box.x1 - one.box.x0 - (box.x1 - box.x0)) < 1);
    if (row.length < FEWEST_BARS) continue;
    const area = around(row.map((one) => one.box));
    const room = 2 * Math.max(...words.map(({ size_pt }) => size_pt), 0);
    const within = words.filter(
      (one) =>
        !done.has(one) &&
        !one.glyphs.some((glyph) => held.has(glyph)) &&
        one.box.x0 >= area.x0 - room &&
        one.box.x1 <= area.x1 + room &&
        one.box.y0 >= area.y0 - room &&
        one.box.y1 <= area.y1 + room,
    );
    const figures = within.filter(({ number }) => number !== undefined && number.name === '');
    if (figures.length < FEWEST_FIGURES || figures.length * 2 < within.length) continue;
    for (const one of within) done.add(one);
    out.push(within);
  }
  return out;
}
