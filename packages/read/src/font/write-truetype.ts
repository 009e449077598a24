/**
 * Writes a TrueType file (OpenType 1.9) with outlines, advances, a character map and kerning, and without programs. An uploaded font is read
 * once; everything that draws reads this file.
 */
import type { Outline } from './outlines.ts';

export interface NewGlyph {
  readonly codepoint: number;
  readonly advance: number;
  readonly outline: Outline;
}

export interface NewFont {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly units_per_em: number;
  readonly ascent: number;
  readonly descent: number;
  readonly line_gap: number;
  readonly cap_height: number;
  readonly x_height: number;
  /** Sorted by codepoint; the first glyph id is 1, after `.notdef`. */
  readonly glyphs: readonly NewGlyph[];
  /** Font units, keyed `left * 65536 + right` by codepoints. */
  readonly kerns: ReadonlyMap<number, number>;
}

/** Grows as it is written to. */
class Bytes {
  #view = new DataView(new ArrayBuffer(1024));
  length = 0;

  #room(count: number): void {
    if (this.length + count <= this.#view.byteLength) return;
    const bigger = new Uint8Array(Math.max(this.#view.byteLength * 2, this.length + count));
    bigger.set(new Uint8Array(this.#view.buffer, 0, this.length));
    this.#view = new DataView(bigger.buffer);
  }
  u8(...values: number[]): this {
    for (const v of values) {
      this.#room(1);
      this.#view.setUint8(this.length++, v);
    }
    return this;
  }
  u16(...values: number[]): this {
    for (const v of values) {
      this.#room(2);
      this.#view.setUint16(this.length, v & 0xffff);
      this.length += 2;
    }
    return this;
  }
  u32(...values: number[]): this {
    for (const v of values) {
      this.#room(4);
      this.#view.setUint32(this.length, v >>> 0);
      this.length += 4;
    }
    return this;
  }
  add(bytes: Uint8Array): this {
    this.#room(bytes.length);
    new Uint8Array(this.#view.buffer).set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }
  pad(to: number): this {
    while (this.length % to !== 0) this.u8(0);
    return this;
  }
  done(): Uint8Array {
    return new Uint8Array(this.#view.buffer.slice(0, this.length));
  }
}

interface BoxUnits {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

function boxOf(outline: Outline): BoxUnits | undefined {
  const points = outline.flat();
  if (points.length === 0) return undefined;
  let [left, bottom, right, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    bottom = Math.min(bottom, y);
    right = Math.max(right, x);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}

/** A frame, which is drawn for a character that the face does not have. */
const notdef = ({ units_per_em: em }: NewFont): NewGlyph => {
  const [l, r, t, w] = [em * 0.06, em * 0.44, em * 0.66, em * 0.04].map(Math.round) as [number, number, number, number];
  const on = (x: number, y: number) => ({ x, y, on: true });
  return {
    codepoint: -1,
    advance: Math.round(em / 2),
    outline: [
      [on(l, 0), on(l, t), on(r, t), on(r, 0)],
      [on(l + w, w), on(r - w, w), on(r - w, t - w), on(l + w, t - w)],
    ],
  };
};

/** A simple glyph (`glyf`): flags, then x, then y, each as the difference from the point before. */
function glyphData(outline: Outline, box: BoxUnits): Uint8Array {
  const out = new Bytes().u16(outline.length, box.left, box.bottom, box.right, box.top);
  let end = -1;
  for (const contour of outline) {
    end += contour.length;
    out.u16(end);
  }
  out.u16(0);
  const points = outline.flat();
  const flags = new Bytes();
  const xs = new Bytes();
  const ys = new Bytes();
  let [px, py] = [0, 0];
  for (const { x, y, on } of points) {
    const [dx, dy] = [x - px, y - py];
    let flag = on ? 1 : 0;
    if (dx === 0) flag |= 0x10;
    else if (Math.abs(dx) < 256) {
      flag |= 0x02 | (dx > 0 ? 0x10 : 0);
      xs.u8(Math.abs(dx));
    } else xs.u16(dx);
    if (dy === 0) flag |= 0x20;
    else if (Math.abs(dy) < 256) {
      flag |= 0x04 | (dy > 0 ? 0x20 : 0);
      ys.u8(Math.abs(dy));
    } else ys.u16(dy);
    flags.u8(flag);
    [px, py] = [x, y];
  }
  return out.add(flags.done()).add(xs.done()).add(ys.done()).pad(4).done();
}

/** Character map: format 12, and format 4 for readers that support no other. */
function cmapTable(glyphs: readonly NewGlyph[]): Uint8Array {
  const runs: { from: number; to: number; gid: number }[] = [];
  for (const [i, { codepoint }] of glyphs.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && codepoint === last.to + 1 && codepoint !== 0x10000) last.to = codepoint;
    else runs.push({ from: codepoint, to: codepoint, gid: i + 1 });
  }
  const short = [...runs.filter((run) => run.to < 0xffff), { from: 0xffff, to: 0xffff, gid: 0 }];
  const log = Math.floor(Math.log2(short.length));
  const four = new Bytes().u16(4, 16 + 8 * short.length, 0, 2 * short.length, 2 ** (log + 1), log, 2 * short.length - 2 ** (log + 1));
  four.u16(...short.map(({ to }) => to), 0, ...short.map(({ from }) => from));
  four.u16(...short.map(({ from, gid }) => (gid === 0 ? 1 : gid - from)), ...short.map(() => 0));
  const twelve = new Bytes().u16(12, 0).u32(16 + 12 * runs.length, 0, runs.length);
  for (const { from, to, gid } of runs) twelve.u32(from, to, gid);
  const at = 4 + 8 * 2;
  return new Bytes()
    .u16(0, 2)
    .u16(3, 1)
    .u32(at)
    .u16(3, 10)
    .u32(at + four.length)
    .add(four.done())
    .add(twelve.done())
    .done();
}

/** Pairs of one subtable: its offsets are 16 bits wide, and a pair takes four bytes. */
const MAX_PAIRS = 12_000;

interface PairSet {
  readonly left: number;
  /** Right glyph and what the left one's advance changes by. */
  readonly pairs: readonly (readonly [right: number, value: number])[];
}

/** Kerning as pair adjustment (`GPOS`, lookup type 2), because our build of HarfBuzz does not read the `kern` table. */
function gposTable({ glyphs, kerns }: NewFont): Uint8Array | undefined {
  if (kerns.size === 0) return undefined;
  const gids = new Map(glyphs.map(({ codepoint }, i) => [codepoint, i + 1]));
  const byLeft = new Map<number, [number, number][]>();
  for (const [pair, value] of kerns) {
    const left = gids.get(Math.floor(pair / 65_536)) ?? 0;
    const pairs = byLeft.get(left) ?? [];
    pairs.push([gids.get(pair % 65_536) ?? 0, value]);
    byLeft.set(left, pairs);
  }
  const sets = [...byLeft]
    .sort((a, b) => a[0] - b[0])
    .map(([left, pairs]): PairSet => ({ left, pairs: pairs.sort((a, b) => a[0] - b[0]) }));
  const groups: PairSet[][] = [[]];
  let count = 0;
  for (const set of sets) {
    if (count + set.pairs.length > MAX_PAIRS) {
      groups.push([]);
      count = 0;
    }
    groups.at(-1)?.push(set);
    count += set.pairs.length;
  }
  const subtables = groups.map(pairSubtable);
  const out = new Bytes().u16(1, 0, 10, 30, 44);
  // One script for all, one feature, one lookup.
  out
    .u16(1)
    .u8(...tagBytes('DFLT'))
    .u16(8, 4, 0, 0, 0xffff, 1, 0);
  out
    .u16(1)
    .u8(...tagBytes('kern'))
    .u16(8, 0, 1, 0);
  // Extension subtables (type 9), whose offsets are 32 bits wide.
  out.u16(1, 4, 9, 0, subtables.length);
  const first = 6 + 2 * subtables.length;
  out.u16(...subtables.map((_, i) => first + 8 * i));
  let offset = 8 * subtables.length;
  for (const [i, bytes] of subtables.entries()) {
    out.u16(1, 2).u32(offset - 8 * i);
    offset += bytes.length;
  }
  for (const bytes of subtables) out.add(bytes);
  return out.done();
}

/** Pair adjustment, format 1: only the left glyph's advance changes. */
function pairSubtable(sets: readonly PairSet[]): Uint8Array {
  const head = 10 + 2 * sets.length;
  const coverage = new Bytes().u16(1, sets.length, ...sets.map(({ left }) => left));
  const offsets: number[] = [];
  let offset = head + coverage.length;
  for (const { pairs } of sets) {
    offsets.push(offset);
    offset += 2 + 4 * pairs.length;
  }
  const out = new Bytes().u16(1, head, 0x0004, 0, sets.length, ...offsets).add(coverage.done());
  for (const { pairs } of sets) out.u16(pairs.length, ...pairs.flat());
  return out.done();
}

const tagBytes = (tag: string): number[] => [...tag].map((c) => c.charCodeAt(0));

function nameTable({ family, weight, italic }: NewFont): Uint8Array {
  const style = `${weight >= 600 ? 'Bold' : 'Regular'}${italic ? ' Italic' : ''}`;
  const postscript = `${family} ${style}`.replace(/[^A-Za-z0-9]/g, '') || 'Unnamed';
  const names: readonly (readonly [number, string])[] = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, postscript],
  ];
  const out = new Bytes().u16(0, names.length, 6 + 12 * names.length);
  const strings = new Bytes();
  for (const [id, text] of names) {
    out.u16(3, 1, 0x409, id, 2 * text.length, strings.length);
    for (let i = 0; i < text.length; i++) strings.u16(text.charCodeAt(i));
  }
  return out.add(strings.done()).done();
}

/** The creation date of every file, seconds since 1904: a constant, so that equal fonts give equal bytes. */
const NO_TIME = [0, 0] as const;

export function writeTrueType(font: NewFont): Uint8Array {
  const all = [notdef(font), ...font.glyphs];
  const glyf = new Bytes();
  const loca = new Bytes();
  const hmtx = new Bytes();
  let extent: BoxUnits = { left: 0, bottom: 0, right: 0, top: 0 };
  let [widest, mostPoints, mostContours] = [0, 0, 0];
  for (const { advance, outline } of all) {
    loca.u32(glyf.length);
    const box = boxOf(outline);
    if (box !== undefined) {
      glyf.add(glyphData(outline, box));
      extent = {
        left: Math.min(extent.left, box.left),
        bottom: Math.min(extent.bottom, box.bottom),
        right: Math.max(extent.right, box.right),
        top: Math.max(extent.top, box.top),
      };
    }
    hmtx.u16(advance, box?.left ?? 0);
    widest = Math.max(widest, advance);
    mostPoints = Math.max(mostPoints, outline.flat().length);
    mostContours = Math.max(mostContours, outline.length);
  }
  loca.u32(glyf.length);
  const { units_per_em: em, ascent, descent, line_gap } = font;
  const bold = font.weight >= 600;
  const slant = font.italic ? -12 * 65_536 : 0;
  const style = (bold ? 1 : 0) | (font.italic ? 2 : 0);
  const head = new Bytes().u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5).u16(0x0003, em);
  head.u32(...NO_TIME, ...NO_TIME).u16(extent.left, extent.bottom, extent.right, extent.top, style, 8, 2, 1, 0);
  const hhea = new Bytes().u32(0x00010000).u16(ascent, -descent, line_gap, widest, extent.left, 0, extent.right);
  hhea.u16(font.italic ? 100 : 1, font.italic ? 21 : 0, 0, 0, 0, 0, 0, 0, all.length);
  const maxp = new Bytes().u32(0x00010000).u16(all.length, mostPoints, mostContours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0);
  const first = font.glyphs[0]?.codepoint ?? 0;
  const last = font.glyphs.at(-1)?.codepoint ?? 0;
  const os2 = new Bytes().u16(4, Math.round(em / 2), font.weight, 5, 0);
  os2.u16(...[0.65, 0.6, 0, 0.075, 0.65, 0.6, 0, 0.35, 0.05, 0.3].map((v) => Math.round(v * em)), 0);
  os2.u8(...new Array(10).fill(0)).u32(0, 0, 0, 0, 0x20202020);
  os2.u16((bold ? 0x20 : 0) | (font.italic ? 1 : 0) | (style === 0 ? 0x40 : 0), Math.min(first, 0xffff), Math.min(last, 0xffff));
  os2.u16(ascent, -descent, line_gap, ascent, descent).u32(1, 0).u16(font.x_height, font.cap_height, 0, 0x20, 1);
  const post = new Bytes()
    .u32(0x00030000, slant)
    .u16(Math.round(-0.1 * em), Math.round(0.05 * em))
    .u32(0, 0, 0, 0, 0);
  const gpos = gposTable(font);
  return assemble({
    ...(gpos === undefined ? {} : { GPOS: gpos }),
    'OS/2': os2.done(),
    cmap: cmapTable(font.glyphs),
    glyf: glyf.done(),
    head: head.done(),
    hhea: hhea.done(),
    hmtx: hmtx.done(),
    loca: loca.done(),
    maxp: maxp.done(),
    name: nameTable(font),
    post: post.done(),
  });
}

const checksum = (bytes: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4)
    sum = (sum + (((bytes[i] ?? 0) << 24) | ((bytes[i + 1] ?? 0) << 16) | ((bytes[i + 2] ?? 0) << 8) | (bytes[i + 3] ?? 0))) >>> 0;
  return sum;
};

/** The directory and the tables in the order of their tags; `head` then gets the checksum of the whole file. */
function assemble(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const tags = Object.keys(tables).sort();
  const log = Math.floor(Math.log2(tags.length));
  const out = new Bytes().u32(0x00010000).u16(tags.length, 16 * 2 ** log, log, 16 * (tags.length - 2 ** log));
  let offset = 12 + 16 * tags.length;
  let headAt = 0;
  for (const tag of tags) {
    const table = tables[tag] as Uint8Array;
    if (tag === 'head') headAt = offset;
    out.u8(...tagBytes(tag)).u32(checksum(table), offset, table.length);
    offset += (table.length + 3) & ~3;
  }
  for (const tag of tags) out.add(tables[tag] as Uint8Array).pad(4);
  const file = out.done();
  new DataView(file.buffer).setUint32(headAt + 8, (0xb1b0afba - checksum(file)) >>> 0);
  return file;
}
