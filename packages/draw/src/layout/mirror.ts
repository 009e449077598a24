/** Right-to-left slides: content that is laid out from the leading side is mirrored about the vertical centre of its pane. */
import type { Align } from '../scene/index.ts';
import type { BoxIn } from './boxes.ts';
import type { Kit } from './kit.ts';

export interface Side {
  readonly mirrored: boolean;
  /** The final place of a box that was laid out left to right. */
  box(box: BoxIn): BoxIn;
  /** The same for a single x coordinate. */
  x(x: number): number;
  /** Alignment at the leading edge. On a slide that is not mirrored, right-to-left text keeps its own side. */
  leading(text: string): Align;
  readonly start: Align;
  readonly end: Align;
}

export function sideOf(area: BoxIn, kit: Kit): Side {
  const mirrored = kit.direction === 'rtl';
  const axis = 2 * area.x + area.w;
  return {
    mirrored,
    box: (b) => (mirrored ? { ...b, x: axis - b.x - b.w } : b),
    x: (x) => (mirrored ? axis - x : x),
    leading: (text) => (mirrored ? 'right' : kit.leading(text)),
    start: mirrored ? 'right' : 'left',
    end: mirrored ? 'left' : 'right',
  };
}
