/** The colours behind a text where a gradient lies under it, such as shade over a picture. */
import { blend } from '@deckwright/core/color';
import type { Bounds } from '@deckwright/core/geometry';
import type { Color, Gradient, Rgb } from '../color.ts';

/** Colour and opacity of a gradient under a line of text, at its most and at its least transparent place. */
export interface GradientUnder {
  readonly layers: readonly { readonly color: Rgb; readonly alpha: number }[];
}

/** The layers under `ink` of a gradient that covers `box`. */
export function gradientUnder(gradient: Gradient, box: Bounds, ink: Bounds, rgb: (color: Color) => Rgb): GradientUnder {
  const corners = [ink.left, ink.right].flatMap((x) => [ink.top, ink.bottom].map((y) => placeOf(gradient, box, x, y)));
  const low = Math.min(...corners);
  const high = Math.max(...corners);
  // Between two stops the gradient is linear, so its extremes are at the ends of the ink and at the stops within it.
  const places = [low, high, ...gradient.stops.map(({ at }) => at).filter((at) => at > low && at < high)];
  return { layers: places.map((at) => colorAt(gradient, at, rgb)) };
}

/** All colours that the gradient layers can produce over the grounds below. */
export const throughGradients = (grounds: readonly Rgb[], over: readonly GradientUnder[]): readonly Rgb[] =>
  over.reduceRight<readonly Rgb[]>(
    (below, { layers }) => layers.flatMap(({ color, alpha }) => below.map((ground) => blend(color, ground, alpha))),
    grounds,
  );

/** How far along the gradient a point lies, 0 to 1 (see `placeGradient` of the writers). */
function placeOf(gradient: Gradient, box: Bounds, x: number, y: number): number {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  if (gradient.kind === 'radial') {
    const { x: cx, y: cy } = gradient.centre ?? { x: 0.5, y: 0.5 };
    const radius = Math.hypot(Math.max(cx, 1 - cx) * w, Math.max(cy, 1 - cy) * h);
    return clamp(Math.hypot(x - box.left - cx * w, y - box.top - cy * h) / Math.max(radius, 1e-6));
  }
  const angle = (gradient.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const half = (Math.abs(w * dx) + Math.abs(h * dy)) / 2;
  const along = (x - box.left - w / 2) * dx + (y - box.top - h / 2) * dy;
  return clamp((along + half) / Math.max(2 * half, 1e-6));
}

function colorAt({ stops }: Gradient, at: number, rgb: (color: Color) => Rgb): { readonly color: Rgb; readonly alpha: number } {
  const after = stops.findIndex((stop) => stop.at >= at);
  const to = stops[after < 0 ? stops.length - 1 : after];
  const from = stops[after < 0 ? stops.length - 1 : Math.max(0, after - 1)];
  if (from === undefined || to === undefined) return { color: '#000000', alpha: 0 };
  const share = to.at > from.at ? clamp((at - from.at) / (to.at - from.at)) : 1;
  const [a, b] = [from.alpha ?? 1, to.alpha ?? 1];
  return { color: blend(rgb(to.color), rgb(from.color), share), alpha: a + (b - a) * share };
}

const clamp = (v: number): number => Math.min(1, Math.max(0, v));
