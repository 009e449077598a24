/** Evens the part of a picture where a title will stand, without an edge to be seen. */
import { mix } from '../../themes/index.ts';
import type { Stage } from '../define-motif.ts';

export function drawVeil({ art, w, h, calm, colors }: Stage): void {
  if (calm === 'none') return;
  const color = colors.dark ? colors.sky[0] : mix(colors.sky[2], colors.tone('base', 0.955, 0.1), 0.55);
  const stops = [
    { at: 0, color, alpha: 0.86 },
    { at: 0.55, color, alpha: 0.62 },
    { at: 1, color, alpha: 0 },
  ];
  art.called('calm area');
  if (calm === 'left') art.rect(0, 0, w * 0.52, h, { run: 'right', stops });
  else art.rect(0, h * 0.52, w, h * 0.48, { run: 'down', stops: [...stops].reverse().map(({ at, ...rest }) => ({ ...rest, at: 1 - at })) });
}
