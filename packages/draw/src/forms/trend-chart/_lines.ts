/* Long because a line chart is one drawing: plan of values, labels, bands and names share one layout. */
/** Lines over time with named ends: actuals solid, forecasts dashed with their range, a target across. */
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  drawValueAxis,
  type Kit,
  type LinesClaim,
  noteUnit,
  numbersOf,
  positionLabels,
  right,
  run,
  type Sketch,
  shape,
  spread,
  valueAxis,
  valueDomain,
  WIDTH,
} from '../../layout/index.ts';
import type { Fit, RunIn } from '../../typeset/index.ts';
import { placeValues } from './_place-values.ts';
import type { Trend, TrendPoint, TrendSeries } from './_read.ts';
import { drawRows, planRows } from './_value-rows.ts';

export interface LineOptions {
  readonly target?: { readonly value: number; readonly label: string | undefined; readonly path: string } | undefined;
  /** What is drawn and printed for a value when it is not the value itself: an index. */
  readonly show?: (s: TrendSeries, p: TrendPoint) => number;
  /** A level that is drawn as a line of its own: 100 of an index. */
  readonly base?: number;
  readonly decimals?: number;
}

/** From the plot to the names right of it, inches. */
const GUTTER = 0.18;
const DOT = 0.1;
const GUTTER_SHARE = 0.26;
/** Series whose values may all be printed. */
const MOST_LABELLED = 3;

