/** Moves a shape with all its children, and sets its text again where its box changes size. */
import type { Kit } from '../layout/index.ts';
import type { Box, Chart, Emu, Point, Shape } from '../scene/index.ts';
import { paragraphsOf, setAgain } from './set-again.ts';

type Map1 = (value: number) => Emu;

/** Lengths follow a side of no length by moving alone. */
const along = (from: number, length: number, to: number, wanted: number): Map1 => {
  const k = length === 0 ? 1 : wanted / length;
  return (value) => Math.round(to + (value - from) * k) as Emu;
};

/** The shape as it lies when what stood in `from` stands in `to`. */
export function moved(shape: Shape, from: Box, to: Box, kit: Kit): Shape {
  const x = along(from.x, from.w, to.x, to.w);
  const y = along(from.y, from.h, to.y, to.h);
  const point = (p: Point): Point => ({ x: x(p.x), y: y(p.y) });
  const boxOf = (b: Box): Box => {
    const left = x(b.x);
    const top = y(b.y);
    return { x: left, y: top, w: (x(b.x + b.w) - left) as Emu, h: (y(b.y + b.h) - top) as Emu };
  };
  const move = (one: Shape): Shape => {
    const box = boxOf(one.box);
    switch (one.kind) {
      case 'group':
        return { ...one, box, children: one.children.map(move) };
      case 'line':
        return { ...one, box, from: point(one.from), to: point(one.to) };
      case 'path': {
        const kx = one.box.w === 0 ? 1 : box.w / one.box.w;
        const ky = one.box.h === 0 ? 1 : box.h / one.box.h;
        const wide = (v: number): Emu => Math.round(v * kx) as Emu;
        const high = (v: number): Emu => Math.round(v * ky) as Emu;
        const steps = one.steps.map((step) =>
          step.op === 'Z'
            ? step
            : step.op === 'C'
              ? {
                  op: step.op,
                  x1: wide(step.x1),
                  y1: high(step.y1),
                  x2: wide(step.x2),
                  y2: high(step.y2),
                  x: wide(step.x),
                  y: high(step.y),
                }
              : { op: step.op, x: wide(step.x), y: high(step.y) },
        );
        return { ...one, box, steps, ...textIn(one, box) };
      }
      case 'table': {
        const columns = one.columns.map((w) => Math.round((w * box.w) / Math.max(1, one.box.w)) as Emu);
        const rows = one.rows.map((h) => Math.round((h * box.h) / Math.max(1, one.box.h)) as Emu);
        return { ...one, box, columns, rows };
      }
      case 'image':
        return { ...one, box };
      case 'text':
        return { ...one, box, text: sameSize(one.box, box) ? one.text : setAgain(one.text, paragraphsOf(one.text), box, kit) };
      default:
        return { ...one, box, ...textIn(one, box) };
    }
  };
  const textIn = (one: Extract<Shape, { kind: 'rect' | 'ellipse' | 'path' }>, box: Box) =>
    one.text === undefined || sameSize(one.box, box) ? {} : { text: setAgain(one.text, paragraphsOf(one.text), box, kit) };
  return move(shape);
}

const sameSize = (a: Box, b: Box): boolean => a.w === b.w && a.h === b.h;

/** The chart's frame and what stands in it. */
export function movedChart(chart: Chart, to: Box): Chart {
  const { frame, plot } = chart;
  const x = along(frame.x, frame.w, to.x, to.w);
  const y = along(frame.y, frame.h, to.y, to.h);
  const left = x(plot.x);
  const top = y(plot.y);
  return { ...chart, frame: to, plot: { x: left, y: top, w: (x(plot.x + plot.w) - left) as Emu, h: (y(plot.y + plot.h) - top) as Emu } };
}
