/** Reads a theme part: its twelve colours, its fonts by script, and the format scheme to which styles of shapes refer. */
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import { colorIn } from '../color/read-color.ts';
import { type Rgba, UNKNOWN, type Unknown } from '../model/index.ts';

export interface ThemeFonts {
  /** Empty where the theme leaves the choice to the reader. */
  readonly latin: string;
  readonly ea: string;
  readonly cs: string;
  /** Typeface by ISO 15924 script (`Jpan`). */
  readonly scripts: ReadonlyMap<string, string>;
}

export interface Theme {
  /** The part whose relationships resolve its pictures; empty when the deck has no theme. */
  readonly part: string;
  /** `dk1`, `lt1`, `dk2`, `lt2`, `accent1` … `accent6`, `hlink`, `folHlink`. */
  readonly colors: ReadonlyMap<string, Rgba | Unknown>;
  readonly major: ThemeFonts;
  readonly minor: ThemeFonts;
  /** Elements of the format scheme, in order: a style's `idx` counts from 1 (from 1001 into `backgrounds`). */
  readonly fills: readonly XmlElement[];
  readonly backgrounds: readonly XmlElement[];
  readonly lines: readonly XmlElement[];
  readonly effects: readonly XmlElement[];
}

export const SLOTS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;

const NO_FONTS: ThemeFonts = { latin: '', ea: '', cs: '', scripts: new Map() };

export const NO_THEME: Theme = {
  part: '',
  colors: new Map(),
  major: NO_FONTS,
  minor: NO_FONTS,
  fills: [],
  backgrounds: [],
  lines: [],
  effects: [],
};

/** Of an `a:theme`, or an `a:themeOverride`, which may omit any of the three schemes; `base` has those. */
export function readTheme(root: XmlElement, part: string, base: Theme = NO_THEME): Theme {
  const scheme = child(root, 'a:themeElements') ?? root;
  const colors = child(scheme, 'a:clrScheme');
  const fonts = child(scheme, 'a:fontScheme');
  const formats = child(scheme, 'a:fmtScheme');
  return {
    part: formats ? part : base.part,
    colors: colors ? readColors(colors) : base.colors,
    major: fonts ? readFonts(child(fonts, 'a:majorFont')) : base.major,
    minor: fonts ? readFonts(child(fonts, 'a:minorFont')) : base.minor,
    fills: formats ? elements(child(formats, 'a:fillStyleLst')) : base.fills,
    backgrounds: formats ? elements(child(formats, 'a:bgFillStyleLst')) : base.backgrounds,
    lines: formats ? elements(child(formats, 'a:lnStyleLst'), 'a:ln') : base.lines,
    effects: formats ? elements(child(formats, 'a:effectStyleLst'), 'a:effectStyle') : base.effects,
  };
}

function readColors(scheme: XmlElement): ReadonlyMap<string, Rgba | Unknown> {
  const palette = { scheme: new Map<string, Rgba>() };
  return new Map(SLOTS.map((slot) => [slot, colorIn(child(scheme, `a:${slot}`), palette) ?? UNKNOWN]));
}

function readFonts(fonts: XmlElement | undefined): ThemeFonts {
  const face = (name: string): string => (attribute(child(fonts, name), 'typeface') ?? '').slice(0, 200);
  const scripts = elements(fonts, 'a:font')
    .slice(0, 200)
    .flatMap((font): [string, string][] => {
      const script = attribute(font, 'script');
      const typeface = attribute(font, 'typeface');
      return script && typeface ? [[script, typeface.slice(0, 200)]] : [];
    });
  return { latin: face('a:latin'), ea: face('a:ea'), cs: face('a:cs'), scripts: new Map(scripts) };
}

/** What `bg1`, `tx1` and the accents mean (`p:clrMap`, `a:overrideClrMapping`); the usual map for what is left out. */
export type ColorMap = ReadonlyMap<string, string>;

const USUAL: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
const MAPPED = ['bg1', 'tx1', 'bg2', 'tx2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'] as const;

export const readColorMap = (map: XmlElement | undefined): ColorMap =>
  new Map(MAPPED.map((name) => [name, attribute(map, name) ?? USUAL[name] ?? name]));

/** Every name that `a:schemeClr` may use but `phClr`. */
export function schemeOf(theme: Theme, map: ColorMap): ReadonlyMap<string, Rgba | Unknown> {
  const scheme = new Map(theme.colors);
  for (const name of MAPPED) scheme.set(name, theme.colors.get(map.get(name) ?? name) ?? UNKNOWN);
  return scheme;
}
