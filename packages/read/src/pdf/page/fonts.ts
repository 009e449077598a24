/** What a font of a PDF says of itself: a family that people know, weight, slant and the widths of its letters. */

export interface FontFacts {
  /** In its document. */
  readonly id: string;
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly vertical: boolean;
  readonly type3: boolean;
  readonly ascent: number;
  readonly descent: number;
}

/** The fields of the library's font that are used. */
export interface LibraryFont {
  readonly loadedName?: string;
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly isType3Font?: boolean;
  readonly vertical?: boolean;
  readonly ascent?: number;
  readonly descent?: number;
  readonly fontMatrix?: readonly number[];
  readonly composite?: boolean;
  /** Letters by character code; a code that is not among them was taken for a letter by the library. */
  readonly toUnicode?: { readonly _map?: Readonly<Record<number, string>> };
  readonly defaultVMetrics?: readonly number[];
  readonly charProcOperatorList?: Readonly<
    Record<string, { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[][] }>
  >;
}

const KNOWN: Readonly<Record<string, string>> = {
  arial: 'Arial',
  arialmt: 'Arial',
  helvetica: 'Arial',
  helveticaneue: 'Helvetica Neue',
  timesnewroman: 'Times New Roman',
  timesnewromanps: 'Times New Roman',
  timesnewromanpsmt: 'Times New Roman',
  times: 'Times New Roman',
  timesroman: 'Times New Roman',
  couriernew: 'Courier New',
  couriernewps: 'Courier New',
  couriernewpsmt: 'Courier New',
  courier: 'Courier New',
  liberationsans: 'Arial',
  liberationserif: 'Times New Roman',
  liberationmono: 'Courier New',
  carlito: 'Calibri',
  caladea: 'Cambria',
  gelasio: 'Georgia',
  arimo: 'Arial',
  tinos: 'Times New Roman',
  cousine: 'Courier New',
  calibri: 'Calibri',
  calibrilight: 'Calibri Light',
  segoeui: 'Segoe UI',
  opensans: 'Open Sans',
  dejavusans: 'DejaVu Sans',
  msgothic: 'MS Gothic',
};

const STYLES =
  /(?:extra|semi|demi|ultra)?(?:bold|black|heavy|light|thin|medium|regular|roman|book|italic|oblique|condensed)|bd|it(?=$)|obl/gi;

const NO_LETTER = /^[\p{Co}\p{Cn}\p{Cc}\p{Cs}\ufffd]*$/u;
/** Fonts that every office has, whose signs have no letters of their own. */
const OFFICE_SYMBOLS = /^(?:wingdings ?[23]?|webdings|symbol(?:mt)?)$/i;

/** The letters of a glyph; undefined where the file does not say them and the library made them up of its code. */
export function letterOf(unicode: string, code: number | undefined, font: LibraryFont | undefined, facts: FontFacts): string | undefined {
  // Composite fonts without a table of letters: their codes are numbers of glyphs.
  const letters = font?.toUnicode?._map;
  const isKnown = letters === undefined ? font?.composite !== true : code === undefined || letters[code] !== undefined;
  if (!isKnown) return undefined;
  return NO_LETTER.test(unicode) && !OFFICE_SYMBOLS.test(facts.family) ? undefined : unicode;
}

export function fontFacts(id: string, font: LibraryFont): FontFacts {
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const style = /[-,](.*)$/.exec(name)?.[1] ?? '';
  const base = name.replace(/[-,].*$/, '');
  const said = `${style} ${base}`;
  return {
    id,
    family: familyOf(base),
    bold: font.bold === true || font.black === true || /bold|black|heavy|(?:^|[^a-z])bd\b/i.test(said),
    italic: font.italic === true || /italic|oblique/i.test(said),
    vertical: font.vertical === true,
    type3: font.isType3Font === true,
    ascent: inRange(font.ascent, 0.4, 1.6) ?? 0.9,
    descent: Math.abs(inRange(font.descent, -0.8, 0) ?? -0.2),
  };
}

const inRange = (value: number | undefined, low: number, high: number): number | undefined =>
  value !== undefined && value >= low && value <= high ? value : undefined;

/** A name as people know it: `TimesNewRomanPSMT` is `Times New Roman`. Empty where the font has none. */
function familyOf(base: string): string {
  const plain = base.replaceAll(/[\s_]/g, '').toLowerCase();
  const known = KNOWN[plain];
  if (known !== undefined) return known;
  const bare = base
    .replaceAll('_', ' ')
    .replace(/(?:PSMT|PS|MT)$/, '')
    .replaceAll(STYLES, (word, at: number) => (at === 0 ? word : ''))
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return KNOWN[bare.replaceAll(' ', '').toLowerCase()] ?? bare.slice(0, 60);
}
