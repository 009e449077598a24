/** Inflate (RFC 1951, RFC 1950) in a page, by the zlib that also deflates. `inflate.node.ts` has the same functions. */
import { concatBytes } from './bytes.ts';
import { ROOM, STREAM_END, type ZlibStream, zlib } from './zlib.ts';

/** Without a header: as zip has it. @param most bytes that may come of it. @throws Error for what is damaged, or more */
export const inflateRaw = (bytes: Uint8Array, most: number): Uint8Array => run(bytes, most, zlib().inflate_init_raw);

/** With zlib's header and checksum: as PDF and PNG have it. @throws Error for what is damaged, or more */
export const inflate = (bytes: Uint8Array, most: number): Uint8Array => run(bytes, most, zlib().inflate_init);

function run(bytes: Uint8Array, most: number, init: (stream: ZlibStream) => number): Uint8Array {
  const { memory, inflate_new, inflate_process, inflate_last_consumed, inflate_end, input, output } = zlib();
  const stream = inflate_new();
  if (stream === 0 || init(stream) !== 0) throw new Error('zlib has no memory left.');
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (let at = 0, status = 0; status !== STREAM_END; ) {
      // The memory may have grown, and its buffer is another then.
      const heap = new Uint8Array(memory.buffer);
      const size = Math.min(ROOM, bytes.length - at);
      heap.set(bytes.subarray(at, at + size), input);
      const result = inflate_process(stream, input, size, output, ROOM, 0);
      status = result >> 24;
      const made = result & 0xff_ffff;
      const consumed = inflate_last_consumed(stream);
      if (status < 0 || (made === 0 && consumed === 0 && status !== STREAM_END)) throw new Error(`zlib failed with status ${status}.`);
      if (made > 0) chunks.push(new Uint8Array(memory.buffer).slice(output, output + made));
      length += made;
      if (length > most) throw new RangeError(`More than ${most} bytes come of it.`);
      at += consumed;
    }
    return chunks.length === 1 ? chunks[0]! : concatBytes(chunks);
  } finally {
    inflate_end(stream);
  }
}
