/** Whether the title states the change between two values of one item. */
import type { StatedFigure, TitleClaims } from './title-claims.ts';

/** "14 points": a word of a distance stands so close behind its figure, characters. */
const NEAR = 2;

const isNear = (value: number, { value: stated, tolerance }: StatedFigure): boolean =>
  Math.abs(Math.abs(value) - stated) <= tolerance * 1.0001;

/** By how much, in points where the values are percentages; or from which value to which. */
export function isChangeStated({ figures, places }: TitleClaims, [first, last]: readonly [number, number], unit: string): boolean {
  if (first === last) return false;
  const isOfValues = ({ kind }: StatedFigure): boolean => kind === 'number' || (kind === 'percent' && unit === '%');
  const isDistance = ({ to }: StatedFigure): boolean => places('gap').some(([from]) => from >= to && from - to <= NEAR);
  const from = figures.find((one) => isOfValues(one) && isNear(first, one));
  const to = figures.find((one) => isOfValues(one) && one !== from && isNear(last, one));
  if (from !== undefined && to !== undefined) return true;
  return figures.some(
    (one) =>
      isNear(last - first, one) &&
      (unit === '%' ? (one.kind === 'number' || one.kind === 'count') && isDistance(one) : one.kind === 'number' && one.units.length > 0),
  );
}

/**
 * The one item whose change the title states, among those that it names, or among all where it names none.
 * @param named pointers of what the title names
 */
export function changeStated(
  claims: TitleClaims | undefined,
  items: readonly { readonly pointer: string; readonly ends: readonly [number, number] | undefined }[],
  named: readonly string[],
  unit: string,
): number | undefined {
  if (claims === undefined) return undefined;
  const found = items.flatMap(({ ends }, i) => (ends !== undefined && isChangeStated(claims, ends, unit) ? [i] : []));
  const meant = found.filter((i) => named.includes(items[i]?.pointer ?? ''));
  const isNamed = items.some(({ pointer }) => named.includes(pointer));
  const own = isNamed ? meant : found;
  return own.length === 1 ? own[0] : undefined;
}
