/** What a font of a PDF says of itself: a family that people know, weight, slant and the widths of its letters. */
import { namedFace } from './font-names.ts';

export interface FontFacts {
  /** In its document. */
  readonly id: string;
  /** Empty where its name says nothing. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** As its descriptor or its name says, which often say nothing. */
  readonly mono?: true;
  readonly serif?: true;
  /** Its name says so. */
  readonly sans?: true;
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
  readonly isMonospace?: boolean;
  readonly isSerifFont?: boolean;
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

/** Kinds of letters that names tell, those of TeX's fonts among them. */
const MONO = /mono|code|courier|consol|(?:cm|sf)tt/i;
const SERIF = /serif|roman|times|antiqua|garamond|mincho|(?:^|\+)(?:cm|sf)(?:r|bx|ti|rm|sl)/i;
const SANS = /sans|gothic|grotes[kq]|helvet|arial|(?:cm|sf)ss/i;
const HEAVY = /(?:bold|black|heavy|demi)$/i;
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
  const name = font.name ?? '';
  const { family, bold, italic } = namedFace(name);
  return {
    id,
    family,
    // A heavy family is asked for by its name alone.
    bold: bold || ((font.bold === true || font.black === true) && !HEAVY.test(family)),
    italic: italic || font.italic === true,
    ...kindOf(name, font),
    vertical: font.vertical === true,
    type3: font.isType3Font === true,
    ascent: inRange(font.ascent, 0.4, 1.6) ?? 0.9,
    descent: Math.abs(inRange(font.descent, -0.8, 0) ?? -0.2),
  };
}

/** Names say what letters are; the flags of a font, often those of its digits alone, say it where no name does. */
function kindOf(name: string, { isMonospace, isSerifFont }: LibraryFont): Pick<FontFacts, 'mono' | 'serif' | 'sans'> {
  if (MONO.test(name)) return { mono: true, ...(isSerifFont === true ? { serif: true } : {}) };
  if (SANS.test(name)) return { sans: true };
  if (SERIF.test(name)) return { serif: true };
  return { ...(isMonospace === true ? { mono: true } : {}), ...(isSerifFont === true ? { serif: true } : {}) };
}

const inRange = (value: number | undefined, low: number, high: number): number | undefined =>
  value !== undefined && value >= low && value <= high ? value : undefined;
