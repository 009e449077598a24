/** The picture of a page as the library paints it. */
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Canvases for the library to paint on, and the kinds of value that it paints with. */
export interface CanvasLibrary {
  createCanvas(width: number, height: number): PageCanvas;
  /** Names under which the library looks for them: `DOMMatrix`, `ImageData`, `Path2D`. */
  readonly globals: Readonly<Record<string, unknown>>;
}

export interface PageCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): unknown;
  /** Four bytes a pixel. */
  data(): Uint8Array;
}

export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row by row. */
  readonly rgba: Uint8Array;
}

/** What the library makes its own canvases with. */
export const canvasFactory = ({ createCanvas }: CanvasLibrary) =>
  class {
    create(width: number, height: number) {
      const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
      return { canvas, context: canvas.getContext('2d') };
    }
    reset({ canvas }: { canvas: PageCanvas }, width: number, height: number): void {
      canvas.width = Math.max(1, width);
      canvas.height = Math.max(1, height);
    }
    destroy(made: { canvas: PageCanvas | null; context: unknown }): void {
      if (made.canvas !== null) made.canvas.width = made.canvas.height = 1;
      made.canvas = null;
      made.context = null;
    }
  };

/** The library pauses between parts of a page; there it is asked whether it may go on. */
export async function pictureOfPage(
  page: PDFPageProxy,
  scale: number,
  { createCanvas, globals }: CanvasLibrary,
  mayGoOn: () => boolean,
): Promise<PagePicture> {
  for (const [name, value] of Object.entries(globals)) if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const task = page.render({ canvas: canvas as unknown as Parameters<PDFPageProxy['render']>[0]['canvas'], viewport, annotationMode: 1 });
  task.onContinue = (next: () => void) => {
    if (mayGoOn()) next();
    else task.cancel();
  };
  await task.promise;
  return { width: canvas.width, height: canvas.height, rgba: canvas.data() };
}
