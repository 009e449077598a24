/** Charts of a page as charts of the presentation, and the shapes that they stand for as one group. */
import { type Chart, type Emu, emuOfPt, type GroupShape, type Shape, unionOf } from '@deckwright/draw/scene';
import { Losses } from '../loss.ts';
import type { GlyphMark, Mark, PageMarks, PathMark } from '../page/marks.ts';
import { areaOf, contains, intersect, type Rect, union } from '../page/matrix.ts';
import { rectangleOf } from '../page/outlines.ts';
import { boxOfGlyph } from '../scene/letter-paint.ts';
import { shapesOfPath } from '../scene/path-shapes.ts';
import { type SetKit, setBlock } from '../scene/set-block.ts';
import { blocksOf } from '../text/blocks.ts';
import { linesOf, type PageText } from '../text/lines.ts';
import { barCharts } from './bars.ts';
import { chartPage, type Words } from './chart-page.ts';
import type { FoundChart } from './found-chart.ts';
import { lineCharts } from './lines.ts';
import { pieCharts } from './pies.ts';

export interface PageCharts {
  readonly charts: readonly Chart[];
  readonly shapes: readonly { readonly order: number; readonly shape: Shape }[];
  /** What they hold and draw. */
  readonly glyphs: ReadonlySet<GlyphMark>;
  readonly marks: ReadonlySet<Mark>;
}

/** A page of more is a drawing or a map. */
const MOST_MARKS = 8_000;
/** Around a plot, points: rules that belong to it. */
const AROUND = 14;
/** Room of a chart around what it draws, points. */
const MARGIN = 9;

export function chartsOf(page: PageMarks, glyphs: readonly GlyphMark[], whole: Rect, text: PageText, kit: SetKit): PageCharts {
  const of_page = chartPage(page.marks.length > MOST_MARKS ? [] : page.marks, glyphs, whole, text);
  const taken = new Set<Mark>();
  const found: FoundChart[] = [];
  const upright = glyphs.filter(({ along }) => Math.abs(along[1]) > 0.99);
  for (const one of [...pieCharts(of_page), ...barCharts(of_page), ...lineCharts(of_page)]) {
    if (one.marks.some((mark) => taken.has(mark))) continue;
    for (const mark of one.marks) taken.add(mark);
    found.push(withAxisTitles(one, of_page.words, upright));
  }
  const held = new Set<GlyphMark>();
  const marks = new Set<Mark>();
  const shapes: { order: number; shape: Shape }[] = [];
  const charts = found.map((one, i): Chart => {
    const id = `chart-${i + 1}`;
    const { chart, pieces, beside, order } = placed(one, id, of_page.paths, whole, text, kit, taken, page.marks);
    for (const { glyphs: own } of [...one.words, ...one.beside.words]) for (const glyph of own) held.add(glyph);
    for (const mark of [...one.marks, ...beside.marks]) marks.add(mark);
    const all = [...beside.behind, ...pieces, ...beside.before];
    const group: GroupShape = {
      kind: 'group',
      id,
      name: 'Chart',
      role: 'group',
      box: unionOf(all.map(({ box }) => box)) ?? chart.frame,
      children: all,
    };
    shapes.push({ order, shape: group });
    return all.length === pieces.length ? { ...chart, replaces: [id, ...chart.replaces] } : chart;
  });
  return { charts, shapes, glyphs: held, marks };
}

function placed(
  found: FoundChart,
  id: string,
  paths: readonly PathMark[],
  whole: Rect,
  text: PageText,
  kit: SetKit,
  taken: ReadonlySet<Mark>,
  painted: readonly Mark[],
) {
  const own = new Set<Mark>(found.marks);
  const plot = around([...found.marks.map(({ box }) => box)]);
  const inReach: Rect = { x0: plot.x0 - AROUND, y0: plot.y0 - AROUND, x1: plot.x1 + AROUND, y1: plot.y1 + AROUND };
  const keys = new Set<Mark>(found.beside.marks);
  const all = new Set<Mark>([...own, ...keys, ...[...found.words, ...found.beside.words].flatMap(({ glyphs }) => glyphs)]);
  const order = layerOf(found.marks, painted, all);
  const mayMove = (mark: PathMark): boolean => !all.has(mark) && !taken.has(mark) && !isUnder(mark, painted, order, all);
  const grounds = groundsOfKeys(found, paths).filter(mayMove);
  for (const mark of grounds) all.add(mark);
  const rules = paths.filter((mark) => contains(inReach, mark.box) && (isStraight(mark) || isGround(mark, plot)) && mayMove(mark));
  const first = Math.min(...found.marks.map((mark) => mark.order));
  const behind = [...rules, ...grounds].filter((mark) => mark.order < first);
  const drawn = (marks: readonly PathMark[], as: string): Shape[] =>
    marks.flatMap((mark, i) => shapesOfPath(mark, `${id}/${as}-${i + 1}`, new Losses(0)));
  const said = (words: readonly Words[], as: string): Shape[] =>
    words.flatMap(({ glyphs }, i) =>
      blocksOf(linesOf(glyphs, text), () => undefined).map((block, k) =>
        setBlock(block, `${id}/${as}-${i + 1}${k === 0 ? '' : `-${k + 1}`}`, kit),
      ),
    );
  const pieces = [...drawn(sorted(found.marks), 'mark'), ...said(found.words, 'words')];
  const words = found.words.map(({ box }) => box);
  const frame = around([plotOf(found), ...words]);
  const box = {
    x0: Math.max(0, frame.x0 - MARGIN),
    y0: Math.max(0, frame.y0 - MARGIN),
    x1: Math.min(whole.x1, frame.x1 + MARGIN),
    y1: Math.min(whole.y1, frame.y1 + MARGIN),
  };
  const chart = {
    ...found.chart,
    id: `${id}/native`,
    alt: altOf(found),
    heading: '',
    frame: { x: emuOfPt(box.x0), y: emuOfPt(box.y0), w: emuOfPt(box.x1 - box.x0), h: emuOfPt(box.y1 - box.y0) },
    replaces: pieces.map((shape) => shape.id),
  } as Chart;
  return {
    order,
    chart,
    pieces,
    beside: {
      marks: [...rules, ...grounds, ...keys] as PathMark[],
      behind: drawn(sorted(behind), 'frame'),
      before: [
        ...drawn(sorted(rules.filter((mark) => !behind.includes(mark))), 'rule'),
        ...drawn(sorted([...grounds.filter((mark) => !behind.includes(mark)), ...found.beside.marks]), 'key'),
        ...said(found.beside.words, 'legend'),
      ],
    },
  };
}

