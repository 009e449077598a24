/** A second look at a PDF, for checking what was made of it: its words and its picture as the library gives them, without our reading. */
import { loadLibrary } from '../file/library.ts';
import { openPdf, type PdfFileKit, pageOf } from '../file/open-pdf.ts';
import { PDF_LIMITS, type PdfLimits } from '../limits.ts';
import { scaleFor } from '../page-scale.ts';
import { type CanvasLibrary, canvasFactory, type PagePicture, pictureOfPage } from './page-picture.ts';
import { type PageWord, wordsOfPage } from './page-words.ts';
import { saidOf } from './said-text.ts';

export interface PdfWitness {
  /** @param page counted from 1 */
  look(page: number): Promise<WitnessedPage>;
  /** The page in pixels that may stand on a slide; undefined where it cannot be painted so, or not in time. */
  paint(page: number, text: 'with' | 'without'): Promise<PagePicture | undefined>;
  close(): Promise<void>;
}

export interface WitnessedPage {
  readonly width_pt: number;
  readonly height_pt: number;
  readonly words: readonly PageWord[];
  /** Undefined where the library cannot paint the page, or not in time. */
  readonly picture: PagePicture | undefined;
}

export interface WitnessKit extends PdfFileKit {
  readonly canvas: CanvasLibrary;
}

/** Pixels of the longer side of pictures. */
const SIDE_PX = 640;
/** Of pictures that stand on slides: pixels a point, and those of the longer side at most. */
const FINE = { px_a_point: 2, side_px: 2560 };

/** @throws PdfRefusal */
export async function openWitness(bytes: Uint8Array, limits: Partial<PdfLimits>, kit: WitnessKit): Promise<PdfWitness> {
  const all = { ...PDF_LIMITS, ...limits };
  const pdf = await openPdf(bytes, all, kit, canvasFactory(kit.canvas));
  const processor_ms = kit.processor_ms ?? (() => 0);
  const timed = (): (() => boolean) => {
    const started = processor_ms();
    return () => processor_ms() - started < all.page_ms;
  };
  const { canvas } = kit;
  return {
    async look(number) {
      const page = await pageOf(pdf, number);
      const scale = scaleFor(page);
      const { width, height } = page.getViewport({ scale });
      const fit = (scale * SIDE_PX) / Math.max(width, height);
      const { said, hear } = saidOf((await loadLibrary()).OPS);
      const picture = await pictureOfPage(page, fit, { canvas, mayGoOn: timed(), hear }).catch(() => undefined);
      const words = await wordsOfPage(page, scale, said);
      page.cleanup();
      return { width_pt: width, height_pt: height, words, picture };
    },
    async paint(number, text) {
      const page = await pageOf(pdf, number);
      const scale = scaleFor(page);
      const { width, height } = page.getViewport({ scale });
      const fine = scale * Math.min(FINE.px_a_point, FINE.side_px / Math.max(width, height));
      const without = text === 'without' ? { without_text: (await loadLibrary()).OPS } : {};
      const picture = await pictureOfPage(page, fine, { canvas, mayGoOn: timed(), ...without }).catch(() => undefined);
      page.cleanup();
      return picture;
    },
    close: () => pdf.document.loadingTask.destroy(),
  };
}
