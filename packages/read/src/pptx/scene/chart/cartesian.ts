/** Bars, columns, lines and areas over categories, on one value axis or two. */
import type { ChartAxis, ChartSeries, ForeignChart } from '../../model/index.ts';
import { dataLabel } from './data-labels.ts';
import { drawAxes, drawFrame, type PlacedAxis, valueAxis } from './frame.ts';
import { drawMarkers, drawThrough, straightSteps } from './marks.ts';
import type { Paper, PtAt, PtRect, Step } from './paper.ts';
import { hasWords, type Scale, ticksAcross, ticksUp, valueScale } from './scale.ts';

type Grouping = ForeignChart['grouping'];

/** Series that are drawn together: of one kind, on one axis. */
interface Group {
  readonly kind: string;
  readonly grouping: Grouping;
  readonly secondary: boolean;
  readonly members: readonly { readonly series: ChartSeries; readonly index: number }[];
}

const isBar = (kind: string): boolean => kind === 'bar' || kind === 'column';
const stacks = (grouping: Grouping): boolean => grouping === 'stacked' || grouping === 'percentStacked';
const MOST_CATEGORIES = 2_000;

export function drawCartesian(paper: Paper, chart: ForeignChart, room: PtRect, inner: PtRect | undefined): void {
  const groups = groupsOf(chart);
  const names = chart.series.find(({ categories }) => categories.length > 0)?.categories ?? [];
  const count = Math.min(MOST_CATEGORIES, Math.max(1, names.length, ...chart.series.map(({ values }) => values.length)));
  const lies = groups.some(({ kind }) => kind === 'bar');
  const axisOf = (kinds: readonly ChartAxis['kind'][], secondary: boolean): ChartAxis | undefined =>
    chart.axes.find((axis) => kinds.includes(axis.kind) && (axis.secondary ?? false) === secondary);
  const categoryAxis = axisOf(['category', 'date'], false);
  const length = lies ? room.w : room.h;
  const scaleFor = (secondary: boolean): Scale | undefined => {
    const own = groups.filter((group) => group.secondary === secondary);
    if (own.length === 0) return undefined;
    const axis = axisOf(['value'], secondary);
    const look = paper.look(axis?.text);
    const percent = own.every(({ grouping }) => grouping === 'percentStacked');
    const spans = percent ? [0, 1] : own.flatMap((group) => extentsOf(group, count));
    const ticks = lies
      ? ticksAcross(length, look.size_pt, Math.max(...spans, 1), percent)
      : ticksUp(length, look.size_pt, hasWords(categoryAxis) ? paper.look(categoryAxis?.text).size_pt : 0);
    if (percent) return valueScale(spans, { ...(axis as ChartAxis), max: axis?.max ?? 1 }, ticks, true);
    return valueScale(
      spans,
      axis,
      ticks,
      own.some(({ kind }) => isBar(kind) || kind === 'area'),
    );
  };
  const main = scaleFor(false) ?? scaleFor(true);
  const other = groups.some(({ secondary }) => !secondary) ? scaleFor(true) : undefined;
  if (!main) return;

  const mainAxis = axisOf(['value'], false);
  const onTicks = mainAxis?.on_ticks === true && !groups.some(({ kind }) => isBar(kind)) && count > 1;
  const reversed = categoryAxis?.reversed ?? false;
  const place = (i: number): number => {
    const share = onTicks ? i / (count - 1) : (i + 0.5) / count;
    return reversed ? 1 - share : share;
  };
  const zero = Math.min(1, Math.max(0, main.share(Math.max(main.min, Math.min(0, main.max)))));
  const zeroAt = mainAxis?.reversed ? 1 - zero : zero;
  const percent = groups.filter(({ secondary }) => !secondary).every(({ grouping }) => grouping === 'percentStacked');
  const format = percent ? '0%' : chart.series.find(({ secondary }) => !secondary)?.format;
  const axes: PlacedAxis[] = [
    valueAxis(mainAxis, lies ? (reversed ? 't' : 'b') : reversed ? 'r' : 'l', main, format, reversed ? 1 : 0),
    {
      axis: categoryAxis,
      side: lies ? 'l' : 'b',
      labels: Array.from({ length: count }, (_, i) => ({ at: place(i), words: names[i] ?? String(i + 1) })),
      ticks: Array.from({ length: count + 1 }, (_, i) => i / count),
      crosses: zeroAt,
    },
  ];
  const secondAxis = axisOf(['value'], true);
  if (other) {
    const second = chart.series.find(({ secondary }) => secondary)?.format;
    axes.push(valueAxis(secondAxis, lies ? 't' : 'r', other, second, 1));
  }
  const plot = drawFrame(paper, axes, room, inner);
  const along =
    (axis: ChartAxis | undefined, scale: Scale): ((value: number) => number) =>
    (value) => {
      const share = Math.min(1.02, Math.max(-0.02, scale.share(value)));
      return axis?.reversed ? 1 - share : share;
    };
  const views = groups.map((group): View => {
    const second = group.secondary && other !== undefined;
    const at = along(second ? secondAxis : mainAxis, second ? (other as Scale) : main);
    return {
      at: (i, value) =>
        lies
          ? { x: plot.x + plot.w * at(value), y: plot.y + plot.h * (1 - place(i)) }
          : { x: plot.x + plot.w * place(i), y: plot.y + plot.h * (1 - at(value)) },
      lies,
      slot: (lies ? plot.h : plot.w) / count,
      count,
      reversed,
    };
  });
  const order = ['area', 'bar', 'column', 'stock', 'line'];
  const rank = (kind: string): number => order.indexOf(kind);
  const drawn = groups.map((group, i) => ({ group, view: views[i] as View })).sort((a, b) => rank(a.group.kind) - rank(b.group.kind));
  for (const { group, view } of drawn) {
    if (isBar(group.kind)) drawBars(paper, chart, group, view);
    else if (group.kind === 'area') drawAreas(paper, group, view);
    else if (group.kind === 'stock') drawStock(paper, group, view);
    else drawLines(paper, group, view);
  }
  drawAxes(paper, axes, plot);
}