/** Sizes of the letters between an axis and what it is called, and the share of its length by which that is off its middle. */
const TITLE_GAP = { below: 1.8, beside: 4 } as const;
const OFF_MIDDLE = 0.12;

/** With the words below the middle of its plot, and those that run up or down beside it. */
function withAxisTitles(found: FoundChart, words: readonly Words[], upright: readonly GlyphMark[]): FoundChart {
  if (found.chart.kind === 'ring') return found;
  const plot = plotOf(found);
  const own = new Set([...found.words, ...found.beside.words]);
  const whole = around([plot, ...[...own].map(({ box }) => box)]);
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
    ({ box, size_pt }) =>
      isMiddle(box.y0, box.y1, plot.y0, plot.y1) &&
      box.x1 <= plot.x0 &&
      whole.x0 - box.x1 <= TITLE_GAP.beside * size_pt &&
      box.x1 >= plot.x0 - 90,
  );
  return { ...found, beside: { ...found.beside, words: [...found.beside.words, ...below, ...beside] } };
}

/** Letters that run up or down in one line. */
function columnsOf(glyphs: readonly GlyphMark[]): Words[] {
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
  return columns.map((own): Words => {
    const [first] = own as [GlyphMark];
    return {
      text: own.map(({ text }) => text).join(''),
      box: around(own.map(boxOfGlyph)),
      size_pt: first.size_pt,
      bold: false,
      color: '#000000',
      family: first.font.family,
      glyphs: own,
    };
  });
}

const sorted = (marks: readonly PathMark[]): PathMark[] => [...new Set(marks)].sort((a, b) => a.order - b.order);
const around = (boxes: readonly Rect[]): Rect => boxes.reduce(union);
const plotOf = ({ chart: { plot } }: FoundChart): Rect => {
  const pt = (value: Emu): number => value / emuOfPt(1);
  return { x0: pt(plot.x), y0: pt(plot.y), x1: pt((plot.x + plot.w) as Emu), y1: pt((plot.y + plot.h) as Emu) };
};

/** Of a legend: the box that it stands in. */
function groundsOfKeys({ beside: { marks, words } }: FoundChart, paths: readonly PathMark[]): PathMark[] {
  if (words.length === 0 || marks.length === 0) return [];
  const keys = around([...marks, ...words].map(({ box }) => box));
  return paths.filter(({ box }) => contains(box, keys) && areaOf(box) <= LARGEST_GROUND * areaOf(keys));
}

/** Where in the order of the page a chart is painted as one: with its last mark, or with its first where other things lie on its marks. */
function layerOf(own: readonly PathMark[], painted: readonly Mark[], all: ReadonlySet<Mark>): number {
  const orders = own.map(({ order }) => order);
  const [first, last] = [Math.min(...orders), Math.max(...orders)];
  const filled = own.filter(({ fill }) => fill !== undefined);
  return filled.some((mark) => isUnder(mark, painted, last, all)) ? first : last;
}

/** Whether the page paints anything else on a shape before the chart, so that the shape would hide it if it were painted with the chart. */
function isUnder({ order, box, fill }: PathMark, painted: readonly Mark[], before: number, own: ReadonlySet<Mark>): boolean {
  if (fill === undefined) return false;
  return painted.some(
    (mark) =>
      mark.order > order &&
      mark.order < before &&
      !own.has(mark) &&
      (mark.kind === 'glyph' ? isPointIn(mark.x, mark.y, box) : areaOf(intersect(mark.box, box)) > 0),
  );
}

const isPointIn = (x: number, y: number, { x0, y0, x1, y1 }: Rect): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** Of what stands on it. */
const LARGEST_GROUND = 2.5;

const isStraight = ({ segments, fill }: PathMark): boolean =>
  fill === undefined && segments.every(({ op }) => op !== 'C') && segments.length <= 5;

/** The ground or the frame of a plot. */
function isGround(mark: PathMark, plot: Rect): boolean {
  const box = rectangleOf(mark.segments);
  return box !== undefined && contains(box, plot, 3) && mark.fill?.kind === 'solid';
}

const LONGEST_ALT = 400;

/** The numbers in words. */
function altOf({ chart: { kind, categories, series } }: FoundChart): string {
  const what = { bar: 'Bars', line: 'Lines', ring: 'Shares', points: 'Points' }[kind];
  const rows = series.map(({ name, points }) => {
    const said = points.flatMap(({ value }, i) => (value === undefined ? [] : [`${categories[i] ?? ''} ${value}`.trim()]));
    return `${name === '' ? '' : `${name}: `}${said.join(', ')}`;
  });
  return `${what}. ${rows.join('; ')}.`.slice(0, LONGEST_ALT);
}
