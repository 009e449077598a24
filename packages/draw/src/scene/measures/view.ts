/** What checks look at: the slide flattened into pieces with absolute boxes, resolved colours, and the ink of every line of text. */

import { blend } from '@deckwright/core/color';
import type { Bounds } from '@deckwright/core/geometry';
import { type Color, type Fill, type Gradient, isRgb, type Rgb } from '../color.ts';
import type { Shape } from '../shape.ts';
import type { Datum, Role } from '../shapes/base.ts';
import type { Sheet } from '../sheet.ts';
import type { Slide } from '../slide.ts';
import type { TextBody } from '../text.ts';
import type { Theme } from '../theme.ts';
import { EMU_PER_IN } from '../units.ts';
import { type GradientUnder, gradientUnder, throughGradients } from './gradient-ground.ts';
import { isBox, ringsOf } from './outline.ts';
import { areaOf, coveredShare, meet, sharedArea } from './rect.ts';

/** One line of text as it stands on the slide. */
export interface Ink extends Bounds {
  readonly owner: LeafShape;
  readonly text: string;
  /** Largest size on the line. */
  readonly size_pt: number;
  readonly bold: boolean;
  readonly colors: readonly Rgb[];
  readonly paragraph: number;
}

/** A shape without children, or one cell of a table. */
export interface LeafShape extends Bounds {
  readonly id: string;
  readonly role: Role;
  readonly kind: Shape['kind'] | 'cell';
  /** Drawing order: higher is on top. */
  readonly z: number;
  readonly shape: Shape;
  /** Id of the component that it belongs to: the nearest group with alternative text, else the outermost group or itself. */
  readonly component: string;
  /** Id of the group that holds it directly; empty at the top. */
  readonly parent: string;
  readonly in_body: boolean;
  readonly datum: Datum | undefined;
  readonly host: string | undefined;
  /** Colour over the canvas where the fill is not opaque. */
  readonly fill: Rgb | undefined;
  readonly fill_token: Color | undefined;
  readonly opaque: boolean;
  readonly line: Rgb | undefined;
  readonly line_token: Color | undefined;
  readonly width_in: number;
  readonly text: TextBody | undefined;
  readonly inks: readonly Ink[];
}

export interface SlideView {
  readonly slide: Slide;
  readonly theme: Theme;
  /** What kind of drawing the body is, where checks judge that kind otherwise. */
  readonly drawn_as: DrawnAs | undefined;
  readonly body: Bounds;
  readonly pieces: readonly LeafShape[];
  readonly inks: readonly Ink[];
  readonly byId: ReadonlyMap<string, LeafShape>;
  /** Pieces with a fill and pictures, in drawing order. */
  readonly fills: readonly LeafShape[];
  /** What lies behind each line of text, in the order of `inks`. */
  readonly grounds: readonly Ground[];
  /** Pieces of the body by component. */
  readonly components: ReadonlyMap<string, readonly LeafShape[]>;
  /** Marks with a value by the scale that they are drawn to. */
  readonly scales: ReadonlyMap<string, readonly LeafShape[]>;
  /** Codes that the drawing warned of. */
  readonly warned: ReadonlySet<string>;
}

export interface Ground {
  /** Drawing order of the topmost opaque shape that holds the whole line; -1 for the canvas. */
  readonly z: number;
  /** Colours that the line stands on: that shape's, and of shapes above it that lie under a part. */
  readonly colors: readonly Rgb[];
  /** A picture lies behind: no colour can be told, but for the darkest and lightest that shade over it lets through. */
  readonly picture: boolean;
}

/** `grid`: words stand in cells. */
export type DrawnAs = 'grid';

export interface ViewOptions {
  readonly theme: Theme;
  readonly body: Bounds;
  readonly drawn_as?: DrawnAs | undefined;
  readonly warned?: Iterable<string>;
}

type Building<T> = { -readonly [K in keyof T]: T[K] };

/** Letters that reach below the baseline, and scripts where any may. Figures, capitals and our signs do not. */
const DESCENDS = /[gjpqyQ(){}[\]|,;_$@]|[^\x00-\x7f\u00a0\u202f\u2212\u2013\u20ac\u25b2\u25bc\u25cf\u2713]/;
export const ASCENT = 0.73;
export const DESCENT = 0.2;
const FLAT = 0.02;

