/** Resolves a colour element: its base, looked up if it is a name, then its transforms. */
import { encodedOf } from '@deckwright/core/color';
import { attribute, elements, type XmlElement } from '../../ooxml/index.ts';
import { numberAt, oneOf, shareAt } from '../markup/values.ts';
import { type Rgba, UNKNOWN, type Unknown } from '../model/index.ts';
import { presetColor, SYSTEM_COLORS } from './named-colors.ts';
import { type Channels, rgbOfHsl, transform } from './transforms.ts';

/** What names of colours mean at an element. */
export interface Palette {
  /** Slots of the theme, those that go through the colour map included. */
  readonly scheme: ReadonlyMap<string, Rgba | Unknown>;
  /** The colour of the style reference that the element is drawn for (`phClr`). */
  readonly placeholder?: Rgba | Unknown;
}

/** Limit of transforms; no program writes so many, and the rest is left out. */
const MAX_TRANSFORMS = 32;

const COLOR_ELEMENTS: ReadonlySet<string> = new Set(['a:srgbClr', 'a:schemeClr', 'a:sysClr', 'a:prstClr', 'a:scrgbClr', 'a:hslClr']);

/** The colour in an element that holds one (`a:solidFill`, `a:fgClr`, `a:gs`, a style reference); undefined when it has none. */
export function colorIn(holder: XmlElement | undefined, palette: Palette): Rgba | Unknown | undefined {
  const element = oneOf(holder, COLOR_ELEMENTS);
  return element && readColor(element, palette);
}

/** Of a colour element itself. */
export function readColor(element: XmlElement, palette: Palette): Rgba | Unknown {
  const base = baseOf(element, palette);
  if (!base) return UNKNOWN;
  let c = base;
  for (const change of elements(element).slice(0, MAX_TRANSFORMS)) c = transform(c, change);
  return { rgb: hexOf(c), alpha: Math.round(c.a * 1e5) / 1e5 };
}

/** `#RRGGBB` of six hexadecimal digits, an `#` before them or none. */
export function rgbaOf(hex: string | undefined): Rgba | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex ?? '')?.[1];
  return digits === undefined ? undefined : { rgb: `#${digits.toUpperCase()}`, alpha: 1 };
}

/** A colour laid over another one, both with their opacity. */
export function blend(top: Rgba, under: Rgba): Rgba {
  const a = channelsOf(top) ?? { r: 0, g: 0, b: 0, a: 0 };
  const b = channelsOf(under) ?? { r: 0, g: 0, b: 0, a: 0 };
  const alpha = a.a + b.a * (1 - a.a);
  const mix = (x: number, y: number): number => (alpha === 0 ? 0 : (x * a.a + y * b.a * (1 - a.a)) / alpha);
  return { rgb: hexOf({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), a: 1 }), alpha: Math.round(alpha * 1e5) / 1e5 };
}

function baseOf(element: XmlElement, { scheme, placeholder }: Palette): Channels | undefined {
  const val = attribute(element, 'val');
  switch (element.name) {
    case 'a:srgbClr':
      return channelsOf(rgbaOf(val));
    case 'a:sysClr':
      return channelsOf(rgbaOf(attribute(element, 'lastClr')) ?? rgbaOf(SYSTEM_COLORS[val ?? '']));
    case 'a:prstClr':
      return channelsOf(rgbaOf(presetColor(val ?? '')));
    case 'a:schemeClr':
      return channelsOf(val === 'phClr' ? placeholder : scheme.get(val ?? ''));
    case 'a:scrgbClr': {
      const [r, g, b] = ['r', 'g', 'b'].map((name) => encodedOf(Math.min(1, Math.max(0, shareAt(element, name) ?? 0))));
      return { r: r ?? 0, g: g ?? 0, b: b ?? 0, a: 1 };
    }
    case 'a:hslClr': {
      const clamp = (v: number | undefined) => Math.min(1, Math.max(0, v ?? 0));
      const h = (numberAt(element, 'hue') ?? 0) / 21_600_000;
      return rgbOfHsl({ h, s: clamp(shareAt(element, 'sat')), l: clamp(shareAt(element, 'lum')) }, 1);
    }
    default:
      return undefined;
  }
}

function channelsOf(color: Rgba | Unknown | undefined): Channels | undefined {
  if (color === undefined || color === UNKNOWN) return undefined;
  const n = Number.parseInt(color.rgb.slice(1), 16);
  return { r: (n >> 16) / 255, g: ((n >> 8) & 255) / 255, b: (n & 255) / 255, a: color.alpha };
}

function hexOf({ r, g, b }: Channels): `#${string}` {
  const byte = (v: number) =>
    Math.round(Math.min(1, Math.max(0, v)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${`${byte(r)}${byte(g)}${byte(b)}`.toUpperCase()}`;
}
