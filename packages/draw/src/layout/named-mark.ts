/** A mark that notes can name, for drawings whose claims do not say where their marks are. */
import type { BoxIn } from './boxes.ts';

export interface NamedMark {
  /** Name of the item, stage, slice or period. */
  readonly category: string;
  /** Name of the line or panel to which it belongs. */
  readonly series?: string;
  /** Id of its shape, or its place in inches where it has no shape or only a part of one counts. */
  readonly at: string | readonly [number, number];
  /** The side from which a leader comes first. */
  readonly grows: 'up' | 'down' | 'left' | 'right';
  /** The panel in which words about it stand where they fit. */
  readonly within?: BoxIn;
}
