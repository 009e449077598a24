/** The work of `convert-pdf`. */
import { defineWork } from '@deckwright/core/task';
import { carriedFonts } from '@deckwright/fonts';
import { type Loss, PDF_LIMITS, PdfRefusal, readPdf } from '@deckwright/read/pdf';
import { markSlides } from '@deckwright/write/assemble';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import type { ConvertPdfAnswer, ConvertPdfOrder } from './convert-pdf.task.ts';
import { fileKit } from './file-kit.ts';

/** Losses that a refusal names. */
const NAMED = 3;

export const work = defineWork<ConvertPdfOrder, ConvertPdfAnswer>(async (order, [file = new Uint8Array()]) => {
  const { limits = {}, require_no_loss = false, mark = false, ...options } = order;
  const fonts = carriedFonts();
  const { deck, losses, analysis, pages } = await readPdf(file, options, limits, { fonts, ...fileKit() });
  if (require_no_loss) refuseLosses(losses);
  const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], createWriteKit(fonts));
  const most = limits.pptx_bytes ?? PDF_LIMITS.pptx_bytes;
  if (pptx.length > most)
    throw new PdfRefusal(
      'too_large',
      `The slides of pages ${pages.first} to ${pages.last} have ${pptx.length} bytes; the limit is ${most} (pptx_bytes).`,
      'Convert fewer pages at a time by `pages`, or export the PDF with smaller pictures.',
    );
  return { answer: { analysis, pages, losses }, files: [mark ? await markSlides(pptx) : pptx] };
});

function refuseLosses(losses: readonly Loss[]): void {
  const lost = losses.filter(({ kind }) => kind !== 'kept');
  if (lost.length === 0) return;
  const named = lost.slice(0, NAMED).map(({ page, kind, what }) => `page ${page}, ${kind}: ${what}`);
  const more = lost.length > NAMED ? `; and ${lost.length - NAMED} more` : '';
  throw new PdfRefusal('loss', `${lost.length} element${lost.length === 1 ? '' : 's'} would change. ${named.join('; ')}${more}.`);
}
