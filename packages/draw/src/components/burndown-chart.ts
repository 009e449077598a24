/** `burndown_chart`: work that is left against the ideal line, and the gap between them today. */
import { z } from 'zod';
import { maybeNumber, optionalText, textOrNumber } from '../fields/fields.ts';
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
  valueAxis,
  valueDomain,
  WIDTH,
} from '../layout/index.ts';
import { type LineEnd, type LinePoint, placeEnds } from '../marks/burndown-ends.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const DOT = 0.11;
const EDGE_PAD = 0.15;
const AXIS_GAP = 0.1;
/** The bracket stands this far right of the last actual value. */
const BRACKET_GAP = 0.14;
const BRACKET_TICK = 0.07;

const points = z.preprocess((v) => v ?? [], z.array(maybeNumber));
const params = z
  .object({
    x_labels: z.preprocess((v) => v ?? [], z.array(z.preprocess((v) => v ?? '', textOrNumber))).describe('Names of the steps, in order'),
    ideal: points.describe('Work that should be left at each step'),
    actual: points.describe('Work that is left; shorter than ideal while the work runs'),
    unit: optionalText,
  })
  .refine((p) => p.ideal.length + p.actual.length > 0, { error: 'needs values', path: ['ideal'] });

type Params = z.infer<typeof params>;
type Series = 'ideal' | 'actual';

export const burndownChart = defineComponent<Params>({
  name: 'burndown_chart',
  aliases: ['burndown'],
  purpose: 'Shows how much work is left at each step, against the ideal line.',
  params,
  example: {
    title: 'The migration is nine databases behind plan with three weeks to go',
    params: {
      x_labels: ['W0', 'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10'],
      ideal: [60, 54, 48, 42, 36, 30, 24, 18, 12, 6, 0],
      actual: [60, 57, 52, 49, 44, 40, 33, 27],
    },
  },
  capacity: { what: 'steps', soft: 31, hard: 92 },
  keeps_direction: true,
  count: (p) => Math.max(p.x_labels.length, p.ideal.length, p.actual.length),
  take: (p, from, to) => ({ ...p, x_labels: p.x_labels.slice(from, to), ideal: p.ideal.slice(from, to), actual: p.actual.slice(from, to) }),
  draw: (p, pane, kit) => ({ shapes: drawBurndown(p, pane, kit), alt: altText(p, kit) }),
});

/** Stretches of values without a gap; every value counts as drawn. */
function stretchesOf(values: readonly (number | null)[], series: Series, pane: Pane, kit: Kit): LinePoint[][] {
  const out: LinePoint[][] = [];
  let open: LinePoint[] | undefined;
  for (const [i, value] of values.entries()) {
    if (value === null) {
      open = undefined;
      continue;
    }
    kit.drawn.add(`${pane.pointer}/${series}/${i}`);
    if (open === undefined) {
      open = [];
      out.push(open);
    }
    open.push({ i, value });
  }
  // Nulls after the last value are the future, not a gap.
  const pointCount = out.flat().length;
  const last = out.at(-1)?.at(-1)?.i ?? -1;
  if (pointCount <= last)
    kit.warn('missing_values', `${series} lacks ${last + 1 - pointCount} of its values; the line has a gap there.`, {
      path: `${pane.pointer}/${series}`,
      remedy: 'Send the missing values if they exist.',
    });
  return out;
}

