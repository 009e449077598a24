/** A second look at a PDF, for checking what was made of it: its words and its picture as the library gives them, without our reading. */
import { openPdf, type PdfFileKit, pageOf } from '../file/open-pdf.ts';
import { PDF_LIMITS, type PdfLimits } from '../limits.ts';
import { scaleFor } from '../page-scale.ts';
import { type CanvasLibrary, canvasFactory, type PagePicture, pictureOfPage } from './page-picture.ts';
import { type PageWord, wordsOfPage } from './page-words.ts';

export interface PdfWitness {
  /** @param page counted from 1 */
  look(page: number): Promise<WitnessedPage>;
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

/** @throws PdfRefusal */
export async function openWitness(bytes: Uint8Array, limits: Partial<PdfLimits>, kit: WitnessKit): Promise<PdfWitness> {
  const all = { ...PDF_LIMITS, ...limits };
  const pdf = await openPdf(bytes, all, kit, canvasFactory(kit.canvas));
  const processor_ms = kit.processor_ms ?? (() => 0);
  return {
    async look(number) {
      const page = await pageOf(pdf, number);
      const scale = scaleFor(page);
      const { width, height } = page.getViewport({ scale });
      const words = await wordsOfPage(page, scale);
      const started = processor_ms();
      const in_time = (): boolean => processor_ms() - started < all.page_ms;
      const picture = await pictureOfPage(page, (scale * SIDE_PX) / Math.max(width, height), kit.canvas, in_time).catch(() => undefined);
      page.cleanup();
      return { width_pt: width, height_pt: height, words, picture };
    },
    close: () => pdf.document.loadingTask.destroy(),
  };
}
