/** `line_trend`: one or more series over time, each named at the end of its line. */
import { z } from 'zod';
import { annotationFields } from '../fields/annotations.ts';
import { color, maybeNumber, optionalText, text, textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  DASH,
  type Density,
  densitiesFor,
  drawValueAxis,
  type Kit,
  LABEL_GAP,
  type LinesClaim,
  labelBox,
  type Pane,
  positionLabels,
  right,
  timeScale,
  valueAxis,
  valueDomain,
} from '../layout/index.ts';
import { type Chart, drawExtremes, drawLine, type Line, type Point, pointPath } from '../marks/chart-lines.ts';
import { leadingLines } from '../marks/leading-lines.ts';
import {
  arrangeKey,
  drawEnds,
  drawKey,
  drawLeftNames,
  EDGE_PAD,
  endRuns,
  type Key,
  leftNames,
  STUB,
  STUB_GAP,
  STUB_LEAD,
} from '../marks/line-names.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Fit } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const MAX_POINTS = 240;
const SOFT_POINTS = 60;
/** From this number of series on, colours no longer tell lines apart. Up to three lines lead, the others are thin. */
const MANY = 6;
const AXIS_GAP = 0.1;

const params = z.object({
  series: z
    .array(
      z.object({
        name: text.describe('Printed at the end of the line'),
        points: z.array(maybeNumber).describe('One number for each label; null leaves a gap'),
        color: color.describe('A theme token or #RRGGBB'),
        emphasis: z.preprocess((v) => v ?? undefined, z.boolean().optional()),
      }),
    )
    .min(1, 'needs at least one series'),
  x_labels: z
    .preprocess((v) => v ?? [], z.array(z.preprocess((v) => v ?? '', textOrNumber)))
    .describe('Names of the points in time, in order'),
  unit: optionalText,
  ...annotationFields,
});

type Params = z.infer<typeof params>;

export const lineTrend = defineComponent<Params>({
  name: 'line_trend',
  purpose: 'Shows how one or more figures move over time.',
  params,
  annotates: true,
  example: {
    title: 'Heat pumps passed gas boilers in the second half of 2024',
    params: {
      series: [
        { name: 'Heat pumps', points: [41, 44, 52, 58, 66, 73, 88, 97, 109, 121] },
        { name: 'Gas boilers', points: [118, 116, 112, 109, 101, 94, 86, 79, 71, 64] },
        { name: 'District heating', points: [22, 23, 25, 26, 28, 29, 31, 34, 36, 39] },
      ],
      x_labels: ['Q1 23', 'Q2 23', 'Q3 23', 'Q4 23', 'Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25'],
    },
  },
  capacity: { what: 'series', soft: 5, hard: 10 },
  keeps_direction: true,
  count: (p) => p.series.length,
  take: (p, from, to) => ({ ...p, series: p.series.slice(from, to) }),
  controls: ['color', 'emphasis'],
  draw(p, pane, kit) {
    const chart = readChart(p, pane, kit);
    const layout = arrange(chart, pane, kit);
    return { shapes: drawChart(chart, layout, pane, kit), alt: altText(p, chart, kit) };
  },
});

