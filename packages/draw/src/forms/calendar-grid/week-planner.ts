/** Days by hours. */
import { defineVariant } from '../define.ts';
import { drawMonth } from './_month.ts';
import { drawWeek } from './_week.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'week_planner',
  purpose: 'A week by hours: who is where, when.',
  example: {
    headline: 'The audit takes both halls until Thursday noon',
    context: 'Week of 14 September',
    data: {
      focus_day: 'Tue',
      days: [{ label: 'Mon' }, { label: 'Tue' }, { label: 'Wed' }, { label: 'Thu' }, { label: 'Fri' }, { label: 'Sat' }],
      events: [
        { label: 'Opening', day: 'Mon', start: 9, end: 10, sub: 'Board room' },
        { label: 'Stock count', day: 'Mon', start: 10, end: 16, sub: 'Hall 1' },
        { label: 'Site tour', day: 'Tue', start: 9, end: 12, emphasis: 'primary', sub: 'Both halls' },
        { label: 'Interviews', day: 'Tue', start: 13, end: 17, sub: 'Purchasing' },
        { label: 'System test', day: 'Wed', start: 8, end: 12, sub: 'Payroll run' },
        { label: 'Fire drill', day: 'Wed', start: 10, end: 11, tone: 'warn' },
        { label: 'Interviews', day: 'Wed', start: 13, end: 16, sub: 'Finance' },
        { label: 'Findings', day: 'Thu', start: 9, end: 12, sub: 'Draft report' },
        { label: 'Close', day: 'Fri', start: 10, end: 11.5, sub: 'Management', tone: 'good' },
      ],
    },
  },
  // A month that was sent without a variant is drawn as a month.
  draw: (d, pane, kit) =>
    d.days.length === 0 && (d.month !== undefined || d.events.some((e) => e.date !== undefined))
      ? drawMonth(d, pane, kit)
      : drawWeek(d, pane, kit),
});
