/** PNG twins of pictures that presentations cannot show by themselves. */
import type { Deck, Media } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withRasterTwins } from '../../src/files/raster-twins.ts';

const theme = themes[0]!;
const deckOf = (media: Media): Deck => ({ theme, slides: [], media: new Map([['key', media]]), title: '', lang: 'en' });
const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10" fill="red"/></svg>',
);

describe('withRasterTwins', () => {
  it('sets a PNG beside a vector picture, the same bytes each time', async () => {
    const media: Media = { mime: 'image/svg+xml', bytes: svg, width_px: 30, height_px: 10 };
    const [once, again] = [await withRasterTwins(deckOf(media)), await withRasterTwins(deckOf(media))];
    const png = once.media.get('key')?.png as Uint8Array;
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 2000 });
    expect(Buffer.compare(png, again.media.get('key')?.png as Uint8Array)).toBe(0);
    expect(once.media.get('key')?.bytes).toBe(svg);
  });

  it('sets a PNG of the same size in place of WebP', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
        .webp()
        .toBuffer(),
    );
    const { media } = await withRasterTwins(deckOf({ mime: 'image/webp', bytes, width_px: 40, height_px: 20 }));
    expect(await sharp(media.get('key')?.png).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 });
  });

  it('hands back the same deck when no picture needs a twin', async () => {
    const deck = deckOf({ mime: 'image/png', bytes: new Uint8Array(), width_px: 1, height_px: 1 });
    expect(await withRasterTwins(deck)).toBe(deck);
  });
});
