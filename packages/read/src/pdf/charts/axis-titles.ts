/** The names of the axes of a chart, below and beside its plot. */
import type { Chart, ChartAxis } from '@deckwright/draw/scene';
import type { GlyphMark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import { boxOfGlyph } from '../scene/letter-paint.ts';
import type { Words } from './chart-page.ts';
import { around, type FoundChart } from './found-chart.ts';
import { titleOf } from './furniture.ts';

/** Sizes of the letters between an axis and what it is called, and the share of its length by which that is off its middle. */
const TITLE_GAP = { below: 1.8, beside: 4 } as const;
const OFF_MIDDLE = 0.12;

/** With the words below the middle of its plot, and those that run up beside it, as names of its axes; others there stay beside it. */
export function withAxisTitles(found: FoundChart, plot: Rect, words: readonly Words[], upright: readonly GlyphMark[]): FoundChart {
  const { chart } = found;
  if (chart.kind === 'ring') return found;
  const own = new Set([...found.words, ...found.beside.words, ...(found.keys ?? []).map((key) => key.words)]);
  const whole = around([plot, ...found.words.map(({ box }) => box)]);
  const isMiddle = (a: number, b: number, from: number, to: number): boolean =>
    Math.abs((a + b) / 2 - (from + to) / 2) <= OFF_MIDDLE * (to - from);
  const below = words.filter(
    (one) =>
      !own.has(one) &&
      isMiddle(one.box.x0, one.box.x1, plot.x0, plot.x1) &&
      one.box.y0 >= plot.y1 &&
      one.box.y0 - whole.y1 <= TITLE_GAP.below * one.size_pt &&
      one.box.x1 - one.box.x0 < 0.7 * (plot.x1 - plot.x0),
  );
  const beside = columnsOf(upright).filter(
    ({ words: { box, size_pt } }) =>
      isMiddle(box.y0, box.y1, plot.y0, plot.y1) && box.x1 <= plot.x0 && whole.x0 - box.x1 <= TITLE_GAP.beside * size_pt,
  );
  const lies = chart.kind === 'bar' && chart.along === 'x';
  const { categories, values } = chart.axes ?? {};
  const under = below.length === 1 ? below[0] : undefined;
  const side = beside.length === 1 && beside[0]?.rises === true ? beside[0].words : undefined;
  const [ofCategories, ofValues] = lies ? [side, under] : [under, side];
  const named = (axis: ChartAxis | undefined, title: Words | undefined): ChartAxis | undefined =>
    axis && title && { ...axis, title: titleOf(title, title === side) };
  const [first, second] = [named(categories, ofCategories), named(values, ofValues)];
  const taken = [...(first && ofCategories ? [ofCategories] : []), ...(second && ofValues ? [ofValues] : [])];
  const loose = [...below, ...beside.map((one) => one.words)].filter((one) => !taken.includes(one));
  return {
    ...found,
    chart: {
      ...chart,
      ...(taken.length === 0 ? {} : { axes: { ...chart.axes, ...(first && { categories: first }), ...(second && { values: second }) } }),
    } as Omit<Chart, 'id' | 'replaces' | 'frame' | 'alt' | 'heading'> as FoundChart['chart'],
    words: [...found.words, ...taken],
    beside: { ...found.beside, words: [...found.beside.words, ...loose] },
  };
}

interface Column {
  readonly words: Words;
  readonly rises: boolean;
}

/** Letters that run up or down in one line. */
function columnsOf(glyphs: readonly GlyphMark[]): Column[] {
  const columns: GlyphMark[][] = [];
  for (const glyph of glyphs) {
    const last = columns.at(-1);
    const before = last?.at(-1);
    const isNext =
      before !== undefined &&
      Math.abs(before.x - glyph.x) <= 1 &&
      Math.abs(before.y - glyph.y) <= 3 * glyph.size_pt &&
      before.along[1] === glyph.along[1];
    if (isNext) last?.push(glyph);
    else columns.push([glyph]);
  }
  return columns.map((own): Column => {
    const [first] = own as [GlyphMark];
    return {
      rises: first.along[1] < 0,
      words: {
        text: own.map(({ text }) => text).join(''),
        box: around(own.map(boxOfGlyph)),
        size_pt: first.size_pt,
        bold: first.font.bold,
        color: first.paint.kind === 'solid' ? first.paint.color : '#000000',
        family: first.font.family,
        glyphs: own,
      },
    };
  });
}
