/** Reuses canvases, because a new one of full HD takes 8 MB that the system must clear and that Node's collector must free. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** What may lie idle: as much as is drawn at a time (see frames.ts), and the small pictures that go with it. */
const MAX_IDLE_PX = 2.5 * 1920 * 1080;

/** The one used last is at the end. */
const idle: Canvas[] = [];

/**
 * Draws on a canvas of this size whose state is that of a new one; its pixels are not, so `draw` must cover them all. The canvas belongs to
 * `draw` until it returns; one on which drawing failed is not used again.
 */
export function onCanvas<T>(width: number, height: number, draw: (canvas: Canvas, ctx: SKRSContext2D) => T): T {
  const index = idle.findLastIndex((canvas) => canvas.width === width && canvas.height === height);
  const canvas = index < 0 ? createCanvas(width, height) : idle.splice(index, 1)[0]!;
  const ctx = canvas.getContext('2d');
  if (index >= 0) ctx.reset();
  const drawn = draw(canvas, ctx);
  if (width * height > MAX_IDLE_PX) return drawn;
  idle.push(canvas);
  let pixels = idle.reduce((sum, one) => sum + one.width * one.height, 0);
  while (pixels > MAX_IDLE_PX) {
    const oldest = idle.shift()!;
    pixels -= oldest.width * oldest.height;
  }
  return drawn;
}