/** Parsed params as lines. Missing and mismatched values give warnings. */
function readChart(p: Params, pane: Pane, kit: Kit): Chart {
  const labels = p.x_labels.map(String);
  const longest = Math.max(...p.series.map((s) => s.points.length));
  const n = Math.max(labels.length, longest);
  if (n > MAX_POINTS)
    throw capacityExceeded(
      `line_trend holds at most ${MAX_POINTS} points a series; ${n} were sent.`,
      'Send fewer points, for example weeks instead of days, or split the period over several slides.',
      { component: 'line_trend', count: n, limit: MAX_POINTS },
    );
  if (n > SOFT_POINTS)
    kit.warn('over_soft_limit', `${n} points are more than the ${SOFT_POINTS} that line_trend shows comfortably.`, {
      path: `${pane.pointer}/x_labels`,
      remedy: 'Send a coarser period.',
    });
  if (labels.length > 0)
    for (const [s, { name, points }] of p.series.entries())
      if (points.length !== labels.length && points.length > 0)
        kit.warn(
          'length_mismatch',
          `${name} has ${points.length} points for ${labels.length} labels; what is there is drawn from the first label on.`,
          {
            path: `${pane.pointer}/series/${s}/points`,
            remedy: 'Send one point for each label; null where a value is missing.',
          },
        );
  const marked = p.series.map(({ emphasis }, i) => emphasis === true || kit.isEmphasised(`${pane.pointer}/series/${i}`));
  const many = p.series.length >= MANY;
  const leading = many ? leadingLines(marked, kit) : undefined;
  const values: number[] = [];
  const lines = p.series.map((series, index): Line => {
    const stretches: Point[][] = [];
    let missing = series.points.length === 0 ? 1 : 0;
    let last: Point | undefined;
    let open: Point[] | undefined;
    for (const [i, value] of series.points.entries()) {
      if (value === null) {
        missing++;
        open = undefined;
        continue;
      }
      kit.drawn.add(pointPath(pane, index, i));
      values.push(value);
      last = { i, value };
      if (open === undefined) {
        open = [last];
        stretches.push(open);
      } else open.push(last);
    }
    if (missing > 0)
      kit.warn('missing_values', `${series.name} lacks ${missing === 1 ? 'a value' : `${missing} values`}; the line has a gap there.`, {
        path: `${pane.pointer}/series/${index}/points`,
        remedy: 'Send the missing values if they exist.',
      });
    const own = kit.userColor(series.color, `${pane.pointer}/series/${index}/color`);
    const lead = leading === undefined ? p.series.length === 1 || marked[index] === true : leading.has(index);
    const usual: Color = leading === undefined ? kit.accent(index) : (leading.get(index) ?? 'neutral');
    return { index, name: series.name, stretches, last, lead, quiet: many && !lead, color: own ?? usual };
  });
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.name !== '' && seen.has(line.name))
      kit.warn('duplicate_labels', `More than one series is called ${line.name}.`, {
        path: `${pane.pointer}/series/${line.index}/name`,
        remedy: 'Give each series a name of its own.',
      });
    seen.add(line.name);
  }
  const time = labels.length === n ? timeScale(labels, `${pane.pointer}/x_labels`, kit) : undefined;
  return { lines, n, labels, time, values, decimals: kit.sharedDecimals(values), unit: p.unit ?? '' };
}

/** Between the least and the largest. */
function rangeOf(values: readonly (number | undefined)[]): number {
  const known = values.filter((v) => v !== undefined);
  return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known);
}

interface Layout {
  readonly density: Density;
  readonly label_pt: number;
  readonly axis_pt: number;
  /** Fitted end labels by line, or undefined when a key is drawn above the plot. */
  readonly ends: readonly Fit[] | undefined;
  readonly centres: readonly number[];
  readonly gutter: number;
  readonly key: Key | undefined;
}

/** Largest share of the pane that end labels may take. */
const gutterCap = (pane: Pane): number => ({ full: 0.22, half: 0.26, third: 0.32, card: 0.36 })[pane.class] * pane.box.w;

/** The roomiest level at which every end label fits its gutter, or a key above the plot when none does. */
function arrange(chart: Chart, pane: Pane, kit: Kit): Layout {
  const small = pane.class === 'third' || pane.class === 'card';
  const from = densitiesFor(pane.class).filter((d) => pane.level === undefined || d.name >= pane.level);
  const cap = chart.n === 1 ? pane.box.w * 0.4 : gutterCap(pane);
  const lead = STUB_LEAD + STUB + STUB_GAP;
  const tries = from.flatMap((density) => {
    const lines = density.name === 'D0' ? [1] : density.name === 'D1' ? [1, 2] : [1, 2, 3];
    return lines.map((max) => ({ density, max }));
  });
  for (const { density, max } of tries) {
    const label_pt = small ? 10 : density.primary_pt;
    const fits = chart.lines.map((line) =>
      kit.fit({
        block: kit.block(endRuns(line, chart, pane, kit), { color: 'ink', bold: line.lead }),
        sizes_pt: [label_pt],
        width_in: cap - lead,
        max_lines: max,
      }),
    );
    if (!fits.every((f) => f.fits)) continue;
    const axis_pt = small ? 10 : density.secondary_pt;
    // The final plot height decides the label positions later. This only checks whether they have room.
    const room = pane.box.h - 0.6;
    if (fits.reduce((sum, f) => sum + f.height_in + 0.02, 0) > room) continue;
    const gutter = Math.ceil((lead + Math.max(...fits.map((f) => f.width_in))) * 100) / 100;
    return { density, label_pt, axis_pt, ends: fits, centres: [], gutter, key: undefined };
  }
  const density = from.at(-1) as Density;
  const key = arrangeKey(chart, pane, kit);
  kit.warn('legend_used', 'The names of the series do not fit at the ends of their lines and stand in a key above the plot.', {
    path: `${pane.pointer}/series`,
    remedy: 'Shorten the names or send fewer series.',
  });
  return { density, label_pt: 10, axis_pt: 10, ends: undefined, centres: [], gutter: 0.1, key };
}

