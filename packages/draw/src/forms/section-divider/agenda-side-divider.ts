/** Title beside the list of chapters. */
import { defineVariant } from '../define.ts';
import { drawDivider } from './_divider.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'agenda_side_divider',
  layout: 'section',
  purpose: 'A break that repeats the agenda at the side, with the current chapter set apart.',
  example: {
    headline: 'Where the money goes',
    context: 'Six cost blocks make up four fifths of the spend',
    subject: '02',
    blocks: [
      { label: 'Where we stand' },
      { label: 'Where the money goes', emphasis: 'primary' },
      { label: 'What we change' },
      { label: 'How we get there' },
    ],
  },
  draw: (d, pane, kit) => drawDivider(d, pane, kit, 'list'),
});
