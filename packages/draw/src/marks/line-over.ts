/** A line in a strip above columns: a second figure for each of them on a scale of its own, with its value at every point. */
import { type BarsClaim, bottom, type Kit, right, type Sketch, shape, WIDTH } from '../layout/index.ts';
import { type Color, type Shape, walk } from '../scene/index.ts';
import type { Anchor, ChartPlaces } from './anchors.ts';
import { AXIS_GAP, AXIS_PT, DOT, joined, type Point, type StripPlan } from './line-over-plan.ts';
import type { Spot } from './obstacles.ts';

/** The first colour for categories that no mark of the columns has. */
export function lineColor(shapes: readonly Shape[]): Color {
  const used = new Set<Color>();
  for (const s of walk(shapes)) {
    if (s.kind !== 'rect' || (s.role !== 'mark' && s.role !== 'swatch') || s.fill === undefined) continue;
    if ('color' in s.fill) used.add(s.fill.color);
    if ('hatch' in s.fill && s.fill.hatch !== undefined) used.add(s.fill.hatch);
  }
  const free = (['accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const).find((c) => !used.has(c));
  return free ?? 'ink';
}

export interface DrawnLine {
  readonly claim: NonNullable<BarsClaim['over']>;
  readonly anchors: readonly (Anchor & { readonly i: number })[];
}

export function drawLineOver(sketch: Sketch, plan: StripPlan, color: Color, places: ChartPlaces): DrawnLine {
  const { kit } = sketch;
  const { line, area, spots, labels, size_pt, low, high } = plan;
  drawLevels(sketch, plan, places);
  const lines = drawStretches(sketch, plan, color);
  for (const [k, p] of line.points.entries()) {
    const [x, y] = spots[k] as Spot;
    const paint = p.forecast ? { fill: 'canvas' as const, stroke: shape.stroke(color, 1.5) } : { fill: color };
    sketch.ellipse(`dot-${p.i + 1}`, { x: x - DOT / 2, y: y - DOT / 2, w: DOT, h: DOT }, paint, {
      name: `point ${p.i + 1}: ${line.label}`,
      layer: 'line',
      datum: { path: p.path, value: p.value, series: line.label },
    });
    const at = labels[k];
    kit.drawn.add(p.path);
    if (at === undefined) continue;
    sketch.at(`value-${p.i + 1}`, { text: line.numbers.text(p.value), path: p.path, bind: 'formatted' }, at, 'center', size_pt, {
      role: 'label',
      bold: true,
      color: kit.asText(color),
      host: `dot-${p.i + 1}`,
      name: `value ${p.i + 1}: ${line.label}`,
    });
  }
  drawName(sketch, plan, color, places);
  const anchors = line.points.map((p, k) => anchorOf(p, spots[k] as Spot, labels[k], size_pt, kit, places));
  return { claim: { plot: area, min: low, max: high, series: claimed(sketch.id, plan, lines, places.middles.length) }, anchors };
}

interface Stretch {
  readonly id: string;
  readonly forecast: boolean;
}

function drawStretches(sketch: Sketch, { line, spots }: StripPlan, color: Color): readonly Stretch[] {
  const { points } = line;
  const stretches: { forecast: boolean; from: number; to: number }[] = [];
  for (const [k, p] of points.entries()) {
    if (k === 0 || !joined(line, k)) continue;
    const open = stretches.at(-1);
    if (open !== undefined && open.to === k - 1 && open.forecast === p.forecast) open.to = k;
    else stretches.push({ forecast: p.forecast, from: k - 1, to: k });
  }
  return stretches.map(({ forecast, from, to }, n) => {
    const pen = shape.stroke(color, WIDTH.context, {
      join: 'round',
      cap: forecast ? 'flat' : 'round',
      ...(forecast ? { dash: 'dash' as const } : {}),
    });
    const part = `line-${n + 1}`;
    const name = `${forecast ? 'forecast' : 'line'}: ${line.label}`;
    const own = spots.slice(from, to + 1);
    const [a, b] = [own[0] as Spot, own.at(-1) as Spot];
    if (own.every(([, y]) => y === a[1]) || own.length === 2)
      sketch.line(part, a, b, pen, { role: 'mark', layer: 'mark', name, datum: { series: line.label } });
    else
      sketch.path(
        part,
        own.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y] as const),
        { stroke: pen },
        { name, datum: { series: line.label } },
      );
    return { id: `${sketch.id}/${part}`, forecast };
  });
}

