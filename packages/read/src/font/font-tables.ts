/** The tables, names, style, licence bits and line metrics of a font (OpenType 1.9). Every offset is checked, because the bytes are not trusted. */
import { FontFault } from './font-fault.ts';

/** Limit of a font file; larger fonts have scripts that one slide does not need together. */
export const MAX_FONT_BYTES = 8 * 1024 * 1024;

const MAX_TABLES = 64;

export interface FontTables {
  readonly outlines: 'glyf' | 'cff';
  /** A table's bytes; undefined for one that is absent or lies outside the file. */
  table(tag: string): DataView | undefined;
}

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** @throws FontFault */
export function openFont(bytes: Uint8Array): FontTables {
  if (bytes.length > MAX_FONT_BYTES)
    throw new FontFault('font_too_large', `The font has ${bytes.length} bytes; at most ${MAX_FONT_BYTES} are read.`);
  if (bytes.length < 12) throw new FontFault('font_unreadable', `The font has ${bytes.length} bytes.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = view.getUint32(0);
  const name = tagAt(view, 0);
  if (name === 'ttcf') throw new FontFault('font_format', 'The file is a collection of several fonts.');
  if (name === 'wOFF' || name === 'wOF2') throw new FontFault('font_format', 'The file is a web font.');
  if (magic !== 0x00010000 && name !== 'true' && name !== 'OTTO')
    throw new FontFault('font_format', 'The file is no TrueType or OpenType font.');
  const count = view.getUint16(4);
  if (count === 0 || count > MAX_TABLES || 12 + 16 * count > bytes.length)
    throw new FontFault('font_unreadable', `The font says that it has ${count} tables.`);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i;
    const offset = view.getUint32(at + 8);
    const length = view.getUint32(at + 12);
    if (offset + length > bytes.length)
      throw new FontFault('font_unreadable', `The table ${printable(tagAt(view, at))} lies outside the file, which is perhaps cut off.`);
    tables.set(tagAt(view, at), new DataView(bytes.buffer, bytes.byteOffset + offset, length));
  }
  for (const tag of ['head', 'hhea', 'hmtx', 'maxp', 'cmap'])
    if (!tables.has(tag)) throw new FontFault('font_unreadable', `The font has no table ${tag}.`);
  const cff = tables.has('CFF ') || tables.has('CFF2');
  if (!cff && !(tables.has('glyf') && tables.has('loca')))
    throw new FontFault('font_not_drawable', 'The font has no outlines: it is made of pictures, or empty.');
  return { outlines: cff ? 'cff' : 'glyf', table: (tag) => tables.get(tag) };
}

const printable = (text: string): string => JSON.stringify(text.replace(/[^\x20-\x7e]/g, '?'));

export interface FontStyle {
  /** The family under which programs list it; empty when the font has none. */
  readonly family: string;
  readonly weight: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

const uint16 = (view: DataView | undefined, at: number): number | undefined =>
  view === undefined || at + 2 > view.byteLength ? undefined : view.getUint16(at);
const int16 = (view: DataView | undefined, at: number): number | undefined =>
  view === undefined || at + 2 > view.byteLength ? undefined : view.getInt16(at);

/** Family and style. For a font with a typographic family it is the family of four styles, which office programs list. */
export function styleOf(font: FontTables): FontStyle {
  const os2 = font.table('OS/2');
  const selection = uint16(os2, 62) ?? 0;
  const mac = uint16(font.table('head'), 44) ?? 0;
  const weight = Math.min(1000, Math.max(1, uint16(os2, 4) ?? ((mac & 1) !== 0 ? 700 : 400)));
  return {
    family: nameOf(font, 1) ?? nameOf(font, 16) ?? '',
    weight,
    bold: weight >= 600 || (selection & 0x20) !== 0 || (mac & 1) !== 0,
    italic: (selection & 0x01) !== 0 || (mac & 2) !== 0,
  };
}

const MAX_NAMES = 512;
const MAX_NAME = 63;

/** A name by its id: Windows Unicode English first, then any Windows, then Macintosh Roman. */
function nameOf(font: FontTables, id: number): string | undefined {
  const view = font.table('name');
  const count = uint16(view, 2);
  const strings = uint16(view, 4);
  if (view === undefined || count === undefined || strings === undefined) return undefined;
  let best: { readonly rank: number; readonly text: string } | undefined;
  for (let i = 0; i < Math.min(count, MAX_NAMES); i++) {
    const at = 6 + 12 * i;
    if (at + 12 > view.byteLength || view.getUint16(at + 6) !== id) continue;
    const platform = view.getUint16(at);
    const from = strings + view.getUint16(at + 10);
    const length = Math.min(view.getUint16(at + 8), 512);
    if (from + length > view.byteLength) continue;
    const wide = platform !== 1;
    let text = '';
    for (let j = 0; j + (wide ? 1 : 0) < length; j += wide ? 2 : 1)
      text += String.fromCharCode(wide ? view.getUint16(from + j) : view.getUint8(from + j));
    const clean = cleanFamily(text);
    const rank = platform === 3 ? (view.getUint16(at + 4) === 0x409 ? 0 : 1) : platform === 0 ? 2 : 3;
    if (clean !== '' && (best === undefined || rank < best.rank)) best = { rank, text: clean };
  }
  return best?.text;
}

/** A family name that is safe in files: no control characters, quotes or markup, and of a length that programs accept. */
export const cleanFamily = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} ._&+'()-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME);

/** Bits of `OS/2.fsType`. */
const RESTRICTED = 0x0002;
const ANY_USE = 0x000c;
const NO_SUBSET = 0x0100;
const BITMAPS_ONLY = 0x0200;

export interface Embedding {
  readonly use: 'restricted' | 'installable' | 'editable' | 'preview' | 'unsaid';
  /** Why a file may not hold a part of its outlines; undefined when it may. */
  readonly no_outlines?: string;
}

/** What the licence bits allow. */
export function embeddingOf(font: FontTables): Embedding {
  const bits = uint16(font.table('OS/2'), 8);
  if (bits === undefined) return { use: 'unsaid' };
  if ((bits & RESTRICTED) !== 0 && (bits & ANY_USE) === 0)
    return { use: 'restricted', no_outlines: 'it may not be embedded into files (OS/2.fsType: restricted licence)' };
  const use = (bits & 0x0008) !== 0 ? 'editable' : (bits & 0x0004) !== 0 ? 'preview' : 'installable';
  if ((bits & NO_SUBSET) !== 0) return { use, no_outlines: 'it may not be subset (OS/2.fsType: no subsetting), and a PDF embeds subsets' };
  if ((bits & BITMAPS_ONLY) !== 0) return { use, no_outlines: 'only its bitmaps may be embedded (OS/2.fsType)' };
  return { use };
}

export interface LineMetrics {
  readonly units_per_em: number;
  readonly ascent: number;
  /** Positive down. */
  readonly descent: number;
  readonly line_gap: number;
}

/** Line metrics, limited to usual values, because larger ones would break every layout. @throws FontFault */
export function lineMetrics(font: FontTables): LineMetrics {
  const em = uint16(font.table('head'), 18);
  if (em === undefined || em < 16 || em > 16_384)
    throw new FontFault('font_unreadable', `The font says that an em has ${em ?? 'no'} units.`);
  const hhea = font.table('hhea');
  const within = (value: number, least: number, most: number): number => Math.round(Math.min(most, Math.max(least, value / em)) * em);
  return {
    units_per_em: em,
    ascent: within(int16(hhea, 4) ?? em, 0.6, 1.5),
    descent: within(-(int16(hhea, 6) ?? 0), 0.1, 0.7),
    line_gap: within(int16(hhea, 8) ?? 0, 0, 0.4),
  };
}
