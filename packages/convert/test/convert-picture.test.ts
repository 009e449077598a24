/** A picture of a slide becomes a slide that can be edited; what is not understood stays a picture. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createIsolate } from '@deckwright/isolate/run';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { doOnce } from '@deckwright/testkit/isolate-process';
import { photograph } from '@deckwright/testkit/photograph';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { briefOf, type ConvertPictureOrder, convertPictureTask } from '../src/picture/index.ts';

const isolate = doOnce(createIsolate({ concurrency: 1, waiting: 4, is_private: true }));
const fonts = carriedFonts();
const writeKit = createWriteKit(fonts);
const SLOW = 240_000;

const body = {
  chrome: { title: 'Nordics is the largest region' },
  body: {
    component: 'bar_list',
    params: {
      rows: [
        { label: 'Nordics', value: 148 },
        { label: 'Germany', value: 121 },
        { label: 'Iberia', value: -21 },
      ],
    },
  },
};

let deck: Deck;
let png: Uint8Array;
beforeAll(async () => {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  ({ deck } = await drawSlide(read.request, createDrawKit(fonts)));
  ({ png = new Uint8Array() } = await writeFiles(deck, ['png'], writeKit));
}, SLOW);

async function convert(picture: Uint8Array, order: ConvertPictureOrder = { branch: 'reconstruct' }) {
  return isolate.run(convertPictureTask, order, [picture], { limits: { time_ms: 200_000 } });
}

async function converted(picture: Uint8Array, order?: ConvertPictureOrder) {
  const outcome = await convert(picture, order);
  if (outcome.outcome !== 'done') throw new Error(JSON.stringify(outcome));
  return { answer: outcome.answer, pptx: outcome.files[0] ?? new Uint8Array() };
}

const textsOf = (elements: readonly { readonly text?: string }[]): readonly string[] =>
  elements.flatMap(({ text }) => (text === undefined ? [] : [text]));

/** The pixels alone, as a screenshot has them. */
const screenshot = (bytes: Uint8Array): Promise<Uint8Array> => sharp(bytes).png().toBuffer();

describe('a picture of ours', () => {
  it(
    'gives its slide back to the byte',
    async () => {
      const { answer, pptx } = await converted(png);
      expect(answer).toMatchObject({ reader: 'request', confidence: 1, source: { drawn: true, why: '' } });
      const { pptx: own = new Uint8Array() } = await writeFiles(deck, ['pptx'], writeKit);
      expect(Buffer.from(pptx).equals(own)).toBe(true);
    },
    SLOW,
  );

  it(
    'is read by rules where it shows another slide than its request draws',
    async () => {
      const read = readSlideRequest({ ...body, chrome: { title: 'Iberia is the smallest region' } });
      if (!read.ok) throw new Error(read.problem.detail);
      const other = (await drawSlide(read.request, createDrawKit(fonts))).deck;
      const { png: forged = new Uint8Array() } = await writeFiles({ ...deck, slides: other.slides }, ['png'], writeKit);
      const { answer } = await converted(forged);
      expect(answer).toMatchObject({ reader: 'rules', source: { drawn: false, why: expect.stringContaining('another picture') } });
      expect(textsOf(answer.elements)).toContain('Iberia is the smallest region');
    },
    SLOW,
  );
});

describe('a screenshot', () => {
  it.each([
    ['small words tell', 'Die Erlöse wachsen in Österreich am stärksten', ['Österreich', 'Süddeutschland', 'Übrige Länder']],
    ['letters alone tell', 'Łódź', ['Łęczyca', 'Wrocław', 'Gdańsk']],
  ])(
    'is read in its language where %s',
    async (_, title, labels) => {
      const read = readSlideRequest({
        chrome: { title },
        body: { component: 'bar_list', params: { rows: labels.map((label, i) => ({ label, value: 148 - 9 * i })) } },
      });
      if (!read.ok) throw new Error(read.problem.detail);
      const { png: drawn = new Uint8Array() } = await writeFiles(
        (await drawSlide(read.request, createDrawKit(fonts))).deck,
        ['png'],
        writeKit,
      );
      const { answer } = await converted(await screenshot(drawn));
      expect(textsOf(answer.elements)).toEqual(expect.arrayContaining([title, ...labels]));
    },
    SLOW,
  );

  it(
    'becomes boxes, a title and words with their signs',
    async () => {
      const { answer, pptx } = await converted(await screenshot(png));
      expect(answer.reader).toBe('rules');
      expect(textsOf(answer.elements)).toEqual(
        expect.arrayContaining(['Nordics is the largest region', 'Germany', '148', '121', '\u221221']),
      );
      expect(answer.elements.filter(({ kind }) => kind === 'box').length).toBeGreaterThanOrEqual(3);
      expect(answer.found.words_read_again).toBe(answer.found.words);
      expect(answer.found.area_alike).toBeGreaterThan(0.99);
      const { parts } = await openPackage(pptx);
      const [slide] = readDeck(await openPackage(pptx)).slides;
      expect(slide?.shapes.map(({ name }) => name)).toContain('Nordics is the largest region');
      // In a reader without its font the title is drawn smaller, and never broken over what stands below it.
      const xml = Buffer.from(parts.find(({ name }) => name === '/ppt/slides/slide1.xml')?.bytes() ?? []).toString('utf8');
      expect(xml).toMatch(/type="title"\/>.*?<a:bodyPr wrap="square"[^>]*><a:normAutofit\/>/s);
    },
    SLOW,
  );

  it(
    'is kept whole below its words in the other branch, which are not there twice',
    async () => {
      const { answer } = await converted(await screenshot(png), { branch: 'preserve' });
      expect(answer.elements.filter(({ kind }) => kind !== 'text')).toMatchObject([{ kind: 'picture', box_in: [0, 0, 13.33, 7.5] }]);
      expect(textsOf(answer.elements)).toEqual(expect.arrayContaining(['Nordics is the largest region', '\u221221']));
      expect(answer.found.area_alike).toBeGreaterThan(0.99);
    },
    SLOW,
  );
});

