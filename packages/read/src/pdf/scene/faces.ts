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
const MONO = CARRIED.filter(([twin]) => twin === 'cousine');
const SERIF = CARRIED.filter(([twin]) => ['tinos', 'caladea', 'gelasio'].includes(twin));
const SANS = CARRIED.filter(([twin]) => ['arimo', 'carlito'].includes(twin));
/** Where a font does not say that it has serifs, letters that are this much nearer do. */
const SURELY = 0.7;
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
  const off = (kind: typeof CARRIED): number => nearestTo(widths, font, book, kind).off;
  const all = nearestTo(widths, font, book, CARRIED);
  // Letters of one width say nothing, and readers choose their face by language.
  const wide = [...widths.keys()].filter((code) => code >= 0x2e80 && code < 0xe000).length;
  if (wide * 2 > widths.size) return { family: familyFor(font, widths, 'Arial'), twin: 'arimo', same: false };
  if (all.off < SAME && all.letters >= ENOUGH_LETTERS) return { family: all.family, twin: all.twin, same: true };
  const kind = font.mono ? MONO : font.serif ? SERIF : off(SERIF) < off(SANS) * SURELY ? SERIF : SANS;
  const { family, twin } = nearestTo(widths, font, book, kind);
  return { family: familyFor(font, widths, family), twin, same: false };
}

/** Letters of symbol fonts that have names are in other fonts of every office too; signs of their own are in these alone. */
function familyFor(font: FontFacts, widths: ReadonlyMap<number, number>, usual: string): string {
  const isOwn = [...widths.keys()].some((code) => code >= 0xe000 && code < 0xf900);
  if (/^(?:Wingdings|Webdings|Symbol|ZapfDingbats)/.test(font.family) && !isOwn)
    return font.family === 'Symbol' ? 'Times New Roman' : 'Segoe UI Symbol';
  return font.family === '' || font.type3 ? usual : font.family;
}

interface Nearest {
  readonly twin: string;
  readonly family: string;
  /** Mean difference of widths, ems. */
  readonly off: number;
  readonly letters: number;
}

function nearestTo(widths: ReadonlyMap<number, number>, font: FontFacts, book: FaceBook, among: typeof CARRIED): Nearest {
  let best: Nearest = { twin: among[0]?.[0] ?? 'arimo', family: among[0]?.[1] ?? 'Arial', off: Number.POSITIVE_INFINITY, letters: 0 };
  for (const [twin, family] of among) {
    const table = book.table(book.nearest(twin, font.bold, font.italic));
    let [sum, letters] = [0, 0];
    for (const [code, width] of widths) {
      const own = table.advance(code) / table.units_per_em;
      if (own < 0) continue;
      sum += Math.abs(own - width);
      letters++;
    }
    if (letters > 0 && sum / letters < best.off) best = { twin, family, off: sum / letters, letters };
  }
  return best;
}
