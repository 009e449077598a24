import type { PathSegment } from '@deckwright/core/geometry';
import type { Fill, Stroke } from '../color.ts';
import type { TextBody } from '../text.ts';
import type { Emu } from '../units.ts';
import type { ShapeBase } from './base.ts';

/** One drawing step; coordinates are EMU from the shape's top-left corner. */
export type PathStep = PathSegment<Emu>;

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
