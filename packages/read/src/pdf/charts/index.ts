/** Charts of a page as charts of the presentation, and the shapes that they stand for as one group. */
import { type Box, type Chart, emuOfPt, type GroupShape, ptOfEmu, type Shape, unionOf } from '@deckwright/draw/scene';
import { Losses } from '../loss.ts';
import type { GlyphMark, Mark, PageMarks, PathMark } from '../page/marks.ts';
import { areaOf, contains, type Rect } from '../page/matrix.ts';
import { rectangleOf } from '../page/outlines.ts';
import { mayStand, placeOf } from '../scene/painting-order.ts';
import { boxInches, shapesOfPath } from '../scene/path-shapes.ts';
import { type SetKit, setBlock } from '../scene/set-block.ts';
import { blocksOf } from '../text/blocks.ts';
import { linesOf, type PageText } from '../text/lines.ts';
import { withAxisTitles } from './axis-titles.ts';
import { barCharts, paintsOf } from './bars.ts';
import { type ChartPage, chartPage, type Words } from './chart-page.ts';
import { withTitles } from './chart-titles.ts';
import { around, type FoundChart, type Key } from './found-chart.ts';
import { groundOf, legendOf } from './furniture.ts';
import { lineCharts } from './lines.ts';
import { withOwnKeys } from './own-keys.ts';
import { pieCharts } from './pies.ts';

export interface PageCharts {
  readonly charts: readonly Chart[];
  readonly shapes: readonly { readonly order: number; readonly shape: Shape }[];
  /** What they hold and draw. */
  readonly glyphs: ReadonlySet<GlyphMark>;
  readonly marks: ReadonlySet<Mark>;
  /** Where in the order of the page these are painted now. */
  readonly places: ReadonlyMap<Mark, number>;
}

/** A page of more is a drawing or a map. */
const MOST_MARKS = 8_000;
/** Around a plot, points: rules that belong to it. */
const AROUND = 14;
/** Room of a chart around what it draws, points. */
const MARGIN = 9;

/** @param losses hears of what is a chart of the page and stays shapes */
export function chartsOf(
  page: PageMarks,
  glyphs: readonly GlyphMark[],
  whole: Rect,
  text: PageText,
  kit: SetKit,
  losses: Losses,
): PageCharts {
  const of_page = chartPage(page.marks.length > MOST_MARKS ? [] : page.marks, glyphs, whole, text);
  const taken = new Set<Mark>();
  const keyed = new Set<Words>();
  const found: FoundChart[] = [];
  const upright = glyphs.filter(({ along }) => Math.abs(along[1]) > 0.99);
  for (const one of withOwnKeys([...pieCharts(of_page), ...barCharts(of_page), ...lineCharts(of_page)], plotOf)) {
    if (one.marks.some((mark) => taken.has(mark))) continue;
    for (const mark of one.marks) taken.add(mark);
    // Of charts with one legend for all, it stays with the first.
    const keys = (one.keys ?? []).some(({ words }) => keyed.has(words)) ? [] : (one.keys ?? []);
    for (const { words } of keys) keyed.add(words);
    found.push(withAxisTitles({ ...one, keys }, plotOf(one), of_page.words, upright));
  }
  const titled = withTitles(found, of_page);
  const held = new Set<GlyphMark>();
  const marks = new Set<Mark>();
  const places = new Map<Mark, number>();
  const painted: Mark[] = [...page.marks.filter(({ kind }) => kind !== 'glyph'), ...glyphs];
  const shapes: { order: number; shape: Shape }[] = [];
  const charts = titled.flatMap((one, i): Chart[] => {
    const id = `chart-${i + 1}`;
    const set = placed(one, id, of_page, text, kit, taken, painted, places);
    if (set === undefined) {
      losses.lost('simplified', 'chart', chartInWords(one.chart), OVER_AND_UNDER, boxInches(plotOf(one)));
      return [];
    }
    const { chart, pieces, behind, before, order, ...own } = set;
    for (const { glyphs: letters } of own.words) for (const glyph of letters) held.add(glyph);
    for (const mark of own.marks) marks.add(mark);
    for (const mark of [...own.marks, ...own.words.flatMap(({ glyphs: letters }) => letters)]) places.set(mark, order);
    const all = [...behind, ...pieces, ...before];
    const group: GroupShape = {
      kind: 'group',
      id,
      name: 'Chart',
      role: 'group',
      box: unionOf(all.map(({ box }) => box)) ?? chart.frame,
      children: all,
    };
    shapes.push({ order, shape: group });
    return [all.length === pieces.length ? { ...chart, replaces: [id, ...chart.replaces] } : chart];
  });
  return { charts, shapes, glyphs: held, marks, places };
}

