/** Who does what by when: actions with owner, date and a pill for their state. */
import { defineVariant } from '../define.ts';
import { drawTable } from './_table.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'action_plan_table',
  purpose: 'An action plan: the column `status` becomes pills.',
  example: {
    headline: 'Two of six actions need help to be ready by the launch',
    context: 'Action plan of the launch team, as of 4 May',
    source_note: 'Project office',
    data: {
      columns: [
        { key: 'action', label: 'Action' },
        { key: 'owner', label: 'Owner' },
        { key: 'due', label: 'Due' },
        { key: 'status', label: 'Status' },
        { key: 'next', label: 'Next step' },
      ],
      rows: [
        { action: 'Sign the packaging supplier', owner: 'M. Lindqvist', due: '10 May', status: 'green', next: 'Countersign on Monday' },
        { action: 'Train 140 store staff', owner: 'R. Osei', due: '22 May', status: 'amber', next: 'Move two sessions online' },
        { action: 'Load prices into the till system', owner: 'J. Novak', due: '24 May', status: 'green', next: 'Test in two stores' },
        { action: 'Approve the campaign film', owner: 'C. Duarte', due: '12 May', status: 'red', next: 'Board decides on the claim' },
        { action: 'Fill the regional warehouses', owner: 'A. Baumann', due: '28 May', status: 'green', next: 'First trucks on 18 May' },
        { action: 'Staff the service line', owner: 'R. Osei', due: '30 May', status: 'green', next: 'Six offers are out' },
      ],
    },
  },
  draw: (data, pane, kit) => drawTable(data, pane, kit, { states: true }),
});
