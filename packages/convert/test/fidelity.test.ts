/** What differs on converted slides is found, whatever the conversion says of itself. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Chart, Deck, Shape, TextShape } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readPdf } from '@deckwright/read/pdf';
import { readDeck, wordsOf } from '@deckwright/read/pptx';
import { planted, plantedDifferences } from '@deckwright/testkit/planted-differences';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { checkSlides, repairSlides } from '../src/fidelity/index.ts';
import { onePagePdf, pagesPdf, words } from './one-page-pdf.ts';

const library_folder = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
const fonts = carriedFonts();
const kit = { fonts, library_folder };

const PDF = onePagePdf(
  `0.1 0.2 0.5 rg 500 60 120 60 re f\n1 0 0 RG 3 w 100 60 m 300 60 l S\n0 g ${words(40, 350, 28, 'Quarterly revenue')}` +
    words(40, 280, 16, 'Revenue grew by 31 percent, because the two largest customers') +
    words(40, 260, 16, 'renewed early and the new region opened in March, with a'),
);

/** The check of slides that were changed between reading and writing. */
async function found(change: (deck: Deck) => Deck = (deck) => deck) {
  const { deck, losses, pages } = await readPdf(PDF, {}, {}, kit);
  const { pptx = new Uint8Array() } = await writeFiles(change(deck), ['pptx'], createWriteKit(fonts));
  const [page] = await checkSlides({ pdf: PDF, pptx, pages, losses }, {}, kit);
  return { fidelity: page?.fidelity ?? 0, found: (page?.findings ?? []).map(({ found, what }) => `${found}: ${what}`) };
}

/** Slides that were changed and then mended, and what the report says of them. */
async function mended(change: (deck: Deck) => Deck, pdf = PDF) {
  const read = await readPdf(pdf, {}, {}, kit);
  const deck = change(read.deck);
  const write = async (of: Deck) => (await writeFiles(of, ['pptx'], createWriteKit(fonts))).pptx ?? new Uint8Array();
  const made = { ...read, deck, pdf, pptx: await write(deck) };
  const { pptx, checked, losses } = await repairSlides(made, {}, { ...kit, write });
  const slide = readDeck(await openPackage(pptx, READ_LIMITS)).slides[0];
  const lost = losses.filter(({ kind }) => kind !== 'kept');
  return { pptx, fidelity: checked[0]?.fidelity, found: checked[0]?.findings ?? [], losses: lost, shapes: slide?.shapes ?? [] };
}

const differing = (name: string) => (deck: Deck) => {
  const difference = plantedDifferences.find((one) => one.name === name);
  const changed = difference && planted(deck, 0, difference);
  if (changed === undefined) throw new Error(`Nothing of the slide can be changed so that ${name}.`);
  return changed;
};

const shapes = (change: (shape: Shape) => readonly Shape[]) => (deck: Deck) => ({
  ...deck,
  slides: deck.slides.map((slide) => ({ ...slide, shapes: slide.shapes.flatMap(change) })),
});
const says =
  (from: string | RegExp, to: string) =>
  (deck: Deck): Deck =>
    shapes((shape) => (shape.kind === 'text' ? [retold(shape, (text) => text.replace(from, to))] : [shape]))(deck);
const retold = (shape: TextShape, tell: (text: string) => string): TextShape => ({
  ...shape,
  text: {
    ...shape.text,
    paragraphs: shape.text.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, text: tell(run.text) })),
    })),
  },
});

