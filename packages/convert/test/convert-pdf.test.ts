/** PDFs become slides in a process of their own, or are refused by name. */
import { openPackage } from '@deckwright/read/ooxml';
import type { PdfLimits } from '@deckwright/read/pdf';
import { readDeck, walkForeign, wordsOf } from '@deckwright/read/pptx';
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, describe, expect, it } from 'vitest';
import { analyzePdfTask, type ConvertPdfOrder, convertPdfTask } from '../src/pdf/index.ts';
import { onePagePdf, words } from './one-page-pdf.ts';

const { isolate, remove } = await bundledIsolate({ concurrency: 1, waiting: 4, is_private: true });
afterAll(remove);
/** Processes of a test share the machine with others. */
const limits = { time_ms: 60_000 };
const SLOW = 120_000;
const WORDS = words(40, 300, 20, 'Words');
/** Two by two dots of grey. */
const INLINE = 'q 100 0 0 100 300 100 cm\nBI /W 2 /H 2 /BPC 8 /CS /G ID \x10\x80\xc0\xff\nEI Q\n';

async function convert(pdf: Uint8Array, order: ConvertPdfOrder = {}) {
  const outcome = await isolate.run(convertPdfTask, order, [pdf], { limits });
  if (outcome.outcome !== 'done') throw new Error(JSON.stringify(outcome));
  const deck = readDeck(await openPackage(outcome.files[0] as Uint8Array));
  const shapes = [...walkForeign(deck.slides[0]?.shapes ?? [])];
  return { ...outcome.answer, deck, shapes };
}

const textsOf = (shapes: Iterable<ReturnType<typeof walkForeign> extends Iterable<infer Shape> ? Shape : never>): string[] =>
  [...shapes].flatMap((shape) =>
    shape.kind === 'shape' && shape.text !== undefined && wordsOf(shape.text).trim() !== '' ? [wordsOf(shape.text)] : [],
  );

describe('a PDF of one page', () => {
  it(
    'gives its wrapped lines back as one paragraph of one box, in the size of the slide',
    async () => {
      const pdf = onePagePdf(
        words(40, 350, 28, 'Quarterly revenue') +
          words(40, 280, 16, 'Revenue grew by a third, because the two largest customers') +
          words(40, 260, 16, 'renewed early and the new region opened in March, with a'),
      );
      const { deck, shapes, analysis, losses } = await convert(pdf);
      expect(analysis).toMatchObject({ class: 'slide-vector', can_extract: true, pages: 1, page_size_pt: [720, 405] });
      expect(deck.canvas).toMatchObject({ w: 720 * 12_700, h: 405 * 12_700 });
      expect(textsOf(shapes)).toEqual([
        'Quarterly revenue',
        'Revenue grew by a third, because the two largest customers renewed early and the new region opened in March, with a',
      ]);
      expect(losses.every(({ kind }) => kind === 'kept')).toBe(true);
    },
    SLOW,
  );

  it(
    'keeps bullets, bold words, rectangles, lines and their order',
    async () => {
      const { shapes } = await convert(
        onePagePdf(
          `0.1 0.2 0.5 rg 100 100 200 80 re f\n1 0 0 RG 3 w 100 60 m 300 60 l S\n1 g ${words(120, 130, 18, 'Plan')}0 g ${words(400, 300, 16, '\\267 First point')}${words(400, 276, 16, '\\267 Second point', 'F2')}`,
        ),
      );
      expect(
        shapes.map((shape) =>
          shape.kind === 'shape' && shape.text !== undefined && wordsOf(shape.text) !== '' ? wordsOf(shape.text) : shape.kind,
        ),
      ).toHaveLength(3);
      expect(textsOf(shapes)).toEqual(['Plan', 'First point\nSecond point']);
      const [fill] = shapes;
      expect(fill?.box).toMatchObject({ x: 100 * 12_700, y: (405 - 180) * 12_700, w: 200 * 12_700, h: 80 * 12_700 });
    },
    SLOW,
  );

  it(
    'leaves invisible text out and says so',
    async () => {
      const { shapes, losses } = await convert(
        onePagePdf(
          `${words(40, 300, 20, 'Everybody reads this')}3 Tr ${words(40, 250, 20, 'recognised')}0 Tr 1 g ${words(40, 200, 20, 'white on white')}0 g /Clear gs ${words(40, 150, 20, 'transparent')}`,
        ),
      );
      expect(textsOf(shapes)).toEqual(['Everybody reads this']);
      expect(losses.filter(({ kind }) => kind === 'omitted').map(({ what }) => what)).toEqual([
        expect.stringContaining('recognised'),
        expect.stringMatching(/white.on.white|whiteonwhite/),
        expect.stringContaining('transparent'),
      ]);
    },
    SLOW,
  );

  it.each([
    ['invisible text', `3 Tr ${words(40, 250, 20, 'recognised')}`, 'page 1, omitted'],
    [
      'a formula',
      `${words(60, 180, 24, 'r =')}100 186 62 1.5 re f\n${words(104, 191, 24, 'a + b')}${words(125, 166, 24, 'c')}`,
      'page 1, rasterised: Formula',
    ],
  ])(
    'is refused by name where nothing may be lost and it has %s',
    async (_, content, says) => {
      const pdf = onePagePdf(words(40, 300, 20, 'Everybody reads this') + content);
      expect(await isolate.run(convertPdfTask, { require_no_loss: true }, [pdf], { limits })).toMatchObject({
        outcome: 'unreadable',
        code: 'loss',
        message: expect.stringContaining(says),
        remedy: expect.stringContaining('require_no_loss'),
      });
    },
    SLOW,
  );
});

