/** Right-to-left slides: what is laid out from the leading side mirrors about the vertical centre of its pane. */
import type { Align } from '../scene/index.ts';
import type { BoxIn } from './boxes.ts';
import type { Kit } from './kit.ts';

export interface Side {
  readonly mirrored: boolean;
  /** Where a box that was laid out left to right stands. */
  box(box: BoxIn): BoxIn;
  /** The same for one abscissa. */
  x(x: number): number;
  /** Alignment at the leading edge; right-to-left text keeps to its own side in an unmirrored slide. */
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
