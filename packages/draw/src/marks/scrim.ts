/** Shade over a picture that is strong enough for readable words over any content, and no stronger. */
import { blend, contrastOf } from '@deckwright/core/color';
import { type BoxIn, CANVAS_H, CANVAS_W, type Kit, type Side, shape } from '../layout/index.ts';
import { type Color, type Gradient, type RectShape, type Rgb, resolveColor } from '../scene/index.ts';

/** The dark colour of the theme, and the text colour on it. */
export interface ScrimColors {
  readonly shade: Color;
  readonly on: Color;
}

export function scrimColors(kit: Kit): ScrimColors {
  const shade = kit.theme.mode === 'dark' ? 'canvas' : 'ink';
  return { shade, on: kit.on(shade) };
}

const WHITE: Rgb = '#FFFFFF';
const BLACK: Rgb = '#000000';
const STEP = 0.01;
/** Opacity that is added to the computed one, because gradients of other programs are a little steeper or flatter. */
const SPARE = 0.04;

/** The least shade that gives text this contrast over the worst possible picture. */
export function alphaFor({ shade, on }: ScrimColors, need: number, kit: Kit): number {
  const [dark, text] = [resolveColor(kit.theme, shade), resolveColor(kit.theme, on)];
  for (let alpha = 0; alpha < 1; alpha += STEP)
    if ([WHITE, BLACK].every((picture) => contrastOf(text, blend(dark, picture, alpha)) >= need)) return Math.min(1, alpha + SPARE);
  return 1;
}

/** Coverage of the picture along a scrim: `at` is in inches from the side where the scrim starts. */
export interface Shade {
  readonly at: number;
  readonly alpha: number;
}

/** Across the whole slide from the leading side. */
export function sideScrim(id: string, shades: readonly Shade[], colors: ScrimColors, side: Side): RectShape {
  return scrim(id, { x: 0, y: 0, w: CANVAS_W, h: CANVAS_H }, shades, side.mirrored ? 180 : 0, CANVAS_W, colors);
}

/** From the foot upwards to where it is transparent. */
export function footScrim(id: string, shades: readonly Shade[], colors: ScrimColors): RectShape {
  const h = Math.max(...shades.map(({ at }) => at));
  return scrim(id, { x: 0, y: CANVAS_H - h, w: CANVAS_W, h }, shades, 270, h, colors);
}

function scrim(id: string, box: BoxIn, shades: readonly Shade[], angle: number, long: number, { shade }: ScrimColors): RectShape {
  const rising = [...shades].sort((a, b) => a.at - b.at);
  const stops: Gradient['stops'] = rising.map(({ at, alpha }) => ({ at: Math.min(1, at / long), color: shade, alpha: hundredths(alpha) }));
  const mean = stops.reduce((sum, { alpha = 1 }) => sum + alpha, 0) / stops.length;
  return shape.rect({ id, name: 'scrim', role: 'background' }, box, {
    fill: { color: shade, alpha: hundredths(mean), gradient: { kind: 'linear', angle, stops } },
  });
}

const hundredths = (v: number): number => Math.round(v * 100) / 100;
