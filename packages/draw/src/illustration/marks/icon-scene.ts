/** Icons on plates, for words that no motif knows: the first is large, the others stand around it. */
import { findIcon, ICON_GRID, placeIcon } from '../../layout/index.ts';
import { mix } from '../../themes/index.ts';
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';

const MOST = 5;
/** Where plates stand around the middle, and how large each is, in units of the first. */
const PLACES = [
  [0, 0, 1],
  [1.28, -0.5, 0.56],
  [1.2, 0.66, 0.48],
  [-1.2, 0.58, 0.5],
  [-1.12, -0.62, 0.42],
] as const;

export function drawIcons(stage: Stage, names: readonly string[]): void {
  const { w, h, calm, size } = stage;
  const known = names.filter((name) => findIcon(name) !== undefined).slice(0, MOST);
  const cx = calm === 'left' ? stage.x : w / 2;
  const cy = calm === 'bottom' ? h * 0.36 : h * 0.5;
  const unit = Math.min(19 * size, w * 0.24, h * 0.24);
  for (const [i, name] of [...known.entries()].reverse()) {
    const [dx, dy, k] = PLACES[i] ?? PLACES[0];
    plate(stage, name, cx + dx * unit * 1.25, cy + dy * unit * 1.25, unit * k, i);
  }
}

/** One icon on a disk with a soft shadow below. */
export function plate({ art, colors, light }: Stage, name: string, cx: number, cy: number, r: number, index: number): void {
  const steps = findIcon(name);
  if (steps === undefined) return;
  const face = index === 0 ? colors.accent : index % 2 === 1 ? colors.body : colors.shade;
  art.called('shadow');
  const soft = { color: colors.deep, alpha: 0 };
  art.circle(cx - light * r * 0.12, cy + r * 0.2, r * 1.32, {
    run: 'out',
    stops: [
      { at: 0, color: colors.deep, alpha: 0.5 },
      { at: 0.62, color: colors.deep, alpha: 0.34 },
      { at: 1, ...soft },
    ],
  });
  art.called('plate');
  art.circle(cx, cy, r, {
    run: 'down',
    stops: [
      { at: 0, color: mix(face, colors.pale, 0.2) },
      { at: 1, color: mix(face, colors.deep, 0.12) },
    ],
  });
  const half = r * 0.56;
  const pen = new Pen();
  for (const step of placeIcon(steps, cx - half, cy - half, half * 2)) {
    if (step[0] === 'Z') pen.z();
    else if (step[0] === 'C') pen.c(step[1], step[2], step[3], step[4], step[5], step[6]);
    else if (step[0] === 'M') pen.m(step[1], step[2]);
    else pen.l(step[1], step[2]);
  }
  art.called(name);
  art.stroke(pen, (1.7 * half * 2) / ICON_GRID, colors.pale);
}
