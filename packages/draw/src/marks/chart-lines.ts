/** Lines of a chart over time: what a line is, how it and its points are drawn, and the numbers beside a single line. */
import { type BoxIn, bottom, type Kit, LABEL_GAP, type Pane, right, type StepIn, shape, type TimeScale, WIDTH } from '../layout/index.ts';
import type { Color, Shape, Stroke } from '../scene/index.ts';

/** Diameter of a point. */
export const DOT = 0.09;

export interface Point {
  readonly i: number;
  readonly value: number;
}

export interface Line {
  readonly index: number;
  readonly name: string;
  /** Stretches without a gap. */
  readonly stretches: readonly (readonly Point[])[];
  readonly last: Point | undefined;
  readonly color: Color;
  readonly lead: boolean;
  /** One of many that do not lead. */
  readonly quiet?: boolean;
}

export const penOf = (line: Line): Stroke =>
  line.lead || line.quiet !== true
    ? shape.stroke(line.color, line.lead ? WIDTH.emphasis : WIDTH.context)
    : shape.stroke(line.color, WIDTH.target);

export interface Chart {
  readonly lines: readonly Line[];
  readonly n: number;
  readonly labels: readonly string[];
  /** Where the labels are dates at uneven distances. */
  readonly time: TimeScale | undefined;
  readonly values: readonly number[];
  readonly decimals: number;
  readonly unit: string;
}

export const pointPath = (pane: Pane, series: number, i: number): string => `${pane.pointer}/series/${series}/points/${i}`;

export function drawLine(line: Line, x: (i: number) => number, y: (v: number) => number, markers: boolean, pane: Pane): Shape[] {
  const id = `${pane.id}/line-${line.index + 1}`;
  const pen: Stroke = { ...penOf(line), join: 'round', cap: 'round' };
  const datum = { series: line.name };
  const out: Shape[] = [];
  const drawn = line.stretches.filter((s) => s.length > 1);
  // Custom geometry cannot scale a horizontal line, because it has no height. It is drawn as a connector.
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

/** First, highest and lowest value of a single line. Each is on the side where the line is not, and none overlaps another. */
export function drawExtremes(
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
    const words = kit.value(point.value, { decimals: chart.decimals });
    const w = kit.text.widthIn(words, size_pt);
    const left = Math.max(x(point.i) - w / 2, plot.x + 0.03);
    // The number moves slightly nearer or further, so that no gridline runs through it.
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