interface View {
  /** A category's middle at a value. */
  readonly at: (category: number, value: number) => PtAt;
  readonly lies: boolean;
  /** Points from one category to the next. */
  readonly slot: number;
  readonly count: number;
  readonly reversed: boolean;
}

function groupsOf(chart: ForeignChart): readonly Group[] {
  const groups = new Map<
    string,
    { kind: string; grouping: Grouping; secondary: boolean; members: { series: ChartSeries; index: number }[] }
  >();
  chart.series.forEach((series, index) => {
    const kind = ['bar', 'column', 'area', 'stock'].includes(series.kind) ? series.kind : 'line';
    const grouping = series.grouping ?? chart.grouping;
    const key = `${kind} ${grouping} ${series.secondary}`;
    let group = groups.get(key);
    if (!group) {
      group = { kind, grouping, secondary: series.secondary, members: [] };
      groups.set(key, group);
    }
    group.members.push({ series, index });
  });
  return [...groups.values()];
}

/** From where to where each mark of each category goes, series by series. */
function stacked({ grouping, members }: Group, count: number): readonly (readonly (readonly [number, number] | undefined)[])[] {
  const up = new Float64Array(count);
  const down = new Float64Array(count);
  const totals = Array.from(
    { length: count },
    (_, i) => members.reduce((sum, { series }) => sum + Math.abs(series.values[i] ?? 0), 0) || 1,
  );
  return members.map(({ series }) =>
    Array.from({ length: count }, (_, i) => {
      const value = series.values[i];
      if (value === undefined) return undefined;
      if (!stacks(grouping)) return [0, value] as const;
      const size = grouping === 'percentStacked' ? value / (totals[i] ?? 1) : value;
      const base = size < 0 ? down : up;
      const from = base[i] ?? 0;
      base[i] = from + size;
      return [from, from + size] as const;
    }),
  );
}

const extentsOf = (group: Group, count: number): number[] =>
  stacked(group, count).flatMap((row) =>
    row.flatMap((span) => (span === undefined ? [] : stacks(group.grouping) ? [span[0], span[1]] : [span[1]])),
  );

function drawBars(paper: Paper, chart: ForeignChart, group: Group, view: View): void {
  const { members, grouping } = group;
  const abreast = stacks(grouping) ? 1 : members.length;
  const overlap = stacks(grouping) ? 0 : chart.overlap_pct / 100;
  const thick = view.slot / (abreast - (abreast - 1) * overlap + chart.gap_pct / 100);
  const whole = thick * (abreast - (abreast - 1) * overlap);
  const spans = stacked(group, view.count);
  members.forEach(({ series }, m) => {
    const fill = paper.fill(series.paint);
    const stroke = paper.stroke(series.outline);
    // Bars that lie are counted from below.
    const rank = stacks(grouping) ? 0 : view.lies !== view.reversed ? abreast - 1 - m : m;
    const off = -whole / 2 + rank * thick * (1 - overlap);
    spans[m]?.forEach((span, i) => {
      if (span === undefined) return;
      const from = view.at(i, span[0]);
      const to = view.at(i, span[1]);
      const rect = view.lies
        ? { x: Math.min(from.x, to.x), y: from.y + off, w: Math.abs(to.x - from.x), h: thick }
        : { x: from.x + off, y: Math.min(from.y, to.y), w: thick, h: Math.abs(to.y - from.y) };
      const own = series.points.get(i);
      paper.box(rect, own === undefined ? fill : paper.fill(own), stroke);
      const forward = span[1] >= span[0];
      dataLabel(paper, series, i, { rect, lies: view.lies, forward, stacked: stacks(grouping) });
    });
  });
}

function drawAreas(paper: Paper, group: Group, view: View): void {
  const spans = stacked(group, view.count);
  group.members.forEach(({ series }, m) => {
    const tops: PtAt[] = [];
    const feet: PtAt[] = [];
    spans[m]?.forEach((span, i) => {
      const [from, to] = span ?? [0, 0];
      tops.push(view.at(i, to));
      feet.push(view.at(i, from));
    });
    const steps: Step[] = [...straightSteps([...tops, ...feet.reverse()]), { op: 'Z' }];
    paper.path(steps, paper.fill(series.paint), paper.stroke(series.outline));
  });
}

function drawLines(paper: Paper, group: Group, view: View): void {
  const spans = stacked(group, view.count);
  group.members.forEach(({ series, index }, m) => {
    const points = (spans[m] ?? []).map((span, i) => span && view.at(i, span[1]));
    drawThrough(paper, points, paper.stroke(series.outline), series.smooth);
    drawMarkers(paper, series, index, points);
    points.forEach((point, i) => {
      if (point) dataLabel(paper, series, i, { point });
    });
  });
}

/** From the lowest to the highest of each category, with the last series as a mark to the right. */
function drawStock(paper: Paper, { members }: Group, view: View): void {
  for (let i = 0; i < view.count; i++) {
    const values = members.flatMap(({ series }) => series.values[i] ?? []);
    if (values.length === 0) continue;
    const stroke = { color: paper.stage.ink, width_pt: 0.75 } as const;
    const top = view.at(i, Math.max(...values));
    paper.line(view.at(i, Math.min(...values)), top, stroke, 'mark');
    const close = view.at(i, values.at(-1) ?? 0);
    paper.line(close, { x: close.x + Math.min(6, view.slot / 3), y: close.y }, stroke, 'mark');
  }
}
