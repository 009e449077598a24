/** Colours of good and bad, which a mark has only where the request says which way is good. Elsewhere a sign is a sign. */
import type { Kit } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';

/** Which way is good, as a request says it. */
export type GoodWhen = 'up' | 'down' | undefined;

/** The colour of a change that is good or bad. Undefined where nothing says so, and for no change. */
export const judged = (change: number, good: GoodWhen): 'positive' | 'negative' | undefined =>
  good === undefined || change === 0 || Number.isNaN(change) ? undefined : change > 0 === (good === 'up') ? 'positive' : 'negative';

/** The same colour for text, readable on canvas and surface. */
export function judgedText(change: number, good: GoodWhen, kit: Kit): Color | undefined {
  const color = judged(change, good);
  return color && kit.asText(color);
}

/** Rises and falls that are to be told apart and are neither good nor bad: `rise` has a hue, `fall` none. `loud` ones are the message. */
export function changeFill(change: number, loud: boolean, { theme }: Kit): Color {
  if (change <= 0) return loud ? 'muted' : 'neutral';
  // The first hue of some brands looks like that of losses.
  const hue = theme.totals === undefined ? 1 : 2;
  return loud ? `accent${hue}` : `soft${hue}`;
}
