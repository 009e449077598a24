/** No form fits the brief. */
import { defineError } from './_define-error.ts';

export const intentUnroutable = defineError({
  code: 'intent_unroutable',
  status: 422,
  title: 'No form fits the brief',
  remedy: 'Add what `repair_options` names, or send a form with its data.',
  members: {
    render_status: '`needs_confirmation` or `would_fabricate`, where it is one of them',
    repair_options: 'what to add to the brief: `{form, add, completed_brief}`',
    blanks: 'of a completed brief with blanks left: `{text, start, end}` of each, in characters of the brief',
    cost_charged: 'always 0',
  },
});
