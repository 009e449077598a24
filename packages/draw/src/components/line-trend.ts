/** `line_trend`: one or more series over time, each named at its own line's end. */
import { z } from 'zod';
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
  type Pane,
  positionLabels,
  right,
  run,
  type StepIn,
  shape,
  sharedDecimals,
  spread,
  valueAxis,
  valueDomain,
  WIDTH,
} from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Fit, RunIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';
import { color, maybeNumber, optionalText, text, textOrNumber } from './fields.ts';

const MAX_POINTS = 240;
const SOFT_POINTS = 60;
/** From this many series on, colours no longer tell lines apart: one is accented, the others are named at both ends. */
const MANY = 6;
const DOT = 0.09;
const STUB = 0.16;
/** From the plot's end to the stub, and from the stub to the text. */
const STUB_LEAD = 0.08;
const STUB_GAP = 0.06;
const EDGE_PAD = 0.15;
const AXIS_GAP = 0.1;
const LEADER_FROM = 0.04;

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
});

type Params = z.infer<typeof params>;

interface Point {
  readonly i: number;
  readonly value: number;
}

interface Line {
  readonly index: number;
  readonly name: string;
  /** Stretches without a gap. */
  readonly stretches: readonly (readonly Point[])[];
  readonly last: Point | undefined;
  readonly color: Color;
  readonly lead: boolean;
}

export const lineTrend = defineComponent<Params>({
  name: 'line_trend',
  purpose: 'Shows how one or more figures move over time.',
  params,
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
  count: (p) => p.series.length,
  take: (p, from, to) => ({ ...p, series: p.series.slice(from, to) }),
  controls: ['color', 'emphasis'],
  draw(p, pane, kit) {
    const chart = readChart(p, pane, kit);
    const layout = arrange(chart, pane, kit);
    return { shapes: drawChart(chart, layout, pane, kit), alt: altText(p, chart, kit) };
  },
});

interface Chart {
  readonly lines: readonly Line[];
  readonly n: number;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly decimals: number;
  readonly unit: string;
}

const pointPath = (pane: Pane, series: number, i: number): string => `${pane.pointer}/series/${series}/points/${i}`;

/** Parsed params as lines, with what is missing or does not match told. */
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
  const leadIndex = Math.max(
    0,
    p.series.findIndex((s) => s.emphasis === true),
  );
  const many = p.series.length >= MANY;
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
    const lead = index === leadIndex;
    const usual: Color = many ? (lead ? 'accent1' : 'neutral') : kit.accent(index);
    return { index, name: series.name, stretches, last, lead, color: own ?? usual };
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
  return { lines, n, labels, values, decimals: sharedDecimals(values), unit: p.unit ?? '' };
}

interface Layout {
  readonly density: Density;
  readonly label_pt: number;
  readonly axis_pt: number;
  /** Fitted end labels by line, or undefined when a key stands above the plot instead. */
  readonly ends: readonly Fit[] | undefined;
  readonly centres: readonly number[];
  readonly gutter: number;
  readonly key: Key | undefined;
}

const endRuns = (line: Line, chart: Chart, pane: Pane, kit: Kit): RunIn[] => {
  const name = run(line.name, `${pane.pointer}/series/${line.index}/name`);
  const value =
    line.last === undefined
      ? run(DASH, undefined, 'derived', { color: 'muted' })
      : run(kit.number(line.last.value, { decimals: chart.decimals }), pointPath(pane, line.index, line.last.i), 'formatted');
  return line.name === '' ? [value] : [name, run(' '), value];
};

/** Widest share of the pane that end labels may take. */
const gutterCap = (pane: Pane): number => ({ full: 0.22, half: 0.26, third: 0.32, card: 0.36 })[pane.class] * pane.box.w;

/** The roomiest level at which every end label fits its gutter; a key above the plot when none does. */
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
    // Where the labels end up is decided again by the true plot height; this only asks whether they have room.
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

interface Key {
  readonly entries: readonly { readonly x: number; readonly y: number; readonly w: number; readonly h: number }[];
  readonly height: number;
}

