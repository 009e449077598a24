/** Kerning between words: the canvas shapes word by word and so misses pairs with the space, which Arial and its twin have. */
import { decodeFaceTable, type FaceTable, type FontSource } from '@deckwright/draw/typeset';

export interface KernedSpan {
  readonly text: string;
  /** Where the piece begins, in em from the text's beginning. */
  readonly offset_em: number;
}

const SPACE = 0x20;

/** Cuts left-to-right text before each word that a pair with the space moves; most text stays whole. */
export function kernedSpans(fonts: FontSource, face: string, text: string): readonly KernedSpan[] {
  const whole = [{ text, offset_em: 0 }];
  if (!text.includes(' ')) return whole;
  const table = tableOf(fonts, face);
  // No pair to miss.
  let kerned = false;
  for (let i = text.indexOf(' '); i >= 0 && !kerned; i = text.indexOf(' ', i + 1)) {
    kerned = table.kern(text.charCodeAt(i - 1), SPACE) !== 0 || table.kern(SPACE, text.charCodeAt(i + 1)) !== 0;
  }
  if (!kerned) return whole;

  const pieces: KernedSpan[] = [];
  let from = 0;
  let fromUnits = 0;
  let units = 0;
  let moved = false;
  let previous = -1;
  for (let i = 0; i < text.length; ) {
    const codepoint = text.codePointAt(i)!;
    const advance = table.advance(codepoint);
    if (advance < 0) return whole;
    const kern = previous < 0 ? 0 : table.kern(previous, codepoint);
    units += kern;
    if (kern !== 0 && (previous === SPACE || codepoint === SPACE)) moved = true;
    if (moved && previous === SPACE && codepoint !== SPACE) {
      pieces.push({ text: text.slice(from, i).trimEnd(), offset_em: fromUnits / table.units_per_em });
      from = i;
      fromUnits = units;
      moved = false;
    }
    units += advance;
    previous = codepoint;
    i += codepoint > 0xffff ? 2 : 1;
  }
  pieces.push({ text: text.slice(from), offset_em: fromUnits / table.units_per_em });
  return pieces.filter((piece) => piece.text !== '');
}

const tables = new WeakMap<FontSource, Map<string, FaceTable>>();

function tableOf(fonts: FontSource, face: string): FaceTable {
  let cached = tables.get(fonts);
  if (cached === undefined) {
    cached = new Map();
    tables.set(fonts, cached);
  }
  let table = cached.get(face);
  if (table === undefined) {
    table = decodeFaceTable(fonts.metrics(face));
    cached.set(face, table);
  }
  return table;
}
