/** Outlines of foreign shapes as a scene's path steps: mirrored, closed for filling. */
import type { Box, Emu, PathStep } from '@deckwright/draw/scene';
import type { ForeignShape, Geometry, OutlineStep } from '../../model/index.ts';

const emu = (value: number): Emu => Math.round(value) as Emu;

export interface Flips {
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

/** The shape's box in whole EMU; undefined when it has none. */
export const boxOf = ({ box }: ForeignShape): Box | undefined =>
  box && { x: emu(box.x), y: emu(box.y), w: emu(Math.max(0, box.w)), h: emu(Math.max(0, box.h)) };

export function mirroredSteps(
  steps: readonly OutlineStep[],
  box: { readonly w: number; readonly h: number },
  flips: Flips,
): readonly PathStep[] {
  const x = (value: number): Emu => emu(flips.flip_h ? box.w - value : value);
  const y = (value: number): Emu => emu(flips.flip_v ? box.h - value : value);
  return steps.map((step): PathStep => {
    if (step.op === 'Z') return step;
    if (step.op === 'C') {
      return { op: 'C', x1: x(step.x1), y1: y(step.y1), x2: x(step.x2), y2: y(step.y2), x: x(step.x), y: y(step.y) };
    }
    return { op: step.op, x: x(step.x), y: y(step.y) };
  });
}

export const movedSteps = (steps: readonly PathStep[], dx: number, dy: number): readonly PathStep[] =>
  steps.map((step): PathStep => {
    if (step.op === 'Z') return step;
    const to = { x: emu(step.x + dx), y: emu(step.y + dy) };
    if (step.op !== 'C') return { op: step.op, ...to };
    return { op: 'C', x1: emu(step.x1 + dx), y1: emu(step.y1 + dy), x2: emu(step.x2 + dx), y2: emu(step.y2 + dy), ...to };
  });

/** Every part closed, because a fill closes it anyway. */
export function closed(steps: readonly PathStep[]): readonly PathStep[] {
  const out: PathStep[] = [];
  for (const step of steps) {
    if (step.op === 'M' && out.length > 0 && out.at(-1)?.op !== 'Z') out.push({ op: 'Z' });
    out.push(step);
  }
  if (out.length > 0 && out.at(-1)?.op !== 'Z') out.push({ op: 'Z' });
  return out;
}

export const isClosed = (steps: readonly PathStep[]): boolean =>
  steps.length > 0 && steps.every((step, i) => (steps[i + 1]?.op === 'M' || i === steps.length - 1 ? step.op === 'Z' : true));

/** True when the geometry is its box and nothing else. */
export const isBox = (geometry: Geometry): boolean => geometry.preset === 'rect' || (geometry.fills_box && geometry.paths.length === 1);
