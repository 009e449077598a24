/** What pages share stands on layouts of the deck, and titles and page numbers in placeholders; the slides look as before. */
import { type Deck, plainText, type Shape, type TextShape, walk } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, words } from './pages.ts';

const NAMES = ['Ships', 'Cranes', 'Trucks', 'Trains'];
const BODY = words(40, 200, 16, 'All figures are of the port office.');
const BAR = '0.1 0.2 0.5 rg 0 0 720 24 re f 0 g\n';
const FOOTER = `1 g ${words(40, 8, 10, 'Harbour report')}0 g `;

const read = async (pages: readonly string[]): Promise<Deck> => (await readPage(pdfOf(pages))).deck;
const wordsOf = (shapes: readonly Shape[]): string[] =>
  [...walk(shapes)].flatMap((shape) => (shape.kind === 'text' ? [plainText(shape.text)] : []));
const placed = ({ slides }: Deck, placeholder: string): (string | undefined)[] =>
  slides.map(({ shapes }) => {
    const found = shapes.find((shape): shape is TextShape => shape.kind === 'text' && shape.placeholder === placeholder);
    return found && plainText(found.text);
  });

describe('titles', () => {
  it('are those that several slides have in one place and size, with the letters where they were', async () => {
    const deck = await read(NAMES.map((name, i) => words(40, 350, 28, `${name} of ${2030 + i}`) + BODY + words(40, 100 + 9 * i, 18, name)));
    expect(placed(deck, 'title')).toEqual(NAMES.map((name, i) => `${name} of ${2030 + i}`));
    expect(deck.slides.map(({ title }) => title)).toEqual(placed(deck, 'title'));
    const [title] = deck.slides[0]?.shapes ?? [];
    expect((title as TextShape).box).toMatchObject({ x: 40 * 12_700, w: 640 * 12_700 });
    expect(deck.slides[0]?.own_layout?.places).toMatchObject([
      { placeholder: 'title', text: { paragraphs: [{ runs: [{ size_pt: 28 }] }] } },
    ]);
    expect(new Set(deck.slides.map(({ own_layout }) => own_layout)).size).toBe(1);
  });

  it('are the largest words by far of the first and of the last slide, wherever they stand', async () => {
    const page = (name: string): string => words(40, 350, 28, name) + BODY;
    const [first, last] = [words(200, 220, 54, 'Harbours') + words(200, 180, 20, 'A report'), words(90, 160, 48, 'Thank you') + BODY];
    const deck = await read([first, page('Ships'), page('Cranes'), words(300, 100, 60, 'Interlude') + BODY, last]);
    expect(placed(deck, 'title')).toEqual(['Harbours', 'Ships', 'Cranes', undefined, 'Thank you']);
  });

  it('have subtitles where these are set apart from the text', async () => {
    const deck = await read(NAMES.map((name) => words(40, 350, 28, name) + words(40, 326, 18, `The ${name} in short`) + BODY));
    expect(placed(deck, 'subtitle')).toEqual(NAMES.map((name) => `The ${name} in short`));
  });

  it.each([
    ['words that stand elsewhere on each slide', NAMES.map((name, i) => words(40 + 90 * i, 350 - 20 * i, 28, name) + BODY)],
    ['the text itself, which begins slides without a title', NAMES.map((name) => words(40, 350, 16, `${name} are counted here.`) + BODY)],
    ['words of one slide', [words(40, 350, 28, 'Ships') + BODY]],
    ['names of columns', NAMES.map((name) => words(40, 350, 28, name) + words(400, 350, 28, `No ${name}`) + BODY)],
  ])('are not %s', async (_, pages) => {
    expect(placed(await read(pages), 'title')).toEqual(pages.map(() => undefined));
  });
});

describe('lists', () => {
  const level = (deep: number, y: number, size: number, text: string): string =>
    `${words(60 + 36 * deep, y, size, '-')}${words(76 + 36 * deep, y, size, text)}`;
  const list =
    level(0, 280, 20, 'Packaging') + level(1, 238, 18, 'Bales by dock 3') + level(2, 200, 15, 'keep 2 m away') + level(0, 160, 20, 'Dust');

  it('are one text with all levels, in the body of the layout, with room for longer items', async () => {
    const deck = await read([words(40, 350, 28, 'Ships') + list, words(40, 350, 28, 'Cranes') + list]);
    const [body] =
      deck.slides[0]?.shapes.filter((shape): shape is TextShape => shape.kind === 'text' && shape.placeholder === 'body') ?? [];
    expect(body?.text.paragraphs.map(({ level: deep = 0 }) => deep)).toEqual([0, 1, 2, 0]);
    expect(body?.text.wrap).toBe(true);
    expect(deck.slides[0]?.own_layout?.places.map(({ placeholder }) => placeholder)).toEqual(['title', 'body']);
  });

  it('stay in their card, and beside a text that says more', async () => {
    const card = `0.9 g 50 140 300 170 re f 0 g\n${list}`;
    const more = [340, 320, 300, 280, 260].map((y) => words(380, y, 16, 'All of it is told at length in the report'));
    const deck = await read([words(40, 350, 28, 'Ships') + card, words(40, 350, 28, 'Cranes') + list + more.join('')]);
    expect(placed(deck, 'body')).toEqual([undefined, undefined]);
  });
});

