/** Limits that a title states on an axis, and whether a figure of the title is in its unit. */
import type { StatedFigure, TitleClaims } from '../layout/index.ts';

/** A word of a limit stands so close before its figure, characters. */
const NEAR = 4;

/**
 * A limit that the title states of the upright axis of a map, which it names: "an NPL ratio above 5%" of "NPL ratio, %".
 * Undefined where no value is beyond it, or all are.
 */
export function axisLimit(claims: TitleClaims, axis: string, values: readonly number[]): StatedFigure | undefined {
  const cut = axis.lastIndexOf(',');
  const [name, unit] = cut < 0 ? [axis, ''] : [axis.slice(0, cut), axis.slice(cut + 1).trim()];
  if (unit === '' || !claims.title.toLowerCase().includes(name.trim().toLowerCase())) return undefined;
  return claims.figures.find(
    (one) =>
      isOfUnit(one, unit) &&
      claims.places('limit').some(([, to]) => one.from >= to && one.from - to <= NEAR) &&
      values.some((value) => value > one.value) &&
      values.some((value) => value < one.value),
  );
}

/** Whether the signs and words around a figure are the unit of the chart. */
export function isOfUnit({ kind, units }: StatedFigure, unit: string): boolean {
  if (kind === 'percent' || unit === '%') return kind === 'percent' && unit === '%';
  const own = unit.toLowerCase();
  const [first = '', second = ''] = units.map((one) => one.toLowerCase());
  const whole = `${first}${second}`;
  return own === first || own === whole || own === `${second}${first}` || own.startsWith(`${first}/`) || own === `${first} ${second}`;
}
