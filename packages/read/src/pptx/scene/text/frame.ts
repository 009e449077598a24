/** Where the frame of a text lies: in its shape, turned with it, and turned by quarters where the text runs down or up. */
import type { ForeignText, SlideBox } from '../../model/index.ts';
import type { Frame } from './set-text.ts';

/** A shape as its text needs it. */
export interface TextHolder {
  readonly box: SlideBox;
  /** Degrees clockwise about the centre of `box`. */
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
  /** EMU from the corner of the unflipped box. */
  readonly text_box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

export interface TurnedFrame extends Frame {
  /** EMU from the centre of the shape to the frame's corner, before the rotation. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise about the centre of the shape: its own, those of the text, and quarter turns. */
  readonly rotation: number;
  /** Size of the shape as the text sees it: turned by a quarter, its height is its width. */
  readonly around: { readonly w: number; readonly h: number };
}

/** Quarter turns clockwise by `vert`; other values than these run down. */
const QUARTERS: Readonly<Record<string, number>> = { horz: 0, vert: 1, vert270: 3 };

export const isTurnedAsWritten = ({ vertical }: ForeignText): boolean => Object.hasOwn(QUARTERS, vertical);

export function frameOf(text: ForeignText, { box, rotation, flip_h, flip_v, text_box }: TextHolder): TurnedFrame {
  // Upside down goes with an upright mirror, the other mirror leaves letters as they are.
  const turn = ((QUARTERS[text.vertical] ?? 1) + (flip_v ? 2 : 0)) % 4;
  const { insets } = text;
  const left = (flip_h ? box.w - text_box.x - text_box.w : text_box.x) + insets.l;
  const top = (flip_v ? box.h - text_box.y - text_box.h : text_box.y) + insets.t;
  const x0 = left - box.w / 2;
  const y0 = top - box.h / 2;
  const x1 = x0 + Math.max(0, text_box.w - insets.l - insets.r);
  const y1 = y0 + Math.max(0, text_box.h - insets.t - insets.b);
  const [x, y, w, h] = [
    [x0, y0, x1 - x0, y1 - y0],
    [y0, -x1, y1 - y0, x1 - x0],
    [-x1, -y1, x1 - x0, y1 - y0],
    [-y1, x0, y1 - y0, x1 - x0],
  ][turn] as [number, number, number, number];
  return {
    x,
    y,
    w,
    h,
    rotation: (((rotation + turn * 90 + text.rotation) % 360) + 360) % 360,
    around: turn % 2 === 1 ? { w: box.h, h: box.w } : { w: box.w, h: box.h },
  };
}
