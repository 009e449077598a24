/** One path through the flows stands out. */
import { defineVariant } from '../define.ts';
import { drawSankey } from './_sankey.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'highlighted_path_sankey',
  purpose: 'One way through many flows that the slide is about; the others are context.',
  example: {
    headline: 'Of 8,400 applications 1,900 are lost to a form nobody needs',
    context: 'Applications for the transit card, first half',
    data: {
      unit: '',
      flows: [
        { from: 'Online', to: 'Complete', value: 3900 },
        { from: 'Online', to: 'Paper form asked for', value: 2100, emphasis: 'primary' },
        { from: 'Counter', to: 'Complete', value: 2100 },
        { from: 'Counter', to: 'Paper form asked for', value: 300 },
        { from: 'Paper form asked for', to: 'Abandoned', value: 1900, emphasis: 'primary' },
        { from: 'Paper form asked for', to: 'Card issued', value: 500 },
        { from: 'Complete', to: 'Card issued', value: 5800 },
        { from: 'Complete', to: 'Refused', value: 200 },
      ],
    },
  },
  draw: (d, pane, kit) => drawSankey(d, pane, kit, { highlight: true, shares: false }),
});
