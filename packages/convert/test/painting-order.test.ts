/** What stands for several marks of a page hides nothing that the page shows, and nothing hides it. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readPdf } from '@deckwright/read/pdf';
import { readDeck, walkForeign } from '@deckwright/read/pptx';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { checkSlides } from '../src/fidelity/index.ts';
import { onePagePdf, words } from './one-page-pdf.ts';

const kit = { fonts: carriedFonts(), library_folder: `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/` };

/** The slides as they are read, with nothing mended, and what of them looks otherwise than the page. */
async function looked(content: string) {
  const pdf = onePagePdf(content);
  const { deck, losses, pages } = await readPdf(pdf, { any_class: true }, {}, kit);
  const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], createWriteKit(kit.fonts));
  const [page] = await checkSlides({ pdf, pptx, pages, losses, deck }, {}, kit);
  const shapes = [...walkForeign(readDeck(await openPackage(pptx, READ_LIMITS)).slides[0]?.shapes ?? [])];
  return {
    found: (page?.findings ?? []).map(({ found, what, box_in }) => `${found}: ${what} ${box_in}`),
    charts: shapes.filter(({ kind }) => kind === 'chart').length,
    tables: shapes.filter(({ kind }) => kind === 'table').length,
    named: losses
      .filter(({ kind, element }) => kind !== 'kept' && element === 'chart')
      .map(({ kind, element, why }) => `${kind} ${element}: ${why}`),
  };
}

const axis = [0, 100, 200, 300, 400]
  .map((value) => `0.8 G 0.5 w 100 ${60 + value / 2} m 400 ${60 + value / 2} l S\n0 g ${words(74, 56.4 + value / 2, 10, String(value))}`)
  .join('');
const columns = [312, 150, 78].map((value, i) => `0 0.4 0.6 rg ${130 + 100 * i} 60 40 ${value / 2} re f\n0 g `).join('');
const names = ['Ore', 'Ash', 'Elm'].map((name, i) => words(142 + i * 100, 44, 10, name)).join('');
const sectors = ((k) =>
  `0.9 0.2 0.2 rg 200 180 m 200 260 l ${200 + k} 260 280 ${180 + k} 280 180 c 280 ${180 - k} ${200 + k} 100 200 100 c h f\n` +
  `0.2 0.6 0.3 rg 200 180 m 200 100 l ${200 - k} 100 120 ${180 - k} 120 180 c 120 ${180 + k} ${200 - k} 260 200 260 c h f\n`)(0.5523 * 80);
const shares = `1 g ${words(225, 176, 14, '50%')}${words(150, 176, 14, '50%')}0 g `;
const card = '1 1 0.85 rg 60 30 370 260 re f\n0 g ';
const picture = (x: number, y: number, w: number, h: number): string =>
  `q ${w} 0 0 ${h} ${x} ${y} cm\nBI /W 2 /H 2 /BPC 8 /CS /G ID \x80\x80\x80\x80\nEI Q\n`;
const rows = [
  ['Port', 'Ships', 'State'],
  ['Kiel', '7821', 'Open'],
  ['Oslo', '2817', 'Shut'],
  ['Riga', '3120', 'Open'],
];
const cells = (text: (row: number, column: number) => boolean): string =>
  rows.map((row, i) => row.map((word, k) => (text(i, k) ? words(80 + 110 * k, 238 - 30 * i, 12, word) : '')).join('')).join('');
const fills = rows.map((_, i) => `${i % 2 === 0 ? '0.85 0.9 0.95' : '0.95 0.97 1'} rg 70 ${230 - 30 * i} 330 30 re f\n`).join('');
const badge = (row: number): string =>
  `0.1 0.5 0.3 rg 292 ${234 - 30 * row} 60 20 re f\n1 g ${words(300, 238 - 30 * row, 12, rows[row]?.[2] ?? '')}0 g `;

describe('the order of painting', () => {
  it.each([
    ['a card under columns', card + axis + columns + names, 1, 0],
    ['a card that hides one grid of two', axis + card + axis + columns + names, 0, 0],
    ['a heading on a card, painted before a ring', `${card}${words(80, 270, 14, 'Shares of ore')}${sectors}${shares}`, 1, 0],
    ['a heading that is painted between the sectors', sectors.replace('\n', `\n0 g ${words(80, 270, 14, 'Shares of ore')}`) + shares, 1, 0],
    [
      'a card that is painted between two sectors, on the one and under the other',
      `${sectors.replace('\n', '\n1 1 0.85 rg 160 60 160 90 re f\n')}1 g ${words(225, 176, 14, 'Ore')}`,
      0,
      0,
    ],
    ['a label over columns', `${axis}${columns}${names}1 0.9 0.3 rg 120 80 120 30 re f\n0 g ${words(130, 90, 12, 'Best of all')}`, 1, 0],
    ['a picture over a card and beside columns', `${card}${picture(300, 150, 100, 90)}${axis}${columns}${names}`, 1, 0],
    ['a picture over columns', axis + columns + names + picture(250, 70, 60, 60), 1, 0],
    ['a card under a table', `${card}${fills}0 g ${cells(() => true)}`, 0, 1],
    [
      'a card that is painted between the rows of a table and its text',
      `${fills}0 g ${cells((i) => i === 0)}1 1 0.85 rg 420 100 200 90 re f\n0 g ${cells((i) => i > 0)}`,
      0,
      1,
    ],
    ['badges on the cells of a table', `${fills}0 g ${cells((i, k) => k < 2 || i === 0)}${[1, 2, 3].map(badge).join('')}`, 0, 1],
    ['a frame around a cell', `${fills}0 g ${cells(() => true)}0.9 0 0 RG 2 w 72 172 100 26 re S\n`, 0, 1],
  ])('is kept by %s', async (_, content, charts, tables) => {
    // A chart that stays shapes is named.
    const named =
      charts + tables > 0 ? [] : [expect.stringMatching(/^simplified chart: .*something over one part of it and under another/)];
    expect(await looked(content)).toEqual({ found: [], charts, tables, named });
  });
});
