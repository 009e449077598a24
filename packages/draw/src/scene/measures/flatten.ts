/** The shapes of a slide in drawing order, flattened to pieces without children, with the ink of their text. */
import { blend } from '@deckwright/core/color';
import type { Bounds } from '@deckwright/core/geometry';
import { type Color, type Fill, isRgb, type Rgb } from '../color.ts';
import type { Shape } from '../shape.ts';
import type { Role } from '../shapes/base.ts';
import type { Slide } from '../slide.ts';
import { INK_ABOVE, INK_BELOW, type TextBody } from '../text.ts';
import type { Theme } from '../theme.ts';
import { EMU_PER_IN } from '../units.ts';
import type { Ink, LeafShape } from './leaf.ts';

type Building<T> = { -readonly [K in keyof T]: T[K] };

/** Letters with descenders, and scripts in which any letter may have one. Digits, capitals and our signs have none. */
const DESCENDS = /[gjpqyQ(){}[\]|,;_$@]|[^\x00-\x7f\u00a0\u202f\u2212\u2013\u20ac\u25b2\u25bc\u25cf\u2713]/;
const FLAT = 0.02;

/** The component and the group that a shape belongs to. */
interface Parent {
  /** Id of the component; empty outside one. */
  readonly component: string;
  /** Id of the group; empty at the top. */
  readonly group: string;
  readonly in_body: boolean;
}

export class FlatSlide {
  readonly pieces: LeafShape[] = [];
  readonly inks: Ink[] = [];
  /** Pictures, and pieces with a fill. */
  readonly fills: LeafShape[] = [];
  readonly byId = new Map<string, LeafShape>();
  readonly canvas: Rgb;
  readonly #slide: Slide;
  readonly #theme: Theme;

  constructor(slide: Slide, theme: Theme) {
    this.#slide = slide;
    this.#theme = theme;
    this.canvas = this.#rgb(slide.background);
    for (const shape of slide.shapes)
      this.#visit(shape, { component: '', group: '', in_body: shape.id === 'body' || shape.id.startsWith('body/') });
  }

