/** What draws a slide on a canvas, without a canvas of its own. */
export type { CanvasPicture, PaintKit, Pictures } from './paint-kit.ts';
export { paintSlide } from './paint-slide.ts';
