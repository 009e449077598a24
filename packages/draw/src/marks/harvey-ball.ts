/** Harvey balls: a score of 0 to 4 as filled quarters, clockwise from twelve. */
import { ringSteps } from '../layout/index.ts';
import type { Board } from './text-items.ts';

export const BALL = 0.24;

/** The ball with its centre at `x`, `y`. A `score` between quarters fills the exact share. */
export function drawBall(board: Board, part: string, score: number, x: number, y: number, path: string, size = BALL): void {
  const share = Math.min(1, Math.max(0, score / 4));
  const r = size / 2;
  board.ellipse(
    `${part}-ring`,
    { x: x - r, y: y - r, w: size, h: size },
    share >= 1 ? { fill: 'ink', stroke: { color: 'ink', width_pt: 1 } } : { fill: 'canvas', stroke: { color: 'ink', width_pt: 1 } },
    { role: 'icon', name: `score ${score} of 4` },
  );
  if (share > 0 && share < 1)
    board.path(
      `${part}-fill`,
      [['M', x, y], ...sector(x, y, r, share)],
      { fill: 'ink' },
      { role: 'icon', name: 'filled part', layer: 'line' },
    );
  board.kit.drawn.add(path);
}

function sector(x: number, y: number, r: number, share: number) {
  const [first, ...rest] = ringSteps(x, y, r, 0, 0, share * 360);
  return first === undefined ? [] : ([['L', first[1] as number, first[2] as number] as const, ...rest] as const);
}
