/** Arrows between two places of a chart: an elbow over columns and lines for a rate, a bracket at the right edge for a difference. */
import type { Bounds } from '@deckwright/core/geometry';
import { type BoxIn, type Kit, type Sketch, shape } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import type { Anchor } from './anchors.ts';
import type { Figure } from './change-figure.ts';
import type { Spot } from './obstacles.ts';

/** An arrow whose two ends have been found. */
export interface FoundArrow {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly figure: Figure;
  readonly color: Color;
  /** True above the chart, false at its right edge. */
  readonly elbow: boolean;
  /** A bracket over all that stands between the two ends. */
  readonly is_span?: boolean;
}

const PILL_PT = 16;
/** Ends of a bracket over a range. */
const TICK = 0.1;
const PILL_H = 0.42;
const TIER = 0.56;
const LABEL_PT = 14;
const LABEL_W = 1.6;
/** Distance from the arrow to the ends of the lines that lead to it. */
const OVER = 0.1;

const pillWidth = (runs: readonly RunIn[], kit: Kit): number =>
  runs.reduce((sum, r) => sum + kit.text.widthIn(r.text, PILL_PT, { bold: r.bold === true }), 0) + 0.36;

const labelFit = ({ label }: Figure, kit: Kit) =>
  kit.fit({ block: kit.block(label, { color: 'ink', bold: true }), sizes_pt: [LABEL_PT], width_in: LABEL_W });

/** A bracket beside rows has its pill at its right side. */
const bracketWidth = ({ figure, is_span }: Pick<FoundArrow, 'figure' | 'is_span'>, kit: Kit): number =>
  (is_span === true ? 3 * TICK : 0) +
  Math.max(pillWidth(figure.runs, kit), figure.label.length === 0 ? 0 : labelFit(figure, kit).width_in) +
  0.2;

/** Room that arrows need above the chart and to the right of it. */
export const arrowRoom = (arrows: readonly FoundArrow[], kit: Kit): { readonly top: number; readonly right: number } => ({
  top: arrows.filter((a) => a.elbow).length * TIER,
  right: arrows.filter((a) => !a.elbow).reduce((sum, a) => sum + bracketWidth(a, kit), 0),
});

/** Draws the arrows, none of them above `top`. Returns the x position of each bracket. */
export function drawArrows(
  sketch: Sketch,
  arrows: readonly FoundArrow[],
  box: BoxIn,
  words: readonly Bounds[],
  top = box.y,
): readonly number[] {
  let tier = 0;
  let right = box.x + box.w;
  const brackets: number[] = [];
  for (const [i, arrow] of arrows.entries())
    if (arrow.is_span === true && arrow.elbow) drawSpanAbove(sketch, i, arrow, box.y + PILL_H / 2 + 0.02 + tier++ * TIER);
    else if (arrow.elbow) drawElbow(sketch, i, arrow, box.y + PILL_H / 2 + 0.02 + tier++ * TIER, words);
    else {
      const w = bracketWidth(arrow, sketch.kit);
      const x = right - (w - 0.2) / 2;
      right -= w;
      brackets.push(x);
      if (arrow.is_span === true) drawSpanBeside(sketch, i, arrow, right + TICK, box);
      else drawBracket(sketch, i, arrow, x, words, top);
    }
  return brackets;
}

function drawElbow(sketch: Sketch, i: number, { from, to, figure, color }: FoundArrow, y: number, words: readonly Bounds[]): void {
  const { kit } = sketch;
  const [[x1, y1], [x2, y2]] = [from.tip, to.tip];
  const w = pillWidth(figure.runs, kit);
  const c = (x1 + x2) / 2;
  const [low, high] = [Math.min(x1, x2), Math.max(x1, x2)];
  const pen = shape.stroke(color, 1.5);
  const part = `arrow-${i + 1}`;
  const dress = { role: 'leader', layer: 'line' } as const;
  drawRise(sketch, `${part}-from`, x1, [y, y1], words, pen);
  if (c - w / 2 > low) sketch.line(`${part}-left`, [low, y], [c - w / 2, y], pen, dress);
  if (c + w / 2 < high) sketch.line(`${part}-right`, [c + w / 2, y], [high, y], pen, dress);
  if (y2 - y > 0.05) sketch.line(`${part}-to`, [x2, y], [x2, y2], shape.stroke(color, 1.5, { tail: 'triangle' }), dress);
  drawPill(sketch, part, figure.runs, [c, y], w, color);
}

/** A bracket over columns, with the pill in its middle. */
function drawSpanAbove(sketch: Sketch, i: number, { from, to, figure, color }: FoundArrow, y: number): void {
  const w = pillWidth(figure.runs, sketch.kit);
  const [low, high] = [Math.min(from.box.left, to.box.left), Math.max(from.box.right, to.box.right)];
  const c = (low + high) / 2;
  const pen = shape.stroke(color, 1.5);
  const part = `arrow-${i + 1}`;
  const dress = { role: 'leader', layer: 'line' } as const;
  if (c - w / 2 > low) sketch.line(`${part}-left`, [low, y], [c - w / 2, y], pen, dress);
  if (c + w / 2 < high) sketch.line(`${part}-right`, [c + w / 2, y], [high, y], pen, dress);
  for (const [k, x] of [low, high].entries()) sketch.line(`${part}-end-${k + 1}`, [x, y], [x, y + TICK], pen, dress);
  drawPill(sketch, part, figure.runs, [c, y], w, color);
}

