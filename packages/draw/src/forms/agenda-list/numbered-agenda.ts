/** Topics with their numbers, under group titles if there are any. */
import { defineVariant } from '../define.ts';
import { drawAgenda } from './_agenda.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_agenda',
  purpose: 'The usual agenda: numbers left, length or owner right, support below each topic.',
  example: {
    headline: 'Today ends with three decisions on the northern plants',
    subject: 'AGENDA',
    blocks: [
      { label: 'Where we stand', kind: 'header' },
      { label: 'Order book and load', meta: '15 min', sub: 'Both plants are full until March' },
      { label: 'Cost of the second shift', meta: '20 min', sub: 'Overtime against forty new posts' },
      { label: 'What we decide', kind: 'header' },
      { label: 'Hall 2', meta: '30 min', sub: 'Build now or after the demand review', emphasis: 'primary' },
      { label: 'Press line 5', meta: '15 min', sub: 'Buy, lease or move from Ulm' },
      { label: 'Training budget', meta: '10 min', sub: 'Release the second half' },
    ],
  },
  draw: (data, pane, kit) => drawAgenda(data, pane, kit, { marker: 'number' }),
});
