/** Progress as a bar over its track, with a mark at the value that the plan has by now. */
import { type BoxIn, type Kit, shape } from '../../layout/index.ts';
import type { Board } from '../../marks/text-items.ts';
import type { Color } from '../../scene/index.ts';

/** Progress outside 0 to 100 is drawn up to the end, with a warning. */
export function shareOf(progress: number | undefined, path: string, kit: Kit): number | undefined {
  if (progress === undefined) return undefined;
  if (progress < 0 || progress > 100)
    kit.warn('outside_axis', `The progress ${kit.number(progress)} is outside 0 to 100; its bar ends there.`, {
      path,
      remedy: 'Send percent, 0 to 100.',
    });
  return Math.min(100, Math.max(0, progress));
}

export interface Track {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly progress: number | undefined;
  readonly plan: number | undefined;
  readonly planPath: string;
  readonly fill?: Color;
}

/** A bar over its track, and a mark at the value that the plan has by now. */
export function drawTrack(board: Board, { key, name, path, progress, plan, planPath, fill = 'accent1' }: Track, box: BoxIn): void {
  const { kit } = board;
  // An empty track is 0 %, so what has no progress has only the mark of its plan.
  if (progress !== undefined) board.rect(`${key}-track`, box, { fill: { color: 'muted', alpha: 0.28 } }, { role: 'track', layer: 'back' });
  const share = shareOf(progress, path, kit);
  if (progress !== undefined && share !== undefined && share > 0)
    board.rect(
      `${key}-bar`,
      { ...box, w: (box.w * share) / 100 },
      { fill },
      {
        name: `progress: ${name}`,
        datum: { path, value: progress, scale: key, along: 'x', ...(share === progress ? {} : { flags: ['clipped'] }) },
      },
    );
  const due = shareOf(plan, planPath, kit);
  if (due === undefined) return;
  kit.drawn.add(planPath);
  const x = box.x + (box.w * due) / 100;
  board.line(`${key}-plan`, [x, box.y - 0.055], [x, box.y + box.h + 0.055], shape.stroke('ink', 2), {
    role: 'decoration',
    layer: 'line',
    name: `plan: ${name}`,
  });
}