function drawChart(chart: Chart, layout: Layout, pane: Pane, kit: Kit): Shape[] {
  const { id } = pane;
  const { lines } = chart;
  const plan = planPlot(chart, layout, pane, kit);
  const { plot, x, y, below, unit, domain, leftW } = plan;
  // Gridlines begin after the names at the left, because they would cross them.
  const ruled = leftW > 0 ? { ...plot, x: plan.firstX - 0.08, w: plan.plotRight - plan.firstX + 0.08 } : plot;
  const axes = drawValueAxis(plan.axis, ruled, plot.x - AXIS_GAP, id, kit);
  const single = lines.length === 1;
  const markers = single && plan.slot >= 0.22;
  const marks = [...lines].reverse().flatMap((line) => drawLine(line, x, y, markers, pane));
  kit.charts.push(linesClaim(chart, plan, id));
  const ends =
    layout.ends === undefined
      ? drawKey(chart, layout.key as Key, pane, kit)
      : drawEnds(chart, layout.ends, layout.label_pt, plot, x, y, pane, kit);
  const firsts = lines.map((line) => line.stretches[0]?.[0]);
  const left = plan.wantsLeft ? drawLeftNames(lines, firsts, ends.moved, plot, plot.x + 0.04, leftW, layout.axis_pt, y, pane, kit) : [];
  const extremes = single ? drawExtremes(lines[0] as Line, chart, layout.axis_pt, plot, domain.ticks.map(y), x, y, pane, kit) : [];
  const under = below.kept.map((i, k) =>
    kit.label({
      id: `${id}/x-label-${i + 1}`,
      name: `label ${i + 1}: ${chart.labels[i]}`,
      role: 'axis',
      box: labelBox(below, k, x(0), plan.labelTop),
      runs: chart.labels[i] as string,
      path: `${pane.pointer}/x_labels/${i}`,
      style: { color: 'muted' },
      size_pt: below.size_pt,
      align: 'center',
      wrap: below.lines > 1,
    }),
  );
  return [...unit.shapes, ...axes.grid, ...marks, ...axes.baseline, ...ends.shapes, ...left, ...axes.labels, ...extremes, ...under];
}

/** Boxes of the plot and its surroundings, inches. */
function planPlot(chart: Chart, layout: Layout, pane: Pane, kit: Kit) {
  const { box } = pane;
  const { lines, n } = chart;
  const domain = valueDomain(chart.values, true);
  if (!domain.has_zero)
    kit.warn('axis_not_zero', `The axis starts at ${kit.number(domain.min)}, not at zero: the values lie close together.`, {
      path: `${pane.pointer}/series`,
      remedy: 'Nothing to mend: position, not length, carries the value of a line.',
    });
  const axis = valueAxis(domain, layout.axis_pt, chart.unit, kit);
  // The vertical extent comes first: the labels below depend on the slot alone, which depends on the gutters.
  const single = lines.length === 1;
  const headroom = single && n > 1 ? kit.text.pitchIn(layout.axis_pt) + LABEL_GAP : kit.text.pitchIn(layout.axis_pt) / 2;
  const top = box.y + (layout.key?.height ?? 0) + headroom;
  const unit = unitNote(chart, pane, layout, kit);
  const { gutter } = layout;
  // Names at the start help where the lines are farther apart there than at their ends.
  const apart = rangeOf(lines.map((line) => line.stretches[0]?.[0]?.value)) > rangeOf(lines.map((line) => line.last?.value));
  const wantsLeft = apart && lines.length >= MANY && layout.ends !== undefined && n > 1 && pane.class === 'full';
  const leftW = wantsLeft ? leftNames(lines, layout.axis_pt, box.w * 0.18, kit) : 0;
  const gridX = box.x + axis.label_w + AXIS_GAP;
  const firstX = gridX + EDGE_PAD + leftW;
  const plotRight = right(box) - gutter;
  const lastX = plotRight - EDGE_PAD;
  const { time } = chart;
  const at = time?.shares.map((share) => share * (lastX - firstX));
  const x = (i: number): number => (n <= 1 ? (firstX + lastX) / 2 : firstX + (at?.[i] ?? ((lastX - firstX) * i) / (n - 1)));
  const slot = at ? Math.min(...at.slice(1).map((to, i) => to - (at[i] as number))) : n <= 1 ? lastX - firstX : (lastX - firstX) / (n - 1);
  const atMost = pane.class === 'full' ? Number.POSITIVE_INFINITY : pane.class === 'half' ? 12 : pane.class === 'third' ? 6 : 4;
  const sizes = [...new Set([layout.axis_pt, 10])].filter((s) => s <= layout.axis_pt);
  const below = positionLabels(
    chart.labels,
    at ?? slot,
    sizes,
    (lastX - firstX) / (n > 1 ? 2 : 1),
    { left: x(0) - box.x, right: right(box) - x(Math.max(0, n - 1)) },
    kit,
    atMost,
  );
  if (below === undefined)
    throw capacityExceeded(
      'The first and last of x_labels do not fit under the plot in four lines.',
      'Shorten the labels to a period such as "Q1 25".',
      { component: 'line_trend', pointer: `${pane.pointer}/x_labels` },
    );
  if (below.kept.length < chart.labels.length)
    kit.warn(
      'labels_thinned',
      `${chart.labels.length - below.kept.length} of ${chart.labels.length} labels under the plot are left out so that the others can be read.`,
      {
        path: `${pane.pointer}/x_labels`,
        remedy: 'Send shorter labels or fewer points; all points are drawn.',
      },
    );
  const labelTop = bottom(box) - below.height_in;
  const plot: BoxIn = {
    x: gridX,
    y: top + unit.height,
    w: plotRight - gridX,
    h: labelTop - (below.lines > 0 ? 0.1 : 0) - top - unit.height,
  };
  const y = (value: number): number => plot.y + plot.h - ((value - domain.min) / (domain.max - domain.min)) * plot.h;
  // Both axes have one size, so smaller labels below also make the values at the side smaller.
  const shown = below.lines > 0 && below.size_pt < axis.size_pt ? valueAxis(domain, below.size_pt, chart.unit, kit) : axis;
  return { domain, axis: shown, unit, wantsLeft, leftW, firstX, plotRight, slot, x, y, plot, below, labelTop };
}

