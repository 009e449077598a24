/** The slide's shapes by id, and the labels that stand for marks: what every kind of chart is fitted to. */
import { type Box, EMU_PER_IN, type Emu, type Shape, SLIDE_H, SLIDE_W, unionOf, walk } from '../scene/index.ts';

/** Says why a drawing cannot be a native chart. The slide keeps its shapes. */
export class NoTwin extends Error {
  override readonly name = 'NoTwin';
}

/** A native bar that is farther than this from its mark would be visibly misplaced. Inches. */
export const TOLERANCE = 0.012;
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * EMU_PER_IN;

export class Found {
  readonly #shapes = new Map<string, Shape>();
  readonly #labels = new Map<string, Shape[]>();

  constructor(shapes: readonly Shape[]) {
    for (const shape of walk(shapes)) {
      this.#shapes.set(shape.id, shape);
      if (shape.kind !== 'text' || shape.host === undefined) continue;
      const ofHost = this.#labels.get(shape.host);
      if (ofHost === undefined) this.#labels.set(shape.host, [shape]);
      else ofHost.push(shape);
    }
  }

  has(id: string): boolean {
    return this.#shapes.has(id);
  }

  /** The shape of that id. Throws `NoTwin` where the slide has none. */
  shape(id: string): Shape {
    const shape = this.#shapes.get(id);
    if (shape === undefined) throw new NoTwin(`the slide has no shape ${id}`);
    return shape;
  }

  labels(host: string): readonly Shape[] {
    return this.#labels.get(host) ?? [];
  }
}

/** Room around the plot for the chart's own labels, within the slide. */
export function frameAround(boxes: readonly Box[]): Box {
  const all = unionOf(boxes);
  if (all === undefined) throw new NoTwin('it has no marks');
  const margin = Math.round(0.12 * EMU_PER_IN);
  const x = Math.max(0, all.x - margin);
  const y = Math.max(0, all.y - margin);
  return {
    x: x as Emu,
    y: y as Emu,
    w: (Math.min(SLIDE_W, all.x + all.w + margin) - x) as Emu,
    h: (Math.min(SLIDE_H, all.y + all.h + margin) - y) as Emu,
  };
}

/** A box from its edges. */
export const boxOf = (left: number, top: number, right: number, bottom: number): Box => ({
  x: Math.round(left) as Emu,
  y: Math.round(top) as Emu,
  w: Math.max(1, Math.round(right) - Math.round(left)) as Emu,
  h: Math.max(1, Math.round(bottom) - Math.round(top)) as Emu,
});

/** Rounds away the errors of binary fractions in sums. */
export const clean = (value: number): number => Number(value.toPrecision(14));
