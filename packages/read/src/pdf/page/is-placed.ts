/** Whether a mark stands at a place: damaged numbers make some that stand nowhere, or beyond all pages. */
import type { Mark } from './marks.ts';

/** Points. The largest page has 14,400 (ISO 32000-1, annex C). */
const FARTHEST = 1_000_000;

const isNear = (value: number): boolean => Math.abs(value) <= FARTHEST;

/** A comparison with NaN is false, so what is no number is not near. */
export function isPlaced(mark: Mark): boolean {
  const { x0, y0, x1, y1 } = mark.clip.box;
  if (![x0, y0, x1, y1].every(isNear) || !isNear(mark.alpha)) return false;
  if (mark.kind === 'glyph') return [mark.x, mark.y, mark.size_pt, mark.advance, mark.stretch, ...mark.along].every(isNear);
  if (!Object.values(mark.box).every(isNear)) return false;
  if (mark.kind === 'image') return mark.matrix.every(isNear);
  return mark.stroke === undefined || (isNear(mark.stroke.width_pt) && mark.stroke.dash.every(isNear));
}