describe('slides as their page', () => {
  it('are found to be so', async () => {
    expect(await found()).toEqual({ fidelity: 1, found: [] });
  });

  it('are so where titles, numbers and what they share stand on a layout', async () => {
    const pdf = pagesPdf(
      ['Ships', 'Cranes', 'Trucks'].map(
        (name, i) =>
          `0.1 0.2 0.5 rg 0 0 720 24 re f 1 g ${words(40, 8, 10, 'Harbour report')}${words(660, 8, 10, `Page ${i + 4}`)}` +
          `0 g ${words(40, 350, 28, `${name} of the year`)}${words(40, 200 + 30 * i, 16, `${name} are counted by the port office.`)}`,
      ),
    );
    const { deck, losses, pages } = await readPdf(pdf, {}, {}, kit);
    const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], createWriteKit(fonts));
    expect(await checkSlides({ pdf, pptx, pages, losses }, {}, kit)).toEqual(
      [1, 2, 3].map((page) => ({ page, fidelity: 1, findings: [] })),
    );
    const read = readDeck(await openPackage(pptx));
    expect(read.slides.map(({ shapes, behind, layout_name }) => [shapes.length, behind.length, layout_name])).toEqual(
      [1, 2, 3].map(() => [4, 1, 'Layout 1']),
    );
    expect(schemaProblems({ shared: pptx })).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    [
      'that says other letters than it draws',
      `/Span << /ActualText (Revenue) >> BDC ${words(40, 300, 20, 'R3v3nu3')} EMC ${words(150, 300, 20, 'grew')}`,
    ],
    ['whose lines stand tight', words(40, 300, 20, 'Revenue') + words(40, 282, 20, '# grew') + words(40, 264, 20, 'by 31 percent')],
    ['whose word is cut at the end of a line', words(40, 300, 20, 'Our largest custom-') + words(40, 276, 20, 'ers renewed early')],
    ['that prints its words twice', words(40, 300, 20, 'Revenue grew') + words(40.3, 300, 20, 'Revenue grew')],
  ])('%s is found to be its slide', async (_, content) => {
    expect(await mended((deck) => deck, onePagePdf(content))).toMatchObject({ fidelity: 1, found: [], losses: [] });
  });
});

describe('of words', () => {
  it.each<[string, (deck: Deck) => Deck, RegExp]>([
    ['one that is missing', says('largest ', ''), /^missing: Text "largest"/],
    ['one that is made up', says('largest', 'largest and best'), /^added: Text "and best"/],
    ['a number that changed', says('31', '13'), /^order: Text "31" became Text "13"/],
    ['doubled letters', says('early', 'eeaarrllyy'), /^doubled: Text "early" became/],
    ['a doubled word', says('early', 'early early'), /^doubled: Text "early"/],
    ['two in turned order', says('two largest', 'largest two'), /^order: Text/],
    ['one that is cut', says('customers', 'custo mers'), /^cut: Text "customers" became/],
    ['two that are joined', says('new region', 'newregion'), /^joined: Text "new region" became/],
    ['other letters', says('renewed', 'removed'), /^altered: Text "renewed" became/],
    [
      'a box that is missing',
      shapes((shape) => (shape.kind === 'text' && shape.id === 'text-1' ? [] : [shape])),
      /^missing: Text "Quarterly revenue"/,
    ],
    [
      'a box that moved',
      shapes((shape) => [
        shape.id === 'text-1' ? { ...shape, box: { ...shape.box, y: (shape.box.y + 914_400) as typeof shape.box.y } } : shape,
      ]),
      /^moved: Text "Quarterly revenue"/,
    ],
  ])('%s is named', async (_, change, says) => {
    const { fidelity, found: list } = await found(change);
    expect(list).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
    expect(fidelity).toBeLessThan(1);
  });
});

/** A part of the table: `scripts/plant-differences.ts` plants all of it. */
const QUICK = [
  'a bullet is made up',
  'a shape has another colour',
  'a shape is dropped',
  'a line is dropped',
  'the ground has another colour',
  'letters are twice as large',
  'letters have another colour',
  'a shape covers a box',
];

describe('an accent that stands apart', () => {
  it.each([
    ['over its letter is its slide', '', 1],
    ['at the end of the line is named', 'x \u02d9', 0],
  ])('%s', async (_, wrong, least) => {
    const pdf = onePagePdf(`${words(40, 300, 20, 'x')}${words(42, 304, 20, '\\307')}${words(60, 300, 20, 'is the rate of all changes')}`);
    const { deck, losses, pages } = await readPdf(pdf, { any_class: true }, {}, kit);
    const change = shapes((shape) =>
      wrong === '' || shape.kind !== 'text'
        ? [shape]
        : [
            retold(shape, (text) =>
              text.includes('rate') ? `${text.replace('\u02d9', '')} changes changes \u02d9` : text.replace('\u02d9', ''),
            ),
          ],
    );
    const { pptx = new Uint8Array() } = await writeFiles(change(deck), ['pptx'], createWriteKit(fonts));
    const [page] = await checkSlides({ pdf, pptx, pages, losses }, {}, kit);
    const accents = (page?.findings ?? []).filter(({ what }) => what.startsWith('The accent'));
    expect(accents.length === 0 ? 1 : 0).toBe(least);
  });
});

describe('of what is drawn', () => {
  it.each(QUICK)('it is named that %s', async (name) => {
    const { fidelity, found: list } = await found(differing(name));
    expect(list).not.toEqual([]);
    expect(fidelity).toBeLessThan(1);
  });
});

