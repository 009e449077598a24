/** Pieces of a page: each knows its height before it has a place. */
import {
  type Box,
  boxOfIn,
  type Color,
  type Emu,
  emuOfIn,
  inOfEmu,
  type Shape,
  type Stroke,
  type TableCell,
  type TextBody,
} from '@deckwright/draw/scene';
import type { ParagraphIn, Typesetter, Block as Words } from '@deckwright/draw/typeset';
import { printable } from './printable.ts';

export interface Piece {
  readonly height_in: number;
  /** Shapes with its top edge at `y_in`. */
  place(y_in: number): readonly Shape[];
}

export interface TextStyle {
  readonly size_pt: number;
  readonly color?: Color;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
}

export interface Setter {
  readonly typesetter: Typesetter;
  readonly lang: string;
}

const LEADING = 1.35;
/** More than any piece is high; texts stand at the top. */
const TALL_IN = 100;

/** One paragraph a line; a line may have a style of its own. */
export type TextLine =
  | string
  | { readonly text: string; readonly bold?: boolean; readonly size_pt?: number; readonly color?: Color; readonly gap?: number };

const paragraphOf = (line: TextLine, typesetter: Typesetter): ParagraphIn => {
  if (typeof line === 'string') return { runs: [{ text: printable(typesetter, line) }] };
  const { gap, text, ...run } = line;
  return { runs: [{ ...run, text: printable(typesetter, text) }], ...(gap === undefined ? {} : { gap }) };
};

export function setLines(
  { typesetter, lang }: Setter,
  lines: readonly TextLine[],
  width_in: number,
  style: TextStyle,
  insets_in?: InsetsIn,
): TextBody {
  const { size_pt, color = 'ink', bold = false, align = 'left' } = style;
  const block: Words = { paragraphs: lines.map((line) => paragraphOf(line, typesetter)), color, bold, leading: LEADING };
  return typesetter.set({ block, size_pt, width_in, height_in: TALL_IN, align, lang, ...(insets_in === undefined ? {} : { insets_in }) });
}

interface InsetsIn {
  readonly l?: number;
  readonly t?: number;
  readonly r?: number;
  readonly b?: number;
}

/** From the top of the shape to the foot of its last line. */
export function heightOf({ lines }: TextBody): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : inOfEmu(last.baseline + last.descent);
}

interface Named {
  readonly id: string;
  readonly role: Shape['role'];
}

export function textPiece(
  setter: Setter,
  { id, role }: Named,
  lines: readonly TextLine[],
  at: { readonly x_in: number; readonly w_in: number },
  style: TextStyle,
): Piece {
  const text = setLines(setter, lines, at.w_in, style);
  const height_in = heightOf(text);
  return { height_in, place: (y_in) => [{ kind: 'text', id, name: id, role, box: boxOfIn(at.x_in, y_in, at.w_in, height_in), text }] };
}

/** Pieces side by side, as high as the highest. */
export const beside = (...pieces: readonly Piece[]): Piece => ({
  height_in: Math.max(...pieces.map((piece) => piece.height_in)),
  place: (y_in) => pieces.flatMap((piece) => piece.place(y_in)),
});

/** One piece above another, on the same page. */
export const above = (upper: Piece, gap_in: number, lower: Piece): Piece => ({
  height_in: upper.height_in + gap_in + lower.height_in,
  place: (y_in) => [...upper.place(y_in), ...lower.place(y_in + upper.height_in + gap_in)],
});

export interface Cell {
  readonly lines: readonly TextLine[];
  readonly style: TextStyle;
  readonly top?: Stroke;
  readonly bottom?: Stroke;
}

export interface TableIn {
  readonly id: string;
  readonly x_in: number;
  readonly widths_in: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  readonly pad_in: number;
  readonly header: 'row' | 'column';
  readonly alt: string;
}

export function tablePiece(setter: Setter, { id, x_in, widths_in, rows, pad_in, header, alt }: TableIn): Piece {
  const last = widths_in.length - 1;
  const bodies = rows.map((cells) =>
    cells.map((cell, column) =>
      setLines(setter, cell.lines, widths_in[column] ?? 0, cell.style, {
        t: pad_in,
        b: pad_in,
        l: 0,
        // The text of one column does not touch that of the next.
        r: column === last ? 0 : 0.15,
      }),
    ),
  );
  const heights = bodies.map((row) => Math.max(...row.map(heightOf)) + pad_in);
  const height_in = heights.reduce((sum, height) => sum + height, 0);
  const columns: readonly Emu[] = widths_in.map(emuOfIn);
  const width_in = widths_in.reduce((sum, width) => sum + width, 0);
  const cells = rows.map((row, r) =>
    row.map((cell, c): TableCell => {
      const text = bodies[r]?.[c];
      if (text === undefined) throw new Error('A cell has no text.');
      const isHead = header === 'row' ? r === 0 : c === 0;
      return { text, role: isHead ? 'header' : 'cell', ...(cell.top && { top: cell.top }), ...(cell.bottom && { bottom: cell.bottom }) };
    }),
  );
  return {
    height_in,
    place(y_in) {
      const box: Box = boxOfIn(x_in, y_in, width_in, height_in);
      return [
        {
          kind: 'table',
          id,
          name: alt,
          role: 'table',
          alt,
          box,
          columns,
          rows: heights.map(emuOfIn),
          cells,
          ...(header === 'row' ? { header_row: true } : { header_column: true }),
        },
      ];
    },
  };
}