export function viewSlide(slide: Slide, { theme, body, drawn_as, warned = [] }: ViewOptions): SlideView {
  const pieces: LeafShape[] = [];
  const inks: Ink[] = [];
  const fills: LeafShape[] = [];
  const byId = new Map<string, LeafShape>();
  const canvas = isRgb(slide.background) ? slide.background : theme.colors[slide.background];
  const rgb = (color: Color): Rgb => (isRgb(color) ? color : theme.colors[color]);

  const setText = (piece: Building<LeafShape>, text: TextBody, x_emu: number, y_emu: number): void => {
    piece.text = text;
    if (text.lines.length === 0) return;
    const own: Ink[] = [];
    for (const line of text.lines) {
      const [first] = line.spans;
      if (first === undefined || line.w <= 0) continue;
      let words = first.text;
      let size = first.size_pt;
      let bold = first.face.includes('-700');
      const colors: Rgb[] = [rgb(first.color)];
      for (let i = 1; i < line.spans.length; i++) {
        const span = line.spans[i] as (typeof line.spans)[number];
        words += span.text;
        size = Math.max(size, span.size_pt);
        bold &&= span.face.includes('-700');
        const color = rgb(span.color);
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
        top: baseline - ASCENT * em,
        bottom: baseline + (DESCENDS.test(words) ? DESCENT : FLAT) * em,
      });
    }
    piece.inks = own;
    for (const ink of own) inks.push(ink);
  };

  const add = (shape: Shape, component: string, parent: string, in_body: boolean): void => {
    const { box } = shape;
    const piece = newLeaf(shape.id, shape.role, shape.kind, pieces.length, shape, component, parent, in_body);
    piece.left = box.x / EMU_PER_IN;
    piece.top = box.y / EMU_PER_IN;
    piece.right = (box.x + box.w) / EMU_PER_IN;
    piece.bottom = (box.y + box.h) / EMU_PER_IN;
    piece.datum = shape.datum;
    piece.host = shape.host;
    pieces.push(piece);
    byId.set(piece.id, piece);
    if ('fill' in shape && shape.fill !== undefined) paint(piece, shape.fill);
    if ('stroke' in shape && shape.stroke !== undefined) {
      piece.line = rgb(shape.stroke.color);
      piece.line_token = shape.stroke.color;
      piece.width_in = shape.stroke.width_pt / 72;
    }
    if ('text' in shape && shape.text !== undefined) setText(piece, shape.text, box.x, box.y);
    if (shape.kind === 'image') {
      piece.opaque = true;
      fills.push(piece);
    }
    if (shape.kind === 'table') addCells(shape, piece);
    if (shape.kind === 'text' && slide.sheet?.places[shape.id] !== undefined) turn(piece, shape.rotation);
  };

  /** A title down the side of a template stands where it is seen. */
  const turn = (piece: Building<LeafShape>, degrees: number | undefined): void => {
    if (degrees !== 90 && degrees !== 270) return;
    const [x, y] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
    const way = degrees === 90 ? 1 : -1;
    const turned = ({ left, right, top, bottom }: Bounds): Bounds => {
      const [across, down] = [[y - top, y - bottom].map((d) => x + way * d), [left - x, right - x].map((d) => y + way * d)];
      return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
    };
    for (const ink of piece.inks) Object.assign(ink, turned(ink));
    Object.assign(piece, turned(piece));
  };

  const paint = (piece: Building<LeafShape>, fill: Fill): void => {
    const alpha = fill.alpha ?? 1;
    if (alpha <= 0) return;
    piece.fill = alpha >= 1 ? rgb(fill.color) : blend(rgb(fill.color), canvas, alpha);
    piece.fill_token = fill.color;
    piece.opaque = alpha >= 0.5;
    fills.push(piece);
  };

  const addCells = (table: Extract<Shape, { kind: 'table' }>, of: LeafShape): void => {
    let y = table.box.y as number;
    for (const [r, row] of table.cells.entries()) {
      let x = table.box.x as number;
      for (const [c, cell] of row.entries()) {
        const w = spanned(table.columns, c, cell.col_span);
        const h = spanned(table.rows, r, cell.row_span);
        if (!cell.covered) {
          const id = `${table.id}/r${r + 1}c${c + 1}`;
          const piece = newLeaf(id, cell.role ?? 'cell', 'cell', pieces.length, table, of.component, table.id, of.in_body);
          piece.left = x / EMU_PER_IN;
          piece.top = y / EMU_PER_IN;
          piece.right = (x + w) / EMU_PER_IN;
          piece.bottom = (y + h) / EMU_PER_IN;
          pieces.push(piece);
          if (cell.fill !== undefined) paint(piece, cell.fill);
          setText(piece, cell.text, x, y);
        }
        x += table.columns[c] ?? 0;
      }
      y += table.rows[r] ?? 0;
    }
  };

  const visit = (shape: Shape, component: string, parent: string, in_body: boolean): void => {
    if (shape.kind !== 'group') {
      add(shape, component === '' ? shape.id : component, parent, in_body);
      return;
    }
    const inner = shape.alt !== undefined || component === '' ? shape.id : component;
    for (const child of shape.children) visit(child, inner, shape.id, in_body);
  };
  for (const shape of slide.shapes) visit(shape, '', '', shape.id === 'body' || shape.id.startsWith('body/'));
  const components = new Map<string, LeafShape[]>();
  const scales = new Map<string, LeafShape[]>();
  for (const piece of pieces) {
    if (piece.in_body) put(components, piece.component, piece);
    const { datum } = piece;
    if (datum?.scale !== undefined && datum.value !== undefined && datum.along !== undefined) put(scales, datum.scale, piece);
  }
  return {
    slide,
    theme,
    drawn_as,
    body,
    pieces,
    inks,
    byId,
    fills,
    grounds: groundsOf(inks, fills, canvas, slide.sheet, rgb),
    components,
    scales,
    warned: new Set(warned),
  };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Bands of a quarter inch, so that a line of text is compared with the fills at its height only. */