describe('mended slides', () => {
  it.each<[string, (deck: Deck) => Deck]>([
    ['a word that is missing', says('largest ', '')],
    ['a word that is made up', says('largest', 'largest and best')],
    ['doubled letters', says('early', 'eeaarrllyy')],
    ['a number that changed', says('31', '13')],
    ['two words in turned order', says('two largest', 'largest two')],
    ['two lines in turned order', says(/^(Revenue.*) (renewed.*)$/, '$2 $1')],
  ])('tell %s as the page does', async (_, change) => {
    const { fidelity, losses, shapes: made } = await mended(change);
    expect({ fidelity, losses }).toEqual({ fidelity: 1, losses: [] });
    expect(made.map((shape) => (shape.kind === 'shape' && shape.text ? wordsOf(shape.text) : '')).join(' ')).toMatch(
      /31 percent, because the two largest customers renewed early/,
    );
  });

  it.each(['a shape has another colour', 'a shape is dropped', 'a line is dropped'])(
    'show a picture of the page, below their text, where %s',
    async (name) => {
      const { fidelity, losses, shapes: made } = await mended(differing(name));
      expect(fidelity).toBe(1);
      expect(losses).toMatchObject([{ kind: 'rasterised', element: 'area' }]);
      expect(made.filter(({ kind }) => kind === 'picture')).toHaveLength(1);
    },
  );

  it('have a picture with the words beside it where a box is gone', async () => {
    const {
      fidelity,
      losses,
      shapes: made,
    } = await mended(shapes((shape) => (shape.kind === 'text' && shape.id === 'text-1' ? [] : [shape])));
    expect(fidelity).toBe(1);
    expect(losses).toMatchObject([{ kind: 'rasterised', element: 'text', what: 'Text "Quarterly revenue"' }]);
    expect(made.find(({ kind }) => kind === 'picture')).toMatchObject({ alt: 'Quarterly revenue' });
  });

  it('keep words whose letters the library reads with other spaces', async () => {
    const pdf = onePagePdf(`BT /F1 14 Tf 7 Tc 1 0 0 1 40 200 Tm (SEED ROUND) Tj ET\n0 Tc ${words(40, 350, 28, 'Quarterly revenue')}`);
    const { losses, shapes: made } = await mended((deck) => deck, pdf);
    expect(losses).toEqual([]);
    expect(made.map((shape) => (shape.kind === 'shape' && shape.text ? wordsOf(shape.text) : '')).join(' ')).toContain('SEED ROUND');
  });

  it('show a picture of what no shape can be, instead of what stood for it', async () => {
    const pdf = onePagePdf(`q 0.5 0 0 0.5 300 100 cm /Mesh sh Q\n0 g ${words(40, 350, 28, 'Quarterly revenue')}`);
    const { fidelity, losses, shapes: made } = await mended((deck) => deck, pdf);
    expect(fidelity).toBe(1);
    expect(losses).toMatchObject([{ kind: 'rasterised', element: 'area' }]);
    expect(made.filter(({ kind }) => kind === 'picture')).toHaveLength(1);
  });

  it('stay as they are, and named, where more than half of the page differs', async () => {
    const { losses, found: list, shapes: made } = await mended(differing('the ground has another colour'));
    expect(losses).toEqual([]);
    expect(list).not.toEqual([]);
    expect(made.filter(({ kind }) => kind === 'picture')).toEqual([]);
  });

  it('are the same bytes again', async () => {
    const [one, other] = [await mended(differing('a shape is dropped')), await mended(differing('a shape is dropped'))];
    expect(Buffer.from(one.pptx).equals(other.pptx)).toBe(true);
  });
});

