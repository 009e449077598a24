/** Stretches of a brief: what is put on a slide keeps the characters it was taken from. */

/** `text` is `brief.slice(start, end)`. */
export class Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.start = start;
    this.end = end;
  }
}

/** A number of the brief, as it was written and as it counts. */
export class Figure extends Piece {
  /** The written number with its sign, without its scale: 24.6 of `$24.6M`. */
  readonly value: number;
  /** What the scale multiplies by: 1e6 of `M`; 1 without one. */
  readonly factor: number;
  /** Unit and scale as written: `m`, `%`, `Mio. €`. */
  readonly unit: string;
  readonly signed: boolean;
  /** Four bare digits that may be a year. */
  readonly year: boolean;
  /** Sign and digits, without currency and unit. */
  readonly core: Piece;
  constructor(piece: Piece, of: Pick<Figure, 'value' | 'factor' | 'unit' | 'signed' | 'year' | 'core'>) {
    super(piece.text, piece.start, piece.end);
    this.value = of.value;
    this.factor = of.factor;
    this.unit = of.unit;
    this.signed = of.signed;
    this.year = of.year;
    this.core = of.core;
  }
}

/** Part of a piece, without blanks at its ends. */
export function cut(piece: Piece, from: number, to: number): Piece {
  let a = Math.max(from, piece.start);
  let b = Math.min(to, piece.end);
  const at = (i: number): string => piece.text[i - piece.start] ?? '';
  while (a < b && at(a).trim() === '') a++;
  while (b > a && at(b - 1).trim() === '') b--;
  return new Piece(piece.text.slice(a - piece.start, b - piece.start), a, Math.max(a, b));
}
