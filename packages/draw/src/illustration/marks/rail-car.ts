/** A coach of a fast train, or its head, which runs to the right. */
import { mix } from '../../themes/index.ts';
import { Pen } from '../pen.ts';
import type { Local } from './local.ts';

/** `u` is its left end. Its wheels stand at the height of the place. */
export function railCar(at: Local, u: number, long: number, head: boolean): void {
  const { art, colors } = at.stage;
  const tall = 15;
  const body = {
    run: 'down' as const,
    stops: [
      { at: 0, color: colors.pale },
      { at: 0.62, color: colors.pale },
      { at: 1, color: colors.paleShade },
    ],
  };
  at.boxes(
    [
      [u + 4, 0, 9, 2.6],
      [u + long - 14, 0, 9, 2.6],
    ],
    colors.deep,
  );
  const [x0, top] = at.at(u, tall);
  const bottom = at.at(0, 1.6)[1];
  const x1 = at.at(u + long, 0)[0];
  const nose = new Pen().m(x0, top);
  if (head) {
    const start = at.at(u + long * 0.58, 0)[0];
    nose
      .l(start, top)
      .c(start + 8 * at.s, top, x1 - 3 * at.s, top + 6 * at.s, x1, bottom - 3 * at.s)
      .c(x1 + 0.4 * at.s, bottom - 1 * at.s, x1 - 1 * at.s, bottom, x1 - 4 * at.s, bottom)
      .l(x0, bottom)
      .z();
  } else
    nose
      .l(x1 - 0.4 * at.s, top)
      .l(x1 - 0.4 * at.s, bottom)
      .l(x0, bottom)
      .z();
  art.fill(nose, body);
  const end = head ? u + long * 0.56 : u + long - 3;
  at.round(u + 2, 8, end - u - 2, 4, 0.8, colors.paneDark);
  at.boxes(
    Array.from({ length: Math.floor((end - u - 4) / 5) }, (_, i) => [u + 6.6 + i * 5, 8, 0.5, 4] as const),
    colors.pale,
  );
  at.box(u, 4.2, head ? long * 0.86 : long - 0.4, 2, colors.accent);
  at.box(u, 3.3, head ? long * 0.92 : long - 0.4, 0.6, colors.accentShade);
  if (head)
    at.poly(
      [
        [u + long * 0.66, 13.4],
        [u + long * 0.74, 12.6],
        [u + long * 0.86, 8.6],
        [u + long * 0.7, 8.6],
      ],
      mix(colors.paneDark, colors.deep, 0.4),
    );
  else at.boxes([[u + long - 0.7, 2.4, 0.5, 12]], colors.body);
  at.box(u, tall - 0.8, head ? long * 0.56 : long - 0.4, 0.8, colors.paleShade);
}
