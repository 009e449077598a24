/** The fonts of a document: collects the glyphs in use, and embeds subsets as TrueType composites (ISO 32000-1, 9.7). */
import { sha256 } from '@deckwright/core/sha256';
import type { FontSource, ShapedGlyph, Shaper } from '@deckwright/draw/typeset';
import { deflate, type ObjectId, type PdfObjects, ref } from './objects.ts';

import { hex4, num, utf16Hex } from './syntax.ts';
import { readTrueType, type TrueTypeFacts } from './truetype.ts';

/** A font program of a document: the glyphs it holds, and the stream. */
export interface KeptProgram {
  readonly gids: string;
  readonly length: number;
  readonly deflated: Uint8Array;
}

export interface FontKit {
  readonly fonts: FontSource;
  readonly shaper: Shaper;
}

/** One face as this document uses it. */
export interface UsedFont {
  /** Resource name, `F1` and so on in the order of first use. */
  readonly name: string;
  readonly face: string;
  readonly units_per_em: number;
  /** What `/W` says of a glyph, in thousandths of an em. */
  width(gid: number): number;
  /**
   * Notes that `gid` stands for `text`. False when the glyph already stands for another text, or for none: then a reader needs to
   * be told the words otherwise.
   */
  note(gid: number, text: string): boolean;
}

/** One use of a font, in order of first use: the name that it had, what its glyphs were said to stand for, and whether that held. */
export interface FontUse {
  readonly face: string;
  readonly name: string;
  readonly notes: readonly { readonly gid: number; readonly text: string; readonly held: boolean }[];
}

interface WatchedUse {
  readonly use: FontUse & { readonly notes: { gid: number; text: string; held: boolean }[] };
  /** What was noted of a glyph; nearly always one text. */
  readonly noted: Map<number, { text: string; held: boolean }[]>;
}

interface FontState extends UsedFont {
  readonly facts: TrueTypeFacts;
  /** Glyph id to the text it stands for. */
  readonly glyphs: Map<number, string>;
}

export class DocumentFonts {
  readonly #kit: FontKit;
  readonly #fonts = new Map<string, FontState>();
  readonly #programs: Map<string, KeptProgram> | undefined;
  #watched: Map<string, WatchedUse> | undefined;
  /** The same use had two outcomes, so that it cannot be repeated by looking at it once. */
  #unclear = false;

  /** `programs` are those of documents before this one, which is left its own. */
  constructor(kit: FontKit, programs?: Map<string, KeptProgram>) {
    this.#kit = kit;
    this.#programs = programs;
  }

  /** From now on notes what is used; `watched` gives it and ends the noting. */
  watch(): void {
    this.#watched = new Map();
    this.#unclear = false;
  }

