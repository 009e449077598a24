/** Default colours of series: the theme's accents in turn, by the chart's style (ISO 29500-1, 21.2.2.227). */
import { type Paint, type Rgba, UNKNOWN, type Unknown } from '../model/index.ts';
import { readFill } from '../paint/fill.ts';
import type { Scope } from '../slides/scope.ts';

const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];
/** Shares of white (positive) or black that a second and third round of the accents take. */
const ROUNDS = [0, -0.3, 0.4, -0.5, 0.6];

/** @param style 1 to 48: in every eight the first is grey, the second has all accents, the others have one each */
export function automaticPaint(index: number, count: number, style: number, scope: Scope, line = false): Paint {
  const color = automaticColor(index, count, style, scope);
  // Styles 17 to 32 fill marks with the theme's intense fill.
  const fill = style >= 17 && style <= 32 && !line ? scope.theme.fills[2] : undefined;
  return fill ? readFill(fill, { ...scope, part: scope.theme.part, placeholder: color }) : { kind: 'solid', color };
}

function automaticColor(index: number, count: number, style: number, scope: Scope): Rgba | Unknown {
  const kind = (style - 1) % 8;
  if (kind === 1) return shaded(accent(scope, index % 6), ROUNDS[Math.floor(index / 6) % ROUNDS.length] ?? 0) ?? UNKNOWN;
  const base = kind === 0 ? scope.scheme.get('tx1') : accent(scope, kind - 2);
  // From dark to light over all series.
  const share = -0.7 + (1.4 * (index + 1)) / (count + 1);
  return shaded(base, kind === 0 ? 0.5 + share * 0.4 : share) ?? UNKNOWN;
}

const accent = (scope: Scope, i: number): Rgba | Unknown | undefined => scope.scheme.get(ACCENTS[i] ?? 'accent1');

function shaded(color: Rgba | Unknown | undefined, share: number): Rgba | Unknown | undefined {
  if (color === undefined || color === UNKNOWN || share === 0) return color;
  const target = share > 0 ? 255 : 0;
  const levels = [1, 3, 5].map((i) => {
    const level = Number.parseInt(color.rgb.slice(i, i + 2), 16);
    return Math.round(level + (target - level) * Math.min(1, Math.abs(share)))
      .toString(16)
      .padStart(2, '0')
      .toUpperCase();
  });
  return { rgb: `#${levels.join('')}`, alpha: color.alpha };
}
