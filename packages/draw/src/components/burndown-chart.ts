/** `burndown_chart`: remaining work against the ideal line, and the gap between them today. */
import { z } from 'zod';
import { calloutsField } from '../fields/annotations.ts';
import { maybeNumber, optionalText, textOrNumber } from '../fields/fields.ts';
import {
  DASH,
  type Density,
  densitiesFor,
  drawValueAxis,
  type Kit,
  LABEL_GAP,
  type Pane,
  run,
  type StepIn,
  shape,
  timeScale,
  valueDomain,
  WIDTH,
} from '../layout/index.ts';
import { type LineEnd, type LinePoint, placeEnds } from '../marks/burndown-ends.ts';
import { drawGap } from '../marks/burndown-gap.ts';
import { AXIS_GAP, type Burndown, burndownClaim, EDGE_PAD, planBurndown, stepLabels } from '../marks/burndown-plot.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const DOT = 0.11;
/** Distance of the bracket to the right of the last actual value. */
const BRACKET_GAP = 0.14;
const BRACKET_TICK = 0.07;

const points = z.preprocess((v) => v ?? [], z.array(maybeNumber));
const params = z
  .object({
    x_labels: z.preprocess((v) => v ?? [], z.array(z.preprocess((v) => v ?? '', textOrNumber))).describe('Names of the steps, in order'),
    ideal: points.describe('Work that should be left at each step'),
    actual: points.describe('Work that is left; shorter than ideal while the work runs'),
    unit: optionalText,
    ...calloutsField,
  })
  .refine((p) => p.ideal.length + p.actual.length > 0, { error: 'needs values', path: ['ideal'] });

type Params = z.infer<typeof params>;
type Series = 'ideal' | 'actual';

export const burndownChart = defineComponent<Params>({
  name: 'burndown_chart',
  aliases: ['burndown'],
  purpose: 'Shows how much work is left at each step, against the ideal line.',
  params,
  annotates: true,
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

/** Stretches of values without a gap. Every value counts as drawn. */
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
  // Nulls after the last value are the future and not a gap.
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
  const { id } = pane;
  const chart = readBurndown(p, pane, kit);
  const { ideal, actual, last, domain, label_pt } = chart;
  const sent = [...ideal, ...actual].flat().map((q) => q.value);
  const decimals = kit.decimals(sent);
  const idealThen = last === undefined ? undefined : ideal.flat().find((q) => q.i === last.i);
  const gap =
    last === undefined || idealThen === undefined ? undefined : Number((last.value - idealThen.value).toFixed(Math.min(20, decimals)));
  const ends = endLabels(last, ideal.at(-1)?.at(-1), gap, kit.sharedDecimals(sent), pane, kit);
  const widths = ends.map((e) =>
    Math.max(
      kit.text.widthIn(e.words, label_pt, { bold: e.bold }),
      e.note === undefined ? 0 : kit.text.widthIn(e.note, label_pt, { bold: true }),
    ),
  );

  const unit = unitNote(p, chart.axis_pt, pane, kit);
  const needs = ends.map((e, k) => ({ at: e.point.i, w: (widths[k] as number) + e.lead }));
  const { plot, x, below, labelTop, axis } = planBurndown(chart, needs, unit.height, pane, kit);
  const y = (value: number): number => plot.y + plot.h - ((value - domain.min) / (domain.max - domain.min)) * plot.h;
  const axes = drawValueAxis(axis, plot, plot.x - AXIS_GAP, id, kit);

  const ground = drawGap(ideal.flat(), actual.flat(), { x, y, id }, kit);
  const marks = [
    ...drawStretches(ideal, 'ideal', shape.stroke('muted', WIDTH.target, { dash: 'dash' }), x, y, id),
    ...drawStretches(actual, 'actual', shape.stroke('accent1', WIDTH.emphasis, { cap: 'round' }), x, y, id),
  ];
  if (last !== undefined) marks.push(lastDot(last, [x(last.i), y(last.value)], pane));
  kit.charts.push(burndownClaim(chart, { ...plot, x: x(0), w: x(Math.max(0, chart.n - 1)) - x(0) }, id, kit));
  for (const [series, all] of [
    ['actual', actual],
    ['ideal', ideal],
  ] as const)
    for (const q of all.flat())
      kit.named.push({ category: chart.labels[q.i] ?? String(q.i), series, at: [x(q.i), y(q.value)], grows: 'up' });
  const bracket =
    last !== undefined && idealThen !== undefined && gap !== 0
      ? drawBracket(x(last.i) + BRACKET_GAP, y(last.value), y(idealThen.value), gap ?? 0, id)
      : [];
  const captions = placeEnds(ends, { widths, size_pt: label_pt, plot, x, y, ticks: domain.ticks, ideal }, pane, kit);
  const under = stepLabels(chart.labels, below, x(0), labelTop, pane, kit);
  return [...unit.shapes, ...ground, ...axes.grid, ...marks, ...bracket, ...axes.baseline, ...captions, ...axes.labels, ...under];
}

function readBurndown(p: Params, pane: Pane, kit: Kit): Burndown {
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
  const density = densitiesFor(pane.class).find((d) => pane.level === undefined || d.name >= pane.level) as Density;
  const small = pane.class === 'third' || pane.class === 'card';
  return {
    labels,
    time: labels.length === n ? timeScale(labels, `${pane.pointer}/x_labels`, kit) : undefined,
    n,
    ideal,
    actual,
    last: actual.at(-1)?.at(-1),
    domain: valueDomain(all, false),
    axis_pt: small ? 10 : pane.class === 'full' && pane.depth === 0 ? 14 : density.secondary_pt,
    label_pt: small ? 10 : pane.class === 'full' && pane.depth === 0 ? 18 : density.primary_pt,
  };
}

const lastDot = (last: LinePoint, [x, y]: readonly [number, number], { id, pointer }: Pane): Shape =>
  shape.ellipse(
    {
      id: `${id}/today`,
      name: 'last actual value',
      role: 'mark',
      datum: { path: `${pointer}/actual/${last.i}`, value: last.value, series: 'actual' },
    },
    { x: x - DOT / 2, y: y - DOT / 2, w: DOT, h: DOT },
    { fill: shape.fill('accent1') },
  );

/** The labels of the last points: the remaining value, the distance to the ideal, and the name of each line. */
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

/** From the last actual value to the ideal line at that step. */
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
  // A value between two gaps is drawn as a dot, because a line of one point is invisible.
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

/** The unit above the axis, unless the sub-line contains it. */
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
  const decimals = kit.sharedDecimals([...p.ideal, ...p.actual]);
  const list = (values: readonly (number | null)[]): string =>
    values
      .map((v, i) => {
        const label = p.x_labels[i];
        return `${label === undefined ? '' : `${label} `}${v === null ? DASH : kit.value(v, { decimals })}`;
      })
      .join(', ');
  return `Burndown chart. ${kit.word('actual')}: ${list(p.actual)}. ${kit.word('ideal')}: ${list(p.ideal)}.`;
}