export function drawTrendLines(
  sketch: Sketch,
  t: Trend,
  whole: BoxIn,
  pointer: string,
  { target, show, base, decimals }: LineOptions,
  kit: Kit,
): void {
  const box = noteUnit(sketch, t.unit, t.unit_path, whole, 12);
  const n = t.periods.length;
  const value = show ?? ((_: TrendSeries, p: TrendPoint): number => p.value);
  const shown = t.series.flatMap((s) => s.points.map((p) => value(s, p)));
  const numbers = numbersOf(decimals === undefined ? shown : [Number((0).toFixed(decimals))], show === undefined ? t.unit : '', kit);
  const print = (v: number): string =>
    show === undefined
      ? numbers.text(v)
      : kit.number(decimals === undefined ? v : Number(v.toFixed(decimals)), { decimals: decimals ?? numbers.decimals });
  const levels = [
    ...shown,
    ...t.series.flatMap((s) => s.bands.flatMap((b) => [b.low, b.high])),
    ...(target === undefined ? [] : [target.value]),
    ...(base === undefined ? [] : [base]),
  ];
  const single = t.series.length === 1 && n <= 13;
  const domain = valueDomain(levels, true);
  const size_pt = 12;
  const withPoints = t.series.filter((s) => s.points.length > 0);
  const endRuns = (s: TrendSeries): RunIn[] => {
    const last = s.points.at(-1);
    const name = run(s.label, s.path);
    if (last === undefined || single) return [name];
    return [name, run(` ${print(value(s, last))}`, last.path, show === undefined ? 'formatted' : 'derived', { bold: true })];
  };
  const cap = whole.w * GUTTER_SHARE;
  const fits: Fit[] = withPoints.map((s) =>
    kit.fit({ block: kit.block(endRuns(s), { color: 'ink', bold: s.lead }), sizes_pt: [size_pt], width_in: cap }),
  );
  // A lone series is named by the title or its legend; its end needs no gutter unless it has a name to say.
  const gutter = Math.max(0, ...fits.map((f) => f.width_in)) + 0.22;
  const widest = Math.max(0, ...shown.map((v) => kit.text.widthIn(print(v), size_pt, { bold: true })));
  const targetLabel = target === undefined ? [] : targetRuns(target, print, kit);
  const targetW = targetLabel.length === 0 ? 0 : kit.text.widthIn(targetLabel.map((r) => r.text).join(''), size_pt);
  const target_h =
    targetW <= cap
      ? kit.text.pitchIn(size_pt)
      : kit.fit({ block: kit.block(targetLabel, { color: 'ink' }), sizes_pt: [size_pt], width_in: cap }).height_in;
  const right_ = box.x + box.w - Math.max(gutter, Math.min(targetW, cap) + 0.22);
  const pitch = kit.text.pitchIn(size_pt);
  /** Where points stand: with a value at every point there are no gridlines, and the domain ends at the data. */
  const frame = (labelled: boolean, below = 0) => {
    const axis = labelled ? undefined : valueAxis(domain, size_pt, '', kit);
    const left = box.x + (axis === undefined ? widest / 2 : axis.label_w + 0.12);
    const slot = n > 1 ? (right_ - left) / (n - 1) : 0;
    const labels = positionLabels(
      t.periods,
      n > 1 ? slot : right_ - left,
      [12, 11, 10],
      right_ - left,
      { left: left - box.x, right: 0.4 },
      kit,
    );
    if (labels === undefined) return undefined;
    const top = box.y + (labelled ? pitch + 0.2 : pitch / 2);
    const foot = box.y + box.h - labels.height_in - 0.12 - (labelled ? pitch * 0.4 : 0) - below;
    const area: BoxIn = { x: left, y: top, w: right_ - left, h: foot - top };
    const low = labelled ? Math.min(domain.has_zero ? 0 : Number.POSITIVE_INFINITY, ...levels) : domain.min;
    const high = labelled ? Math.max(...levels, low + 1e-9) : domain.max;
    const y = (v: number): number => area.y + area.h - ((v - low) / (high - low || 1)) * area.h;
    const x = (i: number): number => (n > 1 ? left + slot * i : left + area.w / 2);
    return { axis, left, slot, labels, foot, area, low, high, y, x };
  };
  const few = t.series.length > 1 && t.series.length <= MOST_LABELLED && n <= 12 && target === undefined && base === undefined;
  const wanted = single || (few && t.series.every((s) => s.bands.length === 0)) ? frame(true) : undefined;
  const values =
    wanted === undefined || single
      ? []
      : placeValues(
          withPoints.map((s) =>
            s.points.map((p) => ({ i: p.i, words: print(value(s, p)), at: [wanted.x(p.i), wanted.y(value(s, p))] as const })),
          ),
          { top: box.y, bottom: wanted.foot, size_pt, kit },
        );
  const labelled = single || (wanted !== undefined && values !== undefined && values.length > 0);
  const free = labelled ? undefined : frame(false);
  // Values that find no room beside their points stand in rows below the names of the periods.
  const rows =
    free === undefined || single || show !== undefined || n < 2 || free.labels.kept.length < n || t.series.some((s) => s.bands.length > 0)
      ? undefined
      : planRows(withPoints, shown.map(print), { slot: free.slot, beside: right(whole) - right_, height_in: box.h }, kit);
  const placed = labelled ? wanted : rows === undefined ? free : frame(false, rows.height);
  if (placed === undefined)
    throw capacityExceeded('The names of the periods do not fit below the chart at 10 pt.', 'Shorten them, or send fewer periods.', {
      pointer: `${pointer}/periods`,
    });
  const { axis, left, slot, labels, foot, area, low, high, y, x } = placed;
  if (!labelled && rows === undefined && show === undefined && shown.length > withPoints.length)
    kit.warn(
      'labels_thinned',
      `${withPoints.length} of ${shown.length} values are printed, the last of each line; the others are read off the axis.`,
      {
        path: `${pointer}/series`,
        remedy: 'Send fewer or more distant lines, or a data_table, to print them all.',
      },
    );
  if (axis !== undefined) {
    const drawn = drawValueAxis(axis, area, left - 0.1, `${sketch.id}/values`, kit);
    sketch.add('grid', ...drawn.grid, ...drawn.baseline);
    sketch.add('label', ...drawn.labels);
  } else
    sketch.line(
      'floor',
      [left, bottom(area)],
      [right(area), bottom(area)],
      shape.stroke('muted', low === 0 ? WIDTH.baseline : WIDTH.grid),
      { role: low === 0 ? 'baseline' : 'gridline' },
    );
  if (!domain.has_zero && base === undefined)
    kit.warn('axis_not_zero', 'The values lie close together: the axis starts above zero.', {
      path: `${pointer}/series`,
      remedy: 'Nothing to mend: a line is read by its slope. Send columns for lengths from zero.',
    });
  drawTicks(sketch, t, labels, x, foot + 0.08, pointer, kit);
  if (rows !== undefined) drawRows(sketch, withPoints, (s, p) => print(value(s, p)), x, foot + 0.08 + labels.height_in, area, whole);
  if (t.last_actual < n - 1 && t.last_actual > 0) boundary(sketch, x(t.last_actual), area);
  if (base !== undefined)
    sketch.line('base', [left, y(base)], [right(area), y(base)], shape.stroke('muted', 1), { role: 'baseline', layer: 'grid' });
  const drawnLines = t.series.map((s) => drawSeries(sketch, s, (p) => [x(p.i), y(value(s, p))], y, x));
  kit.charts.push(linesClaim(sketch.id, t, drawnLines, area, low, high, value));
  if (single && withPoints[0] !== undefined)
    pointValues(
      sketch,
      withPoints[0],
      (p) => [x(p.i), y(value(withPoints[0] as TrendSeries, p))],
      (p) => print(value(withPoints[0] as TrendSeries, p)),
      show === undefined ? 'formatted' : 'derived',
      size_pt,
      slot,
      target === undefined ? undefined : y(target.value),
      foot + 0.06,
    );
  if (labelled && !single)
    for (const { series, k, c } of values ?? []) {
      const s = withPoints[series] as TrendSeries;
      const p = s.points[k] as TrendPoint;
      sketch.at(
        `value-${s.index + 1}-${p.i + 1}`,
        { text: print(value(s, p)), path: p.path, bind: show === undefined ? 'formatted' : 'derived' },
        [x(p.i), c],
        'center',
        size_pt,
        {
          role: 'label',
          host: `dot-${s.index + 1}-${p.i + 1}`,
          name: `value ${p.i + 1}: ${s.label}`,
        },
      );
    }
  const ends: { at: number; h: number }[] = withPoints.map((s, k) => ({
    at: y(value(s, s.points.at(-1) as TrendPoint)),
    h: (fits[k] as Fit).height_in,
  }));
  if (target !== undefined) {
    sketch.line('target', [left, y(target.value)], [right(area), y(target.value)], shape.stroke('ink', WIDTH.target, { dash: 'dash' }), {
      role: 'leader',
      layer: 'grid',
      name: 'target line',
    });
    ends.push({ at: y(target.value), h: target_h });
  }
  const centres =
    spread(
      ends.map((e) => ({ target: e.at, size: e.h })),
      box.y,
      bottom(box) - labels.height_in - (rows?.height ?? 0),
    ) ?? ends.map((e) => e.at);
  for (const [k, s] of withPoints.entries()) {
    const c = centres[k] as number;
    const last = s.points.at(-1) as TrendPoint;
    const fit = fits[k] as Fit;
    const from = right(area) + GUTTER;
    if (Math.abs(c - (ends[k] as { at: number }).at) > 0.04 || last.i < n - 1)
      sketch.line(
        `leader-${k + 1}`,
        [x(last.i) + DOT / 2 + 0.02, (ends[k] as { at: number }).at],
        [from - 0.03, c],
        shape.stroke('muted', WIDTH.leader),
        { role: 'leader', host: `end-${k + 1}` },
      );
    sketch.cell(`end-${k + 1}`, endRuns(s), { x: from, y: c - fit.height_in / 2, w: fit.width_in + 0.01, h: fit.height_in }, size_pt, {
      bold: s.lead,
      align: 'left',
      wrap: fit.lines > 1,
      name: `end ${k + 1}: ${s.label}`,
      host: `dot-${s.index + 1}-${last.i + 1}`,
    });
  }
  if (target !== undefined)
    sketch.cell(
      'target-name',
      targetLabel,
      {
        x: right(area) + GUTTER,
        y: (centres.at(-1) as number) - target_h / 2,
        w: Math.min(targetW, cap) + 0.01,
        h: target_h,
      },
      size_pt,
      { color: 'ink', role: 'label', name: 'target', align: 'left', wrap: targetW > cap },
    );
}

