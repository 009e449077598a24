/** The drawing between title and source, and what scaling it asks of the charts in it. */
import type { BoxIn, ChartClaim } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';

export interface Body {
  readonly shapes: readonly Shape[];
  /** Under everything else. */
  readonly behind: readonly Shape[];
}

/** Draws a body into a box of inches. It may throw `DrawRefusal`. */
export type DrawBody = (box: BoxIn) => Body;

/** A claim in a drawing that is scaled by `k` about a point of inches: claims that state places have them in inches. */
export function scaledClaim(claim: ChartClaim, k: number, { x, y }: Pick<BoxIn, 'x' | 'y'> = { x: 0, y: 0 }): ChartClaim {
  const scaled = (b: BoxIn): BoxIn => ({ x: x + (b.x - x) * k, y: y + (b.y - y) * k, w: b.w * k, h: b.h * k });
  switch (claim.kind) {
    case 'lines':
    case 'points':
      return { ...claim, plot: scaled(claim.plot) };
    case 'ring': {
      const [cx, cy] = claim.centre;
      return { ...claim, centre: [x + (cx - x) * k, y + (cy - y) * k], outer: claim.outer * k, inner: claim.inner * k };
    }
    default:
      return claim;
  }
}
