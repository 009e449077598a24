/** One slide being drawn on a canvas, in points; upright edges are moved onto whole pixels so that they look crisp. */
import { type Color, type Rgb, resolveColor, type Slide, type Theme } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Outline, PtBox, PtPoint, Segment } from '../geometry/index.ts';
import type { PaintKit, Pictures } from './paint-kit.ts';

export class Raster {
  readonly ctx: SKRSContext2D;
  readonly slide: Slide;
  readonly fonts: FontSource;
  readonly pictures: Pictures;
  readonly familyOf: (face: string) => string;
  /** Pixels a point. */
  readonly scale: number;
  readonly #theme: Theme;
  #turned = 0;

  constructor(ctx: SKRSContext2D, slide: Slide, theme: Theme, scale: number, { fonts, pictures, familyOf }: PaintKit) {
    this.ctx = ctx;
    this.slide = slide;
    this.fonts = fonts;
    this.pictures = pictures;
    this.familyOf = familyOf;
    this.scale = scale;
    this.#theme = theme;
    ctx.scale(scale, scale);
  }

  rgb(color: Color): Rgb {
    return resolveColor(this.#theme, color);
  }

  /** Draws with the slide turned clockwise about `centre`; nothing is moved onto pixels meanwhile. */
  rotated(degrees: number, centre: PtPoint, draw: () => void): void {
    const { ctx } = this;
    ctx.save();
    ctx.translate(centre.x, centre.y);
    ctx.rotate((degrees * Math.PI) / 180);
    ctx.translate(-centre.x, -centre.y);
    this.#turned++;
    draw();
    this.#turned--;
    ctx.restore();
  }

  /** Draws inside of an outline only. */
  clipped(outline: Outline, evenOdd: boolean | undefined, draw: () => void): void {
    const { ctx } = this;
    ctx.save();
    this.trace(outline);
    ctx.clip(evenOdd ? 'evenodd' : 'nonzero');
    draw();
    ctx.restore();
  }

  /** A coordinate on the nearest edge between pixels. */
  toEdge(value: number): number {
    return this.#turned > 0 ? value : Math.round(value * this.scale) / this.scale;
  }

  /** A box with its edges between pixels, at least a pixel wide and high unless it was empty. */
  boxToEdges(box: PtBox): PtBox {
    if (this.#turned > 0) return box;
    const pixel = 1 / this.scale;
    const x = this.toEdge(box.x);
    const y = this.toEdge(box.y);
    const w = box.w > 0 ? Math.max(this.toEdge(box.x + box.w) - x, pixel) : 0;
    const h = box.h > 0 ? Math.max(this.toEdge(box.y + box.h) - y, pixel) : 0;
    return { x, y, w, h };
  }

  /**
   * An outline of upright and level lines, and the width to stroke it with, moved so that the stroke covers whole pixels. A width
   * under a pixel becomes a pixel of less opacity. Other outlines come back as they are.
   */
  toPixels(outline: Outline, width: number): { readonly outline: Outline; readonly width: number; readonly opacity: number } {
    if (this.#turned > 0 || !isRectilinear(outline)) return { outline, width, opacity: 1 };
    const wanted = width * this.scale;
    const pixels = Math.max(1, Math.round(wanted));
    const odd = pixels % 2 === 1;
    const move = (value: number): number => (odd ? Math.floor(value * this.scale) + 0.5 : Math.round(value * this.scale)) / this.scale;
    return {
      outline: outline.map((s): Segment => (s.op === 'M' || s.op === 'L' ? { op: s.op, x: move(s.x), y: move(s.y) } : s)),
      width: pixels / this.scale,
      opacity: wanted < 1 ? Math.max(wanted, LEAST_OPACITY) : 1,
    };
  }

  trace(outline: Outline): void {
    const { ctx } = this;
    ctx.beginPath();
    for (const s of outline) {
      if (s.op === 'M') ctx.moveTo(s.x, s.y);
      else if (s.op === 'L') ctx.lineTo(s.x, s.y);
      else if (s.op === 'C') ctx.bezierCurveTo(s.x1, s.y1, s.x2, s.y2, s.x, s.y);
      else ctx.closePath();
    }
  }
}

/** Hairlines of a small picture stay visible. */
const LEAST_OPACITY = 0.4;

/** Half an EMU of rounding, in points. */
const LEVEL = 1e-4;

function isRectilinear(outline: Outline): boolean {
  let x = 0;
  let y = 0;
  for (const s of outline) {
    if (s.op === 'Z') continue;
    if (s.op === 'C') return false;
    if (s.op === 'L' && Math.abs(s.x - x) > LEVEL && Math.abs(s.y - y) > LEVEL) return false;
    x = s.x;
    y = s.y;
  }
  return true;
}
