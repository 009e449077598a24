/** The family of a run in the file, and the carried face that measures it. */
import type { FaceBook } from '@deckwright/draw/typeset';
import type { FontFacts } from '../page/fonts.ts';
import type { GlyphMark } from '../page/marks.ts';

export interface PdfFace {
  /** As the file names it. */
  readonly family: string;
  /** The carried family: `arimo`. */
  readonly twin: string;
  /** The twin has the same widths, letter for letter. */
  readonly same: boolean;
}

/** Carried families and the names that readers have them by. */
const CARRIED: readonly (readonly [twin: string, family: string])[] = [
  ['arimo', 'Arial'],
  ['carlito', 'Calibri'],
  ['tinos', 'Times New Roman'],
  ['caladea', 'Cambria'],
  ['gelasio', 'Georgia'],
  ['cousine', 'Courier New'],
];
/** Mean difference of widths, in ems: below it two faces are the same, letter for letter. */
const SAME = 0.004;
const ENOUGH_LETTERS = 6;

/** Families by the widths of their letters on the pages. */
export function matchFaces(glyphs: readonly GlyphMark[], book: FaceBook): ReadonlyMap<string, PdfFace> {
  const widths = new Map<string, { font: FontFacts; of: Map<number, number> }>();
  for (const { font, text, advance, size_pt, stretch } of glyphs) {
    const code = text.codePointAt(0);
    if (code === undefined || text.length > 2 || !(size_pt > 0)) continue;
    const entry = widths.get(font.id) ?? { font, of: new Map<number, number>() };
    if (entry.of.size < 80) entry.of.set(code, advance / size_pt / (stretch || 1));
    widths.set(font.id, entry);
  }
  return new Map([...widths].map(([id, { font, of }]) => [id, match(font, of, book)]));
}

function match(font: FontFacts, widths: ReadonlyMap<number, number>, book: FaceBook): PdfFace {
  const named = CARRIED.find(([, family]) => family === font.family);
  if (named !== undefined) return { family: named[1], twin: named[0], same: true };
  let best: { twin: string; family: string; off: number; letters: number } | undefined;
  for (const [twin, family] of CARRIED) {
    const table = book.table(book.nearest(twin, font.bold, font.italic));
    let [sum, letters] = [0, 0];
    for (const [code, width] of widths) {
      const own = table.advance(code) / table.units_per_em;
      if (own < 0) continue;
      sum += Math.abs(own - width);
      letters++;
    }
    const off = letters === 0 ? Number.POSITIVE_INFINITY : sum / letters;
    if (best === undefined || off < best.off) best = { twin, family, off, letters };
  }
  const { twin = 'arimo', family = 'Arial', off = 1, letters = 0 } = best ?? {};
  if (off < SAME && letters >= ENOUGH_LETTERS) return { family, twin, same: true };
  const usable = font.family !== '' && !font.type3 && !/^(?:CIDFont|F\d+|T\d+|Untitled|g_)/i.test(font.family);
  return { family: usable ? font.family : family, twin: Number.isFinite(off) ? twin : 'arimo', same: false };
}
