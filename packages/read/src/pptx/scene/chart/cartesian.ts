/** Bars, columns, lines and areas over categories, on one value axis or two. */
import { categoryNames } from '../../chart/index.ts';
import type { ChartAxis, ChartSeries, ForeignChart } from '../../model/index.ts';
import { dataLabel } from './data-labels.ts';
import { drawAxes, drawFrame, type PlacedAxis, valueAxis } from './frame.ts';
import { drawMarkers, drawThrough, straightSteps } from './marks.ts';
import type { Paper, PtAt, PtRect, Step } from './paper.ts';
import { hasWords, type Scale, ticksAcross, ticksUp, valueScale } from './scale.ts';
import { type TimePlaces, timePlaces } from './time-axis.ts';

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
const MAX_CATEGORIES = 2_000;

/** The facts from which a chart over categories is drawn. */
interface Plan {
  readonly chart: ForeignChart;
  readonly groups: readonly Group[];
  /** Number of categories. */
  readonly count: number;
  /** Number of equal parts of the category axis: its categories, or the days, months or years of a date axis. */
  readonly slots: number;
  readonly time: TimePlaces | undefined;
  /** Horizontal bars: categories go upwards, values to the right. */
  readonly lies: boolean;
  readonly category_axis: ChartAxis | undefined;
  readonly main_axis: ChartAxis | undefined;
  readonly second_axis: ChartAxis | undefined;
  readonly reversed: boolean;
  /** The middle of a slot along the category axis, 0 to 1. */
  readonly middle: (slot: number) => number;
  /** The slot of a category; undefined for one without a date on a date axis, which is not drawn. */
  readonly slotOf: (category: number) => number | undefined;
  /** Categories in the order of their slots: lines go by time. */
  readonly order: readonly number[];
}

/** The value scales; `second` for series on a secondary axis. */
interface Scales {
  readonly main: Scale;
  readonly second?: Scale | undefined;
}

export function drawCartesian(paper: Paper, chart: ForeignChart, room: PtRect, inner: PtRect | undefined): void {
  const plan = planOf(chart);
  const scales = scalesOf(paper, plan, room);
  if (!scales) return;
  const axes = axesOf(paper, plan, scales, inner ?? room);
  const plot = drawFrame(paper, axes, room, inner);
  const drawn = plan.groups.map((group) => ({ group, view: viewOf(plan, scales, plot, group) }));
  for (const { group, view } of drawn.sort((a, b) => rankOf(a.group.kind) - rankOf(b.group.kind))) {
    if (isBar(group.kind)) drawBars(paper, chart, group, view);
    else if (group.kind === 'area') drawAreas(paper, group, view);
    else if (group.kind === 'stock') drawStock(paper, group, view);
    else drawLines(paper, group, view);
  }
  drawAxes(paper, axes, plot);
}

/** Kinds from the bottom to the top. */
const ORDER = ['area', 'bar', 'column', 'stock', 'line'];
const rankOf = (kind: string): number => ORDER.indexOf(kind);

function planOf(chart: ForeignChart): Plan {
  const groups = groupsOf(chart);
  const count = Math.min(
    MAX_CATEGORIES,
    Math.max(
      1,
      chart.series.find(({ categories }) => categories.length > 0)?.categories.length ?? 0,
      ...chart.series.map(({ values }) => values.length),
    ),
  );
  const axisOf = (kinds: readonly ChartAxis['kind'][], secondary: boolean): ChartAxis | undefined =>
    chart.axes.find((axis) => kinds.includes(axis.kind) && (axis.secondary ?? false) === secondary);
  const category_axis = axisOf(['category', 'date'], false);
  const main_axis = axisOf(['value'], false);
  const reversed = category_axis?.reversed ?? false;
  const named = chart.series.find(({ categories }) => categories.length > 0);
  const time = category_axis?.time && named && timePlaces(category_axis, named, category_axis.format ?? named.category_format ?? 'General');
  const slots = time?.units ?? count;
  const isOnTicks = main_axis?.on_ticks === true && !groups.some(({ kind }) => isBar(kind)) && slots > 1;
  const slotOf = (category: number): number | undefined => (time ? time.unitOf(category) : category);
  return {
    chart,
    groups,
    count,
    slots,
    time,
    lies: groups.some(({ kind }) => kind === 'bar'),
    category_axis,
    main_axis,
    second_axis: axisOf(['value'], true),
    reversed,
    middle(slot) {
      const share = isOnTicks ? slot / (slots - 1) : (slot + 0.5) / slots;
      return reversed ? 1 - share : share;
    },
    slotOf,
    order: Array.from({ length: count }, (_, i) => i)
      .filter((i) => slotOf(i) !== undefined)
      .sort((a, b) => (slotOf(a) ?? 0) - (slotOf(b) ?? 0)),
  };
}