describe('what slides cannot have', () => {
  it.each([
    [
      'a note without a look',
      '',
      '/Annots [<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (hm) >>]',
      'omitted',
      'annotation',
    ],
    ['a field', '', '/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [10 10 90 30] >>]', 'omitted', 'field'],
    ['blended text', `/Multiply gs ${words(40, 200, 20, 'Blended')}`, '', 'simplified', 'effect'],
    ['a blended shape', '/Multiply gs 1 0 0 rg 50 50 90 90 re f', '', 'simplified', 'shape'],
    ['a mesh of colours, which becomes a picture,', '/Mesh sh', '', 'rasterised', 'area'],
    ['tiles', '/Pattern cs /Tiles scn 50 50 90 90 re f', '', 'simplified', 'shape'],
    ['a knockout group', '/Knockout Do', '', 'simplified', 'effect'],
  ])(
    '%s is named in the report',
    async (_, content, extra, kind, element) => {
      const { losses } = await convert(onePagePdf(WORDS + content, { extra }));
      expect(losses.filter((loss) => loss.kind !== 'kept')).toMatchObject([{ page: 1, kind, element, why: expect.stringMatching(/./) }]);
    },
    SLOW,
  );
});

describe('a file that is no deck as PDF', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a web page', Buffer.from('<!doctype html><html></html>'), 'not_a_pdf'],
    ['a zip', Buffer.from('PK\u0003\u0004'), 'not_a_pdf'],
    ['a header alone', Buffer.from('%PDF-1.7\n'), 'corrupted'],
  ])(
    '%s is refused',
    async (_, file, code) => {
      expect(await isolate.run(analyzePdfTask, {}, [file], { limits })).toMatchObject({
        outcome: 'unreadable',
        code,
        remedy: expect.any(String),
      });
    },
    SLOW,
  );

  it(
    'of paper is analysed and not converted',
    async () => {
      const paper = onePagePdf(words(72, 700, 11, 'A letter to be read on paper, of several words.'), { box: '0 0 612 792' });
      expect(await isolate.run(analyzePdfTask, {}, [paper], { limits })).toMatchObject({
        outcome: 'done',
        answer: { class: 'document', can_extract: false, page_classes: [{ page: 1, class: 'document' }] },
      });
      expect(await isolate.run(convertPdfTask, {}, [paper], { limits })).toMatchObject({
        outcome: 'unreadable',
        code: 'class_does_not_convert',
      });
    },
    SLOW,
  );

  it.each<[string, string, Partial<PdfLimits>, RegExp]>([
    ['operators', `${WORDS}${'q Q '.repeat(200)}`, { operators: 100 }, /^Page 1 of the PDF has more than 100 drawing operators/],
    ['characters', WORDS, { characters: 3 }, /more than 3 characters/],
    ['marks', '0 0 9 9 re f '.repeat(5), { marks: 4 }, /more than 4 glyphs, outlines and pictures/],
    ['marks of all pages', '0 0 9 9 re f '.repeat(5), { all_marks: 4 }, /and those before it have more than 4/],
    ['points', '0 0 m 1 1 l 2 3 l 4 9 l 5 2 l f', { points: 3 }, /more than 3 points of outlines/],
    ['forms within forms', '/Form Do', { depth: 0 }, /more than 0 deep/],
    ['pixels', INLINE, { all_image_px: 3 }, /pictures of more than 3 pixels/],
    ['time', WORDS, { page_ms: 0 }, /longer than 0 s of a processor/],
  ])(
    'of too many %s is refused with the limit, the page and a way out',
    async (_, content, limit, says) => {
      expect(await isolate.run(convertPdfTask, { any_class: true, limits: limit }, [onePagePdf(content)], { limits })).toMatchObject({
        outcome: 'unreadable',
        code: 'too_large',
        message: expect.stringMatching(says),
        remedy: expect.stringContaining('pages'),
      });
    },
    SLOW,
  );

  it(
    'makes a .pptx of no more bytes than the limit',
    async () => {
      expect(await isolate.run(convertPdfTask, { limits: { pptx_bytes: 1000 } }, [onePagePdf(WORDS)], { limits })).toMatchObject({
        outcome: 'unreadable',
        code: 'too_large',
        message: expect.stringContaining('the limit is 1000'),
      });
    },
    SLOW,
  );

  it(
    'names a picture that has too many pixels',
    async () => {
      const { losses } = await convert(onePagePdf(WORDS + INLINE), { limits: { image_px: 3 } });
      // Nor does the look at the slide have such a picture.
      expect(losses.filter(({ kind }) => kind !== 'kept')).toMatchObject([
        { kind: 'omitted', element: 'image' },
        { kind: 'differs', found: 'unseen' },
      ]);
    },
    SLOW,
  );
});