const OVER_AND_UNDER =
  'It stays shapes, because the page paints something over one part of it and under another, and a chart is painted in one place.';

/** Undefined where the page paints something over a part of it and under another, so that it stays shapes. */
function placed(
  found: FoundChart,
  id: string,
  page: ChartPage,
  text: PageText,
  kit: SetKit,
  taken: ReadonlySet<Mark>,
  painted: readonly Mark[],
  places: ReadonlyMap<Mark, number>,
) {
  const { paths, whole } = page;
  const plot = plotOf(found);
  const keys = found.keys ?? [];
  const legend = legendOf(keys, plot, isListedUp(found.chart)) ?? legendDown(keys, plot, found.chart);
  const ofKeys = { marks: keys.flatMap(({ marks }) => marks), words: keys.map(({ words }) => words) };
  const words = [...found.words, ...(legend ? ofKeys.words : [])];
  const beside = {
    marks: [...(legend ? [] : ofKeys.marks), ...found.beside.marks],
    words: [...(legend ? [] : ofKeys.words), ...found.beside.words],
  };
  const all = new Set<Mark>([
    ...found.marks,
    ...ofKeys.marks,
    ...beside.marks,
    ...[...words, ...beside.words].flatMap(({ glyphs }) => glyphs),
  ]);
  const order = placeOf([...all], painted, all, places);
  if (order === undefined) return undefined;
  const mayMove = (mark: PathMark): boolean => !all.has(mark) && !taken.has(mark) && mayStand(mark, order, painted, all);
  const ground = found.around && groundOf(page, plot, found.around);
  const own = ground !== undefined && mayMove(ground) ? [ground] : [];
  for (const mark of own) all.add(mark);
  const boards = groundsOfKeys(ofKeys, paths).filter(mayMove);
  for (const mark of boards) all.add(mark);
  const board = legend && boards.length === 1 ? boards : [];
  const reach = reachOf(found);
  const rules = [
    ...boards.filter((mark) => !board.includes(mark)),
    ...paths.filter((mark) => contains(reach, mark.box) && (isStraight(mark) || isGroundOf(mark, plot)) && mayMove(mark)),
  ];
  const first = Math.min(...found.marks.map((mark) => mark.order));
  const behind = rules.filter((mark) => mark.order < first);
  const drawn = (marks: readonly PathMark[], as: string): Shape[] =>
    marks.flatMap((mark, i) => shapesOfPath(mark, `${id}/${as}-${i + 1}`, new Losses(0)));
  const said = (some: readonly Words[], as: string): Shape[] =>
    some.flatMap(({ glyphs }, i) =>
      blocksOf(linesOf(glyphs, text), () => undefined).map((block, k) =>
        setBlock(block, `${id}/${as}-${i + 1}${k === 0 ? '' : `-${k + 1}`}`, kit),
      ),
    );
  const pieces = [...drawn(sorted([...found.marks, ...(legend ? ofKeys.marks : []), ...own, ...board]), 'mark'), ...said(words, 'words')];
  const frame = around([plot, ...words.map(({ box }) => box), ...(legend ? [rectOf(legend.box)] : [])]);
  const box = {
    x0: Math.max(0, frame.x0 - MARGIN),
    y0: Math.max(0, frame.y0 - MARGIN),
    x1: Math.min(whole.x1, frame.x1 + MARGIN),
    y1: Math.min(whole.y1, frame.y1 + MARGIN),
  };
  const chart = {
    ...found.chart,
    ...(own[0] === undefined ? {} : { ground: { ...paintsOf(own[0]), ...found.chart.ground } }),
    ...(legend === undefined ? {} : { legend: { ...legend, ...(board[0] === undefined ? {} : { ground: paintsOf(board[0]) }) } }),
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
    marks: [...found.marks, ...ofKeys.marks, ...own, ...boards, ...rules, ...found.beside.marks],
    words: [...words, ...beside.words],
    behind: drawn(sorted(behind), 'frame'),
    before: [
      ...drawn(sorted(rules.filter((mark) => !behind.includes(mark))), 'rule'),
      ...drawn(sorted(beside.marks), 'key'),
      ...said(beside.words, 'legend'),
    ],
  };
}

