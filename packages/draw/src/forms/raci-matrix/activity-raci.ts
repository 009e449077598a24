/** Activities down, roles across. */
import { defineVariant } from '../define.ts';
import { drawRaci } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'activity_raci',
  purpose: 'Who does what: one row an activity, exactly one accountable role in each.',
  example: {
    headline: 'Purchasing owns the contract, the plants own the call-off',
    context: 'R responsible, A accountable, C consulted, I informed',
    source_note: 'Procurement handbook, draft',
    data: {
      roles: ['Plant', 'Purchasing', 'Quality', 'Finance', 'Legal'],
      activities: [
        { label: 'Specify the need', cells: ['A/R', 'C', 'C', '', ''] },
        { label: 'Select suppliers', cells: ['C', 'A/R', 'R', 'I', ''] },
        { label: 'Negotiate and sign', cells: ['I', 'A', '', 'C', 'R'], emphasis: 'primary' },
        { label: 'Call off', cells: ['A/R', 'I', '', '', ''] },
        { label: 'Check on receipt', cells: ['R', '', 'A', '', ''] },
        { label: 'Approve invoices', cells: ['C', 'C', '', 'A/R', ''] },
        { label: 'Review once a year', cells: ['C', 'A/R', 'C', 'C', 'I'] },
      ],
    },
  },
  draw: (data, pane, kit) => drawRaci(data, pane, kit, { load: false }),
});