  watched(): readonly FontUse[] | undefined {
    const uses = [...(this.#watched?.values() ?? [])].map(({ use }) => use);
    this.#watched = undefined;
    return this.#unclear ? undefined : uses;
  }

  /** Does what was done before; false as soon as something comes out otherwise. */
  repeat(uses: readonly FontUse[]): boolean {
    for (const { face, name, notes } of uses) {
      const font = this.#state(face);
      if (font.name !== name) return false;
      for (const { gid, text, held } of notes) if (isMute(font.glyphs, gid, text) || font.note(gid, text) !== held) return false;
    }
    return true;
  }

  use(face: string): UsedFont {
    const font = this.#state(face);
    if (this.#watched !== undefined && !this.#watched.has(face))
      this.#watched.set(face, { use: { face, name: font.name, notes: [] }, noted: new Map() });
    return font;
  }

  shape(face: string, text: string, options: { rtl: boolean; lang: string }): readonly ShapedGlyph[] {
    return this.#kit.shaper.shape(face, text, options);
  }

  /** Adds all font objects; gives the entries of the `/Font` resource dictionary. */
  embed(objects: PdfObjects): string {
    let entries = '';
    for (const font of this.#fonts.values()) entries += `/${font.name} ${ref(this.#embed(objects, font))}`;
    return entries;
  }

  #state(face: string): FontState {
    let font = this.#fonts.get(face);
    if (font === undefined) {
      font = this.#open(face);
      this.#fonts.set(face, font);
    }
    return font;
  }

  #open(face: string): FontState {
    const facts = readTrueType(this.#kit.fonts.file(face));
    const glyphs = new Map<number, string>();
    const widths: number[] = [];
    return {
      name: `F${this.#fonts.size + 1}`,
      face,
      facts,
      glyphs,
      units_per_em: facts.units_per_em,
      width: (gid) => (widths[gid] ??= Math.round((facts.advance(gid) / facts.units_per_em) * 100_000) / 100),
      note: (gid, text) => {
        const cached = glyphs.get(gid);
        if (isMute(glyphs, gid, text)) this.#unclear = true;
        if (cached === undefined || cached === '') glyphs.set(gid, text);
        const held = text !== '' && (cached ?? text) === text;
        if (this.#watched !== undefined) this.#noted(face, gid, text, held);
        return held;
      },
    };
  }

  #noted(face: string, gid: number, text: string, held: boolean): void {
    const watched = this.#watched?.get(face);
    if (watched === undefined) return;
    const cached = watched.noted.get(gid);
    const same = cached?.find((note) => note.text === text);
    if (same !== undefined) {
      if (same.held !== held) this.#unclear = true;
      return;
    }
    const note = { gid, text, held };
    watched.use.notes.push(note);
    if (cached === undefined) watched.noted.set(gid, [note]);
    else cached.push(note);
  }

  #embed(objects: PdfObjects, font: FontState): ObjectId {
    const { facts } = font;
    const gids = [...font.glyphs.keys()].sort((a, b) => a - b);
    const { length, deflated } = this.#program(font.face, gids);
    const program = objects.addEncoded(`/Length1 ${length}/Filter/FlateDecode`, deflated);
    const name = `${subsetTag(font.face, gids)}+${facts.postscript_name}`;
    const thousandths = (units: number): string => String(Math.round((units / facts.units_per_em) * 1000));
    const descriptor = objects.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags ${flagsOf(facts)}/FontBBox[${facts.bbox.map(thousandths).join(' ')}]` +
        `/ItalicAngle ${num(facts.italic_angle)}/Ascent ${thousandths(facts.ascent)}/Descent ${thousandths(facts.descent)}` +
        `/CapHeight ${thousandths(facts.cap_height)}/StemV ${facts.weight >= 600 ? 138 : 88}/FontFile2 ${ref(program)}>>`,
    );
    const descendant = objects.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
        `/FontDescriptor ${ref(descriptor)}/CIDToGIDMap/Identity/DW 1000/W[${widthArray(gids, font)}]>>`,
    );
    const toUnicode = objects.addDeflated('', toUnicodeMap(gids, font.glyphs));
    return objects.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${ref(descendant)}]/ToUnicode ${ref(toUnicode)}>>`,
    );
  }

  #program(face: string, gids: readonly number[]): KeptProgram {
    const wanted = gids.join(',');
    const cached = this.#programs?.get(face);
    if (cached?.gids === wanted) return cached;
    const file = this.#kit.shaper.subset(face, gids);
    const program = { gids: wanted, length: file.length, deflated: deflate(file) };
    this.#programs?.set(face, program);
    return program;
  }
}

/** A glyph that had no text and now has one: a reader needs the text written out the first time, and finds it in the font the second time. */
const isMute = (glyphs: ReadonlyMap<number, string>, gid: number, text: string): boolean => text !== '' && glyphs.get(gid) === '';

/** Six capitals that distinguish subsets of one font (ISO 32000-1, 9.6.4), derived from the subset. */
function subsetTag(face: string, gids: readonly number[]): string {
  const digest = sha256(`${face}:${gids.join(',')}`);
  const letter = (_: unknown, i: number): number => 65 + (Number.parseInt(digest.slice(2 * i, 2 * i + 2), 16) % 26);
  return String.fromCharCode(...Array.from({ length: 6 }, letter));
}

/** Font descriptor flags (ISO 32000-1, table 123): fixed pitch, non-symbolic, italic. */
const flagsOf = (facts: TrueTypeFacts): number => (facts.fixed_pitch ? 1 : 0) | 32 | (facts.italic_angle !== 0 ? 64 : 0);

/** Runs of consecutive ids share one bracket. */
function widthArray(gids: readonly number[], font: UsedFont): string {
  let out = '';
  let previous = Number.NaN;
  for (const gid of gids) {
    if (gid === previous + 1) out += ` ${font.width(gid)}`;
    else out += `${Number.isNaN(previous) ? '' : ']'}${gid}[${font.width(gid)}`;
    previous = gid;
  }
  return gids.length === 0 ? '' : `${out}]`;
}

/** At most this many entries in one block (Adobe technical note 5014). */
const BLOCK = 100;

/**
 * The combining grapheme joiner: no reader shows it, and searches pass it over. Every glyph must stand for something (ISO 14289-1, 7.21.7),
 * also a mark whose letter speaks for it; readers who follow `/ActualText` never see this.
 */
const NOTHING = '\u034f';

function toUnicodeMap(gids: readonly number[], glyphs: ReadonlyMap<number, string>): string {
  let body = '';
  for (let from = 0; from < gids.length; from += BLOCK) {
    const block = gids.slice(from, from + BLOCK);
    body += `${block.length} beginbfchar\n`;
    for (const gid of block) body += `<${hex4(gid)}><${utf16Hex(glyphs.get(gid) || NOTHING)}>\n`;
    body += 'endbfchar\n';
  }
  return (
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def' +
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n1 begincodespacerange\n<0000><ffff>\nendcodespacerange\n' +
    `${body}endcmap CMapName currentdict/CMap defineresource pop end end`
  );
}
