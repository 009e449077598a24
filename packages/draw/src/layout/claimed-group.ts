/** Which items of a list the title adds up: those whose sum, or whose share of the total, comes to a figure that it states. */
import type { StatedFigure, TitleClaims } from './title-claims.ts';

export interface MeasuredItem {
  readonly value: number | undefined;
  /** The caller set it apart. */
  readonly isMarked: boolean;
}

export interface ClaimedGroup {
  /** Ascending indices into the list, and not all: one that the title names by itself, or several. */
  readonly items: readonly number[];
  readonly sum: number;
  /** Of the total, in percent, where the title states a share. */
  readonly share: number | undefined;
  /** Decimals that the title states its figure with. */
  readonly decimals: 0 | 1;
}

const FEWEST_ITEMS = 3;
/** A count up to this many is one of items; a larger number is a figure. */
const LARGEST_COUNT = 12;
/** Percentages that total this much apart from 100 are parts of one whole. */
const WHOLE_TOLERANCE = 1;

/**
 * Of the items that the title names, those that the caller marked, and the largest of a count that the title states, the only ones that come
 * to a figure of the title within its rounding. Undefined where none do, or where one figure is that of different ones.
 * @param named indices of the items that the title names
 */
export function claimedGroup(
  claims: TitleClaims,
  items: readonly MeasuredItem[],
  named: readonly number[],
  unit: string,
): ClaimedGroup | undefined {
  const values = items.flatMap(({ value }) => (value === undefined || !Number.isFinite(value) ? [] : [value]));
  if (values.length < items.length || items.length < FEWEST_ITEMS) return undefined;
  const total = values.reduce((a, b) => a + b, 0);
  const isShared = claims.places('share').length > 0 && total > 0 && (unit !== '%' || Math.abs(total - 100) <= WHOLE_TOLERANCE);
  const marked = items.flatMap(({ isMarked }, i) => (isMarked ? [i] : []));
  const groups = [named, marked, ...countsIn(claims).flatMap((n) => largest(values, n) ?? [])]
    .map((one) => one.toSorted((a, b) => a - b))
    .filter((one) => (one.length > 1 || (one.length === 1 && one[0] === named[0] && unit !== '%')) && one.length < items.length);
  for (const figure of claims.figures) {
    const found = groups.flatMap((one): (ClaimedGroup & { readonly key: string })[] => {
      const sum = one.reduce((s, i) => s + (values[i] ?? 0), 0);
      const share = (sum / total) * 100;
      const isShare = isShared && one.every((i) => (values[i] ?? 0) >= 0) && isShareOf(share, figure);
      if (!isShare && !isSumOf(sum, figure, values)) return [];
      const decimals = figure.kind === 'percent' && figure.tolerance < 0.5 ? 1 : 0;
      return [{ items: one, sum, share: isShare ? share : undefined, decimals, key: one.join() }];
    });
    const [first] = found;
    if (first === undefined || new Set(found.map(({ key }) => key)).size > 1) continue;
    const { key: _key, ...group } = first;
    return group;
  }
  return undefined;
}

const isNear = (value: number, { value: stated, tolerance }: StatedFigure): boolean => Math.abs(value - stated) <= tolerance * 1.0001;

const isShareOf = (share: number, figure: StatedFigure): boolean =>
  figure.kind === 'percent' ? isNear(share, figure) : figure.kind === 'fraction' && isNear(share / 100, figure);

/** A sum with its unit that no value of the list comes to by itself. */
const isSumOf = (sum: number, figure: StatedFigure, values: readonly number[]): boolean =>
  figure.kind === 'number' &&
  figure.units.length > 0 &&
  figure.value > LARGEST_COUNT &&
  isNear(sum, figure) &&
  !values.some((value) => isNear(Math.abs(value), figure));

/**
 * The items on one side of their targets, where the title counts these: four of seven miss. Undefined where it counts those of neither
 * side, or of both.
 */
export function countedBeyond(
  claims: TitleClaims,
  items: readonly { readonly value: number | undefined; readonly target: number | undefined }[],
): readonly number[] | undefined {
  const counts = countsIn(claims);
  const distances = items.map(({ value, target }) => (value === undefined || target === undefined ? Number.NaN : value - target));
  if (items.length < FEWEST_ITEMS || distances.some((one) => !Number.isFinite(one))) return undefined;
  const sides = [1, -1].map((sign) => distances.flatMap((one, i) => (Math.sign(one) === sign ? [i] : [])));
  const counted = sides.filter((side) => side.length < items.length && counts.includes(side.length));
  return counted.length === 1 ? counted[0] : undefined;
}

function countsIn({ figures }: TitleClaims): readonly number[] {
  const counts = figures.filter(
    ({ kind, value, tolerance }) => kind === 'count' || (kind === 'number' && tolerance === 0.5 && value <= LARGEST_COUNT),
  );
  return [...new Set(counts.map(({ value }) => value))];
}

/** Indices of the `n` largest values. None where the next one is as large as the last of them. */
function largest(values: readonly number[], n: number): readonly (readonly number[])[] | undefined {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => b.value - a.value);
  return order[n] === undefined || order[n - 1]?.value === order[n]?.value ? undefined : [order.slice(0, n).map(({ i }) => i)];
}
