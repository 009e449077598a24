/** Where a gradient begins and ends on the slide, in points. */
import type { Gradient } from '@deckwright/draw/scene';
import type { PtBox, PtPoint } from './outline.ts';

export type PlacedGradient =
  | { readonly kind: 'linear'; readonly from: PtPoint; readonly to: PtPoint }
  | { readonly kind: 'radial'; readonly centre: PtPoint; readonly radius: number };

/** A linear one is as long as the box is seen along its direction, so that the box's corners have the first and last colour. */
export function placeGradient(gradient: Gradient, box: PtBox): PlacedGradient {
  if (gradient.kind === 'linear') {
    const angle = (gradient.angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const half = (Math.abs(box.w * dx) + Math.abs(box.h * dy)) / 2;
    const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
    return { kind: 'linear', from: { x: cx - dx * half, y: cy - dy * half }, to: { x: cx + dx * half, y: cy + dy * half } };
  }
  const { x, y } = gradient.centre ?? { x: 0.5, y: 0.5 };
  const centre = { x: box.x + x * box.w, y: box.y + y * box.h };
  const radius = Math.hypot(Math.max(x, 1 - x) * box.w, Math.max(y, 1 - y) * box.h);
  return { kind: 'radial', centre, radius: Math.max(radius, 0.01) };
}
