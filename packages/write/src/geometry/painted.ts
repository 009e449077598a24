/** An outline with its fill and stroke, as both painters take it. */
import type { Fill, Stroke } from '@deckwright/draw/scene';
import type { Outline, PtBox } from './outline.ts';

export interface Painted {
  readonly outline: Outline;
  /** Set when the outline is this upright rectangle, which can be written shorter. */
  readonly rect?: PtBox;
  /** Box around the outline, for the hatch. */
  readonly box: PtBox;
  readonly fill?: Fill | undefined;
  readonly stroke?: Stroke | undefined;
  readonly evenOdd?: boolean | undefined;
}
