/** Slides of a PDF as the command line reads and writes them, without a process of their own. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Deck } from '@deckwright/draw/scene';
import { loadShaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { readPdf } from '@deckwright/read/pdf';
import { createWriteKit, writeFiles } from '@deckwright/write/files';

const reader = join(import.meta.dirname, '../../packages/read/package.json');
const library_folder = `${dirname(createRequire(reader).resolve('pdfjs-dist/package.json'))}/`;

/** @throws PdfRefusal */
export async function readSlides(bytes: Uint8Array, last?: number): Promise<Deck> {
  const fonts = carriedFonts();
  const kit = { fonts, shaper: await loadShaper(fonts), library_folder };
  return (await readPdf(bytes, last === undefined ? {} : { pages: { first: 1, last } }, {}, kit)).deck;
}

export const pptxOf = async (deck: Deck): Promise<Uint8Array> =>
  (await writeFiles(deck, ['pptx'], createWriteKit(carriedFonts()))).pptx ?? new Uint8Array();
