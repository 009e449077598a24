/** Gradients, pictures in two tones and in the round, strikes, highlights, cut, mirrored and faded pictures, cut groups. The PDF and the PNG show the same. */
import { boxOfIn, type Emu, emuOfIn, emuOfPt, type Shape, type Span } from '@deckwright/draw/scene';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../../src/pdf/index.ts';
import { undecodablePictures, writePng } from '../../src/png/index.ts';
import { deckOf, fonts, kit, slideOf } from '../pdf/hand-made-deck.ts';
import { hasPoppler, pixelsOf } from '../pdf/poppler.ts';

/** Left half red, right half blue. */
const half = async (): Promise<Uint8Array> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#FF0000' } })
    .composite([{ input: { create: { width: 20, height: 40, channels: 3, background: '#0000FF' } }, left: 20, top: 0 }])
    .png()
    .toBuffer();

const common = { name: 'x', role: 'decoration' } as const;
const stops = [
  { at: 0, color: '#000000' },
  { at: 1, color: '#FFFFFF' },
] as const;
const at = (x: number, y: number): { x: Emu; y: Emu } => ({ x: emuOfIn(x), y: emuOfIn(y) });
const span: Span = {
  text: 'HHHHHHHH',
  face: 'arimo-400',
  size_pt: 40,
  color: '#FF0000',
  x: 0 as Emu,
  w: emuOfPt(230),
  strike: true,
  highlight: '#FFFF00',
};

/** Four letters of 0.722 em, half as wide again. */
const wide: Span = { text: 'HHHH', face: 'arimo-400', size_pt: 40, color: '#FF0000', x: 0 as Emu, w: emuOfPt(173.3), stretch: 1.5 };

