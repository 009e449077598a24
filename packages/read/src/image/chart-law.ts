/** The law that links the sizes or places of marks with the numbers that are printed at them: value = a + b × pixels. */
import type { NumberOnPicture } from './chart-numbers.ts';

/** A mark's size or place, with the numbers that may be its own, the likeliest first. */
export interface Measured {
  readonly px: number;
  /** How far it may be off where that is not a few pixels: of an area, as much as its edges are. */
  readonly off_px?: number;
  readonly numbers: readonly NumberOnPicture[];
}

export interface Law<One extends Measured> {
  /** Value at a size or place. */
  readonly at: (px: number) => number;
  readonly per_px: number;
  /** Those that it explains, with the number of each. */
  readonly proved: ReadonlyMap<One, NumberOnPicture>;
  /** That chance would explain as much: the negative power of ten. */
  readonly evidence: number;
}

/** Edges of marks lie on whole pixels, and fringes hide one of them. */
const OFF_PX = 2.5;
/** Of the largest: what is drawn by hand, or scaled, is off by more. */
const OFF = 0.004;
/** Chance explains so much once in so many charts (powers of ten). */
const LEAST_EVIDENCE = 2.8;

/** Sizes are nothing where the value is, with the sign of the value (`signed`) or without it (`size`); of places, the zero may be anywhere. */
export type Kind = 'signed' | 'size' | 'place';

/**
 * @param tried more than one way in which it was looked for (powers of ten), which chance has as well
 * @returns the law that explains most; undefined where chance would do as well
 */
export function lawOf<One extends Measured>(marks: readonly One[], kind: Kind, tried = 0): Law<One> | undefined {
  const is_ratio = kind !== 'place';
  const numbered = marks.filter(({ numbers }) => numbers.length > 0);
  if (numbered.length < 2) return undefined;
  const most = Math.max(...numbered.map(({ px }) => Math.abs(px)));
  const span = is_ratio ? most : mostOf(numbered) - leastOf(numbered);
  const off_px = OFF_PX + OFF * span;
  const numeral = ({ value }: NumberOnPicture): number => (kind === 'size' ? Math.abs(value) : value);
  let best: Law<One> | undefined;
  for (const { zero, per_px } of proposals(numbered, is_ratio, off_px, numeral)) {
    const found = explained(numbered, { zero, per_px }, span, off_px, is_ratio ? 1 : 2, numeral);
    const law = { ...found, evidence: found.evidence - tried };
    if (law.evidence > (best?.evidence ?? LEAST_EVIDENCE)) best = law;
  }
  return best;
}

type NumeralOf = (number: NumberOnPicture) => number;

const mostOf = (marks: readonly Measured[]): number => Math.max(...marks.map(({ px }) => px));
const leastOf = (marks: readonly Measured[]): number => Math.min(...marks.map(({ px }) => px));

interface Proposal {
  /** Value at pixel 0. */
  readonly zero: number;
  readonly per_px: number;
}

/** Each number of the largest marks as the ratio, or each pair of marks that lie far apart as the line. */
function proposals(marks: readonly Measured[], is_ratio: boolean, off_px: number, numeral: NumeralOf): Proposal[] {
  const sorted = marks.toSorted((a, b) => (is_ratio ? Math.abs(b.px) - Math.abs(a.px) : a.px - b.px));
  if (is_ratio)
    return sorted
      .slice(0, MOST_TRIED)
      .flatMap(({ px, numbers }) => (px === 0 ? [] : numbers.map((number) => ({ zero: 0, per_px: numeral(number) / px }))))
      .filter(({ per_px }) => per_px > 0);
  const [low, high] = [sorted.slice(0, MOST_TRIED), sorted.slice(-MOST_TRIED)];
  return low.flatMap((one) =>
    high.flatMap((other) =>
      other.px - one.px < 4 * off_px
        ? []
        : one.numbers.flatMap((low_number) =>
            other.numbers.flatMap((number) => {
              const per_px = (numeral(number) - numeral(low_number)) / (other.px - one.px);
              return per_px === 0 ? [] : [{ zero: numeral(low_number) - per_px * one.px, per_px }];
            }),
          ),
    ),
  );
}

/** Marks at each end that are tried: more would only be misread as well. */
const MOST_TRIED = 4;

function explained<One extends Measured>(
  marks: readonly One[],
  { zero, per_px }: Proposal,
  span: number,
  off_px: number,
  free: number,
  numeral: NumeralOf,
): Law<One> {
  const at = (px: number): number => zero + per_px * px;
  const off = (mark: One, number: NumberOnPicture): number => Math.abs((at(mark.px) - numeral(number)) / per_px);
  const edge = (mark: One): number => mark.off_px ?? off_px;
  const proved = new Map<One, NumberOnPicture>();
  for (const mark of marks) {
    const near = mark.numbers.filter((one) => off(mark, one) <= edge(mark) + one.rounding / Math.abs(per_px));
    const [number] = near.toSorted((a, b) => off(mark, a) - off(mark, b));
    if (number !== undefined) proved.set(mark, number);
  }
  // Where all numbers lie as near as edges do, none of them was rounded.
  const isExact = [...proved].every(([mark, number]) => off(mark, number) <= edge(mark));
  const powers: number[] = [];
  const seen: { readonly px: number; readonly room: number }[] = [];
  for (const [mark, { rounding }] of proved) {
    const room = edge(mark) + (isExact ? 0 : rounding / Math.abs(per_px));
    // Marks of one size with one number prove no more than one of them does.
    if (seen.some((one) => Math.abs(one.px - mark.px) < Math.max(one.room, room))) continue;
    seen.push({ px: mark.px, room });
    powers.push(Math.log10(Math.max(1, span / (2 * room) / mark.numbers.length)));
  }
  // The line goes through as many of them as it has free members: these prove nothing, and the surest are taken for them.
  const counted = powers.toSorted((a, b) => a - b).slice(0, Math.max(0, powers.length - free));
  const evidence = counted.reduce((sum, one) => sum + one, 0) - AGAINST * (marks.length - proved.size);
  return { at, per_px, proved, evidence };
}

/** What a number that the law does not explain says against it. */
const AGAINST = 1;
