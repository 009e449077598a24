/** The picture of a page as the library paints it. */
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hearChunks, type Operators } from '../file/read-operators.ts';

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

export interface Painting {
  readonly canvas: CanvasLibrary;
  /** The library pauses between parts of a page; there it is asked whether it may go on. */
  readonly mayGoOn: () => boolean;
  /** Names of operators, where the page is to be painted without its text. */
  readonly without_text?: typeof Pdfjs.OPS;
  /** Hears of the page's operators as they come. */
  readonly hear?: (list: Operators) => void;
}

/** @throws Error where the page cannot be painted so, or not in time */
export async function pictureOfPage(
  page: PDFPageProxy,
  scale: number,
  { canvas: library, mayGoOn, without_text, hear }: Painting,
): Promise<PagePicture> {
  for (const [name, value] of Object.entries(library.globals)) if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
  const viewport = page.getViewport({ scale });
  const canvas = library.createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const filter = without_text && textFilter(page, without_text);
  const end =
    hear &&
    hearChunks(page, (chunk) => {
      hear(chunk);
      return true;
    });
  const task = page.render({
    canvas: canvas as unknown as Parameters<PDFPageProxy['render']>[0]['canvas'],
    viewport,
    annotationMode: 1,
    ...(filter && { operationsFilter: filter.isPainted }),
  });
  task.onContinue = (next: () => void) => {
    if (mayGoOn()) next();
    else task.cancel();
  };
  await task.promise.finally(() => {
    filter?.end();
    end?.();
  });
  if (filter?.isExact() === false) throw new Error('Text of the page cuts what is painted after it, or its operators are not told.');
  return { width: canvas.width, height: canvas.height, rgba: canvas.data() };
}

/** Modes of showing text from this one on clip (ISO 32000-1, table 106). */
const CLIPPING = 4;

/** Leaves out what shows text. The library names an operator by its place in the list alone, so the list is heard of as it comes. */
function textFilter(page: PDFPageProxy, OPS: typeof Pdfjs.OPS) {
  const shows: ReadonlySet<number> = new Set([OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.nextLineSetSpacingShowText]);
  const heard: number[] = [];
  let clips = false;
  const end = hearChunks(page, ({ fnArray, argsArray }) => {
    for (const [i, fn] of fnArray.entries()) {
      heard.push(fn);
      if (fn === OPS.setTextRenderingMode && Number(argsArray[i]?.[0]) >= CLIPPING) clips = true;
    }
    return true;
  });
  return {
    isPainted: (at: number): boolean => !shows.has(heard[at] ?? -1),
    isExact: (): boolean => heard.length > 0 && !clips,
    end: (): void => end?.(),
  };
}