  #rgb(color: Color): Rgb {
    return isRgb(color) ? color : this.#theme.colors[color];
  }

  #visit(shape: Shape, { component, group, in_body }: Parent): void {
    if (shape.kind !== 'group') {
      this.#add(shape, { component: component === '' ? shape.id : component, group, in_body });
      return;
    }
    const inner = shape.alt !== undefined || component === '' ? shape.id : component;
    for (const child of shape.children) this.#visit(child, { component: inner, group: shape.id, in_body });
  }

  #add(shape: Shape, parent: Parent): void {
    const { box } = shape;
    const piece = newLeaf(shape.id, shape.role, shape.kind, this.pieces.length, shape, parent);
    piece.left = box.x / EMU_PER_IN;
    piece.top = box.y / EMU_PER_IN;
    piece.right = (box.x + box.w) / EMU_PER_IN;
    piece.bottom = (box.y + box.h) / EMU_PER_IN;
    piece.datum = shape.datum;
    piece.host = shape.host;
    this.pieces.push(piece);
    this.byId.set(piece.id, piece);
    if ('fill' in shape && shape.fill !== undefined) this.#paint(piece, shape.fill);
    if ('stroke' in shape && shape.stroke !== undefined) {
      piece.line = this.#rgb(shape.stroke.color);
      piece.line_token = shape.stroke.color;
      piece.width_in = shape.stroke.width_pt / 72;
    }
    if ('text' in shape && shape.text !== undefined) this.#setText(piece, shape.text, box.x, box.y);
    if (shape.kind === 'image') {
      piece.opaque = true;
      this.fills.push(piece);
    }
    if (shape.kind === 'table') this.#addCells(shape, piece);
    if (shape.kind === 'text' && this.#slide.sheet?.places[shape.id] !== undefined) turn(piece, shape.rotation);
  }

  #paint(piece: Building<LeafShape>, fill: Fill): void {
    const alpha = fill.alpha ?? 1;
    if (alpha <= 0) return;
    const color = this.#rgb(fill.color);
    piece.fill = alpha >= 1 ? color : blend(color, this.canvas, alpha);
    piece.fill_token = fill.color;
    piece.opaque = alpha >= 0.5;
    this.fills.push(piece);
  }

  #setText(piece: Building<LeafShape>, text: TextBody, x_emu: number, y_emu: number): void {
    piece.text = text;
    if (text.lines.length === 0) return;
    const own: Ink[] = [];
    for (const line of text.lines) {
      const [first] = line.spans;
      if (first === undefined || line.w <= 0) continue;
      let words = first.text;
      let size = first.size_pt;
      let bold = first.face.includes('-700');
      const colors: Rgb[] = [this.#rgb(first.color)];
      for (let i = 1; i < line.spans.length; i++) {
        const span = line.spans[i] as (typeof line.spans)[number];
        words += span.text;
        size = Math.max(size, span.size_pt);
        bold &&= span.face.includes('-700');
        const color = this.#rgb(span.color);
        if (!colors.includes(color)) colors.push(color);
      }
      const left = (x_emu + line.x) / EMU_PER_IN;
      const baseline = (y_emu + line.baseline) / EMU_PER_IN;
      const em = size / 72;
      own.push({
        owner: piece,
        text: words,
        size_pt: size,
        bold,
        colors,
        paragraph: line.paragraph,
        left,
        right: left + line.w / EMU_PER_IN,
        top: baseline - INK_ABOVE * em,
        bottom: baseline + (DESCENDS.test(words) ? INK_BELOW : FLAT) * em,
      });
    }
    piece.inks = own;
    for (const ink of own) this.inks.push(ink);
  }

  #addCells(table: Extract<Shape, { kind: 'table' }>, of: LeafShape): void {
    const parent: Parent = { component: of.component, group: table.id, in_body: of.in_body };
    let y = table.box.y as number;
    for (const [r, row] of table.cells.entries()) {
      let x = table.box.x as number;
      for (const [c, cell] of row.entries()) {
        const w = spanned(table.columns, c, cell.col_span);
        const h = spanned(table.rows, r, cell.row_span);
        if (!cell.covered) {
          const id = `${table.id}/r${r + 1}c${c + 1}`;
          const piece = newLeaf(id, cell.role ?? 'cell', 'cell', this.pieces.length, table, parent);
          piece.left = x / EMU_PER_IN;
          piece.top = y / EMU_PER_IN;
          piece.right = (x + w) / EMU_PER_IN;
          piece.bottom = (y + h) / EMU_PER_IN;
          this.pieces.push(piece);
          if (cell.fill !== undefined) this.#paint(piece, cell.fill);
          this.#setText(piece, cell.text, x, y);
        }
        x += table.columns[c] ?? 0;
      }
      y += table.rows[r] ?? 0;
    }
  }
}

/** Turns the box of a rotated template title to the place where the title is visible. */
function turn(piece: Building<LeafShape>, degrees: number | undefined): void {
  if (degrees !== 90 && degrees !== 270) return;
  const [x, y] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
  const way = degrees === 90 ? 1 : -1;
  const turned = ({ left, right, top, bottom }: Bounds): Bounds => {
    const [across, down] = [[y - top, y - bottom].map((d) => x + way * d), [left - x, right - x].map((d) => y + way * d)];
    return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
  };
  for (const ink of piece.inks) Object.assign(ink, turned(ink));
  Object.assign(piece, turned(piece));
}

const NO_INK: readonly Ink[] = [];

/** All members are set at once and in one order, because JavaScript engines read objects of one layout faster. */
const newLeaf = (
  id: string,
  role: Role,
  kind: LeafShape['kind'],
  z: number,
  shape: Shape,
  { component, group, in_body }: Parent,
): Building<LeafShape> => ({
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
  id,
  role,
  kind,
  z,
  shape,
  component,
  parent: group,
  in_body,
  datum: undefined,
  host: undefined,
  fill: undefined,
  fill_token: undefined,
  opaque: false,
  line: undefined,
  line_token: undefined,
  width_in: 0,
  text: undefined,
  inks: NO_INK,
});

function spanned(sizes: readonly number[], from: number, span = 1): number {
  let sum = 0;
  for (let i = from; i < from + span; i++) sum += sizes[i] ?? 0;
  return sum;
}
