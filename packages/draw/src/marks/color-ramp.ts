/** Colour classes for values: one hue by lightness, or two hues from zero outwards. Each class has a readable text colour. */
import { contrastOf } from '@deckwright/core/color';
import type { Kit } from '../layout/index.ts';
import { type Fill, type Rgb, resolveColor, type Token } from '../scene/index.ts';
import { toOklab } from '../themes/index.ts';
import { type GoodWhen, judged } from './judged.ts';

export interface RampClass {
  /** A token with an alpha, so that a theme change inside the file recolours it. */
  readonly fill: Fill;
  readonly text: 'canvas' | 'ink';
}

export interface Ramp {
  /** From the lowest value to the highest. */
  readonly classes: readonly RampClass[];
  readonly min: number;
  readonly max: number;
  readonly diverging: boolean;
  of(value: number): RampClass;
}

const STEPS = 7;
const READABLE = 4.5;

/** Blends `over` at `alpha` on `under` in sRGB, as all renderers do. */
export function blend(under: Rgb, over: Rgb, alpha: number): Rgb {
  const channel = (at: number): string => {
    const a = Number.parseInt(under.slice(at, at + 2), 16);
    const b = Number.parseInt(over.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * alpha)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase() as Rgb;
}

/** Tints of `token` on canvas at even OKLab lightness from `from` to 1. Tints without a readable text colour are left out. */
function tints(token: Token, from: number, steps: number, kit: Kit): RampClass[] {
  const canvas = kit.theme.colors.canvas;
  const ink = kit.theme.colors.ink;
  const full = resolveColor(kit.theme, token);
  const lightness = (alpha: number): number => toOklab(blend(canvas, full, alpha))[0];
  const [start, end] = [lightness(from), lightness(1)];
  const out: RampClass[] = [];
  for (let i = 0; i < steps; i++) {
    const wanted = start + ((end - start) * i) / Math.max(1, steps - 1);
    let low = from;
    let high = 1;
    for (let round = 0; round < 20; round++) {
      const mid = (low + high) / 2;
      if (lightness(mid) < wanted === end > start) low = mid;
      else high = mid;
    }
    const alpha = i === steps - 1 ? 1 : Math.round(high * 1000) / 1000;
    const seen = blend(canvas, full, alpha);
    const text = contrastOf(canvas, seen) >= contrastOf(ink, seen) ? 'canvas' : 'ink';
    if (contrastOf(text === 'ink' ? ink : canvas, seen) < READABLE) continue;
    out.push({ fill: alpha === 1 ? { color: token } : { color: token, alpha }, text });
  }
  return out;
}

/**
 * One hue for values of one sign. When both signs occur, two hues from zero outwards on one scale, which mean good and bad where
 * `good` says which sign is.
 */
export function rampFor(values: readonly number[], kit: Kit, good?: GoodWhen): Ramp {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const v of values) {
    min = Math.min(min, v);
    max = Math.max(max, v);
  }
  if (min > max) {
    min = 0;
    max = 0;
  }
  if (min < 0 && max > 0) {
    const most = Math.max(-min, max);
    const down = tints(judged(-1, good) ?? 'accent3', 0.12, 4, kit).reverse();
    const up = tints(judged(1, good) ?? 'accent1', 0.12, 4, kit);
    const zero: RampClass = { fill: { color: 'canvas' }, text: 'ink' };
    const pick = (side: readonly RampClass[], share: number): RampClass =>
      side[Math.min(side.length - 1, Math.floor(share * side.length))] ?? zero;
    return {
      classes: [...down, zero, ...up],
      min,
      max,
      diverging: true,
      of: (v) => (v === 0 ? zero : v > 0 ? pick(up, v / most) : pick([...down].reverse(), -v / most)),
    };
  }
  const classes = tints('accent1', 0.05, STEPS, kit);
  return {
    classes,
    min,
    max,
    diverging: false,
    of: (v) => {
      const share = max > min ? (v - min) / (max - min) : v === 0 ? 0 : 0.5;
      return classes[Math.min(classes.length - 1, Math.floor(share * classes.length))] as RampClass;
    },
  };
}

/** `token` at `alpha` on canvas with a text colour that is readable on it. The alpha changes in steps until one is. */
export function tint(token: Token, alpha: number, kit: Kit): RampClass {
  const { canvas, ink } = kit.theme.colors;
  const full = resolveColor(kit.theme, token);
  for (let i = 0; i < 40; i++) {
    // The search starts at the requested alpha and moves outwards: slightly lighter, slightly stronger, and so on.
    const at = Math.round((alpha + (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * 0.02) * 100) / 100;
    if (at < 0.05 || at > 1) continue;
    const seen = blend(canvas, full, at);
    const text = contrastOf(canvas, seen) >= contrastOf(ink, seen) ? 'canvas' : 'ink';
    if (contrastOf(text === 'ink' ? ink : canvas, seen) >= READABLE)
      return { fill: at === 1 ? { color: token } : { color: token, alpha: at }, text };
  }
  return { fill: { color: 'surface' }, text: 'ink' };
}
