/** Contrast of two colours, and what a translucent one looks like on a ground. */
import type { Rgb } from '../color.ts';

const known = new Map<Rgb, number>();

/** Relative luminance, 0 to 1 (WCAG 2.2). The few hundred colours of a process are kept. */
export function luminanceOf(color: Rgb): number {
  let value = known.get(color);
  if (value === undefined) {
    const linear = (at: number): number => {
      const v = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    };
    value = 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
    if (known.size > 2000) known.clear();
    known.set(color, value);
  }
  return value;
}

/** 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const x = luminanceOf(a);
  const y = luminanceOf(b);
  return x > y ? (x + 0.05) / (y + 0.05) : (y + 0.05) / (x + 0.05);
}

/** `top` at `alpha` over `ground`. */
export function blend(top: Rgb, ground: Rgb, alpha: number): Rgb {
  const part = (at: number): string =>
    Math.round(Number.parseInt(top.slice(at, at + 2), 16) * alpha + Number.parseInt(ground.slice(at, at + 2), 16) * (1 - alpha))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`.toUpperCase() as Rgb;
}
