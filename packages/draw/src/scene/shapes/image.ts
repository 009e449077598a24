import type { Color, Stroke } from '../color.ts';
import type { Emu } from '../units.ts';
import type { ShapeBase } from './base.ts';
import type { PathStep } from './path.ts';

/** A picture; its bytes are in the deck's `media` under `media`. */
export interface ImageShape extends ShapeBase {
  readonly kind: 'image';
  /** Key into `Deck.media`: the SHA-256 of the bytes, hex. */
  readonly media: string;
  /** Shares of the picture cut away on each side, 0 to 1. */
  readonly crop?: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
  readonly radius?: Emu;
  readonly stroke?: Stroke;
  /** Cut to the ellipse in its box: a portrait. */
  readonly geometry?: 'ellipse';
  /** What black and white become, and all between them by its lightness. */
  readonly duotone?: readonly [dark: Color, light: Color];
  /** What follows is of pictures in foreign decks; the writers of fixed pages draw it. Outlines that cut the picture, from its corner. */
  readonly clip?: readonly PathStep[];
  readonly flip_h?: boolean;
  readonly flip_v?: boolean;
  /** 0 (clear) to 1 (opaque, the default). */
  readonly alpha?: number;
}
