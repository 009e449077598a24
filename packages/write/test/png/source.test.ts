/** Pictures that we make hold the request of their slide, and other programs read them as before. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { carriedPngSource } from '@deckwright/read/image';
import { createWriteKit, packScene, unpackScene, writeFiles } from '@deckwright/write/files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const fonts = carriedFonts();
const writeKit = createWriteKit(fonts);

async function deckOf(notes?: string) {
  const body = {
    form: 'kpi_metrics',
    headline: 'Riders are back: 1,310 a day',
    data: { metrics: [{ label: 'Riders a day', value: '1,310' }] },
    ...(notes && { notes }),
  };
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return (await drawSlide(read.request, createDrawKit(fonts))).deck;
}

async function pngOf(deck: Awaited<ReturnType<typeof deckOf>>) {
  const { png, preview } = await writeFiles(deck, ['png', 'preview'], writeKit);
  return { png: png ?? new Uint8Array(), preview: preview ?? new Uint8Array() };
}

describe('the PNG of a slide', () => {
  it('carries the request of its slide, at any width', async () => {
    const deck = await deckOf();
    for (const file of Object.values(await pngOf(deck))) {
      expect(carriedPngSource(file)).toMatchObject({ engine_version: deck.source?.engine_version, intents: deck.source?.intents });
    }
  });

  it('does not carry speaker notes', async () => {
    const { png } = await pngOf(await deckOf('Ask for the budget only at the end.'));
    expect(carriedPngSource(png)?.intents[0]).toContain('1,310');
    expect(carriedPngSource(png)?.intents[0]).not.toContain('budget');
  });

  it('is the same picture to other readers, and the same bytes from a stored scene', async () => {
    const deck = await deckOf();
    const { preview } = await pngOf(deck);
    const { width, height, channels } = await sharp(preview).metadata();
    expect([width, height, channels]).toEqual([768, 432, 3]);
    const { preview: again } = await pngOf(await unpackScene(packScene(deck) ?? new Uint8Array()));
    expect(Buffer.from(again).equals(preview)).toBe(true);
  });

  it('is read as a picture without a request where the chunk is damaged, cut off or from somebody else', async () => {
    const { png } = await pngOf(await deckOf());
    for (let at = 40; at < 200; at += 7) {
      const damaged = Buffer.from(png);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 0x55, at);
      expect(carriedPngSource(damaged)).toBeUndefined();
    }
    for (const length of [0, 8, 33, 40, 60, 100]) expect(carriedPngSource(png.subarray(0, length))).toBeUndefined();
    expect(carriedPngSource(await sharp(png).png().toBuffer())).toBeUndefined();
  });
});
