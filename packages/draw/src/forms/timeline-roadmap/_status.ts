/** The status of an item: its fill, and the key to the fills. */

import { type BoxIn, type Kit, run, type Side, shape } from '../../layout/index.ts';
import { PLAN_STATUSES, type PlanStatus, planStatusOf } from '../../marks/status-words.ts';
import type { Color, Fill, Shape, Stroke } from '../../scene/index.ts';

export type Status = PlanStatus;
export const STATUSES = PLAN_STATUSES;
const WORDS = { done: 'done', 'in-progress': 'in_progress', planned: 'planned' } as const;

/** Undefined, with a warning, for an unknown status; null for none. */
export function readStatus(value: string | undefined, path: string, kit: Kit): Status | undefined | null {
  if (value === undefined) return null;
  const planStatus = planStatusOf(value);
  if (planStatus !== undefined) {
    kit.drawn.add(path);
    return planStatus;
  }
  kit.warn('unknown_value', `The status ${JSON.stringify(value)} is not known; it is printed and has no fill of its own.`, {
    path,
    remedy: `Send one of: ${STATUSES.join(', ')}.`,
  });
  return undefined;
}

export interface Paint {
  readonly fill: Fill;
  readonly stroke?: Stroke;
  readonly ink: Color;
}

/**
 * @param status undefined for an item without a known one
 * @param isStated whether another item has one, so that no fill may be read as a status that was not sent
 */
export function paintOf(status: Status | null | undefined, isStated: boolean, kit: Kit): Paint {
  if (status === null || status === undefined)
    return isStated ? { fill: shape.fill('soft1'), ink: kit.on('soft1') } : { fill: shape.fill('accent1'), ink: kit.on('accent1') };

  if (status === 'planned') return { fill: shape.fill('canvas'), stroke: shape.stroke('accent1', 1.25), ink: 'ink' };
  if (status === 'in-progress') return { fill: shape.fill('accent1'), ink: kit.on('accent1') };
  const color: Color = kit.contrast(kit.on('neutral'), 'neutral') >= 4.5 ? 'neutral' : 'track';
  return { fill: shape.fill(color), ink: kit.on(color) };
}

/** Whether fills differ, so that they need a key. */
export const isKeyed = (statuses: readonly (Status | null | undefined)[]): boolean =>
  new Set(statuses.map((status) => status ?? 'none')).size > 1;

/** One line: a swatch and its word for every status that occurs. */
export function drawStatusKey(present: readonly Status[], box: BoxIn, id: string, round: boolean, side: Side, kit: Kit): Shape[] {
  let x = box.x;
  return present.flatMap((status): Shape[] => {
    const words = kit.word(WORDS[status]);
    const w = kit.text.widthIn(words, 12) + 0.02;
    const at = { x, y: box.y + box.h / 2 - 0.07, w: round ? 0.14 : 0.24, h: 0.14 };
    x += at.w + 0.08 + w + 0.3;
    const { fill, stroke } = paintOf(status, true, kit);
    const identity = { id: `${id}/key-${status}`, name: `key: ${words}`, role: 'swatch' as const };
    const paint = stroke === undefined ? { fill } : { fill, stroke };
    return [
      round ? shape.ellipse(identity, side.box(at), paint) : shape.rect(identity, side.box(at), paint),
      kit.label({
        id: `${id}/key-${status}/name`,
        name: `key: ${words}`,
        role: 'legend',
        box: side.box({ x: at.x + at.w + 0.08, y: box.y, w, h: box.h }),
        runs: [run(words, undefined, 'derived')],
        style: { color: 'muted' },
        size_pt: 12,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    ];
  });
}
