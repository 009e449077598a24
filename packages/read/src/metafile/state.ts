/** What a device context knows: coordinates, objects in use, ways of painting (MS-EMF, 3.1.1.2). */
import { IDENTITY, type Matrix } from '@deckwright/core/matrix';
import type { Bitmap } from './dib.ts';
import type { Clip, Ink, Stroke } from './drawing.ts';

export interface Pen {
  readonly kind: 'pen';
  /** Undefined draws nothing. */
  readonly color: Ink | undefined;
  /** Logical; 0 is one dot of the device. */
  readonly width: number;
  readonly dash: Stroke['dash'];
  readonly cap: Stroke['cap'];
  readonly join: Stroke['join'];
}

export interface Brush {
  readonly kind: 'brush';
  /** Undefined draws nothing. */
  readonly color: Ink | undefined;
  /** The colour is one of lines over the background. */
  readonly hatched?: true;
  readonly bitmap?: Bitmap;
}

export interface Font {
  readonly kind: 'font';
  /** Logical: above 0 from ascender to descender, below 0 that of the letters' square. */
  readonly height: number;
  /** Tenths of a degree, counterclockwise. */
  readonly escapement: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly charset: number;
  readonly family: string;
}

/** `other`: palettes and the like, which hold their place in the table. */
export type GdiObject = Pen | Brush | Font | { readonly kind: 'region'; readonly clip: Clip } | { readonly kind: 'other' };

export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface State {
  readonly world: Matrix;
  readonly map_mode: number;
  readonly window: Extent;
  readonly viewport: Extent;
  /** Logical. */
  readonly x: number;
  readonly y: number;
  readonly pen: Pen;
  readonly brush: Brush;
  readonly font: Font;
  readonly text_color: Ink;
  readonly back_color: Ink;
  readonly opaque: boolean;
  readonly align: number;
  readonly winding: boolean;
  readonly rop2: number;
  readonly clockwise: boolean;
  /** Those of `meta` among them, first. */
  readonly clips: readonly Clip[];
  /** What stays when clips are taken back. */
  readonly meta: readonly Clip[];
}

const MM_TEXT = 1;
const MM_ISOTROPIC = 7;
export const MM_ANISOTROPIC = 8;

const pen = (color: Ink | undefined): Pen => ({ kind: 'pen', color, width: 0, dash: 'solid', cap: 'round', join: 'round' });
const brush = (color: Ink | undefined): Brush => ({ kind: 'brush', color });
const font: Font = {
  kind: 'font',
  height: 12,
  escapement: 0,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  charset: 0,
  family: 'Arial',
};

/** Objects that every device has (MS-EMF, 2.1.31), by their number without the highest bit. */
export const STOCK: readonly GdiObject[] = [
  ...(['#FFFFFF', '#C0C0C0', '#808080', '#404040', '#000000', undefined] as const).map(brush),
  ...(['#FFFFFF', '#000000', undefined] as const).map(pen),
  { kind: 'other' },
  ...Array.from({ length: 8 }, (): GdiObject => font),
  brush('#FFFFFF'),
  pen('#000000'),
];

export const INITIAL: State = {
  world: IDENTITY,
  map_mode: MM_TEXT,
  window: { x: 0, y: 0, w: 1, h: 1 },
  viewport: { x: 0, y: 0, w: 1, h: 1 },
  x: 0,
  y: 0,
  pen: pen('#000000'),
  brush: brush('#FFFFFF'),
  font,
  text_color: '#000000',
  back_color: '#FFFFFF',
  opaque: true,
  align: 0,
  winding: false,
  rop2: 13,
  clockwise: false,
  clips: [],
  meta: [],
};

/** Millimetres of a unit of the metric modes, and whether y goes upwards, as it does in all of them. */
const METRIC_MM: Readonly<Record<number, number>> = { 2: 0.1, 3: 0.01, 4: 0.254, 5: 0.0254, 6: 25.4 / 1440 };

/** From logical coordinates on the page to the device. @param dots of the device in a millimetre */
export function pageMatrix({ map_mode, window, viewport }: State, dots: { readonly x: number; readonly y: number }): Matrix {
  const unit = METRIC_MM[map_mode];
  let [sx, sy] = unit === undefined ? [1, 1] : [unit * dots.x, -unit * dots.y];
  if (map_mode === MM_ANISOTROPIC || map_mode === MM_ISOTROPIC) {
    sx = viewport.w / (window.w || 1);
    sy = viewport.h / (window.h || 1);
  }
  if (map_mode === MM_ISOTROPIC) {
    // Equal in millimetres: the smaller one is kept.
    const least = Math.min(Math.abs(sx) / dots.x, Math.abs(sy) / dots.y);
    sx = Math.sign(sx) * least * dots.x;
    sy = Math.sign(sy) * least * dots.y;
  }
  return [sx, 0, 0, sy, viewport.x - window.x * sx, viewport.y - window.y * sy];
}
