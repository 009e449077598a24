/**
 * The mirror image of finished shapes about a vertical line (visual language, section 7). It serves drawings that are laid out left to
 * right without regard to right-to-left slides. Boxes, paths and connectors are mirrored; words, digits, icons and pictures are not.
 */
import type { Align, Emu, Glue, Insets, Line, Paragraph, Shape, TableCell, TableShape, TextBody } from '../scene/index.ts';
import { EMU_PER_IN } from '../scene/index.ts';
import type { BoxIn } from './boxes.ts';
import type { Drawing, Kit } from './kit.ts';

/** Mirrors the drawing in its pane where the drawing asks for it (`mirror`) and the slide runs right to left. */
export function turned(drawing: Drawing, pane: BoxIn, kit: Kit): Drawing {
  if (drawing.mirror !== true || kit.direction !== 'rtl') return drawing;
  return { ...drawing, shapes: mirrorShapes(drawing.shapes, Math.round((2 * pane.x + pane.w) * EMU_PER_IN)) };
}

/** Shapes reflected about the vertical line at `axis / 2` EMU. Applying it twice restores the boxes. */
export const mirrorShapes = (shapes: readonly Shape[], axis: number): readonly Shape[] => shapes.map((shape) => mirrorShape(shape, axis));

const emu = (value: number): Emu => value as Emu;

function mirrorShape(shape: Shape, axis: number): Shape {
  const { box } = shape;
  // Rotated words keep their direction, so that they stay readable.
  const turn = shape.rotation === undefined || shape.kind === 'text' ? {} : { rotation: -shape.rotation };
  const base = { box: { ...box, x: emu(axis - box.x - box.w) }, ...turn };
  switch (shape.kind) {
    case 'group':
      return { ...shape, ...base, children: mirrorShapes(shape.children, axis) };
    case 'line':
      return {
        ...shape,
        ...base,
        from: { ...shape.from, x: emu(axis - shape.from.x) },
        to: { ...shape.to, x: emu(axis - shape.to.x) },
        ...(shape.glue_from === undefined ? {} : { glue_from: otherSide(shape.glue_from) }),
        ...(shape.glue_to === undefined ? {} : { glue_to: otherSide(shape.glue_to) }),
      };
    case 'table':
      return { ...shape, ...base, ...mirrorTable(shape) };
    case 'image':
      return { ...shape, ...base };
    case 'path': {
      const text = shape.text === undefined ? {} : { text: mirrorText(shape.text, box.w) };
      if (shape.role === 'icon') return { ...shape, ...base, ...text };
      const flip = (x: Emu): Emu => emu(box.w - x);
      const steps = shape.steps.map((step) => {
        if (step.op === 'Z') return step;
        return step.op === 'C' ? { ...step, x1: flip(step.x1), x2: flip(step.x2), x: flip(step.x) } : { ...step, x: flip(step.x) };
      });
      return { ...shape, ...base, ...text, steps };
    }
    case 'text':
      return { ...shape, ...base, text: mirrorText(shape.text, box.w) };
    default:
      return { ...shape, ...base, ...(shape.text === undefined ? {} : { text: mirrorText(shape.text, box.w) }) };
  }
}

const OTHER = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const;
const otherSide = (glue: Glue): Glue => ({ ...glue, side: OTHER[glue.side] });

/** Right-to-left text stays aligned at the right, which is its leading side. Other text changes sides. */
const mirrorAlign = ({ align, rtl }: Paragraph): Align =>
  align === 'center' || (rtl === true && align === 'right') ? align : align === 'left' ? 'right' : 'left';

function mirrorText(text: TextBody, w: number): TextBody {
  const insets: Insets = { ...text.insets, l: text.insets.r, r: text.insets.l };
  const inset = { left: insets.l, right: insets.r };
  return {
    ...text,
    insets,
    paragraphs: text.paragraphs.map((p) => ({ ...p, align: mirrorAlign(p) })),
    lines: text.lines.map((line): Line => {
      const p = text.paragraphs[line.paragraph];
      const kept = p !== undefined && p.align !== 'center' && mirrorAlign(p) === p.align;
      // The alignment stays, so the line moves only by the difference of its margins.
      const x = kept ? line.x + (p.align === 'right' ? text.insets.r - inset.right : inset.left - text.insets.l) : w - line.x - line.w;
      const by = x - line.x;
      const { bullet } = line;
      return {
        ...line,
        x: emu(x),
        spans: line.spans.map((span) => ({ ...span, x: emu(span.x + by) })),
        ...(bullet === undefined ? {} : { bullet: { ...bullet, x: emu(kept ? bullet.x + by : w - bullet.x - bullet.size) } }),
      };
    }),
  };
}

/** Columns in reverse order, as every reader shows them. A cell that spans several columns keeps the place of its first. */
function mirrorTable(table: TableShape): Pick<TableShape, 'columns' | 'cells'> {
  const width = (at: number, span: number): number => table.columns.slice(at, at + span).reduce((sum, column) => sum + column, 0);
  return {
    columns: table.columns.toReversed(),
    cells: table.cells.map((row) => {
      const out: TableCell[] = [];
      for (let c = 0; c < row.length; ) {
        const span = row[c]?.col_span ?? 1;
        out.unshift(...row.slice(c, c + span).map((cell) => mirrorCell(cell, width(c, span))));
        c += span;
      }
      return out;
    }),
  };
}

function mirrorCell({ left, right, ...cell }: TableCell, w: number): TableCell {
  return {
    ...cell,
    text: mirrorText(cell.text, w),
    ...(right === undefined ? {} : { left: right }),
    ...(left === undefined ? {} : { right: left }),
  };
}