/** Undefined without any series. */
function scalesOf(paper: Paper, plan: Plan, room: PtRect): Scales | undefined {
  const first = scaleOf(paper, plan, room, false);
  const second = scaleOf(paper, plan, room, true);
  if (first) return { main: first, second };
  return second && { main: second };
}

function scaleOf(paper: Paper, plan: Plan, room: PtRect, secondary: boolean): Scale | undefined {
  const own = plan.groups.filter((group) => group.secondary === secondary);
  if (own.length === 0) return undefined;
  const axis = secondary ? plan.second_axis : plan.main_axis;
  if (
    axis?.log !== undefined &&
    own.some(({ members }) => members.some(({ series }) => series.values.some((v) => v !== undefined && v <= 0)))
  )
    paper.stage.approximations.note('chart', 'Values that are not above zero have no place on a logarithmic axis');
  const look = paper.look(axis?.text);
  const isPercent = own.every(({ grouping }) => grouping === 'percentStacked');
  const spans = isPercent ? [0, 1] : own.flatMap((group) => extentsOf(group, plan));
  const categories = plan.category_axis;
  const ticks = plan.lies
    ? ticksAcross(room.w, look.size_pt, Math.max(...spans, 1), isPercent)
    : ticksUp(room.h, look.size_pt, hasWords(categories) ? paper.look(categories?.text).size_pt : 0);
  if (isPercent) return valueScale(spans, { ...(axis as ChartAxis), max: axis?.max ?? 1 }, ticks, true);
  const fromZero = own.some(({ kind }) => isBar(kind) || kind === 'area');
  return valueScale(spans, axis, ticks, fromZero);
}

function axesOf(paper: Paper, plan: Plan, scales: Scales, room: PtRect): readonly PlacedAxis[] {
  const { chart, groups, lies, category_axis, main_axis, second_axis, reversed } = plan;
  const { main, second } = scales;
  const zero = Math.min(1, Math.max(0, main.share(Math.max(main.min, Math.min(0, main.max)))));
  const isPercent = groups.filter(({ secondary }) => !secondary).every(({ grouping }) => grouping === 'percentStacked');
  const format = isPercent ? '0%' : chart.series.find(({ secondary }) => !secondary)?.format;
  const axes: PlacedAxis[] = [
    valueAxis(main_axis, lies ? (reversed ? 't' : 'b') : reversed ? 'r' : 'l', main, format, reversed ? 1 : 0),
    {
      axis: category_axis,
      side: lies ? 'l' : 'b',
      ...namesAlong(paper, plan, lies ? room.h : room.w),
      crosses: main_axis?.reversed ? 1 - zero : zero,
    },
  ];
  if (second) {
    const secondFormat = chart.series.find(({ secondary }) => secondary)?.format;
    axes.push(valueAxis(second_axis, lies ? 't' : 'r', second, secondFormat, 1));
  }
  return axes;
}