/** Names in rows above the plot, filled left to right. */
function arrangeKey(chart: Chart, pane: Pane, kit: Kit): Key {
  const { box } = pane;
  const entries: Key['entries'][number][] = [];
  let x = 0;
  let y = 0;
  let rowH = 0;
  for (const line of chart.lines) {
    const fit = kit.fit({
      block: kit.block(endRuns(line, chart, pane, kit), { color: 'ink', bold: line.lead }),
      sizes_pt: [10],
      width_in: box.w - STUB - STUB_GAP,
    });
    const w = Math.min(box.w, fit.width_in + STUB + STUB_GAP);
    if (x > 0 && x + w > box.w) {
      x = 0;
      y += rowH + 0.05;
      rowH = 0;
    }
    entries.push({ x: box.x + x, y: box.y + y, w, h: fit.height_in });
    rowH = Math.max(rowH, fit.height_in);
    x += w + 0.3;
  }
  const height = y + rowH + 0.15;
  if (height > box.h * 0.55)
    throw capacityExceeded(
      `The names of ${chart.lines.length} series need ${height.toFixed(1)} in above the plot; ${(box.h * 0.55).toFixed(1)} in are free.`,
      'Shorten the names of the series or send fewer of them.',
      { component: 'line_trend', pointer: `${pane.pointer}/series` },
    );
  return { entries, height };
}