const shapes: readonly Shape[] = [
  {
    ...common,
    kind: 'rect',
    id: 'g1',
    box: boxOfIn(0, 0, 4, 1),
    fill: { color: '#808080', gradient: { kind: 'linear', angle: 0, stops } },
  },
  {
    ...common,
    kind: 'rect',
    id: 'g2',
    box: boxOfIn(0, 1, 4, 1),
    fill: { color: '#808080', gradient: { kind: 'linear', angle: 90, stops } },
  },
  {
    ...common,
    kind: 'rect',
    id: 'g3',
    box: boxOfIn(0, 2, 2, 2),
    fill: { color: '#808080', gradient: { kind: 'radial', angle: 0, stops } },
  },
  {
    ...common,
    kind: 'rect',
    id: 'g4',
    box: boxOfIn(0, 4, 4, 1),
    fill: {
      color: '#000000',
      gradient: {
        kind: 'linear',
        angle: 0,
        stops: [
          { at: 0, color: '#000000', alpha: 1 },
          { at: 0.5, color: '#000000', alpha: 0.6 },
          { at: 1, color: '#000000', alpha: 0 },
        ],
      },
    },
  },
  {
    ...common,
    kind: 'group',
    id: 'c1',
    box: boxOfIn(8, 5.2, 2, 2),
    clip: {
      // A frame around a hole.
      steps: [
        { op: 'M', ...at(0, 0) },
        { op: 'L', ...at(2, 0) },
        { op: 'L', ...at(2, 2) },
        { op: 'L', ...at(0, 2) },
        { op: 'Z' },
        { op: 'M', ...at(0.5, 0.5) },
        { op: 'L', ...at(1.5, 0.5) },
        { op: 'L', ...at(1.5, 1.5) },
        { op: 'L', ...at(0.5, 1.5) },
        { op: 'Z' },
      ],
      even_odd: true,
    },
    children: [{ ...common, kind: 'rect', id: 'c2', box: boxOfIn(7.5, 4.7, 3, 3), fill: { color: '#00FF00' } }],
  },
  { ...common, kind: 'rect', id: 'c4', box: boxOfIn(10.3, 5.2, 0.5, 2), fill: { color: '#0000FF' } },
  { ...common, kind: 'image', id: 'd1', box: boxOfIn(0, 5.2, 2, 2), media: 'half', duotone: ['#001000', '#FFF0FF'] },
  { ...common, kind: 'image', id: 'd2', box: boxOfIn(2.5, 5.2, 2, 2), media: 'half' },
  {
    ...common,
    kind: 'image',
    id: 'e1',
    box: boxOfIn(5, 5.2, 2, 2),
    media: 'half',
    geometry: 'ellipse',
    stroke: { color: '#00FF00', width_pt: 8 },
  },
  { ...common, kind: 'image', id: 'i1', box: boxOfIn(6, 0, 2, 2), media: 'half', flip_h: true },
  {
    ...common,
    kind: 'image',
    id: 'i2',
    box: boxOfIn(8, 0, 2, 2),
    media: 'half',
    clip: [{ op: 'M', ...at(0, 0) }, { op: 'L', ...at(2, 0) }, { op: 'L', ...at(2, 2) }, { op: 'Z' }],
  },
  { ...common, kind: 'image', id: 'i3', box: boxOfIn(10, 0, 2, 2), media: 'half', alpha: 0.5 },
  {
    ...common,
    kind: 'text',
    id: 't',
    box: boxOfIn(6, 3, 4, 1),
    text: {
      paragraphs: [{ runs: [{ text: span.text, size_pt: 40, color: '#FF0000' }], align: 'left', leading: 1.2, line_pct: 100 }],
      anchor: 'top',
      insets: { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu },
      wrap: true,
      lines: [{ spans: [span], baseline: emuOfPt(40), x: 0 as Emu, w: span.w, ascent: emuOfPt(36), descent: emuOfPt(8), paragraph: 0 }],
    },
  },
  {
    ...common,
    kind: 'text',
    id: 'w',
    box: boxOfIn(8, 5.2, 4, 1),
    text: {
      paragraphs: [{ runs: [{ text: wide.text, size_pt: 40, color: '#FF0000' }], align: 'left', leading: 1.2, line_pct: 100 }],
      anchor: 'top',
      insets: { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu },
      wrap: true,
      lines: [{ spans: [wide], baseline: emuOfPt(40), x: 0 as Emu, w: wide.w, ascent: emuOfPt(36), descent: emuOfPt(8), paragraph: 0 }],
    },
  },
];

type Look = (x_in: number, y_in: number) => readonly number[];
const looks = new Map<string, Look>();

