/** Turns the definition of an outline into curves in EMU for one size. */
import type { Geometry, OutlinePath, OutlineStep } from '../model/index.ts';
import { arcCurves } from './arc.ts';
import type { Guide, OutlineDefinition, PathDefinition } from './definition.ts';
import { Guides } from './guides.ts';

/**
 * @param adjust the shape's own adjust values; those it leaves out keep the definition's
 * @param w EMU
 * @param h EMU
 */
export function traceOutline(definition: OutlineDefinition, adjust: readonly Guide[], w: number, h: number): Geometry {
  const guides = new Guides(w, h);
  guides.define(definition.adjust);
  guides.define(adjust);
  guides.define(definition.guides);
  const paths = definition.paths.map((path) => tracePath(path, guides, w, h));
  const [left, top, right, bottom] = definition.text.map((side) => guides.value(side)) as [number, number, number, number];
  return {
    preset: definition.name,
    paths,
    text_box: {
      x: Math.round(Math.min(left, right)),
      y: Math.round(Math.min(top, bottom)),
      w: Math.round(Math.abs(right - left)),
      h: Math.round(Math.abs(bottom - top)),
    },
    fills_box: paths.some((path) => path.fill === 'norm' && coversBox(path.steps, w, h)),
  };
}

function tracePath(path: PathDefinition, guides: Guides, w: number, h: number): OutlinePath {
  const sx = path.w > 0 ? w / path.w : 1;
  const sy = path.h > 0 ? h / path.h : 1;
  const steps: OutlineStep[] = [];
  // The current point and the start of the current ring, in the path's own space.
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let open = false;
  // Adding nothing turns -0 into 0.
  const X = (value: number): number => Math.round(value * sx) + 0;
  const Y = (value: number): number => Math.round(value * sy) + 0;
  const move = (): void => {
    steps.push({ op: 'M', x: X(x), y: Y(y) });
    startX = x;
    startY = y;
    open = true;
  };
  const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number): void => {
    steps.push({ op: 'C', x1: X(x1), y1: Y(y1), x2: X(x2), y2: Y(y2), x: X(toX), y: Y(toY) });
    x = toX;
    y = toY;
  };
  for (const { op, operands } of path.steps) {
    const at = (i: number): number => guides.value(operands[i] ?? '');
    if (op === 'Z') {
      if (open) steps.push({ op });
      open = false;
      x = startX;
      y = startY;
      continue;
    }
    if (op === 'M') {
      x = at(0);
      y = at(1);
      move();
      continue;
    }
    if (!open) move();
    if (op === 'L') {
      x = at(0);
      y = at(1);
      steps.push({ op, x: X(x), y: Y(y) });
    } else if (op === 'C') curve(at(0), at(1), at(2), at(3), at(4), at(5));
    else if (op === 'Q') {
      const [qx, qy, toX, toY] = [at(0), at(1), at(2), at(3)];
      curve(x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y), toX + (2 / 3) * (qx - toX), toY + (2 / 3) * (qy - toY), toX, toY);
    } else for (const c of arcCurves(x, y, at(0), at(1), at(2), at(3))) curve(c.x1, c.y1, c.x2, c.y2, c.x, c.y);
  }
  return { steps, fill: path.fill, stroked: path.stroked };
}

/** A closed ring through the four corners, each an EMU off at most. */
function coversBox(steps: readonly OutlineStep[], w: number, h: number): boolean {
  const points = steps.filter((step) => step.op !== 'Z');
  if (points.length < 4 || points.length > 5 || points.some(({ op }) => op === 'C')) return false;
  const corners = new Set<string>();
  for (const { x, y } of points) {
    if ((Math.abs(x) > 1 && Math.abs(x - w) > 1) || (Math.abs(y) > 1 && Math.abs(y - h) > 1)) return false;
    corners.add(`${Math.abs(x) > 1},${Math.abs(y) > 1}`);
  }
  return corners.size === 4;
}