it(
  'gives values of bars that their lengths prove, the request of their form, and a brief',
  async () => {
    const { answer } = await converted(await screenshot(png));
    const points = [
      { label: 'Nordics', value: 148, error: 0.5, from: 'label' },
      { label: 'Germany', value: 121, error: 0.5, from: 'label' },
      { label: 'Iberia', value: -21, error: 0.5, from: 'label' },
    ];
    expect(answer.figures).toMatchObject([{ kind: 'bars', series: [{ points }] }]);
    expect(answer.intent).toEqual({
      chrome: { title: 'Nordics is the largest region' },
      body: { component: 'bar_list', params: { rows: points.map(({ label, value }) => ({ label, value })) } },
    });
    expect(readSlideRequest(answer.intent).ok).toBe(true);
    expect(briefOf(answer)).toBe('Nordics is the largest region.\nBars: Nordics: 148; Germany: 121; Iberia: -21.');
  },
  SLOW,
);

describe('a photograph', () => {
  it(
    'is made straight, and its words are read where they stand on the slide',
    async () => {
      const { answer } = await converted(await photograph(png));
      const corners = [
        [0.052, 0.176],
        [0.934, 0.128],
        [0.951, 0.842],
        [0.036, 0.806],
      ];
      for (const [i, [x = 0, y = 0]] of (answer.photograph?.corners ?? []).entries()) {
        expect(x).toBeCloseTo(corners[i]?.[0] ?? -1, 2);
        expect(y).toBeCloseTo(corners[i]?.[1] ?? -1, 2);
      }
      expect(answer.photograph?.corners).toHaveLength(4);
      expect(textsOf(answer.elements)).toEqual(expect.arrayContaining(['Nordics is the largest region', 'Germany', '148', '121']));
    },
    SLOW,
  );

  it(
    'is not seen in a compressed picture of a slide',
    async () => {
      const { answer } = await converted(await sharp(png).jpeg({ quality: 60 }).toBuffer());
      expect(answer.photograph).toBeUndefined();
      expect(textsOf(answer.elements)).toContain('Nordics is the largest region');
    },
    SLOW,
  );
});

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#FFFFFF' } });

it.each([
  ['no picture', async () => Buffer.from('%PDF-1.7 and no more'), 'not_a_picture'],
  ['another format', () => flat(300, 200).gif().toBuffer(), 'not_a_picture'],
  ['a picture that ends early', async () => (await sharp(png).jpeg().toBuffer()).subarray(0, 9000), 'corrupted'],
  ['one pixel', () => flat(1, 1).png().toBuffer(), 'too_small'],
  ['a ribbon', () => flat(20_000, 40).png().toBuffer(), 'too_narrow'],
  ['more pixels than are read', () => flat(20_000, 4000).png().toBuffer(), 'too_large'],
])(
  'refuses %s, and says what to do',
  async (_, make, code) => {
    expect(await convert(await make())).toMatchObject({ outcome: 'unreadable', code, remedy: expect.stringMatching(/\.$/) });
  },
  SLOW,
);

it(
  'refuses a language that nobody installed',
  async () => {
    const order = { branch: 'reconstruct', languages: ['../../eng'] } as const;
    expect(await convert(await flat(300, 200).png().toBuffer(), order)).toMatchObject({ outcome: 'unreadable', code: 'no_such_language' });
  },
  SLOW,
);

it.each([
  ['CMYK', () => sharp(png).resize(960).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  [
    'turned by its tag',
    async () =>
      sharp(await sharp(png).resize(960).rotate(90).toBuffer())
        .withMetadata({ orientation: 8 })
        .jpeg({ quality: 95 })
        .toBuffer(),
  ],
  ['of 16 bits', () => sharp(png).resize(960).toColourspace('rgb16').png().toBuffer()],
  ['of a palette', () => sharp(png).resize(960).png({ palette: true }).toBuffer()],
])(
  'reads a picture that is %s',
  async (_, make) => {
    const { answer } = await converted(await make());
    expect(answer.picture.width_px).toBeGreaterThan(answer.picture.height_px);
    expect(textsOf(answer.elements)).toContain('Nordics is the largest region');
  },
  SLOW,
);
