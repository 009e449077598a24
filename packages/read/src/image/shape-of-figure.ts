/** A figure as a shape of a slide. */
import { type Emu, emuOfIn, emuOfPt, type PathStep, type Shape } from '@deckwright/draw/scene';
import type { Figure } from './figures.ts';
import { boxOf, type Frame, hexOf } from './frame.ts';
import { heightOf, type PxBounds, widthOf } from './raster.ts';
import type { Point } from './slide-edges.ts';

export function shapeOfFigure({ kind, bounds, fill, stroke, radius_px, points }: Figure, id: string, frame: Frame): Shape {
  const box = boxOf(frame, bounds);
  const base = { id, box, role: 'decoration' as const };
  const paint = {
    ...(fill === undefined ? {} : { fill: { color: hexOf(fill) } }),
    ...(stroke === undefined ? {} : { stroke: { color: hexOf(stroke.color), width_pt: stroke.width_px * frame.pt_px } }),
  };
  if (points !== undefined && kind === 'line')
    return { ...base, kind: 'path', name: 'Line', steps: stepsOf(points, bounds, frame).slice(0, -1), ...paint };
  if (points !== undefined) return { ...base, kind: 'path', name: 'Shape', steps: stepsOf(points, bounds, frame), ...paint };
  if (kind === 'ellipse') return { ...base, kind: 'ellipse', name: 'Ellipse', ...paint };
  if (kind === 'box')
    return {
      ...base,
      kind: 'rect',
      name: 'Box',
      ...paint,
      ...(radius_px === undefined ? {} : { radius: emuOfIn(radius_px * frame.in_px) }),
    };
  return lineShape({ bounds, fill }, base.id, frame);
}

function lineShape({ bounds, fill }: Pick<Figure, 'bounds' | 'fill'>, id: string, frame: Frame): Shape {
  const isRow = widthOf(bounds) > heightOf(bounds);
  const middle = isRow
    ? { ...bounds, top: (bounds.top + bounds.bottom) / 2, bottom: (bounds.top + bounds.bottom) / 2 }
    : { ...bounds, left: (bounds.left + bounds.right) / 2, right: (bounds.left + bounds.right) / 2 };
  const box = boxOf(frame, middle);
  const thick = Math.min(widthOf(bounds), heightOf(bounds));
  return {
    kind: 'line',
    id,
    name: 'Line',
    role: 'rule',
    box,
    from: { x: box.x, y: box.y },
    to: { x: (box.x + box.w) as Emu, y: (box.y + box.h) as Emu },
    stroke: { color: hexOf(fill ?? [0, 0, 0]), width_pt: Math.max(0.25, (emuOfPt(thick * frame.pt_px) as number) / 12_700) },
  };
}

function stepsOf(points: readonly Point[], { left, top }: PxBounds, { in_px }: Frame): PathStep[] {
  return [
    ...points.map(([x, y], i): PathStep => ({ op: i === 0 ? 'M' : 'L', x: emuOfIn((x - left) * in_px), y: emuOfIn((y - top) * in_px) })),
    { op: 'Z' },
  ];
}