function drawBurndown(p: Params, pane: Pane, kit: Kit): Shape[] {
  const { box, id } = pane;
  const labels = p.x_labels.map(String);
  const n = Math.max(labels.length, p.ideal.length, p.actual.length);
  if (labels.length > 0 && (p.actual.length > labels.length || (p.ideal.length > 0 && p.ideal.length !== labels.length)))
    kit.warn(
      'length_mismatch',
      `There are ${labels.length} labels for ${Math.max(p.ideal.length, p.actual.length)} values; what is there is drawn.`,
      {
        path: `${pane.pointer}/x_labels`,
        remedy: 'Send one label for each value of ideal.',
      },
    );
  const ideal = stretchesOf(p.ideal, 'ideal', pane, kit);
  const actual = stretchesOf(p.actual, 'actual', pane, kit);
  const all = [...ideal, ...actual].flat().map((q) => q.value);
  const decimals = kit.decimals(all);
  const domain = valueDomain(all, false);
  const density = densitiesFor(pane.class).find((d) => pane.level === undefined || d.name >= pane.level) as Density;
  const small = pane.class === 'third' || pane.class === 'card';
  const axis_pt = small ? 10 : density.secondary_pt;
  const label_pt = small ? 10 : density.primary_pt;
  const axis = valueAxis(domain, axis_pt, '', kit);

  const last = actual.at(-1)?.at(-1);
  const idealThen = last === undefined ? undefined : ideal.flat().find((q) => q.i === last.i);
  const gap =
    last === undefined || idealThen === undefined ? undefined : Number((last.value - idealThen.value).toFixed(Math.min(20, decimals)));
  const ends = endLabels(last, ideal.at(-1)?.at(-1), gap, decimals, pane, kit);
  const widths = ends.map((e) =>
    Math.max(
      kit.text.widthIn(e.words, label_pt, { bold: e.bold }),
      e.note === undefined ? 0 : kit.text.widthIn(e.note, label_pt, { bold: true }),
    ),
  );

  const unit = unitNote(p, axis_pt, pane, kit);
  const lineH = kit.text.pitchIn(axis_pt);
  const top = box.y + unit.height + lineH / 2;
  const gridX = box.x + axis.label_w + AXIS_GAP;
  const firstX = gridX + EDGE_PAD;
  // Labels of both lines stand right of their last points; the plot ends where the widest of them needs it to.
  let plotRight = right(box);
  const xAt = (i: number, to: number): number =>
    n <= 1 ? firstX + (to - firstX) * 0.4 : firstX + ((to - EDGE_PAD - firstX) * i) / (n - 1);
  for (const [k, e] of ends.entries()) {
    const need = (widths[k] as number) + e.lead;
    for (let round = 0; round < 24 && xAt(e.point.i, plotRight) + need > right(box); round++) plotRight -= 0.1;
  }
  const x = (i: number): number => xAt(i, plotRight);
  const slot = n <= 1 ? plotRight - firstX : x(1) - x(0);
  const atMost = pane.class === 'full' ? Number.POSITIVE_INFINITY : pane.class === 'half' ? 12 : pane.class === 'third' ? 6 : 4;
  const sizes = [...new Set([axis_pt, Math.min(axis_pt, 11), 10])];
  const room = (plotRight - firstX) / (n > 1 ? 2 : 1);
  const below = positionLabels(
    labels,
    slot,
    sizes,
    room,
    { left: x(0) - box.x, right: right(box) - x(Math.max(0, labels.length - 1)) },
    kit,
    atMost,
  );
  if (below === undefined || plotRight - firstX < 0.8)
    throw capacityExceeded(
      'The labels leave no room for the lines.',
      'Shorten x_labels to names such as "D1", or give the chart more room.',
      {
        component: 'burndown_chart',
        pointer: `${pane.pointer}/x_labels`,
      },
    );
  if (below.kept.length < labels.length)
    kit.warn(
      'labels_thinned',
      `${labels.length - below.kept.length} of ${labels.length} labels under the plot are left out so that the others can be read.`,
      {
        path: `${pane.pointer}/x_labels`,
        remedy: 'Send shorter labels; all values are drawn.',
      },
    );
  const labelTop = bottom(box) - below.height_in;
  const plot: BoxIn = { x: gridX, y: top, w: plotRight - gridX, h: labelTop - (below.lines > 0 ? 0.1 : lineH / 2) - top };
  const y = (value: number): number => plot.y + plot.h - ((value - domain.min) / (domain.max - domain.min)) * plot.h;
  const shown = below.lines > 0 && below.size_pt < axis.size_pt ? valueAxis(domain, below.size_pt, '', kit) : axis;
  const axes = drawValueAxis(shown, plot, gridX - AXIS_GAP, id, kit);

  const marks = [
    ...drawStretches(ideal, 'ideal', shape.stroke('muted', WIDTH.target, { dash: 'dash' }), x, y, id),
    ...drawStretches(actual, 'actual', shape.stroke('accent1', WIDTH.emphasis, { cap: 'round' }), x, y, id),
  ];
  if (last !== undefined)
    marks.push(
      shape.ellipse(
        {
          id: `${id}/today`,
          name: 'last actual value',
          role: 'mark',
          datum: { path: `${pane.pointer}/actual/${last.i}`, value: last.value, series: 'actual' },
        },
        { x: x(last.i) - DOT / 2, y: y(last.value) - DOT / 2, w: DOT, h: DOT },
        { fill: shape.fill('accent1') },
      ),
    );
  const claimed = (series: Series, stretches: readonly (readonly LinePoint[])[]) => ({
    name: kit.word(series),
    values: Array.from({ length: n }, (_, i) => stretches.flat().find((q) => q.i === i)?.value),
    marks: Array.from({ length: n }, (_, i) => (series === 'actual' && i === last?.i ? `${id}/today` : `${id}/${series}-dot-${i + 1}`)),
    lines: stretches.map((_, k) => `${id}/${series}${k === 0 ? '' : `-${k + 1}`}`),
  });
  kit.charts.push({
    kind: 'lines',
    id: `${id}/lines`,
    name: 'Lines',
    categories: Array.from({ length: n }, (_, i) => labels[i] ?? ''),
    plot: { ...plot, x: x(0), w: x(Math.max(0, n - 1)) - x(0) },
    min: domain.min,
    max: domain.max,
    series: [claimed('ideal', ideal), claimed('actual', actual)],
  });
  const bracket =
    last !== undefined && idealThen !== undefined && gap !== 0
      ? drawBracket(x(last.i) + BRACKET_GAP, y(last.value), y(idealThen.value), gap ?? 0, id)
      : [];
  const captions = placeEnds(ends, { widths, size_pt: label_pt, plot, x, y, ticks: domain.ticks, ideal }, pane, kit);
  const under = below.kept.map((i, k) =>
    kit.label({
      id: `${id}/x-label-${i + 1}`,
      name: `label ${i + 1}: ${labels[i]}`,
      role: 'axis',
      box: { x: x(0) + (below.boxes[k]?.x ?? 0), y: labelTop, w: below.boxes[k]?.w ?? 0, h: below.height_in },
      runs: labels[i] as string,
      path: `${pane.pointer}/x_labels/${i}`,
      style: { color: 'muted' },
      size_pt: below.size_pt,
      align: 'center',
      wrap: below.lines > 1,
    }),
  );
  return [...unit.shapes, ...axes.grid, ...marks, ...bracket, ...axes.baseline, ...captions, ...axes.labels, ...under];
}

