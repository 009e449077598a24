/** The door to metafiles: drawings of Windows, as what they paint. */
import { gunzipSync } from 'node:zlib';
import type { MetafileDrawing } from './drawing.ts';
import { readEmf } from './emf.ts';
import { MAX_BYTES } from './limits.ts';
import { UnreadableMetafile } from './unreadable-metafile.ts';
import { readWmf } from './wmf.ts';

export type { Clip, Fill, ImageMark, Mark, MetafileDrawing, PathMark, Steps, Stroke, TextMark } from './drawing.ts';
export { boundsOf, boxOfClip } from './steps.ts';
export { UnreadableMetafile } from './unreadable-metafile.ts';

const starts = (bytes: Uint8Array, ...head: readonly number[]): boolean => head.every((byte, i) => bytes[i] === byte);

/** By the first bytes; what is packed by gzip may be one. */
export function metafileFormat(bytes: Uint8Array): 'EMF' | 'WMF' | 'packed' | undefined {
  if (starts(bytes, 0x1f, 0x8b, 0x08)) return 'packed';
  if (starts(bytes, 1, 0, 0, 0) && starts(bytes.subarray(40), 0x20, 0x45, 0x4d, 0x46)) return 'EMF';
  if (starts(bytes, 0xd7, 0xcd, 0xc6, 0x9a) || starts(bytes, 1, 0, 9, 0) || starts(bytes, 2, 0, 9, 0)) return 'WMF';
  return undefined;
}

/** @throws UnreadableMetafile for bytes that are none, are damaged, or ask for too much */
export function readMetafile(bytes: Uint8Array): MetafileDrawing {
  const format = metafileFormat(bytes);
  const plain = format === 'packed' ? unpacked(bytes) : bytes;
  if (plain.length > MAX_BYTES) throw new UnreadableMetafile(`It has more than ${MAX_BYTES} bytes, which is the limit.`);
  switch (format === 'packed' ? metafileFormat(plain) : format) {
    case 'EMF':
      return readEmf(plain);
    case 'WMF':
      return readWmf(plain);
    default:
      throw new UnreadableMetafile('It is neither EMF nor WMF.');
  }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: MAX_BYTES }));
  } catch {
    throw new UnreadableMetafile('It cannot be unpacked.');
  }
}