function drawChart(chart: Chart, layout: Layout, pane: Pane, kit: Kit): Shape[] {
  const { box, id } = pane;
  const { lines, n } = chart;
  const domain = valueDomain(chart.values, true);
  if (!domain.has_zero)
    kit.warn('axis_not_zero', `The axis starts at ${kit.number(domain.min)}, not at zero: the values lie close together.`, {
      path: `${pane.pointer}/series`,
      remedy: 'Nothing to mend: position, not length, carries the value of a line.',
    });
  const axis = valueAxis(domain, layout.axis_pt, chart.unit, kit);
  const many = lines.length >= MANY;
  const firsts = lines.map((line) => line.stretches[0]?.[0]);

  // Vertical extent first: the labels below depend on the slot only, which depends on the gutters.
  const single = lines.length === 1;
  const headroom = single && n > 1 ? kit.text.pitchIn(layout.axis_pt) + LABEL_GAP : kit.text.pitchIn(layout.axis_pt) / 2;
  const top = box.y + (layout.key?.height ?? 0) + headroom;
  const unit = unitNote(chart, pane, layout, kit);
  const { gutter } = layout;
  const wantsLeft = many && layout.ends !== undefined && n > 1 && pane.class === 'full';
  const leftW = wantsLeft ? leftNames(lines, layout.axis_pt, box.w * 0.18, kit) : 0;
  const gridX = box.x + axis.label_w + AXIS_GAP;
  const firstX = gridX + EDGE_PAD + leftW;
  const plotRight = right(box) - gutter;
  const lastX = plotRight - EDGE_PAD;
  const x = (i: number): number => (n <= 1 ? (firstX + lastX) / 2 : firstX + ((lastX - firstX) * i) / (n - 1));
  const slot = n <= 1 ? lastX - firstX : (lastX - firstX) / (n - 1);
  const atMost = pane.class === 'full' ? Number.POSITIVE_INFINITY : pane.class === 'half' ? 12 : pane.class === 'third' ? 6 : 4;
  const sizes = [...new Set([layout.axis_pt, 10])].filter((s) => s <= layout.axis_pt);
  const below = positionLabels(
    chart.labels,
    slot,
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

  // Gridlines begin after the names at the left, which they would cross.
  const ruled = leftW > 0 ? { ...plot, x: firstX - 0.08, w: plotRight - firstX + 0.08 } : plot;
  // One size for both axes: where the labels below had to be smaller, so are the values at the side.
  const shown = below.lines > 0 && below.size_pt < axis.size_pt ? valueAxis(domain, below.size_pt, chart.unit, kit) : axis;
  const axes = drawValueAxis(shown, ruled, gridX - AXIS_GAP, id, kit);
  const marks: Shape[] = [];
  const labels: Shape[] = [];
  const markers = single && slot >= 0.22;
  for (const line of [...lines].reverse()) marks.push(...drawLine(line, x, y, markers, pane));

  const ends =
    layout.ends === undefined
      ? drawKey(chart, layout.key as Key, pane, kit)
      : drawEnds(chart, layout.ends, layout.label_pt, plot, x, y, pane, kit);
  const left = wantsLeft ? drawLeftNames(lines, firsts, ends.moved, plot, gridX + 0.04, leftW, layout.axis_pt, y, pane, kit) : [];
  if (single) labels.push(...drawExtremes(lines[0] as Line, chart, layout.axis_pt, plot, domain.ticks.map(y), x, y, pane, kit));
  for (const [k, i] of below.kept.entries())
    labels.push(
      kit.label({
        id: `${id}/x-label-${i + 1}`,
        name: `label ${i + 1}: ${chart.labels[i]}`,
        role: 'axis',
        box: { x: x(0) + (below.boxes[k]?.x ?? 0), y: labelTop, w: below.boxes[k]?.w ?? 0, h: below.height_in },
        runs: chart.labels[i] as string,
        path: `${pane.pointer}/x_labels/${i}`,
        style: { color: 'muted' },
        size_pt: below.size_pt,
        align: 'center',
        wrap: below.lines > 1,
      }),
    );
  return [...unit.shapes, ...axes.grid, ...marks, ...axes.baseline, ...ends.shapes, ...left, ...axes.labels, ...labels];
}

/** The unit above the axis, unless the sub-line or the axis says it. */
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

function drawLine(line: Line, x: (i: number) => number, y: (v: number) => number, markers: boolean, pane: Pane): Shape[] {
  const id = `${pane.id}/line-${line.index + 1}`;
  const pen = shape.stroke(line.color, line.lead ? WIDTH.emphasis : WIDTH.context, { join: 'round', cap: 'round' });
  const datum = { series: line.name };
  const out: Shape[] = [];
  const drawn = line.stretches.filter((s) => s.length > 1);
  // A level line has no height, which custom geometry cannot scale: it is a plain line.
  const level = drawn.every((s) => s.every((p) => p.value === drawn[0]?.[0]?.value));
  if (level)
    for (const [k, s] of drawn.entries()) {
      const [a, b] = [s[0] as Point, s.at(-1) as Point];
      const own = k === 0 ? id : `${id}-${k + 1}`;
      out.push(
        shape.line(
          { id: own, name: `line ${line.index + 1}: ${line.name}`, role: 'mark', datum },
          [x(a.i), y(a.value)],
          [x(b.i), y(b.value)],
          pen,
        ),
      );
    }
  else {
    const steps: StepIn[] = drawn.flatMap((s) => s.map((p, k) => [k === 0 ? 'M' : 'L', x(p.i), y(p.value)] as const));
    out.push(shape.path({ id, name: `line ${line.index + 1}: ${line.name}`, role: 'mark', datum }, steps, { stroke: pen }));
  }
  for (const stretch of line.stretches)
    for (const point of stretch) {
      const last = point === line.last;
      if (!last && !markers && stretch.length > 1) continue;
      const d = last && line.lead ? DOT + 0.02 : DOT;
      out.push(
        shape.ellipse(
          {
            id: `${pane.id}/dot-${line.index + 1}-${point.i + 1}`,
            name: `point ${point.i + 1}: ${line.name}`,
            role: 'mark',
            datum: { path: pointPath(pane, line.index, point.i), value: point.value, series: line.name },
          },
          { x: x(point.i) - d / 2, y: y(point.value) - d / 2, w: d, h: d },
          { fill: shape.fill(line.color) },
        ),
      );
    }
  return out;
}

interface Ends {
  readonly shapes: Shape[];
  /** Lines whose label had to move away from its end. */
  readonly moved: ReadonlySet<number>;
}

function drawEnds(
  chart: Chart,
  fits: readonly Fit[],
  size_pt: number,
  plot: BoxIn,
  x: (i: number) => number,
  y: (v: number) => number,
  pane: Pane,
  kit: Kit,
): Ends {
  const { lines, n } = chart;
  const targets = lines.map((line) => (line.last === undefined ? bottom(plot) : y(line.last.value)));
  const lift = kit.text.pitchIn(size_pt) / 2;
  const low = Math.min(bottom(pane.box), bottom(plot) + lift);
  const high = Math.max(pane.box.y, plot.y - lift);
  const wanted = lines.map((_, i) => ({ target: targets[i] as number, size: (fits[i] as Fit).height_in }));
  const centres = spread(wanted, high, low) ?? spread(wanted, pane.box.y, bottom(pane.box)) ?? targets;
  const from = n <= 1 ? x(0) + DOT : right(plot);
  const shapes: Shape[] = [];
  const moved = new Set<number>();
  for (const [i, line] of lines.entries()) {
    const fit = fits[i] as Fit;
    const centre = centres[i] as number;
    const stubX = from + STUB_LEAD;
    const target = targets[i] as number;
    const name = `end ${i + 1}: ${line.name}`;
    if (line.last !== undefined) {
      const endX = x(line.last.i) + DOT / 2;
      const far = stubX - endX > EDGE_PAD + STUB_LEAD + 0.02;
      if (Math.abs(centre - target) > LEADER_FROM || far) {
        moved.add(i);
        shapes.push(
          shape.line(
            { id: `${pane.id}/leader-${i + 1}`, name: `leader ${i + 1}: ${line.name}`, role: 'leader', host: `${pane.id}/end-${i + 1}` },
            [endX + 0.02, target],
            [stubX - 0.02, centre],
            shape.stroke('muted', WIDTH.leader),
          ),
        );
      }
    }
    if (line.last !== undefined)
      shapes.push(
        shape.line(
          { id: `${pane.id}/stub-${i + 1}`, name: `key ${i + 1}: ${line.name}`, role: 'swatch' },
          [stubX, centre],
          [stubX + STUB, centre],
          shape.stroke(line.color, line.lead ? WIDTH.emphasis : WIDTH.context),
        ),
      );
    shapes.push(
      kit.label({
        id: `${pane.id}/end-${i + 1}`,
        name,
        role: 'label',
        ...(line.last === undefined ? {} : { host: `${pane.id}/dot-${i + 1}-${line.last.i + 1}` }),
        box: { x: stubX + STUB + STUB_GAP, y: centre - fit.height_in / 2, w: fit.width_in, h: fit.height_in },
        runs: endRuns(line, chart, pane, kit),
        style: { color: 'ink', bold: line.lead },
        size_pt,
        anchor: 'middle',
        wrap: fit.lines > 1,
      }),
    );
  }
  return { shapes, moved };
}

function drawKey(chart: Chart, key: Key, pane: Pane, kit: Kit): Ends {
  const shapes = chart.lines.flatMap((line, i): Shape[] => {
    const at = key.entries[i] as Key['entries'][number];
    const mid = at.y + kit.text.pitchIn(10) / 2;
    return [
      shape.line(
        { id: `${pane.id}/stub-${i + 1}`, name: `key ${i + 1}: ${line.name}`, role: 'swatch' },
        [at.x, mid],
        [at.x + STUB, mid],
        shape.stroke(line.color, line.lead ? WIDTH.emphasis : WIDTH.context),
      ),
      kit.label({
        id: `${pane.id}/end-${i + 1}`,
        name: `key ${i + 1}: ${line.name}`,
        role: 'legend',
        box: { x: at.x + STUB + STUB_GAP, y: at.y, w: at.w - STUB - STUB_GAP, h: at.h },
        runs: endRuns(line, chart, pane, kit),
        style: { color: 'ink', bold: line.lead },
        size_pt: 10,
      }),
    ];
  });
  return { shapes, moved: new Set() };
}

/** Width that names at the left ends take: none when they would take too much. */
function leftNames(lines: readonly Line[], size_pt: number, cap: number, kit: Kit): number {
  const widest = Math.max(...lines.map((line) => kit.text.widthIn(line.name, size_pt)));
  return widest + 0.12 <= cap ? widest + 0.12 : 0;
}

/** Where many lines end close together, their names stand at the beginning too, if that is any clearer. */
function drawLeftNames(
  lines: readonly Line[],
  firsts: readonly (Point | undefined)[],
  moved: ReadonlySet<number>,
  plot: BoxIn,
  x0: number,
  width: number,
  size_pt: number,
  y: (v: number) => number,
  pane: Pane,
  kit: Kit,
): Shape[] {
  if (width === 0) return [];
  const named = lines.filter(
    (line) => (moved.has(line.index) || (line.lead && moved.size > 0)) && firsts[line.index]?.i === 0 && line.name !== '',
  );
  const h = kit.text.pitchIn(size_pt);
  const targets = named.map((line) => y((firsts[line.index] as Point).value));
  const centres = spread(
    targets.map((target) => ({ target, size: h })),
    plot.y - h / 2,
    bottom(plot) + h / 2,
  );
  if (centres === undefined) return [];
  return named.map((line, k) =>
    kit.label({
      id: `${pane.id}/start-${line.index + 1}`,
      name: `start ${line.index + 1}: ${line.name}`,
      role: 'legend',
      host: `${pane.id}/line-${line.index + 1}`,
      box: { x: x0, y: (centres[k] as number) - h / 2, w: width - 0.1 + EDGE_PAD, h },
      runs: line.name,
      path: `${pane.pointer}/series/${line.index}/name`,
      style: { color: line.lead ? 'ink' : 'muted', bold: line.lead },
      size_pt,
      align: 'right',
      anchor: 'middle',
      wrap: false,
    }),
  );
}

/** First, highest and lowest value of a lone line; each on the side where the line is not, none on top of another. */
function drawExtremes(
  line: Line,
  chart: Chart,
  size_pt: number,
  plot: BoxIn,
  grid: readonly number[],
  x: (i: number) => number,
  y: (v: number) => number,
  pane: Pane,
  kit: Kit,
): Shape[] {
  const points = line.stretches.flat();
  if (points.length < 2) return [];
  const first = points[0] as Point;
  const highest = points.reduce((best, p) => (p.value > best.value ? p : best), first);
  const lowest = points.reduce((best, p) => (p.value < best.value ? p : best), first);
  const h = kit.text.pitchIn(size_pt);
  const placed: BoxIn[] = [];
  const out: Shape[] = [];
  const rising = (points[1] as Point).value > first.value;
  const wanted: { point: Point; above: boolean }[] = [
    { point: highest, above: true },
    { point: lowest, above: false },
    { point: first, above: !rising },
  ];
  const done = new Set<number>(line.last === undefined ? [] : [line.last.i]);
  for (const { point, above } of wanted) {
    if (done.has(point.i)) continue;
    const words = kit.number(point.value, { decimals: chart.decimals });
    const w = kit.text.widthIn(words, size_pt);
    const left = Math.max(x(point.i) - w / 2, plot.x + 0.03);
    // Nearer or further by a little, so that no gridline runs through the number.
    const tops = [LABEL_GAP, 0.09, 0.03, 0.12].map((gap) => (above ? y(point.value) - DOT / 2 - gap - h : y(point.value) + DOT / 2 + gap));
    const top = tops.find((t) => grid.every((line) => line <= t + 0.01 || line >= t + h - 0.01));
    if (top === undefined) continue;
    const box = { x: left, y: top, w, h };
    if (placed.some((b) => b.x < right(box) + 0.05 && box.x < right(b) + 0.05 && b.y < bottom(box) && box.y < bottom(b))) continue;
    if (bottom(box) > bottom(pane.box)) continue;
    done.add(point.i);
    placed.push(box);
    out.push(
      kit.label({
        id: `${pane.id}/value-${point.i + 1}`,
        name: `value ${point.i + 1}: ${line.name}`,
        role: 'value',
        host: `${pane.id}/line-${line.index + 1}`,
        box,
        runs: words,
        path: pointPath(pane, line.index, point.i),
        bind: 'formatted',
        style: { color: 'ink' },
        size_pt,
        align: 'center',
        anchor: 'middle',
        wrap: false,
      }),
    );
  }
  return out;
}

function altText(p: Params, chart: Chart, kit: Kit): string {
  const unit = chart.unit === '' ? '' : ` (${chart.unit})`;
  const said = p.series.map((s) => {
    const points = s.points.map((v, i) => {
      const value = v === null ? DASH : kit.number(v, { decimals: chart.decimals });
      const label = chart.labels[i];
      return label === undefined || label === '' ? value : `${label} ${value}`;
    });
    return `${s.name}: ${points.join(', ')}`;
  });
  return `Line chart${unit}${chart.n > 1 ? `, ${chart.n} points` : ''}. ${said.join('. ')}.`;
}