/** Programs list the parts of standing stacks, and bars that lie side by side, from the top. */
const isListedUp = (chart: FoundChart['chart']): boolean => chart.kind === 'bar' && chart.stacked === (chart.along === 'y');

/** Names from the top where programs list those beside a plot from the foot: they list those below one from the first, wherever these stand. */
function legendDown(keys: readonly Key[], plot: Rect, chart: FoundChart['chart']): ReturnType<typeof legendOf> {
  const legend = isListedUp(chart) ? legendOf(keys, plot, false) : undefined;
  return legend && { ...legend, side: 'below' };
}

/** Within which rules belong to a chart. */
function reachOf({ marks, around: room }: FoundChart): Rect {
  const { x0, y0, x1, y1 } = around(marks.map(({ box }) => box));
  const [x, y] = room === undefined ? [0, 0] : room.stands ? [room.pitch / 2, 0] : [0, room.pitch / 2];
  return { x0: x0 - AROUND - x, y0: y0 - AROUND - y, x1: x1 + AROUND + x, y1: y1 + AROUND + y };
}

const sorted = (marks: readonly PathMark[]): PathMark[] => [...new Set(marks)].sort((a, b) => a.order - b.order);
const plotOf = ({ chart: { plot } }: FoundChart): Rect => rectOf(plot);
const rectOf = ({ x, y, w, h }: Box): Rect => ({ x0: ptOfEmu(x), y0: ptOfEmu(y), x1: ptOfEmu(x + w), y1: ptOfEmu(y + h) });

/** Of a legend: the box that it stands in. */
function groundsOfKeys({ marks, words }: FoundChart['beside'], paths: readonly PathMark[]): PathMark[] {
  if (words.length === 0 || marks.length === 0) return [];
  const keys = around([...marks, ...words].map(({ box }) => box));
  return paths.filter(({ box }) => contains(box, keys) && areaOf(box) <= LARGEST_GROUND * areaOf(keys));
}

/** Of what stands on it. */
const LARGEST_GROUND = 2.5;

const isStraight = ({ segments, fill }: PathMark): boolean =>
  fill === undefined && segments.every(({ op }) => op !== 'C') && segments.length <= 5;

/** The ground or the frame of a plot. */
function isGroundOf(mark: PathMark, plot: Rect): boolean {
  const box = rectangleOf(mark.segments);
  return box !== undefined && contains(box, plot, 3) && mark.fill?.kind === 'solid';
}

const LONGEST_ALT = 400;

/** What a chart is, for a report. */
export function chartInWords({ series, categories }: Pick<Chart, 'series' | 'categories'>): string {
  const values = series.reduce((sum, { points }) => sum + points.length, 0);
  const named = [...series.map(({ name }) => name), ...categories].filter((name) => name !== '').slice(0, NAMED);
  return `A chart of ${values} values${named.length === 0 ? '' : `: ${named.join(', ')}`}`;
}

/** Names of a chart that a report has. */
const NAMED = 3;

/** The numbers in words. */
function altOf({ chart: { kind, categories, series } }: FoundChart): string {
  const what = { bar: 'Bars', line: 'Lines', ring: 'Shares', points: 'Points' }[kind];
  const rows = series.map(({ name, points }) => {
    const said = points.flatMap(({ value }, i) => (value === undefined ? [] : [`${categories[i] ?? ''} ${value}`.trim()]));
    return `${name === '' ? '' : `${name}: `}${said.join(', ')}`;
  });
  return `${what}. ${rows.join('; ')}.`.slice(0, LONGEST_ALT);
}
