import type { Fill, Stroke } from '../color.ts';
import type { TextBody } from '../text.ts';
import type { Emu } from '../units.ts';
import type { ShapeBase } from './base.ts';

/** One drawing step; coordinates are EMU from the shape's top-left corner. */
export type PathStep =
  | { readonly op: 'M' | 'L'; readonly x: Emu; readonly y: Emu }
  | { readonly op: 'C'; readonly x1: Emu; readonly y1: Emu; readonly x2: Emu; readonly y2: Emu; readonly x: Emu; readonly y: Emu }
  | { readonly op: 'Z' };

/** Any outline, written as custom geometry. Open paths have no fill. */
export interface PathShape extends ShapeBase {
  readonly kind: 'path';
  readonly steps: readonly PathStep[];
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  /** Even-odd instead of non-zero filling (rings). */
  readonly even_odd?: boolean;
  readonly text?: TextBody;
}
