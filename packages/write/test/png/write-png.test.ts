import { boxOfIn, type Emu, emuOfIn, type Shape } from '@deckwright/draw/scene';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../../src/pdf/index.ts';
import { writePng } from '../../src/png/index.ts';
import { deckOf, everyShape, fonts, kit, slideOf } from '../pdf/hand-made-deck.ts';
import { pictures } from '../pdf/hand-made-media.ts';
import { hasPoppler, pixelsOf } from '../pdf/poppler.ts';

const slide = everyShape('png');
const deck = deckOf([slide], pictures);

async function pixels(shapes: readonly Shape[], width_px = 960) {
  const one = slideOf('Pixels', shapes);
  const png = await writePng(one, deckOf([one], pictures), { fonts }, { width_px });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): readonly number[] => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  return { at, info };
}

const rect = (x: number, y: number, w: number, h: number, rest: Partial<Extract<Shape, { kind: 'rect' }>> = {}): Shape => ({
  id: `${x}-${y}`,
  name: 'r',
  role: 'mark',
  kind: 'rect',
  box: boxOfIn(x, y, w, h),
  fill: { color: '#CC0000' },
  ...rest,
});

const level = (y: number, width_pt: number): Shape => {
  const from = { x: emuOfIn(1), y: emuOfIn(y) };
  return {
    id: `line-${y}`,
    name: 'l',
    role: 'rule',
    kind: 'line',
    box: { ...from, w: emuOfIn(4), h: 0 as Emu },
    from,
    to: { x: emuOfIn(5), y: emuOfIn(y) },
    stroke: { color: '#000000', width_pt },
  };
};

describe('writePng', () => {
  it('makes RGB pictures of the width asked for', async () => {
    for (const [width, height] of [
      [64, 36],
      [768, 432],
      [1920, 1080],
      [1999, 1124],
    ]) {
      const facts = await sharp(await writePng(slide, deck, { fonts }, { width_px: width! })).metadata();
      expect([facts.width, facts.height, facts.channels, facts.format]).toEqual([width, height, 3, 'png']);
    }
  });

  it('refuses widths that nobody can use', async () => {
    for (const width_px of [63, 7681, 100.5, Number.NaN]) {
      await expect(writePng(slide, deck, { fonts }, { width_px })).rejects.toThrow('whole number from 64 to 7680');
    }
  });

  it('writes the same bytes each time, and when many are drawn at once', async () => {
    const first = await writePng(slide, deck, { fonts }, { width_px: 960 });
    const more = await Promise.all(Array.from({ length: 6 }, () => writePng(slide, deck, { fonts }, { width_px: 960 })));
    for (const one of more) expect(Buffer.compare(one, first)).toBe(0);
  });

  it('writes the same bytes after other slides of the same size were drawn', async () => {
    const width_px = 1001;
    const first = await writePng(slide, deck, { fonts }, { width_px });
    const faint = slideOf('Faint', [rect(0, 0, 5, 5, { fill: { color: '#00CC00', alpha: 0.3 } }), level(2, 30)]);
    const fresh = await writePng(faint, deckOf([faint], pictures), { fonts }, { width_px: 1002 });
    await writePng(slide, deck, { fonts }, { width_px: 1002 });
    expect(Buffer.compare(await writePng(faint, deckOf([faint], pictures), { fonts }, { width_px: 1002 }), fresh)).toBe(0);
    await writePng(faint, deckOf([faint], pictures), { fonts }, { width_px });
    expect(Buffer.compare(await writePng(slide, deck, { fonts }, { width_px }), first)).toBe(0);
  });

  it('puts edges of rectangles between pixels', async () => {
    const { at } = await pixels([rect(1.003, 1.003, 1.009, 1.009)]);
    for (const [x, y] of [
      [71, 100],
      [146, 100],
      [100, 71],
      [100, 146],
    ])
      expect(at(x!, y!), `${x} ${y}`).toEqual([255, 255, 255]);
    for (const [x, y] of [
      [72, 100],
      [144, 100],
      [100, 72],
      [100, 144],
    ])
      expect(at(x!, y!), `${x} ${y}`).toEqual([0xcc, 0, 0]);
  });

  it('keeps a sliver visible', async () => {
    const { at } = await pixels([rect(1, 1, 0.001, 1)]);
    expect(at(72, 100)).toEqual([0xcc, 0, 0]);
  });

  it('draws a level hairline on one row of pixels', async () => {
    const { at } = await pixels([level(1, 0.75), level(2, 0.5)]);
    expect([at(200, 71), at(200, 72), at(200, 73)]).toEqual([
      [255, 255, 255],
      [0x40, 0x40, 0x40],
      [255, 255, 255],
    ]);
    expect(at(200, 144)[0]).toBeGreaterThan(100);
  });

  it('turns shapes clockwise about their centre', async () => {
    const { at } = await pixels([rect(2, 2, 2, 0.2, { rotation: 45 })]);
    // From the centre (216, 151) down and to the right, not up.
    expect(at(216 + 40, 151 + 40)).toEqual([0xcc, 0, 0]);
    expect(at(216 + 40, 151 - 40)).toEqual([255, 255, 255]);
  });

  it('cuts holes by the even-odd rule and hatches over the fill', async () => {
    const { at } = await pixels(everyShape('png').shapes, 1920);
    expect(at(Math.round(10 * 144), Math.round(1.9 * 144))).toEqual([255, 255, 255]);
    const fill = new Set<string>();
    for (let x = 500; x < 560; x++) fill.add(at(x, 220).join());
    expect(fill.size).toBeGreaterThan(3);
  });

  it('names a picture that is missing', async () => {
    const one = slideOf('x', [{ id: 'i', name: 'i', role: 'image', kind: 'image', media: 'gone', box: boxOfIn(1, 1, 1, 1) }]);
    await expect(writePng(one, deckOf([one]), { fonts })).rejects.toThrow('picture gone');
  });

  it.skipIf(!hasPoppler)('shows what the PDF shows', async () => {
    const page = pixelsOf(await writePdf(deck, kit));
    const { at } = await pixels(slide.shapes, 1920);
    let far = 0;
    for (let y = 0; y < 1080; y += 2) {
      for (let x = 0; x < 1920; x += 2) {
        const [a, b] = [page.at(x, y), at(x, y)];
        if (Math.max(...a.map((level, i) => Math.abs(level - b[i]!))) > 60) far++;
      }
    }
    // Letters are smoothed differently; shapes and places are the same.
    expect(far / (960 * 540)).toBeLessThan(0.01);
  });
});
