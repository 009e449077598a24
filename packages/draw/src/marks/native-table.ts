/** Native tables: turns inches and blocks of text into a table shape whose rows share spare height evenly. */
import { type BoxIn, type Kit, shape, WIDTH } from '../layout/index.ts';
import { type Align, type Color, type Emu, emuOfIn, type Fill, type Stroke, type TableCell, type TableShape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';

export interface CellIn {
  /** Absent for a blank cell. */
  readonly block?: Block;
  readonly size_pt: number;
  readonly align?: Align;
  readonly anchor?: 'top' | 'middle' | 'bottom';
  readonly insets_in?: { readonly l?: number; readonly t?: number; readonly r?: number; readonly b?: number };
  /** A colour, or a tint of one. */
  readonly fill?: Color | Fill;
  readonly top?: Stroke;
  readonly bottom?: Stroke;
  readonly role?: TableCell['role'];
  readonly balance?: boolean;
  readonly wrap?: boolean;
}

export interface TableIn {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly x: number;
  readonly y: number;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly cells: readonly (readonly CellIn[])[];
  readonly header_row?: boolean;
}

export const HEADER_RULE = shape.stroke('muted', WIDTH.header);
export const ROW_RULE = shape.stroke('line', WIDTH.rule);

/** Whole EMU that add up to the box, because both edges of every row and column are rounded and not their lengths. */
function lengths(start: number, parts: readonly number[]): { readonly parts: readonly Emu[]; readonly total: Emu } {
  let at = start;
  let edge: number = emuOfIn(start);
  const first = edge;
  const out = parts.map((part) => {
    at += part;
    const next = emuOfIn(at);
    const length = (next - edge) as Emu;
    edge = next;
    return length;
  });
  return { parts: out, total: (edge - first) as Emu };
}

export function buildTable(table: TableIn, kit: Kit): TableShape {
  const columns = lengths(table.x, table.columns);
  const rows = lengths(table.y, table.rows);
  return {
    kind: 'table',
    id: table.id,
    name: table.name,
    role: 'table',
    alt: table.alt,
    box: { x: emuOfIn(table.x), y: emuOfIn(table.y), w: columns.total, h: rows.total },
    columns: columns.parts,
    rows: rows.parts,
    cells: table.cells.map((row, i) => row.map((cell, j) => cellOf(cell, table.columns[j] ?? 0, table.rows[i] ?? 0, kit))),
    ...(table.header_row === true ? { header_row: true } : {}),
  };
}

function cellOf(cell: CellIn, width_in: number, height_in: number, kit: Kit): TableCell {
  const { block, size_pt, align, anchor = 'middle', insets_in, fill, top, bottom, role, balance, wrap } = cell;
  return {
    text: kit.text.set({
      block: block ?? { color: 'ink', paragraphs: [] },
      size_pt,
      width_in,
      height_in,
      anchor,
      lang: kit.locale,
      ...(align === undefined ? {} : { align }),
      ...(insets_in === undefined ? {} : { insets_in }),
      ...(balance === undefined ? {} : { balance }),
      ...(wrap === undefined ? {} : { wrap }),
    }),
    ...(fill === undefined ? {} : { fill: typeof fill === 'string' ? shape.fill(fill) : fill }),
    ...(top === undefined ? {} : { top }),
    ...(bottom === undefined ? {} : { bottom }),
    ...(role === undefined ? {} : { role }),
  };
}

/**
 * Row heights that fill `available` as evenly as their contents allow. The lower rows are raised to one common height, at most `cap`,
 * before a taller one grows.
 */
export function levelRows(natural: readonly number[], available: number, cap: number): readonly number[] {
  const sorted = [...natural].sort((a, b) => a - b);
  let rest = available;
  let left = sorted.length;
  let level = 0;
  // Starts with the tallest: rows above the common height keep their own, the others share the rest.
  for (let i = sorted.length - 1; i >= 0; i--) {
    level = rest / left;
    const tallest = sorted[i] as number;
    if (tallest <= level) break;
    rest -= tallest;
    left--;
    level = left > 0 ? rest / left : 0;
  }
  const common = Math.min(level, cap);
  return natural.map((h) => Math.max(h, common));
}

/** The box of a table of this height in a pane: at the top when it fills most of the pane, else settled in it. */
export const settledTop = (box: BoxIn, height: number): number =>
  height >= box.h ? box.y : Math.round((box.y + (box.h - height) * 0.46) * 100) / 100;
