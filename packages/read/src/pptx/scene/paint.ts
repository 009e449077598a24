/** Resolved paint as a scene's fills, strokes and colours. */
import type { Dash, Fill, Gradient, LineEnd, Rgb, Stroke } from '@deckwright/draw/scene';
import { ptOfEmu } from '@deckwright/draw/scene';
import type { Outline, OutlinePath, Paint, Rgba, Unknown } from '../model/index.ts';
import { UNKNOWN } from '../model/index.ts';
import type { Approximations } from './approximations.ts';
import { meanRgb, mixRgb } from './colors.ts';

/** A single colour for a paint, blended over `ground`; undefined for none, and `otherwise` for an unknown one. */
export function solidOf(paint: Paint, ground: Rgb, otherwise: Rgb): Rgb | undefined {
  switch (paint.kind) {
    case 'none':
      return undefined;
    case 'solid':
      return over(paint.color, ground, otherwise);
    case 'gradient':
      return meanRgb(paint.stops.map(({ color }) => ({ color: over(color, ground, otherwise) ?? ground, weight: 1 })));
    case 'pattern':
      return mixRgb(over(paint.background, ground, otherwise) ?? ground, over(paint.foreground, ground, otherwise) ?? ground, 0.5);
    default:
      return otherwise;
  }
}

const over = (color: Rgba | Unknown, ground: Rgb, otherwise: Rgb): Rgb | undefined =>
  color === UNKNOWN ? otherwise : color.alpha <= 0 ? undefined : color.alpha >= 1 ? color.rgb : mixRgb(ground, color.rgb, color.alpha);

/** How DrawingML's darker and lighter path fills differ from the fill. */
const SHADES: Readonly<Record<OutlinePath['fill'], readonly [Rgb, number]>> = {
  norm: ['#000000', 0],
  none: ['#000000', 0],
  lighten: ['#FFFFFF', 0.4],
  lightenLess: ['#FFFFFF', 0.2],
  darken: ['#000000', 0.4],
  darkenLess: ['#000000', 0.2],
};

/** A fill that writers draw; undefined for none and for pictures, which become shapes. */
export function fillOf(paint: Paint, notes: Approximations, mode: OutlinePath['fill'] = 'norm'): Fill | undefined {
  const [towards, share] = SHADES[mode];
  const shade = (color: Rgb): Rgb => (share === 0 ? color : mixRgb(color, towards, share));
  switch (paint.kind) {
    case 'solid':
      if (paint.color === UNKNOWN) break;
      return { color: shade(paint.color.rgb), ...(paint.color.alpha < 1 ? { alpha: paint.color.alpha } : {}) };
    case 'gradient':
      return gradientFill(paint, shade, notes);
    case 'pattern':
      return patternFill(paint, shade, notes);
    case 'none':
    case 'picture':
      return undefined;
    default:
      break;
  }
  notes.note('fill', 'A fill that could not be resolved is left out');
  return undefined;
}

function gradientFill(paint: Extract<Paint, { kind: 'gradient' }>, shade: (c: Rgb) => Rgb, notes: Approximations): Fill | undefined {
  const known_stops = paint.stops.flatMap(({ at, color }) => (color === UNKNOWN ? [] : [{ at: Math.min(1, Math.max(0, at)), ...color }]));
  if (known_stops.length < paint.stops.length) notes.note('fill', 'Colours of a gradient that could not be resolved are left out');
  const stops = known_stops.sort((a, b) => a.at - b.at).map(({ at, rgb, alpha }) => ({ at, color: shade(rgb), alpha }));
  if (stops.length === 0) return undefined;
  const color = meanRgb(stops.map((stop) => ({ color: stop.color, weight: 1 })));
  if (stops.length === 1) return { color, alpha: stops[0]?.alpha ?? 1 };
  if (paint.shape === 'rect' || paint.shape === 'shape') notes.note('fill', 'A gradient along the outline is drawn as a round one');
  const focus = paint.focus ?? { l: 0.5, t: 0.5, r: 0.5, b: 0.5 };
  const gradient: Gradient =
    paint.shape === 'linear'
      ? { kind: 'linear', angle: paint.angle, stops }
      : { kind: 'radial', angle: 0, centre: { x: within(focus.l, 1 - focus.r), y: within(focus.t, 1 - focus.b) }, stops };
  return { color, gradient };
}

const within = (low: number, high: number): number => Math.min(1, Math.max(0, (low + high) / 2));

/** Shares of the foreground in DrawingML's patterns, where the name does not say it. */
function patternFill(paint: Extract<Paint, { kind: 'pattern' }>, shade: (c: Rgb) => Rgb, notes: Approximations): Fill | undefined {
  notes.note('fill', 'A pattern is drawn as its mean colour');
  if (paint.foreground === UNKNOWN || paint.background === UNKNOWN) return undefined;
  const percent = /^pct(\d+)$/.exec(paint.preset);
  const share = percent
    ? Number(percent[1]) / 100
    : /^(lt|dot|small|narrow)/i.test(paint.preset)
      ? 0.25
      : /^(dk|wd|lg)/.test(paint.preset)
        ? 0.5
        : 0.35;
  const alpha = paint.background.alpha + (paint.foreground.alpha - paint.background.alpha) * share;
  return { color: shade(mixRgb(paint.background.rgb, paint.foreground.rgb, share)), ...(alpha < 1 ? { alpha } : {}) };
}

const DASHES: Readonly<Record<string, Dash>> = {
  solid: 'solid',
  dot: 'dot',
  sysDot: 'dot',
  dash: 'dash',
  sysDash: 'dash',
  dashDot: 'dashDot',
  sysDashDot: 'dashDot',
  sysDashDotDot: 'dashDot',
  lgDash: 'longDash',
  lgDashDot: 'dashDot',
  lgDashDotDot: 'dashDot',
};
const ENDS: Readonly<Record<string, LineEnd>> = {
  triangle: 'triangle',
  stealth: 'triangle',
  arrow: 'arrow',
  oval: 'oval',
  diamond: 'diamond',
};

/** A hairline, for lines without width. */
const HAIRLINE_PT = 0.5;

/** @param otherwise stands for a colour that could not be resolved */
export function strokeOf(outline: Outline | undefined, otherwise: Rgb): Stroke | undefined {
  if (outline === undefined || outline.paint.kind === 'none') return undefined;
  const { paint } = outline;
  const solid = paint.kind === 'solid' && paint.color !== UNKNOWN ? paint.color : undefined;
  const color = solid?.rgb ?? solidOf(paint, '#FFFFFF', otherwise);
  if (color === undefined || solid?.alpha === 0) return undefined;
  const head = Object.hasOwn(ENDS, outline.head) ? ENDS[outline.head] : undefined;
  const tail = Object.hasOwn(ENDS, outline.tail) ? ENDS[outline.tail] : undefined;
  const dash = Object.hasOwn(DASHES, outline.dash) ? DASHES[outline.dash] : undefined;
  return {
    color,
    width_pt: Math.max(HAIRLINE_PT, ptOfEmu(outline.width)),
    ...(solid && solid.alpha < 1 ? { alpha: solid.alpha } : {}),
    ...(dash && dash !== 'solid' ? { dash } : {}),
    ...(outline.cap === 'flat' ? {} : { cap: outline.cap }),
    join: outline.join,
    ...(head ? { head } : {}),
    ...(tail ? { tail } : {}),
  };
}
