/** Cutting a TrueType file down to the glyphs that a document uses, by HarfBuzz's subsetting engine (`hb-subset`). */
import type { FontSource } from './font-source.ts';

/** A TrueType file of `face` with only these glyphs (and `.notdef`, and parts of composites); glyph ids are kept. */
export type Subsetter = (face: string, gids: Iterable<number>) => Uint8Array;

/** The part of the WebAssembly API used here: the library of ECMAScript types leaves it to the browser's. */
declare const WebAssembly: {
  instantiate(binary: Uint8Array, imports: object): Promise<{ readonly instance: { readonly exports: object } }>;
};

/** The exports we use of the engine; their meaning is in HarfBuzz's `hb-subset.h`. All numbers are pointers, lengths or flags. */
interface Engine {
  readonly memory: { readonly buffer: ArrayBuffer };
  _initialize?(): void;
  malloc(bytes: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const MODE_READONLY = 1;
const NO_HINTING = 0x1;
const RETAIN_GIDS = 0x2;
const NO_LAYOUT_CLOSURE = 0x200;
const DROP_TABLE_TAGS = 3;

/** A PDF needs outlines and advances only (ISO 32000-1, 9.9): shaping is done, and glyphs are named by id. */
const DROPPED_TABLES = [
  'cmap',
  'name',
  'post',
  'OS/2',
  'GSUB',
  'GPOS',
  'GDEF',
  'BASE',
  'STAT',
  'DSIG',
  'gasp',
  'vhea',
  'vmtx',
  'VORG',
  'meta',
];

/** Compiles the engine and hands it each face once. The same glyphs give the same bytes. */
export async function loadSubsetter(binary: Uint8Array, fonts: FontSource): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(binary, {});
  const engine = instance.exports as Engine;
  engine._initialize?.();
  const faces = new Map<string, number>();

  const faceOf = (face: string): number => {
    let pointer = faces.get(face);
    if (pointer === undefined) {
      const bytes = fonts.file(face);
      const data = engine.malloc(bytes.length);
      if (data === 0) throw new RangeError(`No memory left to load the face "${face}".`);
      new Uint8Array(engine.memory.buffer).set(bytes, data);
      const blob = engine.hb_blob_create(data, bytes.length, MODE_READONLY, 0, 0);
      pointer = engine.hb_face_create(blob, 0);
      engine.hb_blob_destroy(blob);
      faces.set(face, pointer);
    }
    return pointer;
  };

  return (face, gids) => {
    const input = engine.hb_subset_input_create_or_fail();
    engine.hb_subset_input_set_flags(input, NO_HINTING | RETAIN_GIDS | NO_LAYOUT_CLOSURE);
    const dropped = engine.hb_subset_input_set(input, DROP_TABLE_TAGS);
    for (const tag of DROPPED_TABLES) engine.hb_set_add(dropped, tagNumber(tag));
    const wanted = engine.hb_subset_input_glyph_set(input);
    for (const gid of gids) engine.hb_set_add(wanted, gid);
    const subset = engine.hb_subset_or_fail(faceOf(face), input);
    engine.hb_subset_input_destroy(input);
    if (subset === 0) throw new Error(`The face "${face}" could not be subset.`);
    const blob = engine.hb_face_reference_blob(subset);
    const start = engine.hb_blob_get_data(blob, 0);
    const bytes = new Uint8Array(engine.memory.buffer).slice(start, start + engine.hb_blob_get_length(blob));
    engine.hb_blob_destroy(blob);
    engine.hb_face_destroy(subset);
    return bytes;
  };
}

const tagNumber = (tag: string): number =>
  (tag.charCodeAt(0) << 24) | (tag.charCodeAt(1) << 16) | (tag.charCodeAt(2) << 8) | tag.charCodeAt(3);
