/** Activities on top of what carries them. */
import { defineVariant } from '../define.ts';
import { drawChain } from './_chain.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'foundation_value_chain',
  purpose: 'A chain that stands on its support: bands below.',
  example: {
    headline: 'Value is lost at the stop, not on the road',
    data: {
      goal: 'Riders who come back',
      support: [{ label: 'Network planning' }, { label: 'Fleet and workshops' }, { label: 'People and training' }],
      primary: [
        { label: 'Inform', detail: ['App and signs', 'Changes a week ahead'] },
        { label: 'Board', detail: ['All doors', 'Tickets on the phone'], emphasis: 'primary' },
        { label: 'Ride', detail: ['Three minutes at most', 'Clean every night'] },
        { label: 'Connect', detail: ['Boats and trains wait'] },
        { label: 'Follow up', detail: ['Answer in two days'] },
      ],
    },
  },
  draw: (d, pane, kit) => drawChain(d, pane, kit, true),
});
