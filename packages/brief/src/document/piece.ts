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

/** What `trim` takes away, told by the code of a character: most are letters. */
const isBlank = (code: number): boolean =>
  code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code >= 0xa0 && String.fromCharCode(code).trim() === '';

/** Part of a piece, without blanks at its ends. */
export function cut(piece: Piece, from: number, to: number): Piece {
  const { text, start } = piece;
  let a = Math.max(from, start) - start;
  let b = Math.min(to, piece.end) - start;
  while (a < b && isBlank(text.charCodeAt(a))) a++;
  while (b > a && isBlank(text.charCodeAt(b - 1))) b--;
  return new Piece(a < b ? text.slice(a, b) : '', a + start, Math.max(a, b) + start);
}
