/** One build of zlib as WebAssembly, for servers and pages. */
import { zlibModule } from '@deckwright/core/zlib-module';
import { lazily } from './lazily.ts';

/** A place in its memory. */
export type ZlibStream = number;

type Process = (stream: ZlibStream, from: number, bytes: number, into: number, room: number, flush: number) => number;

/** What the module exports, of which places in its memory are numbers. */
export interface Zlib {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => number;
  readonly deflate_new: () => ZlibStream;
  readonly deflate_init: (stream: ZlibStream, level: number) => number;
  readonly deflate_init_raw: (stream: ZlibStream, level: number) => number;
  /** The status in the upper eight bits, and the number of bytes made. */
  readonly deflate_process: Process;
  readonly deflate_last_consumed: (stream: ZlibStream) => number;
  /** Frees the stream. */
  readonly deflate_end: (stream: ZlibStream) => number;
  readonly inflate_new: () => ZlibStream;
  readonly inflate_init: (stream: ZlibStream) => number;
  readonly inflate_init_raw: (stream: ZlibStream) => number;
  readonly inflate_process: Process;
  readonly inflate_last_consumed: (stream: ZlibStream) => number;
  readonly inflate_end: (stream: ZlibStream) => number;
}

export interface LoadedZlib extends Zlib {
  readonly input: number;
  readonly output: number;
}

declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** Bytes handed over at a time, either way. */
export const ROOM = 1 << 16;
export const STREAM_END = 1;

export const zlib = lazily((): LoadedZlib => {
  const exported = new WebAssembly.Instance(new WebAssembly.Module(zlibModule())).exports as Zlib;
  exported._initialize();
  return { ...exported, input: exported.malloc(ROOM), output: exported.malloc(ROOM) };
});