/** The words of the category axis, and the ends of the slots that have them. */
function namesAlong(
  paper: Paper,
  { chart, category_axis, count, slots, time, middle, reversed }: Plan,
  room: number,
): Pick<PlacedAxis, 'labels' | 'ticks'> {
  if (time === undefined) {
    const names = categoryNames(chart, category_axis);
    return {
      labels: Array.from({ length: count }, (_, i) => ({ at: middle(i), words: names[i] ?? String(i + 1) })),
      ticks: Array.from({ length: count + 1 }, (_, i) => i / count),
    };
  }
  const named = time.named(paper, room);
  const onMark = middle(0) === 0 || middle(0) === 1;
  const edge = (unit: number): number => (reversed ? 1 - unit / slots : unit / slots);
  return {
    labels: named.map(({ unit, words }) => ({ at: middle(unit), words })),
    ticks: onMark ? named.map(({ unit }) => middle(unit)) : [...named.map(({ unit }) => edge(unit)), edge(slots)],
  };
}

/** Share of the axis by which values may lie outside the plot. */
const BEYOND = 0.02;

function viewOf(plan: Plan, { main, second }: Scales, plot: PtRect, group: Group): View {
  const { lies, main_axis, second_axis } = plan;
  const place = (category: number): number => plan.middle(plan.slotOf(category) ?? 0);
  const [axis, scale] = group.secondary && second !== undefined ? [second_axis, second] : [main_axis, main];
  const along = (value: number): number => {
    const share = Math.min(1 + BEYOND, Math.max(-BEYOND, scale.share(value)));
    return axis?.reversed ? 1 - share : share;
  };
  return {
    at: (i, value) =>
      lies
        ? { x: plot.x + plot.w * along(value), y: plot.y + plot.h * (1 - place(i)) }
        : { x: plot.x + plot.w * place(i), y: plot.y + plot.h * (1 - along(value)) },
    slot: (lies ? plot.h : plot.w) / plan.slots,
    plan,
    base: scale.log === undefined ? 0 : scale.min,
  };
}

