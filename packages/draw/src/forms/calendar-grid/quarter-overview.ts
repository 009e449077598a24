/** Three months at a glance with a list of dates. */
import { defineVariant } from '../define.ts';
import { drawQuarter } from './_quarter.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'quarter_overview',
  purpose: 'The dates of a quarter to remember, marked in the calendar and listed.',
  example: {
    headline: 'Eight dates decide the tender before the year ends',
    data: {
      month: '2026-10',
      events: [
        { date: '2026-10-05', label: 'Tender opens' },
        { date: '2026-10-16', label: 'Site visit', sub: 'Depot North' },
        { date: '2026-10-30', label: 'Questions close', tone: 'warn' },
        { date: '2026-11-13', label: 'Bid due', emphasis: 'primary' },
        { date: '2026-11-23', end_date: '2026-11-25', label: 'Presentations', sub: 'Three bidders' },
        { date: '2026-12-04', label: 'Best and final offer' },
        { date: '2026-12-11', label: 'Board decides', tone: 'good' },
        { date: '2026-12-21', label: 'Signing' },
      ],
    },
  },
  draw: drawQuarter,
});
