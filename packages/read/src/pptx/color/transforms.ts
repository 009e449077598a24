/** Colour transforms of DrawingML (ISO 29500-1, 20.1.2.3), applied in the order of the file. */
import { encodedOf, linearOf, luminanceOfLight } from '@deckwright/core/color';
import type { XmlElement } from '../../ooxml/index.ts';
import { numberAt, shareAt } from '../markup/values.ts';

/** sRGB channels and opacity, each 0 to 1 after `settle`. */
export interface Channels {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const unit = (value: number): number => Math.min(1, Math.max(0, value));

/** Hue in turns, saturation and luminance 0 to 1, of encoded sRGB, which is what PowerPoint's own dialogs show. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

export function hslOf({ r, g, b }: Channels): Hsl {
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const l = (high + low) / 2;
  const range = high - low;
  if (range === 0) return { h: 0, s: 0, l };
  const s = range / (l > 0.5 ? 2 - high - low : high + low);
  const sixth = high === r ? (g - b) / range + (g < b ? 6 : 0) : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: sixth / 6, s, l };
}

export function rgbOfHsl({ h, s, l }: Hsl, a: number): Channels {
  const q = l < 0.5 ? l * (1 + s) : l + s - l * s;
  const p = 2 * l - q;
  const channel = (t: number): number => {
    const turned = t - Math.floor(t);
    if (turned < 1 / 6) return p + (q - p) * 6 * turned;
    if (turned < 1 / 2) return q;
    return turned < 2 / 3 ? p + (q - p) * (2 / 3 - turned) * 6 : p;
  };
  return { r: channel(h + 1 / 3), g: channel(h), b: channel(h - 1 / 3), a };
}

const eachEncoded = (c: Channels, change: (v: number) => number): Channels => ({
  r: unit(change(c.r)),
  g: unit(change(c.g)),
  b: unit(change(c.b)),
  a: c.a,
});
const eachLinear = (c: Channels, change: (v: number) => number): Channels => eachEncoded(c, (v) => encodedOf(unit(change(linearOf(v)))));

function changeHsl(c: Channels, change: (hsl: Hsl) => Hsl): Channels {
  const { h, s, l } = change(hslOf(c));
  return rgbOfHsl({ h: h - Math.floor(h), s: unit(s), l: unit(l) }, c.a);
}

function changeLinear(c: Channels, channel: 'r' | 'g' | 'b', change: (v: number) => number): Channels {
  return { ...c, [channel]: encodedOf(unit(change(linearOf(c[channel])))) };
}

/** Rec. 709 weights on linear light. */
const luminance = (c: Channels): number => luminanceOfLight(linearOf(c.r), linearOf(c.g), linearOf(c.b));

const CHANNEL = { red: 'r', green: 'g', blue: 'b' } as const;

/** Applies one transform; any other element leaves the colour unchanged. `tint` and `shade` mix in linear light, as PowerPoint does. */
export function transform(c: Channels, element: XmlElement): Channels {
  const name = element.name.startsWith('a:') ? element.name.slice(2) : '';
  const v = shareAt(element, 'val');
  switch (name) {
    case 'comp':
      return changeHsl(c, ({ h, s, l }) => ({ h: h + 0.5, s, l }));
    case 'inv':
      return eachLinear(c, (x) => 1 - x);
    case 'gray': {
      const y = encodedOf(unit(luminance(c)));
      return { r: y, g: y, b: y, a: c.a };
    }
    case 'gamma':
      return eachEncoded(c, encodedOf);
    case 'invGamma':
      return eachEncoded(c, linearOf);
    case 'hue':
    case 'hueOff': {
      const turns = (numberAt(element, 'val') ?? 0) / 21_600_000;
      return changeHsl(c, ({ h, s, l }) => ({ h: name === 'hue' ? turns : h + turns, s, l }));
    }
  }
  if (v === undefined) return c;
  switch (name) {
    case 'alpha':
      return { ...c, a: unit(v) };
    case 'alphaMod':
      return { ...c, a: unit(c.a * v) };
    case 'alphaOff':
      return { ...c, a: unit(c.a + v) };
    case 'tint':
      return eachLinear(c, (x) => x * unit(v) + 1 - unit(v));
    case 'shade':
      return eachLinear(c, (x) => x * unit(v));
    case 'hueMod':
      return changeHsl(c, ({ h, s, l }) => ({ h: h * v, s, l }));
    case 'sat':
      return changeHsl(c, ({ h, l }) => ({ h, s: v, l }));
    case 'satMod':
      return changeHsl(c, ({ h, s, l }) => ({ h, s: s * v, l }));
    case 'satOff':
      return changeHsl(c, ({ h, s, l }) => ({ h, s: s + v, l }));
    case 'lum':
      return changeHsl(c, ({ h, s }) => ({ h, s, l: v }));
    case 'lumMod':
      return changeHsl(c, ({ h, s, l }) => ({ h, s, l: l * v }));
    case 'lumOff':
      return changeHsl(c, ({ h, s, l }) => ({ h, s, l: l + v }));
  }
  const channel = /^(red|green|blue)(Mod|Off)?$/.exec(name);
  if (!channel) return c;
  const key = CHANNEL[channel[1] as keyof typeof CHANNEL];
  if (channel[2] === 'Mod') return changeLinear(c, key, (x) => x * v);
  return changeLinear(c, key, channel[2] === 'Off' ? (x) => x + v : () => v);
}
