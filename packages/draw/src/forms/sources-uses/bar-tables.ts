/** Two tables with a bar in every line. */
import { defineVariant } from '../define.ts';
import { drawTables } from './_tables.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'bar_tables',
  purpose: 'Lines of both sides with a bar in each, when sizes should be seen at once.',
  example: {
    headline: 'Payroll and rent take two thirds of the funds',
    context: 'Sources and uses of funds 2025, € thousand',
    source_note: 'Annual accounts',
    data: {
      unit: '',
      sources: [
        { label: 'Donations', value: 840 },
        { label: 'Public grants', value: 610 },
        { label: 'Membership fees', value: 260 },
        { label: 'Events', value: 140 },
      ],
      uses: [
        { label: 'Payroll', value: 980 },
        { label: 'Rent and energy', value: 245 },
        { label: 'Projects', value: 470 },
        { label: 'Administration', value: 95 },
        { label: 'Reserve', value: 60 },
      ],
    },
  },
  draw: (d, pane, kit) => drawTables(d, pane, kit, true),
});
