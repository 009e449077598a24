/** What a form is filled with: pieces and figures of the brief, drawn as they are written, and the few words that it does not have. */

import type { Piece } from '../document/piece.ts';
import type { Figure, Item } from '../document/reading.ts';

/** Members of an intent; leaves taken from the brief are pieces (drawn as written) or `count`s of figures. */
export interface Reading {
  readonly variant?: string;
  readonly data?: unknown;
  readonly blocks?: unknown;
  readonly subject?: unknown;
  readonly takeaway?: unknown;
  /** Where the form's own reading tells title, sub-line or date of the slide. */
  readonly headline?: Piece;
  readonly context?: Piece;
  readonly date?: Piece;
  /** Words that were read as levels or dates, and so are not drawn as they stand. */
  readonly used?: readonly Piece[];
  /** How well the structure fits, 0 to 1. */
  readonly fit: number;
}

/** A number that is drawn as a value; keeps the figure that it was read from. */
export class Count {
  readonly value: number;
  readonly from: Figure;
  constructor(value: number, from: Figure) {
    this.value = value;
    this.from = from;
  }
}

/** A piece with a sign set before it: a step's own words with the direction that the arithmetic gives. */
export class Framed {
  readonly before: string;
  readonly piece: Piece;
  constructor(before: string, piece: Piece) {
    this.before = before;
    this.piece = piece;
  }
}

/** A word that is not the brief's and that the form cannot do without: it is named in the answer. */
export class Word {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Every item of the brief with exactly one figure that is no year, and a label. */
export const pairsOf = (items: readonly Item[]): { readonly item: Item; readonly label: Piece; readonly figure: Figure }[] =>
  items.flatMap((item) => {
    const own = item.figures.filter((f) => !f.year);
    const figure = own[0];
    return own.length === 1 && figure !== undefined && /\p{L}|\d/u.test(item.label.text) && item.label.text.length <= 80
      ? [{ item, label: item.label, figure }]
      : [];
  });

/** Times the largest scaled figure: no bare one beside it counts in its scale. */
const TOWERS = 30;

/** Values on one scale: as written where all share it, else multiplied out. Undefined where units do not agree. */
export function onOneScale(figures: readonly Figure[]): { readonly unit: string; readonly count: (f: Figure) => Count } | undefined {
  const kinds = new Set(figures.map((f) => (f.unit.includes('%') ? '%' : /pp|pt|bps|^x$|percent/.test(f.unit) ? f.unit : '')));
  if (kinds.size > 1) {
    // "staff 71 %, buildings 12, transport 8": the first number says of what all are.
    const [first, ...rest] = figures;
    const said = first !== undefined && /%|percent/.test(first.unit) && rest.every((f) => f.unit === '' || f.unit === first.unit);
    return said && rest.every((f) => Math.abs(f.value) <= Math.max(100, 2 * Math.abs(first.value)))
      ? { unit: first.unit, count: (f) => new Count(f.value, f) }
      : undefined;
  }
  const factors = new Set(figures.map((f) => f.factor));
  if (factors.size === 1) return { unit: figures[0]?.unit ?? '', count: (f) => new Count(f.value, f) };
  // A bare figure beside scaled ones shares their scale: "from 42.0m to 51.5m: pricing +6.2".
  const scaled = new Set(figures.filter((f) => f.factor !== 1).map((f) => f.factor));
  // `52,000` beside `60k` does not: each is written out in full or not.
  const largest = Math.max(...figures.filter((f) => f.factor !== 1).map((f) => Math.abs(f.value)));
  // "12k visitors, 3.4k sign-ups, 910 trials": nor does one that would tower above all of them.
  const apart =
    figures.every((f) => (f.factor === 1) === Math.abs(f.value) >= 1000) ||
    figures.some((f) => f.factor === 1 && Math.abs(f.value) > TOWERS * largest);
  if (scaled.size === 1 && !apart) return { unit: figures.find((f) => f.factor !== 1)?.unit ?? '', count: (f) => new Count(f.value, f) };
  return { unit: '', count: (f) => new Count(Number((f.value * f.factor).toPrecision(15)), f) };
}