describe('what most slides have', () => {
  it('stands on a layout once, and slides without it keep their own', async () => {
    const deck = await read([words(200, 220, 40, 'Harbours'), ...NAMES.map((name, i) => BAR + FOOTER + words(40, 350 - 30 * i, 16, name))]);
    const [layout] = deck.slides.flatMap(({ own_layout }) => own_layout ?? []);
    expect(layout?.behind.map(({ kind }) => kind)).toEqual(['rect']);
    expect(deck.slides.map(({ own_layout }) => own_layout === layout)).toEqual([false, true, true, true, true]);
    expect(placed(deck, 'footer')).toEqual([undefined, ...NAMES.map(() => 'Harbour report')]);
    expect(layout?.places.map(({ placeholder }) => placeholder)).toContain('footer');
    expect(deck.slides.map(({ shapes }) => wordsOf(shapes))).toEqual([['Harbours'], ...NAMES.map((name) => [name, 'Harbour report'])]);
  });

  it('stays on a slide that paints something under it', async () => {
    const under = '0.9 0 0 rg 0 0 300 300 re f 0 g\n';
    const deck = await read(NAMES.map((name, i) => (i === 2 ? under : '') + BAR + words(40, 350 - 30 * i, 16, name)));
    expect(deck.slides.map(({ shapes }) => shapes.filter(({ kind }) => kind === 'rect').length)).toEqual([0, 0, 2, 0]);
  });

  it('is no furniture where two slides have it', async () => {
    const deck = await read([BAR, BAR, '', ''].map((bar, i) => bar + words(40, 350 - 30 * i, 16, NAMES[i] ?? '')));
    expect(deck.slides.map(({ own_layout }) => own_layout)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('page numbers', () => {
  it('are fields, counted from the first', async () => {
    const deck = await read(NAMES.map((name, i) => words(660, 8, 10, `${9 + i} / 12`) + words(40, 350 - 30 * i, 16, `${name} ${i}`)));
    expect(deck.first_number).toBe(9);
    expect(placed(deck, 'slide_number')).toEqual(['9 / 12', '10 / 12', '11 / 12', '12 / 12']);
    const [number] = deck.slides[1]?.shapes.filter((shape) => shape.kind === 'text' && shape.placeholder === 'slide_number') ?? [];
    expect((number as TextShape).text.paragraphs[0]?.runs.map(({ text, field }) => [text, field])).toEqual([
      ['10', 'slidenum'],
      [' / 12', undefined],
    ]);
  });

  it('with leading zeros stay as they are written, in their placeholder', async () => {
    const deck = await read(NAMES.map((name, i) => words(660, 8, 10, `0${2 + i}`) + words(40, 350 - 30 * i, 16, `${name} ${i}`)));
    expect(placed(deck, 'slide_number')).toEqual(['02', '03', '04', '05']);
    const fields = deck.slides.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text.paragraphs : [])));
    expect(fields.flatMap(({ runs }) => runs.map(({ field }) => field)).filter((field) => field !== undefined)).toEqual([]);
  });

  it('in longer words are fields of a footer', async () => {
    const pages = NAMES.slice(0, 2).map(
      (name, i) => words(40, 8, 10, `Harbour report of the port office - ${i + 1}`) + words(40, 350 - 30 * i, 16, name),
    );
    const deck = await read(pages);
    expect(placed(deck, 'footer')).toEqual(['Harbour report of the port office - 1', 'Harbour report of the port office - 2']);
    expect(placed(deck, 'slide_number')).toEqual([undefined, undefined]);
  });

  it.each([
    ['quantities', [12, 14, 15, 18]],
    ['the same number on all slides', [7, 7, 7, 7]],
  ])('are not %s', async (_, numbers) => {
    const deck = await read(numbers.map((number, i) => words(660, 8, 10, String(number)) + words(40, 350 - 30 * i, 16, NAMES[i] ?? '')));
    expect(placed(deck, 'slide_number')).toEqual(numbers.map(() => undefined));
    expect(deck.first_number).toBeUndefined();
  });
});
