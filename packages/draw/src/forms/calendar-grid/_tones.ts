/** The paint of an event: soft with an edge, or a full fill for the emphasised one. */
import type { Kit } from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { CalendarEvent } from './form.ts';

const TONES: Readonly<Record<string, { readonly fill: Color; readonly edge: Color }>> = {
  good: { fill: 'softPositive', edge: 'positive' },
  positive: { fill: 'softPositive', edge: 'positive' },
  green: { fill: 'softPositive', edge: 'positive' },
  bad: { fill: 'softNegative', edge: 'negative' },
  negative: { fill: 'softNegative', edge: 'negative' },
  red: { fill: 'softNegative', edge: 'negative' },
  warn: { fill: 'softWarning', edge: 'warning' },
  warning: { fill: 'softWarning', edge: 'warning' },
  amber: { fill: 'softWarning', edge: 'warning' },
  neutral: { fill: 'track', edge: 'muted' },
};

export function groundOf(event: CalendarEvent, kit: Kit): { readonly fill: Color; readonly edge: Color; readonly ink: Color } {
  if (event.emphasis === 'primary') return { fill: 'accent1', edge: 'accent1', ink: kit.on('accent1') };
  const { fill, edge } = TONES[event.tone?.trim().toLowerCase() ?? ''] ?? { fill: 'soft1' as Color, edge: 'accent1' as Color };
  return { fill, edge, ink: kit.on(fill) };
}