const targetRuns = (t: NonNullable<LineOptions['target']>, print: (v: number) => string, kit: Kit): RunIn[] => {
  kit.drawn.add(`${t.path}/value`);
  kit.drawn.add(t.path);
  const name = t.label === undefined ? run(kit.word('target')) : run(t.label, `${t.path}/label`);
  return t.label !== undefined && /\d/.test(t.label) ? [name] : [name, run(` ${print(t.value)}`, `${t.path}/value`, 'formatted')];
};

function drawTicks(
  sketch: Sketch,
  t: Trend,
  labels: NonNullable<ReturnType<typeof positionLabels>>,
  x: (i: number) => number,
  top: number,
  pointer: string,
  kit: Kit,
): void {
  if (labels.kept.length < t.periods.length)
    kit.warn('labels_thinned', `${labels.kept.length} of ${t.periods.length} period names are printed.`, {
      path: `${pointer}/periods`,
      remedy: 'Shorten the names to show more of them.',
    });
  for (const i of t.periods.keys()) kit.drawn.add(`${pointer}/periods/${i}`);
  for (const [k, i] of labels.kept.entries()) {
    const b = labels.boxes[k];
    if (b === undefined) continue;
    sketch.cell(
      `tick-${i + 1}`,
      { text: t.periods[i] ?? '', path: `${pointer}/periods/${i}` },
      { x: t.periods.length > 1 ? x(0) + b.x - 0.01 : x(i) - b.w / 2, y: top, w: b.w + 0.02, h: labels.height_in },
      labels.size_pt,
      { role: 'axis', color: 'muted', align: 'center', anchor: 'top', wrap: labels.lines > 1 },
    );
  }
}

