/** Fills and strokes an outline on a raster: paint, hatch, dashes, line ends, transparency. */
import type { Fill, Gradient, Stroke } from '@deckwright/draw/scene';
import type { CanvasGradient } from '@napi-rs/canvas';
import {
  dashPattern,
  HATCH_WIDTH_PT,
  hatchLines,
  type Outline,
  type Painted,
  type PtBox,
  placeGradient,
  withLineEnds,
} from '../geometry/index.ts';
import type { Raster } from './raster.ts';

export function paintOutline(raster: Raster, painted: Painted): void {
  if (painted.fill) paintFill(raster, painted, painted.fill);
  if (painted.stroke) strokeOutline(raster, painted.outline, painted.stroke);
}

export function strokeOutline(raster: Raster, outline: Outline, stroke: Stroke): void {
  if (!(stroke.width_pt > 0)) return;
  const { ctx } = raster;
  const ended = withLineEnds(outline, stroke);
  const snapped = raster.toPixels(ended.outline, stroke.width_pt);
  const alpha = clampAlpha(stroke.alpha);
  const color = raster.rgb(stroke.color);
  ctx.globalAlpha = alpha * snapped.opacity;
  ctx.strokeStyle = color;
  ctx.lineWidth = snapped.width;
  ctx.lineCap = stroke.cap === 'round' ? 'round' : stroke.cap === 'square' ? 'square' : 'butt';
  ctx.lineJoin = stroke.join ?? 'round';
  ctx.setLineDash([...dashPattern(stroke)]);
  raster.trace(snapped.outline);
  ctx.stroke();
  if (ended.marks.length > 0) {
    ctx.globalAlpha = alpha;
    ctx.setLineDash([]);
    for (const mark of ended.marks) {
      raster.trace(mark.outline);
      if (mark.paint === 'fill') {
        ctx.fillStyle = color;
        ctx.fill();
      } else {
        ctx.lineWidth = stroke.width_pt;
        ctx.lineCap = 'round';
        ctx.lineJoin = 'round';
        ctx.stroke();
      }
    }
  }
  ctx.globalAlpha = 1;
}

function paintFill(raster: Raster, painted: Painted, fill: Fill): void {
  const { ctx } = raster;
  const rule = painted.evenOdd ? 'evenodd' : 'nonzero';
  ctx.globalAlpha = clampAlpha(fill.alpha);
  ctx.fillStyle = fill.gradient === undefined ? raster.rgb(fill.color) : gradientStyle(raster, fill.gradient, painted.box);
  if (painted.rect) {
    const { x, y, w, h } = raster.boxToEdges(painted.rect);
    ctx.fillRect(x, y, w, h);
  } else {
    raster.trace(painted.outline);
    ctx.fill(rule);
  }
  if (fill.hatch !== undefined) {
    ctx.save();
    raster.trace(painted.outline);
    ctx.clip(rule);
    ctx.strokeStyle = raster.rgb(fill.hatch);
    ctx.lineWidth = HATCH_WIDTH_PT;
    ctx.lineCap = 'square';
    ctx.setLineDash([]);
    ctx.beginPath();
    for (const [from, to] of hatchLines(painted.box)) {
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(to.x, to.y);
    }
    ctx.stroke();
    ctx.restore();
  }
  ctx.globalAlpha = 1;
}

function gradientStyle(raster: Raster, gradient: Gradient, box: PtBox): CanvasGradient {
  const { ctx } = raster;
  const placed = placeGradient(gradient, box);
  const style =
    placed.kind === 'linear'
      ? ctx.createLinearGradient(placed.from.x, placed.from.y, placed.to.x, placed.to.y)
      : ctx.createRadialGradient(placed.centre.x, placed.centre.y, 0, placed.centre.x, placed.centre.y, placed.radius);
  for (const { at, color, alpha } of gradient.stops) style.addColorStop(clampAlpha(at), `${raster.rgb(color)}${hexAlpha(alpha)}`);
  return style;
}

const hexAlpha = (alpha: number | undefined): string =>
  Math.round(clampAlpha(alpha) * 255)
    .toString(16)
    .padStart(2, '0');

const clampAlpha = (alpha = 1): number => Math.min(Math.max(alpha, 0), 1);
