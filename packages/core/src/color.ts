/** sRGB colours written as `#RRGGBB`: linear light, luminance, contrast (WCAG 2.2) and blending. */

export type Rgb = `#${string}`;

/** Linear light of an encoded sRGB channel, both 0 to 1 (IEC 61966-2-1). */
export const linearOf = (encoded: number): number => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);

/** The encoded channel of linear light. */
export const encodedOf = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** Relative luminance of linear light (Rec. 709). */
export const luminanceOfLight = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Luminances are cached, because a process asks for the same few hundred colours again and again. */
const luminances = new Map<Rgb, number>();
const MAX_LUMINANCES = 2000;

/** The channel at this place of the text: 1 is red, 3 green, 5 blue. */
const channelAt = (color: Rgb, at: 1 | 3 | 5): number => Number.parseInt(color.slice(at, at + 2), 16);

/** Relative luminance, 0 to 1. */
export function luminanceOf(color: Rgb): number {
  let luminance = luminances.get(color);
  if (luminance === undefined) {
    const linear = (at: 1 | 3 | 5): number => linearOf(channelAt(color, at) / 255);
    luminance = luminanceOfLight(linear(1), linear(3), linear(5));
    if (luminances.size > MAX_LUMINANCES) luminances.clear();
    luminances.set(color, luminance);
  }
  return luminance;
}

/** Contrast ratio, 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const x = luminanceOf(a);
  const y = luminanceOf(b);
  return x > y ? (x + 0.05) / (y + 0.05) : (y + 0.05) / (x + 0.05);
}

/** `top` at `alpha` (0 to 1) over `ground`. */
export function blend(top: Rgb, ground: Rgb, alpha: number): Rgb {
  const part = (at: 1 | 3 | 5): string =>
    Math.round(channelAt(top, at) * alpha + channelAt(ground, at) * (1 - alpha))
      .toString(16)
      .padStart(2, '0');
  return `#${`${part(1)}${part(3)}${part(5)}`.toUpperCase()}`;
}

/** The lowest contrast of any of these colours on any of these grounds; 21 when there is none. */
export function leastContrast(colors: Iterable<Rgb>, grounds: Iterable<Rgb>): number {
  let least = 21;
  for (const ground of grounds) for (const color of colors) least = Math.min(least, contrastOf(color, ground));
  return least;
}

/** The contrast that letters need (WCAG 2.2, 1.4.3, AA): 3 where they are large, which is 18 pt, or 14 pt and bold. */
export const neededContrast = (size_pt: number, bold: boolean): 3 | 4.5 => (size_pt >= 18 || (bold && size_pt >= 14) ? 3 : 4.5);
