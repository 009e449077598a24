/** Canvases for libraries that paint by themselves. */
import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';

export const canvasLibrary = {
  createCanvas: (width: number, height: number) => createCanvas(width, height),
  /** What such a library looks for by name. */
  globals: { DOMMatrix, ImageData, Path2D },
};
