/** Standing on somebody else's presentation: the layout that a slide hangs on, what it shows, and which of its places texts take. */
import type { Rgb } from './color.ts';
import type { Shape } from './shape.ts';

/** A placeholder of a layout. Properties that are equal to those of the layout are not repeated. */
export interface SheetPlace {
  /** `p:ph/@type`; absent for the kind that holds anything. */
  readonly type?: string;
  readonly idx?: number;
  /** `p:ph/@orient` and `p:ph/@sz`, as the layout has them. */
  readonly orient?: string;
  readonly sz?: string;
  /** Points and alignment of a text in it that says nothing; absent where readers disagree about them, so that a text always says. */
  readonly size_pt?: number;
  /** The shape is larger than the place, and says where it stands. */
  readonly own_box?: true;
  readonly align?: 'left' | 'center' | 'right';
  /** What it stands on, as the layout is drawn: furniture may be a picture or a gradient, of which nothing else tells the colour. */
  readonly ground?: Rgb;
  /** Of its text, where the one that it would inherit cannot be read on the ground. */
  readonly color?: Rgb;
}

export interface Sheet {
  /** The layout's part in the deck's base. */
  readonly part: string;
  /** What master and layout show, in drawing order. Writers of fixed pages draw it; in a .pptx it is there already. */
  readonly behind: readonly Shape[];
  readonly background: Rgb;
  /** Places that texts of the slide take, by the id of their shape. */
  readonly places: Readonly<Record<string, SheetPlace>>;
}

/** The presentation whose masters and layouts a deck keeps: a .pptx without slides, written again by us. */
export interface DeckBase {
  /** Of the bytes, hex. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
}