/** The lines as a chart claim. */
const linesClaim = ({ lines, labels, n, time }: Chart, { domain, plot, x }: ReturnType<typeof planPlot>, id: string): LinesClaim => ({
  kind: 'lines',
  id: `${id}/lines`,
  name: 'Lines',
  categories: Array.from({ length: n }, (_, i) => labels[i] ?? ''),
  plot: { ...plot, x: x(0), w: x(Math.max(0, n - 1)) - x(0) },
  time,
  min: domain.min,
  max: domain.max,
  series: lines.map((line) => {
    const points = line.stretches.flat();
    return {
      name: line.name,
      values: Array.from({ length: n }, (_, i) => points.find((p) => p.i === i)?.value),
      marks: Array.from({ length: n }, (_, i) => `${id}/dot-${line.index + 1}-${i + 1}`),
      lines: line.stretches.map((_, k) => `${id}/line-${line.index + 1}${k === 0 ? '' : `-${k + 1}`}`),
    };
  }),
});

/** The unit above the axis, unless the sub-line or the axis contains it. */
function unitNote(chart: Chart, pane: Pane, layout: Layout, kit: Kit): { readonly shapes: Shape[]; readonly height: number } {
  if (chart.unit === '') return { shapes: [], height: 0 };
  const path = `${pane.pointer}/unit`;
  if (kit.context.includes(chart.unit) || /^(?:%|pp|x|[$£€¥])$/.test(chart.unit)) {
    kit.drawn.add(path);
    return { shapes: [], height: 0 };
  }
  const h = kit.text.pitchIn(layout.axis_pt);
  const box = {
    x: pane.box.x,
    y: pane.box.y + (layout.key?.height ?? 0),
    w: Math.min(pane.box.w, kit.text.widthIn(chart.unit, layout.axis_pt)),
    h,
  };
  const note = kit.label({
    id: `${pane.id}/unit`,
    name: 'unit',
    role: 'axis',
    box,
    runs: chart.unit,
    path,
    style: { color: 'muted' },
    size_pt: layout.axis_pt,
    wrap: false,
  });
  return { shapes: [note], height: h + 0.05 };
}

function altText(p: Params, chart: Chart, kit: Kit): string {
  const unit = chart.unit === '' ? '' : ` (${chart.unit})`;
  const said = p.series.map((s) => {
    const points = s.points.map((v, i) => {
      const value = v === null ? DASH : kit.value(v, { decimals: chart.decimals });
      const label = chart.labels[i];
      return label === undefined || label === '' ? value : `${label} ${value}`;
    });
    return `${s.name}: ${points.join(', ')}`;
  });
  return `Line chart${unit}${chart.n > 1 ? `, ${chart.n} points` : ''}. ${said.join('. ')}.`;
}
