/** Shapes of a slide by their places. */
import {
  type Box,
  ptOfEmu,
  type Shape,
  type Slide,
  type Stroke,
  type TableCell,
  type TextBody,
  textsOf,
  walk,
} from '@deckwright/draw/scene';
import { type Area, turned } from './words.ts';

/** Points, with its outline and turned as it is. */
export function boundsOf(shape: Shape): Area {
  const { box, rotation: degrees = 0 } = shape;
  const [x, y, w, h] = [ptOfEmu(box.x), ptOfEmu(box.y), ptOfEmu(box.w), ptOfEmu(box.h)];
  const area = turned({ x0: x, y0: y, x1: x + w, y1: y + h }, { degrees, x: x + w / 2, y: y + h / 2 });
  return grown(area, 'stroke' in shape && shape.stroke !== undefined ? shape.stroke.width_pt / 2 : 0);
}

/** An area that is larger on each side by so many points. */
export const grown = ({ x0, y0, x1, y1 }: Area, by: number): Area => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by });

export const sizeOf = ({ x0, y0, x1, y1 }: Area): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

export const meets = (a: Area, b: Area): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

export const holds = (a: Area, b: Area): boolean => a.x0 <= b.x0 && a.y0 <= b.y0 && a.x1 >= b.x1 && a.y1 >= b.y1;

export const isMiddleIn = (a: Area, { x0, y0, x1, y1 }: Area): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= a.x0 && x <= a.x1 && y >= a.y0 && y <= a.y1;
};

/** Where lines of the charts of a slide end a little elsewhere than those of its page, points. */
export const linesOf = (slide: Slide | undefined): Area[] => (slide?.charts ?? []).flatMap(({ elsewhere = [] }) => elsewhere.map(areaOf));

export const areaOf = ({ x, y, w, h }: Box): Area => ({ x0: ptOfEmu(x), y0: ptOfEmu(y), x1: ptOfEmu(x + w), y1: ptOfEmu(y + h) });

/** The shapes with other text bodies. */
export function withBodies(shapes: readonly Shape[], change: (body: TextBody) => TextBody): Shape[] {
  return shapes.map((shape): Shape => {
    if (shape.kind === 'group') return { ...shape, children: withBodies(shape.children, change) };
    if (shape.kind === 'table')
      return { ...shape, cells: shape.cells.map((row) => row.map((cell) => ({ ...cell, text: change(cell.text) }))) };
    return 'text' in shape && shape.text !== undefined ? ({ ...shape, text: change(shape.text) } as Shape) : shape;
  });
}

/** The shapes with other strokes. */
export function withStrokes(shapes: readonly Shape[], change: (stroke: Stroke) => Stroke): Shape[] {
  return shapes.map((shape): Shape => {
    if (shape.kind === 'group') return { ...shape, children: withStrokes(shape.children, change) };
    if (shape.kind === 'table') return { ...shape, cells: shape.cells.map((row) => row.map((cell) => withRules(cell, change))) };
    return 'stroke' in shape && shape.stroke !== undefined ? ({ ...shape, stroke: change(shape.stroke) } as Shape) : shape;
  });
}

function withRules(cell: TableCell, change: (stroke: Stroke) => Stroke): TableCell {
  const rules = (['top', 'bottom', 'left', 'right'] as const).flatMap((side) => {
    const rule = cell[side];
    return rule === undefined ? [] : [[side, change(rule)] as const];
  });
  return { ...cell, ...Object.fromEntries(rules) };
}

/** Where the bullets of upright texts stand, points. */
export function bulletsOf({ shapes }: Slide): Area[] {
  return [...walk(shapes)].flatMap((shape) =>
    shape.rotation === undefined && shape.kind !== 'table'
      ? textsOf(shape).flatMap(({ lines }) =>
          lines.flatMap(({ bullet, baseline }): Area[] => {
            if (bullet === undefined) return [];
            const [x, y, size] = [ptOfEmu(shape.box.x + bullet.x), ptOfEmu(shape.box.y + baseline), ptOfEmu(bullet.size)];
            return [{ x0: x, y0: y - size, x1: x + size, y1: y + 0.2 * size }];
          }),
        )
      : [],
  );
}
