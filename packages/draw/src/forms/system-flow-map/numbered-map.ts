/** Numbers on the arrows, with their words in a list beside the map. */
import { defineVariant } from '../define.ts';
import { drawMap } from './_map.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_map',
  purpose: 'A flow whose steps need a sentence each.',
  example: {
    headline: 'A refund takes five hand-overs, two of them by e-mail',
    data: {
      nodes: [
        { id: 'rider', label: 'Rider', kind: 'user' },
        { id: 'desk', label: 'Service desk', kind: 'team' },
        { id: 'trips', label: 'Trip log', kind: 'database' },
        { id: 'fin', label: 'Finance', kind: 'team', emphasis: 'primary' },
        { id: 'bank', label: 'Bank', kind: 'external' },
      ],
      edges: [
        { from: 'rider', to: 'desk', label: 'Form with the trip and a reason' },
        { from: 'desk', to: 'trips', label: 'Looks up the trip by card number' },
        { from: 'desk', to: 'fin', label: 'Sends the case by e-mail', emphasis: 'primary' },
        { from: 'fin', to: 'bank', label: 'Orders the payment on Thursday' },
        { from: 'bank', to: 'rider', label: 'Credits the account after two days' },
      ],
    },
  },
  draw: (d, pane, kit) => drawMap(d, pane, kit, { zones: false, numbered: true }),
});