/** What stands at the last points: the value left, the distance to the ideal, and which line is which. */
function endLabels(
  last: LinePoint | undefined,
  idealEnd: LinePoint | undefined,
  gap: number | undefined,
  decimals: number,
  pane: Pane,
  kit: Kit,
): LineEnd[] {
  const ends: LineEnd[] = [];
  const shown = (point: LinePoint): string => kit.value(point.value, { decimals });
  if (last !== undefined) {
    const value = shown(last);
    const name = kit.word('actual');
    const behind = (gap ?? 0) > 0;
    ends.push({
      key: 'actual',
      point: last,
      words: `${name} ${value}`,
      runs: [run(`${name} `), run(value, `${pane.pointer}/actual/${last.i}`, 'formatted')],
      bold: true,
      lead: BRACKET_GAP + BRACKET_TICK + LABEL_GAP,
      ...(gap === undefined || gap === 0
        ? {}
        : {
            note: kit.word(behind ? 'above_ideal' : 'below_ideal').replace('{n}', kit.number(Math.abs(gap), { decimals })),
            note_color: behind ? kit.asText('warningText') : kit.asText('positive'),
          }),
    });
  }
  if (idealEnd !== undefined) {
    const name = kit.word('ideal');
    const value = shown(idealEnd);
    ends.push({
      key: 'ideal',
      point: idealEnd,
      words: `${name} ${value}`,
      runs: [run(`${name} `), run(value, `${pane.pointer}/ideal/${idealEnd.i}`, 'formatted')],
      bold: false,
      lead: EDGE_PAD + LABEL_GAP,
    });
  }
  return ends;
}