/** Where actuals end: a hairline between them and what is expected. */
function boundary(sketch: Sketch, x: number, area: BoxIn): void {
  sketch.line('boundary', [x, area.y], [x, bottom(area)], shape.stroke('line', WIDTH.grid), { role: 'gridline', name: 'end of actuals' });
}

/** The lines of a series, and the actual at which a forecast begins. */
interface DrawnSeries {
  readonly lines: readonly { readonly id: string; readonly forecast: boolean }[];
  readonly joint: number | undefined;
}

/** What the lines are as a chart: a forecast is a series of its own, since a line has one dash. */
function linesClaim(
  id: string,
  t: Trend,
  drawn: readonly DrawnSeries[],
  plot: BoxIn,
  min: number,
  max: number,
  value: (s: TrendSeries, p: TrendPoint) => number,
): LinesClaim {
  const series = t.series.flatMap((s, k) => {
    const { lines = [], joint } = drawn[k] ?? {};
    const part = (forecast: boolean): LinesClaim['series'][number] => {
      const own = t.periods.map((_, i) => s.points.find((p) => p.i === i && (p.forecast === forecast || (forecast && i === joint))));
      return {
        name: forecast ? `${s.label} (forecast)` : s.label,
        values: own.map((p) => (p === undefined ? undefined : value(s, p))),
        marks: own.map((p) => (p === undefined || (forecast && p.i === joint) ? undefined : `${id}/dot-${s.index + 1}-${p.i + 1}`)),
        lines: lines.filter((l) => l.forecast === forecast).map((l) => l.id),
      };
    };
    return s.points.some((p) => p.forecast) ? [part(false), part(true)] : [part(false)];
  });
  return { kind: 'lines', id: `${id}/lines`, name: 'Lines', categories: t.periods, plot, min, max, series };
}

