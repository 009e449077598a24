/** A layout made for a deck: what several of its slides have in common, so that it stands in the file once. */
import type { Color } from './color.ts';
import type { Shape } from './shape.ts';
import type { TextShape } from './shapes/text.ts';

export interface OwnLayout {
  /** What people see in the list of layouts. */
  readonly name: string;
  readonly background: Color;
  /** Drawn on the layout in this order, under the shapes of its slides. */
  readonly behind: readonly Shape[];
  /** One text for each placeholder, as most slides have it: its place and look are the layout's, its words are not. */
  readonly places: readonly TextShape[];
}
