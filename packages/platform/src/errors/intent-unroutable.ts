/** No form fits the brief. */
import { defineError } from './_define-error.ts';

export const intentUnroutable = defineError({
  code: 'intent_unroutable',
  status: 422,
  title: 'No form fits the brief',
  remedy: 'Add what `repair_options` names, or send a form with its data.',
  members: {
    render_status: '`needs_confirmation` or `would_fabricate`, where it is one of them',
    route: '`unroutable`, `needs_confirmation`, `would_fabricate`, or `deck` for what asks for several slides',
    form: 'the form that was understood, where one was',
    fault: 'the characters by which the slide would say something false: `{form, path, text, start, end}`',
    outline: 'with the route `deck`: where the text is cut into briefs',
    repair_options: 'what to add to the brief: `{form, add, completed_brief}`',
    blanks: 'of a completed brief with blanks left: `{text, start, end}` of each, in characters of the brief',
    cost_charged: 'always 0',
  },
});
