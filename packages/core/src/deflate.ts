/**
 * Deflate (RFC 1951, RFC 1950) by one build of zlib as WebAssembly: the same bytes in every version of Node and in browsers, whose own zlibs are
 * patched in different ways.
 */
import { zlibModule } from '@deckwright/core/zlib-module';
import { concatBytes } from './bytes.ts';
import { lazily } from './lazily.ts';

/** 1 is the quickest, 9 the smallest. */
export type DeflateLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Without a header: as zip has it. */
export const deflateRaw = (bytes: Uint8Array, level: DeflateLevel): Uint8Array => run(bytes, level, zlib().deflate_init_raw);

/** With zlib's header and checksum: as PDF and PNG have it. */
export const deflate = (bytes: Uint8Array, level: DeflateLevel): Uint8Array => run(bytes, level, zlib().deflate_init);

/** What the module exports, of which places in its memory are numbers. */
interface Zlib {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => number;
  readonly deflate_new: () => number;
  readonly deflate_init: (stream: number, level: number) => number;
  readonly deflate_init_raw: (stream: number, level: number) => number;
  /** The status in the upper eight bits, and the number of bytes made. */
  readonly deflate_process: (stream: number, from: number, bytes: number, into: number, room: number, flush: number) => number;
  readonly deflate_last_consumed: (stream: number) => number;
  /** Frees the stream. */
  readonly deflate_end: (stream: number) => number;
}

interface LoadedZlib extends Zlib {
  readonly input: number;
  readonly output: number;
}

declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** Bytes handed over at a time, either way. */
const ROOM = 1 << 16;
const NO_FLUSH = 0;
const FINISH = 4;
const STREAM_END = 1;

const zlib = lazily((): LoadedZlib => {
  const exported = new WebAssembly.Instance(new WebAssembly.Module(zlibModule())).exports as Zlib;
  exported._initialize();
  return { ...exported, input: exported.malloc(ROOM), output: exported.malloc(ROOM) };
});

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
