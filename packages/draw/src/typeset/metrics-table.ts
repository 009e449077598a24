/**
 * The metrics table of a face: advances of every character, and kerning of the pairs that are common in business text.
 * HarfBuzz makes it once from the font (`packages/fonts/scripts/generate-metrics.ts`), so that measuring needs no shaping.
 *
 * Layout, little endian: magic `DWM1`, u16 unitsPerEm, i16 ascent, i16 descent (positive down), i16 lineGap, i16 capHeight,
 * i16 xHeight, u32 count of characters, u32 count of pairs; then characters u32[], advances u16[] (padded to 4), pairs' first
 * u16[] , pairs' second u16[], kerning i16[] (each padded to 4). Characters and pairs are sorted.
 */

export interface FaceTable {
  readonly units_per_em: number;
  /** Typographic ascent and descent above and below the baseline, and the gap, in font units. */
  readonly ascent: number;
  readonly descent: number;
  readonly line_gap: number;
  readonly cap_height: number;
  readonly x_height: number;
  /** Advance of a character in font units; -1 when the face lacks it. */
  advance(codepoint: number): number;
  /** Kerning between two characters in font units; 0 for pairs without kerning. */
  kern(left: number, right: number): number;
}

export interface RawFace {
  readonly units_per_em: number;
  readonly ascent: number;
  readonly descent: number;
  readonly line_gap: number;
  readonly cap_height: number;
  readonly x_height: number;
  readonly advances: ReadonlyMap<number, number>;
  /** Keyed `left * 65536 + right`. */
  readonly kerns: ReadonlyMap<number, number>;
}

const MAGIC = 0x314d5744;
const HEADER = 24;
/** Characters below this limit are looked up directly; the others by binary search. */
const DIRECT = 0x2400;
const padded = (bytes: number): number => (bytes + 3) & ~3;

export function encodeFaceTable(face: RawFace): Uint8Array {
  const characters = [...face.advances.keys()].sort((a, b) => a - b);
  const pairs = [...face.kerns.keys()].sort((a, b) => a - b);
  const size = HEADER + characters.length * 4 + padded(characters.length * 2) + 3 * padded(pairs.length * 2);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint16(4, face.units_per_em, true);
  [face.ascent, face.descent, face.line_gap, face.cap_height, face.x_height].forEach((value, i) => {
    view.setInt16(6 + 2 * i, value, true);
  });
  view.setUint32(16, characters.length, true);
  view.setUint32(20, pairs.length, true);
  let at = HEADER;
  for (const [i, c] of characters.entries()) view.setUint32(at + 4 * i, c, true);
  at += 4 * characters.length;
  for (const [i, c] of characters.entries()) view.setUint16(at + 2 * i, face.advances.get(c) ?? 0, true);
  at += padded(2 * characters.length);
  for (const [i, p] of pairs.entries()) view.setUint16(at + 2 * i, Math.floor(p / 65536), true);
  at += padded(2 * pairs.length);
  for (const [i, p] of pairs.entries()) view.setUint16(at + 2 * i, p % 65536, true);
  at += padded(2 * pairs.length);
  for (const [i, p] of pairs.entries()) view.setInt16(at + 2 * i, face.kerns.get(p) ?? 0, true);
  return bytes;
}

/** Throws when the bytes are not a metrics table. */
export function decodeFaceTable(source: Uint8Array): FaceTable {
  // The typed views below need aligned memory, which a slice of a larger buffer may not have.
  const bytes = source.byteOffset % 4 === 0 ? source : Uint8Array.from(source);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER || view.getUint32(0, true) !== MAGIC) throw new Error('not a face table: run the metrics generator again');
  const charCount = view.getUint32(16, true);
  const pairCount = view.getUint32(20, true);
  let at = bytes.byteOffset + HEADER;
  const characters = new Uint32Array(bytes.buffer, at, charCount);
  at += 4 * charCount;
  const advances = new Uint16Array(bytes.buffer, at, charCount);
  at += padded(2 * charCount);
  const firsts = new Uint16Array(bytes.buffer, at, pairCount);
  at += padded(2 * pairCount);
  const seconds = new Uint16Array(bytes.buffer, at, pairCount);
  at += padded(2 * pairCount);
  const values = new Int16Array(bytes.buffer, at, pairCount);

  const direct = new Int32Array(DIRECT).fill(-1);
  for (let i = 0; i < charCount; i++) {
    const c = characters[i] as number;
    if (c >= DIRECT) break;
    direct[c] = advances[i] as number;
  }
  /** First pair of each left character, so that a look-up searches only that character's own pairs. */
  const starts = new Int32Array(DIRECT + 1);
  let pair = 0;
  for (let c = 0; c <= DIRECT; c++) {
    while (pair < pairCount && (firsts[pair] as number) < c) pair++;
    starts[c] = pair;
  }

  return {
    units_per_em: view.getUint16(4, true),
    ascent: view.getInt16(6, true),
    descent: view.getInt16(8, true),
    line_gap: view.getInt16(10, true),
    cap_height: view.getInt16(12, true),
    x_height: view.getInt16(14, true),
    advance(codepoint) {
      if (codepoint < DIRECT) return direct[codepoint] as number;
      let low = 0;
      let high = charCount - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const c = characters[middle] as number;
        if (c === codepoint) return advances[middle] as number;
        if (c < codepoint) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    },
    kern(left, right) {
      if (left >= DIRECT) return 0;
      let low = starts[left] as number;
      let high = (starts[left + 1] as number) - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const c = seconds[middle] as number;
        if (c === right) return values[middle] as number;
        if (c < right) low = middle + 1;
        else high = middle - 1;
      }
      return 0;
    },
  };
}