describe('charts of slides', () => {
  const axis = [0, 100, 200, 300].map(
    (value) => `0.8 G 0.5 w 100 ${60 + value / 2} m 400 ${60 + value / 2} l S\n0 g ${words(76, 56 + value / 2, 10, String(value))}`,
  );
  const columns = [260, 150, 70].map(
    (value, i) => `0 0.4 0.6 rg ${130 + 100 * i} 60 40 ${value / 2} re f\n0 g ${words(142 + 100 * i, 44, 10, 'ABC'[i] ?? '')}`,
  );
  const pdf = onePagePdf(words(40, 350, 28, 'Quarterly revenue') + axis.join('') + columns.join('') + words(233, 30, 10, 'Tonnes'));

  it('are native ones of a valid file, where they show what the page shows', async () => {
    const { pptx, shapes: made, fidelity } = await mended((deck) => deck, pdf);
    expect(made.filter(({ kind }) => kind === 'chart')).toMatchObject([
      {
        chart: 'column',
        series: [{ values: [260, 150, 70] }],
        axes: [{ title: 'Tonnes', title_text: { size_pt: 10 } }, { gridlines: true }],
      },
    ]);
    expect(fidelity).toBeGreaterThan(0.95);
    expect(schemaProblems({ shared: pptx })).toEqual([]);
  });

  it('stay a group of shapes where they show something else', async () => {
    const wrong = (deck: Deck): Deck => ({
      ...deck,
      slides: deck.slides.map((slide) => ({
        ...slide,
        charts: slide.charts?.map((chart) => ({ ...chart, categories: ['Ore', 'Ash', 'Elm'] })) ?? [],
      })),
    });
    const { shapes: made, fidelity, losses } = await mended(wrong, pdf);
    const why = expect.stringContaining('fewer words of the page with the chart');
    expect(losses).toMatchObject([{ page: 1, kind: 'simplified', element: 'chart', what: 'A chart of 3 values: Ore, Ash, Elm', why }]);
    expect(made.map(({ kind, name }) => `${kind} ${name}`)).toContain('group Chart');
    expect(made.filter(({ kind }) => kind === 'chart')).toEqual([]);
    expect(fidelity).toBe(1);
  });

  it('give way to shapes that are mended, where something hides them', async () => {
    const hidden = (deck: Deck): Deck => ({
      ...deck,
      slides: deck.slides.map((slide) => {
        const [frame] = (slide.charts ?? []).map((chart) => chart.frame);
        if (frame === undefined) return slide;
        const cover: Shape = { kind: 'rect', id: 'cover', name: 'Cover', role: 'background', box: frame, fill: { color: '#FFFFFF' } };
        return { ...slide, shapes: [...slide.shapes, cover] };
      }),
    });
    const { shapes: made, fidelity } = await mended(hidden, pdf);
    expect(made.filter(({ kind }) => kind === 'chart')).toEqual([]);
    expect(made.map(({ name }) => name)).toContain('Picture of the page');
    expect(fidelity).toBeGreaterThan(0.9);
  });

  it('stay where only what is around them looks otherwise', async () => {
    const framed = onePagePdf(
      `0.9 0.2 0.2 RG 12 w 50 15 400 290 re S\n0 g ${words(40, 350, 28, 'Quarterly revenue')}${axis.join('')}${columns.join('')}${words(233, 30, 10, 'Tonnes')}`,
    );
    const unframed = shapes((shape) => (shape.kind === 'rect' && shape.stroke?.color === '#E63333' ? [] : [shape]));
    const { shapes: made } = await mended(unframed, framed);
    expect(made.map(({ kind }) => kind)).toContain('chart');
  });

  it('have labels that stand beside a ring, in a valid file', async () => {
    const { deck } = await readPdf(pdf, {}, {}, kit);
    const [chart] = deck.slides.flatMap((slide) => slide.charts ?? []);
    if (chart?.kind !== 'bar') throw new TypeError('The page has columns.');
    const { along: _, stacked: __, gap: ___, overlap: ____, scale: _____, reversed: ______, axes: _______, ...shared } = chart;
    const look = { size_pt: 10, bold: false, color: '#000000' } as const;
    const label = { ...look, code: '0', place: 'centre', named: true, stacked: true, offset: { x: 127_000, y: 0 } } as const;
    const series = [{ name: '', points: [260, 150, 70].map((value) => ({ value, label })) }];
    const legend = { side: 'below', box: chart.frame, words: look } as const;
    const ring: Chart = { ...shared, kind: 'ring', hole: 60, series: series as unknown as Chart['series'], legend };
    const { pptx = new Uint8Array() } = await writeFiles(
      { ...deck, slides: deck.slides.map((slide) => ({ ...slide, charts: [ring] })) },
      ['pptx'],
      createWriteKit(fonts),
    );
    expect(schemaProblems({ ring: pptx })).toEqual([]);
    const [read] = readDeck(await openPackage(pptx)).slides[0]?.shapes.filter(({ kind }) => kind === 'chart') ?? [];
    expect(read).toMatchObject({ chart: 'doughnut', legend: 'b', series: [{ own_labels: expect.any(Map) }] });
  });
});
