/** Scene shapes from inches. Data edges are exact. All other edges are already snapped. */
import {
  type Box,
  boxOfIn,
  type Color,
  type Datum,
  type EllipseShape,
  type Emu,
  emuOfIn,
  type Fill,
  type GroupShape,
  type LineShape,
  type PathShape,
  type PathStep,
  type Placeholder,
  type RectShape,
  type Role,
  type Shape,
  type Stroke,
  type TextBody,
  type TextShape,
  unionOf,
} from '../scene/index.ts';
import type { BoxIn } from './boxes.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly alt?: string;
  readonly datum?: Datum;
  readonly host?: string;
}

const boxOf = (b: BoxIn): Box => boxOfIn(b.x, b.y, b.w, b.h);
export const fill = (color: Color, alpha?: number): Fill => (alpha === undefined ? { color } : { color, alpha });
export const stroke = (color: Color, width_pt: number, rest: Partial<Stroke> = {}): Stroke => ({ color, width_pt, ...rest });

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

// Members are assigned one by one, because every mark and label passes here and spreading small objects is the largest cost.
export function rect(named: Named, box: BoxIn, paint: { fill?: Fill; stroke?: Stroke; radius_in?: number; text?: TextBody }): RectShape {
  const out: Mutable<RectShape> = { kind: 'rect', id: named.id, name: named.name, role: named.role, box: boxOf(box) };
  describe(out, named);
  if (paint.fill !== undefined) out.fill = paint.fill;
  if (paint.stroke !== undefined) out.stroke = paint.stroke;
  if (paint.text !== undefined) out.text = paint.text;
  if (paint.radius_in !== undefined && paint.radius_in > 0) out.radius = emuOfIn(paint.radius_in);
  return out;
}

function describe(out: Mutable<Pick<RectShape, 'alt' | 'datum' | 'host'>>, named: Named): void {
  if (named.alt !== undefined) out.alt = named.alt;
  if (named.datum !== undefined) out.datum = named.datum;
  if (named.host !== undefined) out.host = named.host;
}

export function ellipse(named: Named, box: BoxIn, paint: { fill?: Fill; stroke?: Stroke; text?: TextBody }): EllipseShape {
  return { kind: 'ellipse', ...named, box: boxOf(box), ...paint };
}

export function line(
  named: Named,
  from: readonly [number, number],
  to: readonly [number, number],
  pen: Stroke,
  glue?: Pick<LineShape, 'glue_from' | 'glue_to'>,
): LineShape {
  const a = { x: emuOfIn(from[0]), y: emuOfIn(from[1]) };
  const b = { x: emuOfIn(to[0]), y: emuOfIn(to[1]) };
  const x = Math.min(a.x, b.x) as Emu;
  const y = Math.min(a.y, b.y) as Emu;
  const out: Mutable<LineShape> = {
    kind: 'line',
    id: named.id,
    name: named.name,
    role: named.role,
    box: { x, y, w: Math.abs(a.x - b.x) as Emu, h: Math.abs(a.y - b.y) as Emu },
    from: a,
    to: b,
    stroke: pen,
  };
  describe(out, named);
  if (glue !== undefined) Object.assign(out, glue);
  return out;
}

export function text(named: Named, box: BoxIn, body: TextBody, placeholder?: Placeholder): TextShape {
  const out: Mutable<TextShape> = { kind: 'text', id: named.id, name: named.name, role: named.role, box: boxOf(box), text: body };
  describe(out, named);
  if (placeholder !== undefined) out.placeholder = placeholder;
  return out;
}

/** A step of an outline in slide inches. */
export type StepIn = readonly ['M' | 'L', number, number] | readonly ['C', number, number, number, number, number, number] | readonly ['Z'];

/** An outline from slide inches; its box is the box around all its points. */
export function path(
  named: Named,
  steps: readonly StepIn[],
  paint: { fill?: Fill; stroke?: Stroke; even_odd?: boolean; text?: TextBody },
): PathShape {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let far = Number.NEGATIVE_INFINITY;
  let low = Number.NEGATIVE_INFINITY;
  for (const step of steps)
    for (let i = 1; i < step.length; i += 2) {
      const x = step[i] as number;
      const y = step[i + 1] as number;
      left = Math.min(left, x);
      far = Math.max(far, x);
      top = Math.min(top, y);
      low = Math.max(low, y);
    }
  const ox = emuOfIn(left);
  const oy = emuOfIn(top);
  const px = (v: number): Emu => (emuOfIn(v) - ox) as Emu;
  const py = (v: number): Emu => (emuOfIn(v) - oy) as Emu;
  const local: PathStep[] = steps.map((step) => {
    switch (step[0]) {
      case 'Z':
        return { op: 'Z' };
      case 'C':
        return { op: 'C', x1: px(step[1]), y1: py(step[2]), x2: px(step[3]), y2: py(step[4]), x: px(step[5]), y: py(step[6]) };
      default:
        return { op: step[0], x: px(step[1]), y: py(step[2]) };
    }
  });
  return {
    kind: 'path',
    ...named,
    box: { x: ox, y: oy, w: (emuOfIn(far) - ox) as Emu, h: (emuOfIn(low) - oy) as Emu },
    steps: local,
    ...paint,
  };
}

/** Shapes that move together as a group, or nothing for an empty list. */
export function group(named: Named, children: readonly Shape[]): GroupShape[] {
  const box = unionOf(children.map((c) => c.box));
  return box === undefined ? [] : [{ kind: 'group', ...named, box, children }];
}
