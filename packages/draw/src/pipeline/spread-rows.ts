/** Rows of a drawing that leaves much of its box empty, put further apart. What touches or stands close together stays so. */
import type { BoxIn } from '../layout/index.ts';
import { type Box, EMU_PER_IN, EMU_PER_PT, type Emu, emuOfIn, inOfEmu, type Shape, type TextBody, unionOf, walk } from '../scene/index.ts';
import type { Typesetter } from '../typeset/index.ts';

/** A label stands at most so far from its mark, inches. */
const NEAR_IN = 0.16;
/** A gap grows to this many times the higher of its two rows. */
const MAX_GAP = 1.6;
/** Where content stands that is lower than its box: this share of the free height is above it. */
const OPTICAL = 0.46;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

interface Row extends Extent {
  /** What stands in it; two rows with the same content are siblings. */
  readonly content: string;
}

/** From the top of the highest line or shape to the bottom of the lowest, inches. */
export function heightOf(shapes: readonly Shape[]): number {
  const extents = [...leaves(shapes)];
  return Math.max(0, Math.max(...extents.map(({ bottom }) => bottom)) - Math.min(...extents.map(({ top }) => top)));
}

/** @param share of the height of the box that the rows are to have, where their gaps may grow so far */
export function spreadRows(shapes: readonly Shape[], box: BoxIn, share: number): readonly Shape[] {
  const rows = rowsOf(shapes);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return shapes;
  // Rows without a sibling are parts of one thing, such as an axis and its labels.
  const isSibling = (row: Row | undefined): boolean => rows.filter(({ content }) => content !== '' && content === row?.content).length > 1;
  const gaps = rows.slice(1).map((row, i) => row.top - (rows[i] as Extent).bottom);
  const total = rows.some(isSibling) ? gaps.reduce((a, b) => a + b, 0) : 0;
  const wanted = share * box.h - (last.bottom - first.top - total);
  const k = total > 0 && wanted > total ? wanted / total : 1;
  const grown = gaps.map((gap, i) => Math.max(gap, Math.min(gap * k, MAX_GAP * Math.max(heightIn(rows[i]), heightIn(rows[i + 1])))));
  const height = last.bottom - first.top - total + grown.reduce((a, b) => a + b, 0);
  let shift = box.y + Math.max(0, box.h - height) * OPTICAL - first.top;
  const shifts = rows.map((row, i) => {
    if (i > 0) shift += (grown[i - 1] as number) - (gaps[i - 1] as number);
    return { row, by: emuOfIn(shift) };
  });
  const byOf = ({ top, bottom }: Extent): number =>
    shifts.find(({ row }) => (top + bottom) / 2 <= row.bottom + NEAR_IN / 2)?.by ?? shifts.at(-1)?.by ?? 0;
  return shapes.map((one) => lowered(one, byOf));
}

const heightIn = (row: Extent | undefined): number => (row === undefined ? 0 : row.bottom - row.top);

/** What overlaps in height, or stands closer than a label to its mark. */
function rowsOf(shapes: readonly Shape[]): readonly Row[] {
  const rows: { top: number; bottom: number; roles: string[] }[] = [];
  for (const { top, bottom, content } of [...leaves(shapes)].toSorted((a, b) => a.top - b.top || a.bottom - b.bottom)) {
    const row = rows.at(-1);
    if (row === undefined || top > row.bottom + NEAR_IN) rows.push({ top, bottom, roles: [content] });
    else {
      row.bottom = Math.max(row.bottom, bottom);
      row.roles.push(content);
    }
  }
  return rows.map(({ roles, ...row }) => ({ ...row, content: [...new Set(roles.filter((role) => role !== 'grid'))].toSorted().join(' ') }));
}

function* leaves(shapes: readonly Shape[]): Generator<Row> {
  for (const one of walk(shapes)) if (one.kind !== 'group') yield { ...extentOf(one), content: one.role };
}

/** Of the lines of a text, else of the shape, inches. */
function extentOf(one: Shape): Extent {
  const [from, to] = one.kind === 'text' ? linesIn(one.text, one.box) : [0, one.box.h];
  return { top: (one.box.y + from) / EMU_PER_IN, bottom: (one.box.y + to) / EMU_PER_IN };
}

/**
 * Where the lines of a text stand in its box, EMU: by size and pitch, because baselines differ between the faces of themes.
 * @param text counts the lines as all themes can have them; those that the text was set in when absent
 */
export function linesIn(body: TextBody, box: Shape['box'], text?: Typesetter): readonly [from: number, to: number] {
  const { paragraphs, anchor, insets } = body;
  const shared = text?.linesOf(body, inOfEmu(box.w));
  let h = 0;
  for (const [i, paragraph] of paragraphs.entries()) {
    const count = shared?.[i] ?? body.lines.filter((line) => line.paragraph === i).length;
    const size = Math.max(0, ...paragraph.runs.map((run) => run.size_pt));
    h += count * (size * paragraph.leading + (paragraph.space_before_pt ?? 0)) * EMU_PER_PT;
  }
  const room = box.h - insets.t - insets.b;
  const from = insets.t + (anchor === 'top' ? 0 : anchor === 'middle' ? (room - h) / 2 : room - h);
  return [from, from + h];
}

function lowered(one: Shape, byOf: (extent: Extent) => number): Shape {
  if (one.kind === 'group') {
    const children = one.children.map((child) => lowered(child, byOf));
    return { ...one, children, box: unionOf(children.map(({ box }) => box)) ?? one.box };
  }
  const by = byOf(extentOf(one));
  const at = <P extends { readonly y: Emu }>(point: P): P => ({ ...point, y: (point.y + by) as Emu });
  const box: Box = at(one.box);
  return one.kind === 'line' ? { ...one, box, from: at(one.from), to: at(one.to) } : ({ ...one, box } as Shape);
}