const BAND = 0.25;
const BANDS = 32;
const bandOf = (y: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor(y / BAND)));

/** What a picture may show under a text. */
const ANY_PICTURE: readonly Rgb[] = ['#FFFFFF', '#000000'];

function groundsOf(
  inks: readonly Ink[],
  fills: readonly LeafShape[],
  canvas: Rgb,
  sheet: Sheet | undefined,
  rgb: (color: Color) => Rgb,
): readonly Ground[] {
  const bands: LeafShape[][] = Array.from({ length: BANDS }, () => []);
  for (const piece of fills) for (let b = bandOf(piece.top); b <= bandOf(piece.bottom); b++) (bands[b] as LeafShape[]).push(piece);
  const bare: Ground = { z: -1, colors: [canvas], picture: false };
  return inks.map((ink) => {
    // Under a place of a template is what was measured on its picture.
    const measured = sheet?.places[ink.owner.id]?.ground;
    if (measured !== undefined) return { z: -1, colors: [measured], picture: false };
    const near = bands[bandOf((ink.top + ink.bottom) / 2)] as LeafShape[];
    let colors: Rgb[] | undefined;
    const shades: GradientUnder[] = [];
    const area = areaOf(ink);
    for (let i = near.length - 1; i >= 0; i--) {
      const piece = near[i] as LeafShape;
      if (piece.z > ink.owner.z || !meet(piece, ink)) continue;
      const share = isBox(piece) ? sharedArea(piece, ink) / area : coveredShare(ink, ringsOf(piece));
      // Less than a tenth is an edge that the line touches; what touches is another check's.
      if (share < 0.1) continue;
      const gradient = gradientOf(piece);
      if (gradient !== undefined) {
        shades.push(gradientUnder(gradient, piece, ink, rgb));
        continue;
      }
      if (piece.fill === undefined) {
        const seen = shades.length === 0 ? [] : throughGradients(ANY_PICTURE, shades);
        return { z: piece.z, colors: [...(colors ?? []), ...seen], picture: true };
      }
      colors ??= [];
      colors.push(...(shades.length === 0 ? [piece.fill] : throughGradients([piece.fill], shades)));
      if (share >= 0.9 && piece.opaque) return { z: piece.z, colors, picture: false };
    }
    if (colors === undefined && shades.length === 0) return bare;
    colors ??= [];
    colors.push(...throughGradients([canvas], shades));
    return { z: -1, colors, picture: false };
  });
}

const gradientOf = ({ shape }: LeafShape): Gradient | undefined => ('fill' in shape ? shape.fill?.gradient : undefined);

const NO_INK: readonly Ink[] = [];

/** Every member is there from the start, in one order: all checks read these, and objects of one layout are read quickly. */
const newLeaf = (
  id: string,
  role: Role,
  kind: LeafShape['kind'],
  z: number,
  shape: Shape,
  component: string,
  parent: string,
  in_body: boolean,
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
  parent,
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