/** A forecast is a series of its own, because a native line has one dash. */
function claimed(id: string, { line }: StripPlan, lines: readonly Stretch[], n: number): DrawnLine['claim']['series'] {
  const { points, label } = line;
  const joint = points.findLast((p, k) => !p.forecast && points[k + 1]?.forecast === true && joined(line, k + 1));
  const part = (forecast: boolean): DrawnLine['claim']['series'][number] => {
    const own = Array.from({ length: n }, (_, i) =>
      points.find((p) => p.i === i && (p.forecast === forecast || (forecast && p === joint))),
    );
    return {
      name: forecast && points.some((p) => !p.forecast) ? `${label} (forecast)` : label,
      values: own.map((p) => p?.value),
      marks: own.map((p) => (p === undefined || p.forecast !== forecast ? undefined : `${id}/dot-${p.i + 1}`)),
      lines: lines.filter((l) => l.forecast === forecast).map((l) => l.id),
    };
  };
  return [false, true].filter((forecast) => points.some((p) => p.forecast === forecast)).map(part);
}

/** Gridlines with their numbers at the right, or the zero line where values lie on both sides of it. */
function drawLevels(sketch: Sketch, { ticks, line, area, low, high, labels, size_pt }: StripPlan, { plot }: ChartPlaces): void {
  const { kit } = sketch;
  const y = (level: number): number => area.y + area.h * (1 - (level - low) / (high - low));
  const h = kit.text.pitchIn(AXIS_PT);
  for (const [n, tick] of ticks.entries()) {
    sketch.line(`grid-${n + 1}`, [plot.left, y(tick)], [plot.right, y(tick)], shape.stroke('line', WIDTH.grid), { role: 'gridline' });
    const box = { x: plot.right + AXIS_GAP / 2, y: y(tick) - h / 2, w: right(area) - plot.right, h };
    sketch.cell(`tick-${n + 1}`, { text: line.numbers.text(tick), bind: 'derived' }, box, AXIS_PT, {
      role: 'axis',
      color: 'muted',
      align: 'left',
      wrap: false,
    });
  }
  const values = line.points.map((p) => p.value);
  if (ticks.length > 0 || !(Math.min(...values) < 0 && Math.max(...values) > 0)) return;
  const half = kit.text.pitchIn(size_pt) / 2;
  const isFree = labels.every((l) => l === undefined || Math.abs(l[1] - y(0)) > half - 0.03);
  if (isFree) sketch.line('zero', [plot.left, y(0)], [plot.right, y(0)], shape.stroke('line', WIDTH.grid), { role: 'gridline' });
}

/** At the end of the line, or over its beginning with a sample of it. */
function drawName(sketch: Sketch, { name, strip, spots, line }: StripPlan, color: Color, { plot, middles }: ChartPlaces): void {
  const { kit } = sketch;
  const tinted = name.runs.map((r) => ({ ...r, color: kit.asText(color) }));
  const h = kit.text.pitchIn(name.size_pt) * name.lines;
  const [, y] = spots.at(-1) as Spot;
  const dress = { role: 'label', bold: true, name: `name: ${line.label}` } as const;
  const { left } = name;
  if (left !== undefined) {
    const top = Math.min(Math.max(strip.y, y - h / 2), bottom(strip) - h);
    sketch.cell('name', tinted, { x: left, y: top, w: right(strip) - left, h }, name.size_pt, {
      ...dress,
      align: 'left',
      wrap: name.lines > 1,
    });
    return;
  }
  const w = kit.text.widthIn(name.runs.map((r) => r.text).join(''), name.size_pt, { bold: true });
  const isAscending = (middles[0] as number) <= (middles.at(-1) as number);
  const sample = 0.34;
  const from = isAscending ? plot.left : plot.right;
  const way = isAscending ? 1 : -1;
  const mid = strip.y + h / 2;
  sketch.line('sample', [from, mid], [from + way * sample, mid], shape.stroke(color, WIDTH.context), { role: 'swatch', layer: 'line' });
  const dot = { x: from + (way * sample) / 2 - DOT / 2, y: mid - DOT / 2, w: DOT, h: DOT };
  sketch.ellipse('sample-dot', dot, { fill: color }, { role: 'swatch', layer: 'line' });
  const start = isAscending ? from + sample + 0.1 : from - sample - 0.1 - w;
  sketch.cell('name', tinted, { x: start, y: strip.y, w, h }, name.size_pt, {
    ...dress,
    align: isAscending ? 'left' : 'right',
    wrap: false,
  });
}

function anchorOf(
  p: Point,
  [x, y]: Spot,
  label: Spot | undefined,
  size_pt: number,
  kit: Kit,
  { categories }: ChartPlaces,
): DrawnLine['anchors'][number] {
  const half = kit.text.pitchIn(size_pt) / 2;
  const above = label !== undefined && label[1] < y;
  const tip: Spot = [x, above ? label[1] - half - 0.04 : y - DOT / 2 - 0.005];
  return {
    i: p.i,
    label: categories[p.i] ?? '',
    value: p.value,
    of: [p.value],
    box: { left: x - DOT / 2, right: x + DOT / 2, top: y - DOT / 2, bottom: y + DOT / 2 },
    end: [x, y],
    tip,
    grows: 'up',
    ...(above ? {} : { dotted: true }),
  };
}
