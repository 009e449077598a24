/** Zips of sound makers that look unusual: bytes behind their end, and parts that inflate far without being large. */
import { READ_LIMITS, readZip, UnreadableFile } from '@deckwright/read/ooxml';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';

const zipOf = (size: number, comment = ''): Promise<Uint8Array> =>
  new JSZip()
    .file('ppt/media/image1.emf', new Uint8Array(size))
    .file('ppt/presentation.xml', '<p/>')
    .generateAsync({ type: 'uint8array', compression: 'DEFLATE', comment });

const names = async (bytes: Uint8Array): Promise<readonly string[]> => (await readZip(bytes, READ_LIMITS)).map(({ name }) => name);
const WHOLE = ['ppt/media/image1.emf', 'ppt/presentation.xml'];

describe('bytes behind the end of a zip', () => {
  it.each([1, 2, 21, 22, 23, 4096])('%i of them are looked past', async (count) => {
    const zip = await zipOf(100);
    expect(await names(Buffer.concat([zip, Buffer.alloc(count, 0x0a)]))).toEqual(WHOLE);
  });

  it('a comment is no tail, and may have one', async () => {
    const zip = await zipOf(100, 'made by hand');
    expect(await names(zip)).toEqual(WHOLE);
    expect(await names(Buffer.concat([zip, Buffer.from('PK\u0005\u0006 is no record')]))).toEqual(WHOLE);
  });

  it('a file that is cut off is still told as one', async () => {
    const zip = await zipOf(100);
    await expect(names(zip.subarray(0, zip.length - 5))).rejects.toBeInstanceOf(UnreadableFile);
  });
});

describe('how far a part inflates', () => {
  it('is no matter for a part of a few megabytes', async () => {
    expect(await names(await zipOf(1_400_000))).toEqual(WHOLE);
  });

  it('is one beyond the size from which it is held against parts', async () => {
    await expect(names(await zipOf(READ_LIMITS.ratio_from_bytes + 1))).rejects.toThrow('times its size');
  });
});