function drawSeries(
  sketch: Sketch,
  s: TrendSeries,
  at: (p: TrendPoint) => readonly [number, number],
  y: (v: number) => number,
  x: (i: number) => number,
): DrawnSeries {
  const pen = { width: s.lead ? WIDTH.emphasis : WIDTH.context };
  const lastActual = s.points.findLast((p) => !p.forecast);
  if (s.bands.length > 0) {
    const start = lastActual === undefined ? [] : [at(lastActual)];
    const up = s.bands.map((b) => [x(b.i), y(b.high)] as const);
    const down = s.bands.map((b) => [x(b.i), y(b.low)] as const).reverse();
    const ring = [...start, ...up, ...down];
    if (ring.length > 2)
      sketch.path(
        `band-${s.index + 1}`,
        [...ring.map(([px, py], i) => [i === 0 ? 'M' : 'L', px, py] as const), ['Z']],
        { fill: `soft${s.color.slice(-1)}` === 'softl' || !/^accent/.test(s.color) ? 'track' : (`soft${s.color.slice(-1)}` as 'soft1') },
        { role: 'decoration', layer: 'back', name: `range: ${s.label}` },
      );
  }
  // A missing value interrupts the line; actuals and forecast meet at the last actual.
  const stretches: { forecast: boolean; points: TrendPoint[] }[] = [];
  for (const p of s.points) {
    const open = stretches.at(-1);
    const before = open?.points.at(-1);
    if (open === undefined || before === undefined || p.i !== before.i + 1) stretches.push({ forecast: p.forecast, points: [p] });
    else if (open.forecast !== p.forecast) stretches.push({ forecast: p.forecast, points: [before, p] });
    else open.points.push(p);
  }
  const lines: { id: string; forecast: boolean }[] = [];
  let joint: number | undefined;
  for (const [k, { forecast, points }] of stretches.entries()) {
    if (points.length < 2) continue;
    lines.push({ id: `${sketch.id}/line-${s.index + 1}-${k + 1}`, forecast });
    if (forecast && points[0]?.forecast === false) joint = points[0].i;
    const stroke = shape.stroke(s.color, pen.width, {
      join: 'round',
      cap: forecast ? 'flat' : 'round',
      ...(forecast ? { dash: 'dash' as const } : {}),
    });
    const [a, b] = [at(points[0] as TrendPoint), at(points.at(-1) as TrendPoint)];
    const name = `${forecast ? 'forecast' : 'line'} ${s.index + 1}: ${s.label}`;
    if (points.length === 2 || points.every((p) => p.value === points[0]?.value))
      sketch.line(`line-${s.index + 1}-${k + 1}`, a, b, stroke, { role: 'mark', layer: 'mark', name, datum: { series: s.label } });
    else
      sketch.path(
        `line-${s.index + 1}-${k + 1}`,
        points.map((p, i) => [i === 0 ? 'M' : 'L', ...at(p)] as const),
        { stroke },
        { name, datum: { series: s.label } },
      );
  }
  for (const p of s.points) {
    const last = p === s.points.at(-1);
    const d = last ? DOT + (s.lead ? 0.02 : 0) : 0.07;
    const [px, py] = at(p);
    sketch.ellipse(
      `dot-${s.index + 1}-${p.i + 1}`,
      { x: px - d / 2, y: py - d / 2, w: d, h: d },
      p.forecast ? { fill: 'canvas', stroke: shape.stroke(s.color, 1.5) } : { fill: s.color },
      {
        name: `point ${p.i + 1}: ${s.label}`,
        datum: { path: p.path, value: p.value, series: s.label },
      },
    );
  }
  return { lines, joint };
}

/** The value of each point, clear of the line on either side of it. */
function pointValues(
  sketch: Sketch,
  s: TrendSeries,
  at: (p: TrendPoint) => readonly [number, number],
  print: (p: TrendPoint) => string,
  bind: 'formatted' | 'derived',
  size_pt: number,
  slot: number,
  avoid: number | undefined,
  lowest: number,
): void {
  const { kit } = sketch;
  const h = kit.text.pitchIn(size_pt);
  for (const [k, p] of s.points.entries()) {
    const words = print(p);
    const half = kit.text.widthIn(words, size_pt, { bold: true }) / 2;
    const [px, py] = at(p);
    const reach = Math.min(1, half / Math.max(slot, 0.01));
    const near = [s.points[k - 1], s.points[k + 1]].map((q) => (q === undefined ? py : py + (at(q)[1] - py) * reach));
    const above = Math.min(py, ...near) - 0.08 - h / 2;
    const below = Math.max(py, ...near) + 0.08 + h / 2;
    const valley = near.every((v) => v < py - 0.02);
    const crossed = (c: number): boolean => avoid !== undefined && Math.abs(c - avoid) < h / 2 + 0.01;
    // A dip near the foot has its value above: below stand the names of the periods.
    const free = !crossed(below) && below + h / 2 <= lowest;
    const c = free && (valley || crossed(above)) ? below : crossed(above) ? (avoid as number) - h / 2 - 0.03 : above;
    // Behind the last point begin the names of the lines and of the target.
    const inwards = k === s.points.length - 1 ? Math.max(0, half - GUTTER + 0.01) : 0;
    sketch.at(`value-${p.i + 1}`, { text: words, path: p.path, bind }, [px - inwards, c], 'center', size_pt, {
      bold: k === s.points.length - 1,
      role: 'label',
      host: `dot-${s.index + 1}-${p.i + 1}`,
      name: `value ${p.i + 1}`,
    });
  }
}
