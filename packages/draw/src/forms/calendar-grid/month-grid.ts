/** A month by days. */
import { defineVariant } from '../define.ts';
import { drawMonth } from './_month.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'month_grid',
  purpose: 'A month by days, with events that may last several.',
  example: {
    headline: 'September carries the launch, the audit and the trade fair',
    data: {
      month: '2026-09',
      focus_day: '2026-09-15',
      events: [
        { date: '2026-09-02', label: 'Press preview' },
        { date: '2026-09-07', end_date: '2026-09-09', label: 'Store training', tone: 'neutral' },
        { date: '2026-09-15', label: 'Launch', emphasis: 'primary' },
        { date: '2026-09-14', end_date: '2026-09-18', label: 'Audit on site', tone: 'warn' },
        { date: '2026-09-22', end_date: '2026-09-25', label: 'Trade fair, hall 4' },
        { date: '2026-09-30', label: 'Quarter close', tone: 'bad' },
      ],
    },
  },
  draw: drawMonth,
});
