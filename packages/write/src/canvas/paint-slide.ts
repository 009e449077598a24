/** A slide on a canvas of two dimensions: that of the service, or that of a browser. */
import { type Deck, ptOfEmu, type Slide } from '@deckwright/draw/scene';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawShape } from './draw-shape.ts';
import type { PaintKit } from './paint-kit.ts';
import { Raster } from './raster.ts';

/** Covers the whole canvas, whose state is that of a new one. `scale` is pixels a point. */
export function paintSlide(ctx: SKRSContext2D, slide: Slide, deck: Deck, scale: number, kit: PaintKit): void {
  const raster = new Raster(ctx, slide, deck.theme, scale, kit);
  ctx.lang = slide.lang;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fontKerning = 'normal';
  // As .pptx readers draw Latin text, and as typeset measured it; scripts that need ligatures keep theirs.
  ctx.fontVariantLigatures = 'none';
  ctx.fillStyle = raster.rgb(slide.background);
  // Covers what the canvas held before.
  ctx.fillRect(0, 0, ptOfEmu(slide.canvas.w) + 1, ptOfEmu(slide.canvas.h) + 1);
  for (const shape of slide.shapes) drawShape(raster, shape);
}
