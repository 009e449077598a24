/** What measures look at: shapes without children, and lines of text. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Color, Rgb } from '../color.ts';
import type { Shape } from '../shape.ts';
import type { Datum, Role } from '../shapes/base.ts';
import type { TextBody } from '../text.ts';

/** One line of text at its place on the slide. */
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
  /** Colour over the canvas when the fill is not opaque. */
  readonly fill: Rgb | undefined;
  readonly fill_token: Color | undefined;
  readonly opaque: boolean;
  readonly line: Rgb | undefined;
  readonly line_token: Color | undefined;
  readonly width_in: number;
  readonly text: TextBody | undefined;
  readonly inks: readonly Ink[];
}
