/** Formulas of a PDF become pictures of the page with their words as alternative text, and the report names them. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readPdf } from '@deckwright/read/pdf';
import { readDeck, walkForeign, wordsOf } from '@deckwright/read/pptx';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { repairSlides } from '../src/fidelity/index.ts';
import { onePagePdf, words } from './one-page-pdf.ts';

const fonts = carriedFonts();
const kit = { fonts, library_folder: `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/` };
const TEXT = words(40, 350, 28, 'What a loan costs') + words(40, 300, 16, 'The rate holds for all years of the plan.');
const FORMULA = words(60, 180, 24, 'r =') + `100 186 62 1.5 re f\n${words(104, 191, 24, 'a + b')}${words(125, 166, 24, 'c')}`;

async function converted(pdf: Buffer) {
  const read = await readPdf(pdf, {}, {}, kit);
  const write = async (of: Deck) => (await writeFiles(of, ['pptx'], createWriteKit(fonts))).pptx ?? new Uint8Array();
  const { pptx, checked, losses } = await repairSlides({ ...read, pdf, pptx: await write(read.deck) }, {}, { ...kit, write });
  const slide = readDeck(await openPackage(pptx, READ_LIMITS)).slides[0];
  return { checked, losses: losses.filter(({ kind }) => kind !== 'kept'), shapes: [...walkForeign(slide?.shapes ?? [])] };
}

describe('a formula', () => {
  it('is a picture with its words, and the page is as its slide', async () => {
    const { checked, losses, shapes } = await converted(onePagePdf(TEXT + FORMULA));
    expect(losses).toMatchObject([{ page: 1, kind: 'rasterised', element: 'formula', what: 'Formula "r = a + b c"' }]);
    expect(shapes.filter(({ kind }) => kind === 'picture')).toMatchObject([{ alt: 'r = a + b c' }]);
    expect(shapes.flatMap((shape) => (shape.kind === 'shape' && shape.text !== undefined ? [wordsOf(shape.text)] : []))).toEqual([
      'What a loan costs',
      'The rate holds for all years of the plan.',
    ]);
    expect(checked).toMatchObject([{ fidelity: 1, findings: [] }]);
  });

  it('stays letters and bars, and is named so, where the library paints black what it means otherwise', async () => {
    const { losses, shapes } = await converted(onePagePdf(`/Pattern cs /Tiles scn 50 150 300 70 re f 0 g ${TEXT}${FORMULA}`));
    expect(losses).toMatchObject(expect.arrayContaining([expect.objectContaining({ kind: 'simplified', element: 'formula' })]));
    expect(shapes.filter(({ kind }) => kind === 'picture')).toEqual([]);
  });
});
