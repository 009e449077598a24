/** Whatever goes wrong between reading a page and writing its slide is found by the look at the slide. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { readPdf } from '@deckwright/read/pdf';
import { planted, plantedDifferences } from '@deckwright/testkit/planted-differences';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { checkSlides } from '../src/fidelity/index.ts';
import { onePagePdf, words } from './one-page-pdf.ts';

const kit = { fonts: carriedFonts(), library_folder: `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/` };
const pixels = Array.from({ length: 64 }, (_, i) => String.fromCharCode(i < 32 ? 40 + 2 * i : 100 + 2 * i)).join('');
const picture = (clip: string): string => `q ${clip} 120 0 0 90 560 40 cm\nBI /W 8 /H 8 /BPC 8 /CS /G ID ${pixels}\nEI Q\n`;
const TITLE = words(40, 360, 26, 'Quarterly revenue of ports');
const numbered = ['Count all ships', 'Weigh their freight', 'Tell the office']
  .map((text, i) => words(40, 320 - 22 * i, 14, `${i + 1}. ${text}`))
  .join('');
const cells = [
  ['Port', 'Ships', 'Tons'],
  ['Riga', '120', '4800'],
  ['Kiel', '95', '3100'],
  ['Turku', '60', '1900'],
].map((row, i) => row.map((text, k) => words(408 + 90 * k, 318 - 26 * i, 12, text)).join(''));
const grid = `0.4 G 1 w ${[0, 1, 2, 3, 4].map((n) => `400 ${334 - 26 * n} m 670 ${334 - 26 * n} l S\n`).join('')}${[0, 1, 2, 3].map((n) => `${400 + 90 * n} 334 m ${400 + 90 * n} 230 l S\n`).join('')}`;
const paragraph =
  words(40, 320, 14, 'Revenue grew by 31 percent because customers') +
  words(40, 303, 14, 'renewed early and a region opened with a') +
  words(40, 286, 14, 'second office') +
  words(128, 286, 14, 'near Kiel', 'F2');
const bullets = ['Cranes are old', 'Night shifts pay off', 'Paperwork comes first']
  .map((text, i) => words(40, 240 - 22 * i, 14, `\\267 ${text}`))
  .join('');
const PAGES = {
  'a page of text': TITLE + paragraph + bullets,
  'a page with a table and a picture': `${TITLE}${grid}0 g ${cells.join('')}${picture('')}0.1 0.3 0.6 rg 40 60 140 70 re f\n0.9 0.6 0.1 rg 90 80 140 70 re f\n1 0 0 RG 3 w 220 100 m 380 100 l S\n0 g ${numbered}`,
  'a page with a cut picture': TITLE + picture('560 40 80 60 re W n') + paragraph,
  'a page with a chart':
    TITLE +
    [0, 100, 200, 300, 400]
      .map(
        (value) => `0.8 G 0.5 w 100 ${60 + value / 2} m 400 ${60 + value / 2} l S\n0 g ${words(74, 56.4 + value / 2, 10, String(value))}`,
      )
      .join('') +
    [312, 150, 78]
      .map(
        (value, i) =>
          `0 0.4 0.6 rg ${110 + 100 * i} 60 40 ${value / 2} re f\n0.9 0.5 0 rg ${150 + 100 * i} 60 40 ${value / 3} re f\n0 g ${words(142 + i * 100, 44, 10, ['Ore', 'Ash', 'Elm'][i] ?? '')}`,
      )
      .join('') +
    ['0 0.4 0.6', '0.9 0.5 0']
      .map((color, i) => `${color} rg 440 ${200 - 20 * i} 8 8 re f\n0 g ${words(454, 200 - 20 * i, 10, ['North', 'South'][i] ?? '')}`)
      .join(''),
};
/** Each is planted in the first page that has what it changes. */
const seen = new Set<string>();

describe.each(Object.entries(PAGES))('%s', (_, content) => {
  it('has every difference named that is planted in it', { timeout: 120_000 }, async () => {
    const pdf = onePagePdf(content);
    const { deck, losses, pages } = await readPdf(pdf, { any_class: true }, {}, kit);
    const found = async (of: typeof deck): Promise<string[]> => {
      const { pptx = new Uint8Array() } = await writeFiles(of, ['pptx'], createWriteKit(kit.fonts));
      const [page] = await checkSlides({ pdf, pptx, pages, losses }, {}, kit);
      return (page?.findings ?? []).map(({ found: how, what, box_in }) => `${how}: ${what} ${box_in}`);
    };
    const clean = new Set(await found(deck));
    const missed: string[] = [];
    for (const difference of plantedDifferences) {
      const changed = seen.has(difference.name) ? undefined : planted(deck, 0, difference);
      if (changed === undefined) continue;
      seen.add(difference.name);
      if ((await found(changed)).every((one) => clean.has(one))) missed.push(difference.name);
    }
    expect(missed).toEqual([]);
  });
});

it('are fifty at least', () => {
  expect(plantedDifferences.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(50);
});
