/** A second look at a PDF, for checking what was made of it: its words and its picture as the library gives them, without our reading. */
import { openPdf, type PdfFileKit, pageOf } from '../file/open-pdf.ts';
import { PDF_LIMITS, type PdfLimits } from '../limits.ts';
import { scaleFor } from '../page-scale.ts';
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
}

/** @throws PdfRefusal */
export async function openWitness(bytes: Uint8Array, limits: Partial<PdfLimits>, kit: PdfFileKit): Promise<PdfWitness> {
  const pdf = await openPdf(bytes, { ...PDF_LIMITS, ...limits }, kit);
  return {
    async look(number) {
      const page = await pageOf(pdf, number);
      const scale = scaleFor(page);
      const { width, height } = page.getViewport({ scale });
      const words = await wordsOfPage(page, scale);
      page.cleanup();
      return { width_pt: width, height_pt: height, words };
    },
    close: () => pdf.document.loadingTask.destroy(),
  };
}
