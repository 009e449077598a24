/** Components are nested too deeply. */
import { defineError } from './_define-error.ts';

export const nestingTooDeep = defineError({
  code: 'nesting_too_deep',
  status: 422,
  title: 'Components are nested too deeply',
  remedy: 'Keep to two levels: a split view may hold a card that holds a component, nothing deeper.',
  members: { limit: 'deepest level allowed', cost_charged: 'always 0' },
});
