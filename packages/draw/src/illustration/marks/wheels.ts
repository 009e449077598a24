/** Wheels of vehicles. */
import type { Local } from './local.ts';

export function wheel(at: Local, u: number, v: number, r: number): void {
  const { colors } = at.stage;
  at.oval(u, v, r, r, colors.deep);
  at.oval(u, v, r * 0.56, r * 0.56, colors.paleShade);
  at.oval(u, v, r * 0.24, r * 0.24, colors.body);
}
