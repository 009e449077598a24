/** Pictures: sources, kinds, limits, styles. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPictureHeader } from '../../src/layout/index.ts';
import { FLOOR_PLAN } from '../floor-plan.ts';
import { drawComponent, edges, words } from './_draw-component.ts';

const picture = (rest: Record<string, unknown> = {}) => drawComponent('image', { src: FLOOR_PLAN, alt: 'Floor plan', ...rest });
const svg = (inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${inner}</svg>`)}`;
const refusal = async (src: string): Promise<string> => {
  const error: unknown = await drawComponent('image', { src, alt: 'x' }).catch((e: unknown) => e);
  return (error as { problem: { code: string } }).problem.code;
};

describe('image', () => {
  it('keeps the picture in the deck under the hash of its bytes', async () => {
    const { deck, shapes } = await picture();
    const bytes = Buffer.from(FLOOR_PLAN.slice(FLOOR_PLAN.indexOf(',') + 1), 'base64');
    const key = createHash('sha256').update(bytes).digest('hex');
    expect([...deck.media.keys()]).toEqual([key]);
    expect(deck.media.get(key)).toMatchObject({ mime: 'image/png', width_px: 1280, height_px: 960 });
    const shape = shapes.get('body/picture');
    expect(shape?.kind === 'image' && shape.media).toBe(key);
    expect(shape?.alt).toBe('Floor plan');
  });

  it('shows a contained picture whole and in its proportions', async () => {
    const { shapes } = await picture({ style: 'contained' });
    const { w, h, top, bottom } = edges(shapes.get('body/picture'));
    expect(w / h).toBeCloseTo(1280 / 960, 3);
    expect(top).toBeGreaterThanOrEqual(1.2);
    expect(bottom).toBeLessThanOrEqual(6.8);
  });

  it('puts a picture that fills the slide under its title, which stands on a ground', async () => {
    const { deck, codes } = await picture({ style: 'fullbleed', caption: 'Hall 3' });
    const ids = deck.slides[0]?.shapes.map((s) => s.id) ?? [];
    expect(ids.indexOf('body/picture')).toBe(0);
    expect(ids.indexOf('title-ground')).toBeLessThan(ids.indexOf('title'));
    expect(codes).toContain('image_upscaled');
  });

  it('crops a banner from the middle and says so when much is lost', async () => {
    const { shapes, codes } = await picture({ style: 'bannercard', caption: 'Hall 3' });
    const shape = shapes.get('body/picture');
    const crop = shape?.kind === 'image' ? shape.crop : undefined;
    expect(crop?.t).toBeCloseTo(crop?.b ?? 0, 9);
    expect(crop?.l).toBe(0);
    expect(codes).toContain('image_cropped');
  });

  it('shows its caption in every style', async () => {
    for (const style of ['contained', 'fullbleed', 'caption', 'sidebyside', 'bannercard']) {
      const { shapes, report } = await picture({ style, caption: 'Hall 3, in May' });
      expect(words(shapes.get('body/caption')), style).toBe('Hall 3, in May');
      expect(report.fidelity, style).toBe('verbatim');
    }
  });

  it('warns of a missing alternative text', async () => {
    expect((await drawComponent('image', { src: FLOOR_PLAN })).codes).toContain('alt_missing');
  });

  it('takes the size of an SVG from its viewBox', async () => {
    const drawing = '<g id="a"/><rect width="300" height="100" fill="url(#a)"/><use href="#a"/>';
    const { deck } = await drawComponent('image', { src: svg(drawing), alt: 'x' });
    expect([...deck.media.values()][0]).toMatchObject({ mime: 'image/svg+xml', width_px: 300, height_px: 100 });
  });

  it('shows a photograph that it carries, and names them all where there is none of that name', async () => {
    const { deck } = await drawComponent('image', { src: 'example:plant-hall', alt: 'A hall' });
    expect([...deck.media.values()][0]).toMatchObject({ mime: 'image/jpeg', width_px: 1280, height_px: 960 });
    for (const src of ['example:plant', 'example:__proto__', 'example:constructor'])
      await expect(drawComponent('image', { src, alt: 'x' }), src).rejects.toThrow(/example:dusk-ridge, example:plant-hall/);
  });

  it('fills its place unless it is asked for whole, or is a drawing', async () => {
    const boxOf = async (rest: Record<string, unknown>) => {
      const shape = (await picture(rest)).shapes.get('body/picture');
      return { crop: shape?.kind === 'image' ? shape.crop : undefined, ...edges(shape) };
    };
    const filled = await boxOf({ focus: 'center' });
    expect([filled.left, filled.top, filled.bottom]).toEqual([0.5, 1.2, 6.8]);
    expect(filled.right).toBeCloseTo(12.833, 2);
    expect(filled.crop?.t).toBeGreaterThan(0);
    expect((await boxOf({ fit: 'contain' })).crop).toBeUndefined();
    const { shapes } = await drawComponent('image', { src: svg('<rect width="300" height="100"/>'), alt: 'x' });
    const drawing = shapes.get('body/picture');
    expect(drawing?.kind === 'image' && drawing.crop).toBe(undefined);
  });

  it('refuses addresses and assets by a code of their own', async () => {
    expect(await refusal('https://example.com/a.png')).toBe('image_source_not_supported');
    expect(await refusal('asset:abc')).toBe('image_source_not_supported');
  });

  it('refuses what is no whole picture, and vector pictures that reach outside themselves', async () => {
    for (const src of [
      'data:image/png;base64,aGVsbG8=',
      'data:image/png;base64,%%%',
      FLOOR_PLAN.slice(0, 4000),
      svg('<script>1</script>'),
      svg('<image href="http://example.com/x.png"/>'),
      svg('<use xlink:href="file:///etc/passwd"/>'),
      svg('<rect style="fill:url(http://example.com/x.svg#a)"/>'),
      svg('<rect onload="alert(1)"/>'),
    ])
      expect(await refusal(src), src.slice(0, 40)).toBe('image_unreadable');
  });

  it('refuses more pixels than the writers decode', async () => {
    const bytes = Buffer.from(FLOOR_PLAN.slice(FLOOR_PLAN.indexOf(',') + 1), 'base64');
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(20_000, 20);
    expect(await refusal(`data:image/png;base64,${bytes.toString('base64')}`)).toBe('image_too_large');
  });
});

describe('readPictureHeader', () => {
  const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

  it('reads JPEG, GIF and WebP', () => {
    const jpeg = bytesOf('ffd8 ffe0 0004 0000 ffc0 000b 08 0140 01e0 01 01 11 00 ffda 0008 01 01 00 00 3f 00 12 ffd9');
    expect(readPictureHeader(jpeg)).toEqual({ mime: 'image/jpeg', width_px: 480, height_px: 320 });
    expect(readPictureHeader(bytesOf(`${Buffer.from('GIF89a').toString('hex')} 2c01 c800 00 00 00 3b`))).toEqual({
      mime: 'image/gif',
      width_px: 300,
      height_px: 200,
    });
    const extended = bytesOf(
      `${Buffer.from('RIFF').toString('hex')} 16000000 ${Buffer.from('WEBPVP8X').toString('hex')} 0a000000 00000000 2b0100 c70000`,
    );
    expect(readPictureHeader(extended)).toEqual({ mime: 'image/webp', width_px: 300, height_px: 200 });
  });

  it('is undefined for cut, empty and foreign bytes', () => {
    for (const hex of ['', 'ffd8ffe00004', '89504e470d0a1a0a', '474946383961', '25504446'])
      expect(readPictureHeader(bytesOf(hex)), hex).toBeUndefined();
  });
});
