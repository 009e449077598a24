/** Words to PNG: the size asked for, the same bytes each time. */
import { illustrateAsPng, illustratePng } from '@deckwright/convert/illustration';
import { describe, expect, it } from 'vitest';

const bigEndian = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

describe('a picture from words', () => {
  it('is a PNG of the size', async () => {
    const { png, width_px, height_px, motifs } = await illustrateAsPng('mountains at sunrise', {
      size: '1792x1024',
      theme_id: 'corporate-dark',
    });
    expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect([bigEndian(png, 16), bigEndian(png, 20)]).toEqual([1792, 1024]);
    expect([width_px, height_px]).toEqual([1792, 1024]);
    expect(motifs).toEqual(['mountains']);
  });

  it('has the same bytes for the same words, and others for other words', async () => {
    const of = async (prompt: string): Promise<string> => Buffer.from(await illustratePng(prompt, { size: '512x512' })).toString('base64');
    const first = await of('hills in the morning');
    expect(await of('hills in the morning')).toBe(first);
    expect(await of('hills in the evening')).not.toBe(first);
  });

  it('refuses a size that is none', async () => {
    for (const size of ['1792', '1792×1024', '9x9', '99999x10', ''])
      await expect(illustratePng('hills', { size })).rejects.toThrow(RangeError);
  });
});
