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

/** Of fonts without a name that are of one kind: the family that the first of them was given. */
export type ChosenFaces = Map<string, PdfFace>;

interface Used {
  readonly font: FontFacts;
  /** Widths of its letters, ems. */
  readonly widths: Map<number, number>;
}

/** Families by the widths of their letters on the pages. Fonts of one name, and those without a name that are of one kind, are one family. */
export function matchFaces(glyphs: readonly GlyphMark[], book: FaceBook, chosen: ChosenFaces): ReadonlyMap<string, PdfFace> {
  const used = new Map<string, Used>();
  for (const { font, text, advance, size_pt, stretch } of glyphs) {
    const code = text.codePointAt(0);
    if (code === undefined || text.length > 2 || !(size_pt > 0)) continue;
    const entry = used.get(font.id) ?? { font, widths: new Map<number, number>() };
    if (entry.widths.size < 80) entry.widths.set(code, advance / size_pt / (stretch || 1));
    used.set(font.id, entry);
  }
  const faces = new Map<string, PdfFace>();
  // Those with the most letters tell the most.
  const told = [...used].sort(([, a], [, b]) => b.widths.size - a.widths.size);
  const [largest] = told.map(([, one]) => one).filter(({ font, widths }) => isNameless(font) && kindOf(font, widths, book) !== MONO);
  const usual = largest === undefined ? SANS : kindOf(largest.font, largest.widths, book);
  for (const [id, { font, widths }] of told) {
    const kind = isNameless(font) && widths.size < ENOUGH_LETTERS && !isToldKind(font) ? usual : kindOf(font, widths, book);
    const face = match(font, widths, book, kind);
    const key = isNameless(font) ? (kind[0]?.[0] ?? '') : face.family;
    const same = chosen.get(key);
    if (!face.same && same === undefined) chosen.set(key, face);
    faces.set(
      id,
      face.same || same === undefined ? face : { ...face, family: isSymbol(face) ? face.family : same.family, twin: same.twin },
    );
  }
  return faces;
}

const isNameless = ({ family }: FontFacts): boolean => family === '';
const isToldKind = ({ mono, serif, sans }: FontFacts): boolean => mono === true || serif === true || sans === true;
const isSymbol = ({ family }: PdfFace): boolean => /Symbol/.test(family);

/** What its name or its flags say, else what its widths are much nearer to. Digits alone, and signs, are of one width in every font. */
function kindOf(font: FontFacts, widths: ReadonlyMap<number, number>, book: FaceBook): typeof CARRIED {
  const letters = lettersOf(widths);
  if (font.mono && (!isNameless(font) || letters > 1)) return MONO;
  if (font.serif) return SERIF;
  if (font.sans) return SANS;
  const off = (kind: typeof CARRIED): number => nearestTo(widths, font, book, kind).off;
  return letters >= ENOUGH_LETTERS && off(SERIF) < off(SANS) * SURELY ? SERIF : SANS;
}

const lettersOf = (widths: ReadonlyMap<number, number>): number =>
  [...widths.keys()].filter((code) => /\p{L}/u.test(String.fromCodePoint(code))).length;

function match(font: FontFacts, widths: ReadonlyMap<number, number>, book: FaceBook, kind: typeof CARRIED): PdfFace {
  const named = CARRIED.find(([, family]) => family === font.family);
  if (named !== undefined) return { family: named[1], twin: named[0], same: true };
  const all = nearestTo(widths, font, book, CARRIED);
  // Letters of one width say nothing, and readers choose their face by language.
  const wide = [...widths.keys()].filter((code) => code >= 0x2e80 && code < 0xe000).length;
  if (wide * 2 > widths.size) return { family: familyFor(font, widths, 'Arial'), twin: 'arimo', same: false };
  if (all.off < SAME && lettersOf(widths) >= ENOUGH_LETTERS) return { family: all.family, twin: all.twin, same: true };
  const { family, twin } = nearestTo(widths, font, book, kind);
  return { family: familyFor(font, widths, family), twin, same: false };
}

/** Letters of symbol fonts that have names are in other fonts of every office too; signs of their own are in these alone. */
function familyFor(font: FontFacts, widths: ReadonlyMap<number, number>, usual: string): string {
  const isOwn = [...widths.keys()].some((code) => code >= 0xe000 && code < 0xf900);
  if (/^(?:Wingdings|Webdings|Symbol|ZapfDingbats)/.test(font.family) && !isOwn)
    return font.family === 'Symbol' ? 'Times New Roman' : 'Segoe UI Symbol';
  return isNameless(font) ? usual : font.family;
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
