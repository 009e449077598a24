/** The few facts of a TrueType file that a PDF font dictionary repeats (OpenType 1.9: head, hhea, hmtx, OS/2, post, name). */

export interface TrueTypeFacts {
  readonly units_per_em: number;
  readonly postscript_name: string;
  /** In font units, as are all lengths here. */
  readonly bbox: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly cap_height: number;
  /** Degrees; negative when slanted to the right. */
  readonly italic_angle: number;
  readonly weight: number;
  readonly fixed_pitch: boolean;
  advance(gid: number): number;
}

/** Reads the facts. Throws when a table that every TrueType font has is missing. */
export function readTrueType(bytes: Uint8Array): TrueTypeFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  const count = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
    tables.set(tag, view.getUint32(at + 8));
  }
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`Not a usable TrueType font: it has no "${tag}" table.`);
    return at;
  };
  const head = table('head');
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const os2 = table('OS/2');
  const post = table('post');
  const metrics = view.getUint16(hhea + 34);
  const ascent = view.getInt16(hhea + 4);
  return {
    units_per_em: view.getUint16(head + 18),
    postscript_name: postscriptName(view, table('name')),
    bbox: [view.getInt16(head + 36), view.getInt16(head + 38), view.getInt16(head + 40), view.getInt16(head + 42)],
    ascent,
    descent: view.getInt16(hhea + 6),
    // Capital height came with version 2 of the table.
    cap_height: view.getUint16(os2) >= 2 ? view.getInt16(os2 + 88) : ascent,
    italic_angle: view.getInt32(post + 4) / 65_536,
    weight: view.getUint16(os2 + 4),
    fixed_pitch: view.getUint32(post + 12) !== 0,
    // Glyphs beyond the last pair share its advance.
    advance: (gid) => view.getUint16(hmtx + 4 * Math.min(gid, metrics - 1)),
  };
}

/** Name id 6 of the first platform that has it; both encodings in use hold ASCII in their low bytes. */
function postscriptName(view: DataView, name: number): string {
  const count = view.getUint16(name + 2);
  const strings = name + view.getUint16(name + 4);
  for (let i = 0; i < count; i++) {
    const at = name + 6 + 12 * i;
    if (view.getUint16(at + 6) !== 6) continue;
    const length = view.getUint16(at + 8);
    const from = strings + view.getUint16(at + 10);
    let text = '';
    for (let j = 0; j < length; j++) {
      const byte = view.getUint8(from + j);
      if (byte > 0x20 && byte < 0x7f) text += String.fromCharCode(byte);
    }
    return text.replace(/[^A-Za-z0-9-]/g, '');
  }
  return 'Unnamed';
}
