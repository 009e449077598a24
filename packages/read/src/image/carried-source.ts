/** Finds the request that a PNG of ours carries in a text chunk (PNG 3.0, 11.3.3.4). */
import { crc32, inflateSync } from 'node:zlib';
import { type CarriedSource, parseCarriedSource } from '../carried/index.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Keyword, its end, compressed by deflate, no language, no translated keyword. */
const HEAD = Buffer.from('Deckwright\0\x01\0\0\0', 'latin1');
/** Length, type and checksum around the data of a chunk. */
const AROUND = 12;
const MAX_CHUNKS = 10_000;
const MAX_JSON_BYTES = 4 * 1024 * 1024;

/** Undefined for other pictures and for a chunk that is damaged. Whether the picture still shows the request is for whoever draws it to see. */
export function carriedPngSource(bytes: Uint8Array): CarriedSource | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  let at = SIGNATURE.length;
  for (let seen = 0; seen < MAX_CHUNKS && at + AROUND <= file.length; seen++) {
    const length = file.readUInt32BE(at);
    const typed = file.subarray(at + 4, at + 8 + length);
    at += AROUND + length;
    if (at > file.length) return undefined;
    if (typed.toString('latin1', 0, 4) !== 'iTXt' || !typed.subarray(4, 4 + HEAD.length).equals(HEAD)) continue;
    if (crc32(typed) !== file.readUInt32BE(at - 4)) return undefined;
    return sourceOf(typed.subarray(4 + HEAD.length));
  }
  return undefined;
}

function sourceOf(deflated: Uint8Array): CarriedSource | undefined {
  try {
    return parseCarriedSource(inflateSync(deflated, { maxOutputLength: MAX_JSON_BYTES }).toString('utf8'));
  } catch {
    return undefined;
  }
}