/** A bracket beside rows. The pill stands right of it, within the room of the bracket. */
function drawSpanBeside(sketch: Sketch, i: number, { from, to, figure, color }: FoundArrow, x: number, box: BoxIn): void {
  const w = pillWidth(figure.runs, sketch.kit);
  const [top, foot] = [Math.min(from.box.top, to.box.top), Math.max(from.box.bottom, to.box.bottom)];
  const pen = shape.stroke(color, 1.5);
  const part = `arrow-${i + 1}`;
  const dress = { role: 'leader', layer: 'line' } as const;
  sketch.line(part, [x, top], [x, foot], pen, dress);
  for (const [k, y] of [top, foot].entries()) sketch.line(`${part}-end-${k + 1}`, [x - TICK, y], [x, y], pen, dress);
  const middle = Math.min(Math.max((top + foot) / 2, box.y + PILL_H / 2), box.y + box.h - PILL_H / 2);
  drawPill(sketch, part, figure.runs, [x + TICK + w / 2, middle], w, color);
}

function drawPill(sketch: Sketch, part: string, runs: readonly RunIn[], [x, y]: Spot, w: number, color: Color): void {
  const box = { x: x - w / 2, y: y - PILL_H / 2, w, h: PILL_H };
  const paint = { fill: 'canvas', stroke: shape.stroke(color, 1.5), radius_in: PILL_H / 2 } as const;
  sketch.rect(`${part}-pill`, box, paint, { role: 'chip', layer: 'label', name: 'change' });
  const tinted = runs.map((r) => (r.bold === true ? { ...r, color: sketch.kit.asText(color) } : r));
  sketch.cell(`${part}-figure`, tinted, box, PILL_PT, { align: 'center', wrap: false, role: 'caption', host: `${part}-pill` });
}

function drawBracket(
  sketch: Sketch,
  i: number,
  { from, to, figure, color }: FoundArrow,
  x: number,
  words: readonly Bounds[],
  highest: number,
): void {
  const { kit } = sketch;
  const part = `arrow-${i + 1}`;
  const [y1, y2] = [from.end[1], to.end[1]];
  for (const [k, end] of [from, to].entries())
    if (end.grows !== 'left')
      drawBroken(sketch, `${part}-level-${k + 1}`, end.end[1], [end.box.right + 0.03, x + OVER], words, shape.stroke('muted', 0.75));
  const w = pillWidth(figure.runs, kit);
  const [top, foot] = [Math.min(y1, y2), Math.max(y1, y2)];
  const inside = foot - top > PILL_H + 0.3;
  const above = top - PILL_H / 2 - 0.1;
  const below = foot + PILL_H / 2 + 0.1 + (figure.label.length === 0 ? 0 : labelFit(figure, kit).height_in + 0.06);
  const middle = inside ? (top + foot) / 2 : above - PILL_H / 2 < highest ? below : above;
  const dress = { role: 'leader', layer: 'line' } as const;
  const head = shape.stroke(color, 1.5, { tail: 'triangle' });
  const pen = shape.stroke(color, 1.5);
  if (inside) {
    const down = Math.sign(y2 - y1);
    sketch.line(`${part}-from`, [x, y1], [x, middle - (down * PILL_H) / 2], pen, dress);
    sketch.line(`${part}-to`, [x, middle + (down * PILL_H) / 2], [x, y2 - down * 0.02], head, dress);
  } else if (foot - top > 0.05) sketch.line(`${part}-to`, [x, y1], [x, y2], head, dress);
  drawPill(sketch, part, figure.runs, [x, middle], w, color);
  if (figure.label.length === 0) return;
  const fit = labelFit(figure, kit);
  const box = { x: x - fit.width_in / 2 - 0.01, y: foot + 0.06, w: fit.width_in + 0.02, h: fit.height_in };
  const label = figure.label.map((r) => ({ ...r, color: kit.asText(color) }));
  sketch.cell(`${part}-label`, label, box, LABEL_PT, { bold: true, align: 'center', anchor: 'top', role: 'caption', wrap: fit.lines > 1 });
}

/** A horizontal line with gaps for the words in its way. */
export function drawBroken(
  sketch: Sketch,
  part: string,
  y: number,
  [x0, x1]: readonly [number, number],
  words: readonly Bounds[],
  pen: ReturnType<typeof shape.stroke>,
  role: 'leader' | 'baseline' | 'decoration' = 'leader',
): void {
  const gaps = words.filter((w) => w.top < y + 0.02 && w.bottom > y - 0.02).map((w) => [w.left, w.right] as const);
  for (const [n, [a, b]] of between([x0, x1], gaps).entries())
    sketch.line(n === 0 ? part : `${part}-${n + 1}`, [a, y], [b, y], pen, { role, layer: 'line' });
}

/** A vertical line with gaps for the words in its way. */
export function drawRise(
  sketch: Sketch,
  part: string,
  x: number,
  [y0, y1]: readonly [number, number],
  words: readonly Bounds[],
  pen: ReturnType<typeof shape.stroke>,
  role: 'leader' | 'baseline' | 'decoration' = 'leader',
): void {
  const gaps = words.filter((w) => w.left < x + 0.02 && w.right > x - 0.02).map((w) => [w.top, w.bottom] as const);
  for (const [n, [a, b]] of between([y0, y1], gaps).entries())
    sketch.line(n === 0 ? part : `${part}-${n + 1}`, [x, a], [x, b], pen, { role, layer: 'line' });
}

/** The parts of a stretch between gaps. Each gap has some clearance on both sides. */
function between(
  [start, end]: readonly [number, number],
  gaps: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  let from = start;
  const sorted = gaps.map(([a, b]) => [a - 0.05, b + 0.05] as const).filter(([a, b]) => b > start && a < end);
  for (const [a, b] of [...sorted.sort((p, q) => p[0] - q[0]), [end, end] as const]) {
    if (a - from > 0.03) out.push([from, Math.min(a, end)]);
    from = Math.max(from, b);
  }
  return out;
}
