/** PDFs written by hand, most of them of one page, and what is read of them. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { plainText, type Shape, textsOf, walk } from '@deckwright/draw/scene';
import { loadShaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { readPdf } from '../../src/pdf/index.ts';

export interface PageParts {
  /** Entries of the dictionary of resources beside fonts: `/Properties << … >>`. */
  readonly resources?: string;
  /** Further fonts: `/F3 5 0 R`. */
  readonly fonts?: string;
  /** Further objects, from number 5 on. */
  readonly objects?: readonly string[];
}

/** 720 by 405 points, with Helvetica as F1 and its bold face as F2. */
export function pdfOf(contents: string | readonly string[], { resources = '', fonts = '', objects = [] }: PageParts = {}): Buffer {
  const [first = '', ...others] = typeof contents === 'string' ? [contents] : contents;
  const page = (content: string, number: number): [string, string] => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 720 405] /Contents ${number + 1} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
       /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> ${fonts} >> ${resources} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const numbers = others.map((_, i) => 5 + objects.length + 2 * i);
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R ${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${1 + others.length} >>`,
    ...page(first, 3),
    ...objects,
    ...others.flatMap((content, i) => page(content, numbers[i] as number)),
  ];
  let out = '%PDF-1.7\n';
  const places = all.map((body, i) => {
    const at = out.length;
    out += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = out.length;
  out += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(out, 'latin1');
}

/** Words of one line at a place, from the bottom left. */
export const words = (x: number, y: number, size: number, text: string, font = 'F1'): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;

/** Text of several places, so that the page is one of slides. */
export const TITLE = words(40, 350, 28, 'Quarterly revenue by region');

const fonts = carriedFonts();
const library_folder = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;

export async function readPage(pdf: Uint8Array) {
  const shaper = await loadShaper(fonts);
  const { deck, losses } = await readPdf(pdf, { any_class: true }, {}, { fonts, shaper, library_folder });
  const shapes: Shape[] = [...walk(deck.slides[0]?.shapes ?? [])];
  const texts = shapes.flatMap((shape) => textsOf(shape).map(plainText)).filter((text) => text.trim() !== '' && !TITLE.includes(text));
  const runs = shapes.flatMap((shape) => textsOf(shape).flatMap(({ paragraphs }) => paragraphs.flatMap((p) => p.runs)));
  return { deck, shapes, texts, runs, losses: losses.filter(({ kind }) => kind !== 'kept') };
}