interface View {
  /** A category's middle at a value. */
  readonly at: (category: number, value: number) => PtAt;
  /** Points of one slot. */
  readonly slot: number;
  readonly plan: Plan;
  /** The value at which marks with a length begin. */
  readonly base: number;
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

/** The values that a series shows, one a category: not those without a place, and on a logarithmic axis none that is not above zero. */
function valuesOf(series: ChartSeries, group: Group, plan: Plan): readonly (number | undefined)[] {
  const log = (group.secondary ? plan.second_axis : plan.main_axis)?.log !== undefined;
  // A bar of zero has no length, so only what is drawn through points shows blanks as zeros.
  const blank = plan.chart.blanks === 'zero' && !isBar(group.kind) && group.kind !== 'stock' ? 0 : undefined;
  return Array.from({ length: plan.count }, (_, i) => {
    const value = series.values[i] ?? blank;
    if (value === undefined || plan.slotOf(i) === undefined) return undefined;
    return log && value <= 0 ? undefined : value;
  });
}

/** Start and end of each mark of each category, series by series. */
function stacked(group: Group, plan: Plan): readonly (readonly (readonly [number, number] | undefined)[])[] {
  const { grouping, members } = group;
  const up = new Float64Array(plan.count);
  const down = new Float64Array(plan.count);
  const values = members.map(({ series }) => valuesOf(series, group, plan));
  const totals = Array.from({ length: plan.count }, (_, i) => values.reduce((sum, row) => sum + Math.abs(row[i] ?? 0), 0) || 1);
  return values.map((row) =>
    row.map((value, i) => {
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

function extentsOf(group: Group, plan: Plan): number[] {
  const log = (group.secondary ? plan.second_axis : plan.main_axis)?.log !== undefined;
  return stacked(group, plan).flatMap((row) =>
    row.flatMap((span) => (span === undefined ? [] : stacks(group.grouping) && !log ? [span[0], span[1]] : [span[1]])),
  );
}

/** Thinnest bar of a date axis of many units, pt: programs draw at least a hairline. */
const THIN = 0.5;

function drawBars(paper: Paper, chart: ForeignChart, group: Group, view: View): void {
  const { members, grouping } = group;
  const { plan } = view;
  const abreast = stacks(grouping) ? 1 : members.length;
  const overlap = stacks(grouping) ? 0 : chart.overlap_pct / 100;
  const thick = Math.max(plan.time ? THIN : 0, view.slot / (abreast - (abreast - 1) * overlap + chart.gap_pct / 100));
  const whole = thick * (abreast - (abreast - 1) * overlap);
  const spans = stacked(group, plan);
  members.forEach(({ series }, m) => {
    const fill = paper.fill(series.paint);
    const stroke = paper.stroke(series.outline);
    // Horizontal bars are ordered from the bottom.
    const rank = stacks(grouping) ? 0 : plan.lies !== plan.reversed ? abreast - 1 - m : m;
    const off = -whole / 2 + rank * thick * (1 - overlap);
    spans[m]?.forEach((span, i) => {
      if (span === undefined) return;
      const from = view.at(i, span[0] === 0 ? view.base : span[0]);
      const to = view.at(i, span[1]);
      const rect = plan.lies
        ? { x: Math.min(from.x, to.x), y: from.y + off, w: Math.abs(to.x - from.x), h: thick }
        : { x: from.x + off, y: Math.min(from.y, to.y), w: thick, h: Math.abs(to.y - from.y) };
      const own = series.points.get(i);
      paper.box(rect, own === undefined ? fill : paper.fill(own), stroke);
      const forward = span[1] >= span[0];
      dataLabel(paper, series, i, { rect, lies: plan.lies, forward, stacked: stacks(grouping) });
    });
  });
}

/** A missing value is zero, unless blanks are bridged. */
function drawAreas(paper: Paper, group: Group, view: View): void {
  const { plan } = view;
  const spans = stacked(group, plan);
  group.members.forEach(({ series }, m) => {
    const tops: PtAt[] = [];
    const feet: PtAt[] = [];
    for (const i of plan.order) {
      const span = spans[m]?.[i];
      if (span === undefined && plan.chart.blanks === 'span') continue;
      const [from, to] = span ?? [view.base, view.base];
      tops.push(view.at(i, to));
      feet.push(view.at(i, from === 0 ? view.base : from));
    }
    const steps: Step[] = [...straightSteps([...tops, ...feet.reverse()]), { op: 'Z' }];
    paper.path(steps, paper.fill(series.paint), paper.stroke(series.outline));
  });
}

function drawLines(paper: Paper, group: Group, view: View): void {
  const { plan } = view;
  const spans = stacked(group, plan);
  group.members.forEach(({ series, index }, m) => {
    const points = (spans[m] ?? []).map((span, i) => span && view.at(i, span[1]));
    drawThrough(
      paper,
      plan.order.map((i) => points[i]),
      paper.stroke(series.outline),
      { smooth: series.smooth, bridged: plan.chart.blanks === 'span' },
    );
    drawMarkers(paper, series, index, points);
    points.forEach((point, i) => {
      if (point) dataLabel(paper, series, i, { point });
    });
  });
}

/** From the lowest to the highest of each category, with the last series as a mark to the right. */
function drawStock(paper: Paper, group: Group, view: View): void {
  const rows = group.members.map(({ series }) => valuesOf(series, group, view.plan));
  for (const i of view.plan.order) {
    const values = rows.flatMap((row) => row[i] ?? []);
    if (values.length === 0) continue;
    const stroke = { color: paper.stage.ink, width_pt: 0.75 } as const;
    const top = view.at(i, Math.max(...values));
    paper.line(view.at(i, Math.min(...values)), top, stroke, 'mark');
    const close = view.at(i, values.at(-1) ?? 0);
    paper.line(close, { x: close.x + Math.min(6, view.slot / 3), y: close.y }, stroke, 'mark');
  }
}
