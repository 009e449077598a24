import type { PathSegment } from '@deckwright/core/geometry';
import type { Fill, Stroke } from '../color.ts';
import type { TextBody } from '../text.ts';
import type { Emu } from '../units.ts';
import type { ShapeBase } from './base.ts';

/** One drawing step; coordinates are EMU from the shape's top-left corner. */
export type PathStep = PathSegment<Emu>;

/** A preset geometry by its name in the standard (ISO 29500-1, 20.1.10.56), with its adjustments in hundred thousandths. */
export interface Preset {
  readonly name: string;
  readonly adjust: Readonly<Record<string, number>>;
}

/** Any outline, written as custom geometry. Open paths have no fill. */
export interface PathShape extends ShapeBase {
  readonly kind: 'path';
  readonly steps: readonly PathStep[];
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  /** Even-odd instead of non-zero filling (rings). */
  readonly even_odd?: boolean;
  /** Has the outline that the steps draw: files that have presets name it. */
  readonly preset?: Preset;
  readonly text?: TextBody;
}