beforeAll(async () => {
  const media = new Map([['half', { mime: 'image/png' as const, bytes: await half(), width_px: 40, height_px: 40 }]]);
  const slide = slideOf('Looks', shapes);
  const deck = deckOf([slide], media);
  const { data, info } = await sharp(await writePng(slide, deck, { fonts }, { width_px: 960 }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  looks.set('PNG', (x, y) => [...data.subarray((Math.round(y * 72) * info.width + Math.round(x * 72)) * 3).subarray(0, 3)]);
  if (!hasPoppler) return;
  const page = pixelsOf(await writePdf(deck, kit));
  looks.set('PDF', (x, y) => page.at(Math.round(x * 144), Math.round(y * 144)));
});

const near = (look: Look | undefined, x: number, y: number, rgb: readonly number[]): void => {
  if (!look) return;
  const seen = look(x, y);
  for (const [i, level] of rgb.entries()) expect(Math.abs((seen[i] ?? 0) - level), `${x} ${y}: ${seen}`).toBeLessThan(12);
};

describe.each(['PNG', 'PDF'])('the %s', (format) => {
  it.skipIf(format === 'PDF' && !hasPoppler)('runs gradients from edge to edge', () => {
    near(looks.get(format), 1, 0.5, [64, 64, 64]);
    near(looks.get(format), 3, 0.5, [191, 191, 191]);
    near(looks.get(format), 2, 1.25, [64, 64, 64]);
    near(looks.get(format), 1, 3, [0, 0, 0]);
    near(looks.get(format), 0.03, 2.03, [250, 250, 250]);
  });
  it.skipIf(format === 'PDF' && !hasPoppler)('lets through what each stop of a gradient says', () => {
    near(looks.get(format), 0.02, 4.5, [2, 2, 2]);
    near(looks.get(format), 1, 4.5, [51, 51, 51]);
    near(looks.get(format), 2, 4.5, [102, 102, 102]);
    near(looks.get(format), 3, 4.5, [179, 179, 179]);
    near(looks.get(format), 3.97, 4.5, [253, 253, 253]);
  });
  it.skipIf(format === 'PDF' && !hasPoppler)('shows a picture in two tones by its lightness, and beside it as it is', () => {
    // Red has 30 % of the lightness of white, blue 11 %.
    near(looks.get(format), 0.5, 6, [76, 83, 76]);
    near(looks.get(format), 1.5, 6, [29, 42, 29]);
    near(looks.get(format), 3, 6, [255, 0, 0]);
  });
  it.skipIf(format === 'PDF' && !hasPoppler)('cuts a portrait to its disc, with a ring on the edge', () => {
    near(looks.get(format), 5.5, 6.2, [255, 0, 0]);
    near(looks.get(format), 5.15, 5.35, [255, 255, 255]);
    near(looks.get(format), 6, 5.22, [0, 255, 0]);
  });
  it.skipIf(format === 'PDF' && !hasPoppler)('mirrors, cuts and fades pictures', () => {
    near(looks.get(format), 6.5, 1, [0, 0, 255]);
    near(looks.get(format), 7.5, 1, [255, 0, 0]);
    near(looks.get(format), 9.8, 0.5, [0, 0, 255]);
    near(looks.get(format), 8.3, 1.5, [255, 255, 255]);
    near(looks.get(format), 10.5, 1, [255, 128, 128]);
  });
  it.skipIf(format === 'PDF' && !hasPoppler)('cuts what a group holds by its outline, and nothing behind it', () => {
    near(looks.get(format), 8.2, 6, [0, 255, 0]);
    near(looks.get(format), 9, 6.2, [255, 255, 255]);
    near(looks.get(format), 7.8, 6, [255, 255, 255]);
    near(looks.get(format), 10.5, 6, [0, 0, 255]);
  });
  it.skipIf(format === 'PDF' && !hasPoppler)('strikes and highlights words', () => {
    // Just under the capitals' top, and where only the bar crosses the gap between two letters.
    near(looks.get(format), 6.01, 3.1, [255, 255, 0]);
    const bar = Array.from({ length: 40 }, (_, i) => looks.get(format)?.(6.1 + i * 0.04, 3 + (40 - 0.27 * 40) / 72) ?? []);
    expect(bar.every(([r, g]) => (r ?? 0) > 200 && (g ?? 255) < 120)).toBe(true);
  });
  it.skipIf(format === 'PDF' && !hasPoppler)('widens letters from where they begin', () => {
    const red = Array.from({ length: 200 }, (_, i) => i * 0.02).filter((x) => {
      const [r = 0, g = 255] = looks.get(format)?.(8 + x, 5.2 + 0.3) ?? [];
      return r > 200 && g < 120;
    });
    // The stems of the first and the last letter, with the room beside them.
    expect(red[0]).toBeGreaterThan(0.04);
    expect(red[0]).toBeLessThan(0.12);
    expect(red.at(-1)).toBeGreaterThan(2.28);
    expect(red.at(-1)).toBeLessThan(2.39);
  });
});

it('names pictures that cannot be decoded', async () => {
  const broken = { mime: 'image/png' as const, bytes: (await half()).slice(0, 40), width_px: 40, height_px: 40 };
  const whole = { ...broken, bytes: await half() };
  expect([
    ...(await undecodablePictures(
      new Map([
        ['a', broken],
        ['b', whole],
      ]),
    )),
  ]).toEqual(['a']);
});
