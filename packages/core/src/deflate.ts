/**
 * Deflate (RFC 1951, RFC 1950) by one build of zlib as WebAssembly: the same bytes in every version of Node and in browsers, whose own zlibs are
 * patched in different ways.
 */
import { concatBytes } from './bytes.ts';
import { ROOM, STREAM_END, type Zlib, zlib } from './zlib.ts';

/** 1 is the quickest, 9 the smallest. */
export type DeflateLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Without a header: as zip has it. */
export const deflateRaw = (bytes: Uint8Array, level: DeflateLevel): Uint8Array => run(bytes, level, zlib().deflate_init_raw);

/** With zlib's header and checksum: as PDF and PNG have it. */
export const deflate = (bytes: Uint8Array, level: DeflateLevel): Uint8Array => run(bytes, level, zlib().deflate_init);

const NO_FLUSH = 0;
const FINISH = 4;

function run(bytes: Uint8Array, level: DeflateLevel, init: Zlib['deflate_init']): Uint8Array {
  const { memory, deflate_new, deflate_process, deflate_last_consumed, deflate_end, input, output } = zlib();
  const stream = deflate_new();
  if (stream === 0 || init(stream, level) !== 0) throw new Error('zlib has no memory left.');
  try {
    const heap = new Uint8Array(memory.buffer);
    const chunks: Uint8Array[] = [];
    for (let at = 0, status = 0; status !== STREAM_END; ) {
      const size = Math.min(ROOM, bytes.length - at);
      heap.set(bytes.subarray(at, at + size), input);
      const result = deflate_process(stream, input, size, output, ROOM, at + size === bytes.length ? FINISH : NO_FLUSH);
      status = result >> 24;
      if (status < 0) throw new Error(`zlib failed with status ${status}.`);
      const made = result & 0xff_ffff;
      if (made > 0) chunks.push(heap.slice(output, output + made));
      at += deflate_last_consumed(stream);
    }
    return chunks.length === 1 ? chunks[0]! : concatBytes(chunks);
  } finally {
    deflate_end(stream);
  }
}
