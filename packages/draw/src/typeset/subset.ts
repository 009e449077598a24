/**
 * Reduces a TrueType file to the glyphs that a document uses, for embedding in a PDF (ISO 32000-1, 9.9). Outlines, advances and ids are
 * kept; layout tables, names, character map and hinting are removed. HarfBuzz takes 4 times as long for the same when warm, and must be
 * loaded first.
 */

const KEPT_TABLES = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;

/** Composite glyph flags (OpenType 1.9, `glyf`). */
const ARGS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_TWO_BY_TWO = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

const CHECKSUM_OF_FILE = 0xb1b0afba;

/** The file with these glyphs, `.notdef` and the parts of composites. Throws for a file without TrueType outlines. Ids that the face lacks are ignored. */
export function subsetTrueType(file: Uint8Array, gids: Iterable<number>): Uint8Array {
  const source = openTrueType(file);
  const wanted = withComponents(source, gids);
  const count = Math.max(...wanted) + 1;

  const outlines: Uint8Array[] = [];
  const offsets = [0];
  const hmtx = new DataView(new ArrayBuffer(4 * count));
  let offset = 0;
  for (let gid = 0; gid < count; gid++) {
    if (wanted.has(gid)) {
      const outline = withoutHints(source.outline(gid));
      outlines.push(outline);
      offset += outline.length;
      hmtx.setUint16(4 * gid, source.advance(gid));
      hmtx.setInt16(4 * gid + 2, source.left_bearing(gid));
    }
    offsets.push(offset);
  }
  const short = offset < 0x20000;
  const loca = new DataView(new ArrayBuffer((short ? 2 : 4) * offsets.length));
  for (const [i, at] of offsets.entries()) {
    if (short) loca.setUint16(2 * i, at / 2);
    else loca.setUint32(4 * i, at);
  }

  const head = source.copy('head');
  head.setUint32(8, 0); // checksum of the file, known last
  head.setInt16(50, short ? 0 : 1);
  const hhea = source.copy('hhea');
  hhea.setUint16(34, count);
  const maxp = source.copy('maxp');
  maxp.setUint16(4, count);
  const glyf = new Uint8Array(offset);
  let at = 0;
  for (const outline of outlines) {
    glyf.set(outline, at);
    at += outline.length;
  }
  return assemble({ glyf, head: bytesOf(head), hhea: bytesOf(hhea), hmtx: bytesOf(hmtx), loca: bytesOf(loca), maxp: bytesOf(maxp) });
}

interface TrueType {
  readonly glyphs: number;
  outline(gid: number): Uint8Array;
  advance(gid: number): number;
  left_bearing(gid: number): number;
  copy(tag: string): DataView;
}

function openTrueType(file: Uint8Array): TrueType {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, { readonly start: number; readonly length: number }>();
  const count = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    tables.set(tag, { start: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`Not a TrueType font with outlines: it has no "${tag}" table.`);
    return found;
  };
  const [glyf, loca, hmtx] = [table('glyf').start, table('loca').start, table('hmtx').start];
  const longOffsets = view.getInt16(table('head').start + 50) === 1;
  const metrics = view.getUint16(table('hhea').start + 34);
  const offsetOf = (gid: number): number => (longOffsets ? view.getUint32(loca + 4 * gid) : 2 * view.getUint16(loca + 2 * gid));
  return {
    glyphs: view.getUint16(table('maxp').start + 4),
    outline: (gid) => file.subarray(glyf + offsetOf(gid), glyf + offsetOf(gid + 1)),
    // Glyphs beyond the last pair share its advance.
    advance: (gid) => view.getUint16(hmtx + 4 * Math.min(gid, metrics - 1)),
    left_bearing: (gid) => view.getInt16(gid < metrics ? hmtx + 4 * gid + 2 : hmtx + 4 * metrics + 2 * (gid - metrics)),
    copy: (tag) => {
      const { start, length } = table(tag);
      // `slice` is not used, because the one of a Node buffer does not copy.
      return new DataView(Uint8Array.from(file.subarray(start, start + length)).buffer);
    },
  };
}

function withComponents(source: TrueType, gids: Iterable<number>): ReadonlySet<number> {
  const wanted = new Set([0]);
  const add = (gid: number): void => {
    if (gid >= source.glyphs || wanted.has(gid)) return;
    wanted.add(gid);
    for (const component of componentsOf(source.outline(gid))) add(component.gid);
  };
  for (const component of componentsOf(source.outline(0))) add(component.gid);
  for (const gid of gids) add(gid);
  return wanted;
}

interface Component {
  readonly gid: number;
  readonly flags: number;
  /** Start and end of the glyph's record in the outlines. */
  readonly start: number;
  readonly end: number;
}

function componentsOf(outline: Uint8Array): readonly Component[] {
  const components: Component[] = [];
  if (outline.length < 10) return components;
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (view.getInt16(0) >= 0) return components;
  let start = 10;
  let flags = MORE_COMPONENTS;
  while (flags & MORE_COMPONENTS) {
    flags = view.getUint16(start);
    let end = start + 4 + (flags & ARGS_ARE_WORDS ? 4 : 2);
    if (flags & HAS_SCALE) end += 2;
    else if (flags & HAS_XY_SCALE) end += 4;
    else if (flags & HAS_TWO_BY_TWO) end += 8;
    components.push({ gid: view.getUint16(start + 2), flags, start, end });
    start = end;
  }
  return components;
}

/** The outline without its instructions, padded to an even length because short offsets need it. */
function withoutHints(outline: Uint8Array): Uint8Array {
  if (outline.length === 0) return outline;
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  const contours = view.getInt16(0);
  if (contours >= 0) {
    const at = 10 + 2 * contours;
    const points = at + 2 + view.getUint16(at);
    const kept = new Uint8Array(even(at + 2 + outline.length - points));
    kept.set(outline.subarray(0, at));
    kept.set(outline.subarray(points), at + 2);
    return kept;
  }
  const components = componentsOf(outline);
  const end = components.at(-1)?.end ?? 10;
  const kept = new Uint8Array(even(end));
  kept.set(outline.subarray(0, end));
  const flags = new DataView(kept.buffer);
  for (const component of components) flags.setUint16(component.start, component.flags & ~HAS_INSTRUCTIONS);
  return kept;
}

function assemble(tables: Readonly<Record<(typeof KEPT_TABLES)[number], Uint8Array>>): Uint8Array {
  const header = 12 + 16 * KEPT_TABLES.length;
  const file = new Uint8Array(KEPT_TABLES.reduce((size, tag) => size + padded(tables[tag].length), header));
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, KEPT_TABLES.length);
  // Binary search fields for six tables: 4 * 16, 2, 6 * 16 - 64.
  view.setUint16(6, 64);
  view.setUint16(8, 2);
  view.setUint16(10, 32);
  let at = header;
  let head = 0;
  KEPT_TABLES.forEach((tag, i) => {
    const bytes = tables[tag];
    file.set(bytes, at);
    if (tag === 'head') head = at;
    const entry = 12 + 16 * i;
    for (let j = 0; j < 4; j++) view.setUint8(entry + j, tag.charCodeAt(j));
    view.setUint32(entry + 4, checksum(view, at, padded(bytes.length)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    at += padded(bytes.length);
  });
  view.setUint32(head + 8, (CHECKSUM_OF_FILE - checksum(view, 0, file.length)) >>> 0);
  return file;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

const padded = (bytes: number): number => (bytes + 3) & ~3;

const even = (bytes: number): number => (bytes + 1) & ~1;

const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