/** From the last actual value to where the ideal line stands at that step. */
function drawBracket(at: number, yActual: number, yIdeal: number, gap: number, id: string): Shape[] {
  const pen = shape.stroke(gap > 0 ? 'warning' : 'positive', WIDTH.target);
  return [
    shape.path(
      { id: `${id}/bracket`, name: 'distance to ideal', role: 'connector' },
      [
        ['M', at - BRACKET_TICK, yActual],
        ['L', at, yActual],
        ['L', at, yIdeal],
        ['L', at - BRACKET_TICK, yIdeal],
      ],
      { stroke: pen },
    ),
  ];
}

function drawStretches(
  stretches: readonly (readonly LinePoint[])[],
  series: Series,
  pen: ReturnType<typeof shape.stroke>,
  x: (i: number) => number,
  y: (v: number) => number,
  id: string,
): Shape[] {
  const identity = { name: `${series} line`, role: 'mark' as const, datum: { series } };
  const long = stretches.filter((s) => s.length > 1);
  // A value between two gaps is a dot, or it would not be seen.
  const lone = stretches.flatMap((s) => (s.length === 1 ? [s[0] as LinePoint] : []));
  const dots = lone.map((q) =>
    shape.ellipse(
      { ...identity, id: `${id}/${series}-dot-${q.i + 1}` },
      { x: x(q.i) - 0.04, y: y(q.value) - 0.04, w: 0.08, h: 0.08 },
      { fill: shape.fill(pen.color) },
    ),
  );
  if (long.length === 0) return dots;
  if (long.every((s) => s.every((q) => q.value === long[0]?.[0]?.value)))
    return [
      ...dots,
      ...long.map((s, k) => {
        const [a, b] = [s[0] as LinePoint, s.at(-1) as LinePoint];
        return shape.line(
          { ...identity, id: `${id}/${series}${k === 0 ? '' : `-${k + 1}`}` },
          [x(a.i), y(a.value)],
          [x(b.i), y(b.value)],
          pen,
        );
      }),
    ];
  const steps: StepIn[] = long.flatMap((s) => s.map((q, k) => [k === 0 ? 'M' : 'L', x(q.i), y(q.value)] as const));
  return [...dots, shape.path({ ...identity, id: `${id}/${series}` }, steps, { stroke: { ...pen, join: 'round' } })];
}

/** The unit above the axis, unless the sub-line says it. */
function unitNote(p: Params, size_pt: number, pane: Pane, kit: Kit): { readonly shapes: Shape[]; readonly height: number } {
  if (p.unit === undefined) return { shapes: [], height: 0 };
  const path = `${pane.pointer}/unit`;
  if (kit.context.includes(p.unit)) {
    kit.drawn.add(path);
    return { shapes: [], height: 0 };
  }
  const h = kit.text.pitchIn(size_pt);
  const box = { x: pane.box.x, y: pane.box.y, w: Math.min(pane.box.w, kit.text.widthIn(p.unit, size_pt)), h };
  const note = kit.label({
    id: `${pane.id}/unit`,
    name: 'unit',
    role: 'axis',
    box,
    runs: p.unit,
    path,
    style: { color: 'muted' },
    size_pt,
    wrap: false,
  });
  return { shapes: [note], height: h + 0.05 };
}

function altText(p: Params, kit: Kit): string {
  const decimals = kit.decimals([...p.ideal, ...p.actual]);
  const list = (values: readonly (number | null)[]): string =>
    values
      .map((v, i) => {
        const label = p.x_labels[i];
        return `${label === undefined ? '' : `${label} `}${v === null ? DASH : kit.value(v, { decimals })}`;
      })
      .join(', ');
  return `Burndown chart. ${kit.word('actual')}: ${list(p.actual)}. ${kit.word('ideal')}: ${list(p.ideal)}.`;
}
