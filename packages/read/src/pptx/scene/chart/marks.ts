/** Lines through points, and markers. */
import type { Fill, Stroke } from '@deckwright/draw/scene';
import type { ChartSeries } from '../../model/index.ts';
import type { Paper, PtAt, Step } from './paper.ts';

/** Straight or smooth, broken where a point is missing unless such a gap is bridged. */
export function drawThrough(
  paper: Paper,
  all: readonly (PtAt | undefined)[],
  stroke: Stroke | undefined,
  { smooth, bridged }: { readonly smooth: boolean; readonly bridged: boolean },
): void {
  const points = bridged ? all.filter((point) => point !== undefined) : all;
  let run: PtAt[] = [];
  for (const point of [...points, undefined]) {
    if (point !== undefined) {
      run.push(point);
      continue;
    }
    if (run.length > 1) paper.path(smooth && run.length > 2 ? smoothSteps(run) : straightSteps(run), undefined, stroke);
    run = [];
  }
}

export const straightSteps = (points: readonly PtAt[]): Step[] => points.map(({ x, y }, i): Step => ({ op: i === 0 ? 'M' : 'L', x, y }));

/** Cubic curves whose handles lie along the line between a point's neighbours. */
function smoothSteps(points: readonly PtAt[]): Step[] {
  const at = (i: number): PtAt => points[Math.min(points.length - 1, Math.max(0, i))] as PtAt;
  const steps: Step[] = [{ op: 'M', ...at(0) }];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    steps.push({
      op: 'C',
      x1: b.x + (c.x - a.x) / 6,
      y1: b.y + (c.y - a.y) / 6,
      x2: c.x - (d.x - b.x) / 6,
      y2: c.y - (d.y - b.y) / 6,
      x: c.x,
      y: c.y,
    });
  }
  return steps;
}

/** Default markers of series, in turn. */
const AUTOMATIC = ['diamond', 'square', 'triangle', 'x', 'star', 'circle', 'plus', 'dot', 'dash'];
const USUAL_PT = 7;
const MAX_MARKERS = 3_000;

export function drawMarkers(paper: Paper, series: ChartSeries, index: number, points: readonly (PtAt | undefined)[]): void {
  const symbol = series.marker === undefined || series.marker === 'auto' ? (AUTOMATIC[index % AUTOMATIC.length] as string) : series.marker;
  if (symbol === 'none') return;
  const r = (series.marker_pt ?? USUAL_PT) / 2;
  const own = paper.fill(series.marker_paint ?? series.paint);
  points.slice(0, MAX_MARKERS).forEach((point, i) => {
    if (point === undefined) return;
    const varied = series.points.get(i);
    drawSymbol(paper, symbol, point, r, (varied && paper.fill(varied)) ?? own);
  });
}

function drawSymbol(paper: Paper, symbol: string, { x, y }: PtAt, r: number, fill: Fill | undefined): void {
  const polygon = (points: readonly (readonly [number, number])[]): void =>
    paper.path([...straightSteps(points.map(([dx, dy]) => ({ x: x + dx * r, y: y + dy * r }))), { op: 'Z' }], fill, undefined);
  const strokes = (lines: readonly (readonly [number, number, number, number])[]): void => {
    if (fill)
      for (const [a, b, c, d] of lines)
        paper.line({ x: x + a * r, y: y + b * r }, { x: x + c * r, y: y + d * r }, { color: fill.color, width_pt: 1 }, 'mark');
  };
  switch (symbol) {
    case 'square':
      paper.box({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }, fill, undefined);
      return;
    case 'diamond':
      polygon([
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ]);
      return;
    case 'triangle':
      polygon([
        [0, -1],
        [1, 1],
        [-1, 1],
      ]);
      return;
    case 'dash':
      paper.box({ x: x - r, y: y - r / 4, w: 2 * r, h: r / 2 }, fill, undefined);
      return;
    case 'x':
      strokes([
        [-1, -1, 1, 1],
        [-1, 1, 1, -1],
      ]);
      return;
    case 'plus':
      strokes([
        [-1, 0, 1, 0],
        [0, -1, 0, 1],
      ]);
      return;
    case 'star':
      strokes([
        [-1, -1, 1, 1],
        [-1, 1, 1, -1],
        [0, -1, 0, 1],
      ]);
      return;
    default:
      paper.disc({ x, y }, symbol === 'dot' ? r / 2 : r, fill, undefined);
  }
}
