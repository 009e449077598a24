/** Lanes by phases, with every change of lanes drawn strong. */
import { defineVariant } from '../define.ts';
import { drawFlow } from './_flow.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'lane_crossing_swimlane',
  purpose: 'How often work changes hands: hand-overs between lanes strong, those within a lane faint.',
  example: {
    headline: 'An order changes hands four times before anybody buys the part',
    context: 'Spare part order, before the redesign',
    source_note: 'Interviews in three plants',
    data: {
      lanes: [{ label: 'Plant' }, { label: 'Maintenance' }, { label: 'Purchasing' }],
      phases: ['Request', 'Specify', 'Quote', 'Order', 'Receive'],
      tasks: [
        { id: 'a', lane: 0, phase: 0, label: 'Reports the fault' },
        { id: 'b', lane: 1, phase: 1, label: 'Identifies the part' },
        { id: 'c', lane: 2, phase: 2, label: 'Asks three suppliers' },
        { id: 'd', lane: 1, phase: 3, label: 'Compares offers', emphasis: 'primary' },
        { id: 'e', lane: 2, phase: 3, label: 'Places the order' },
        { id: 'f', lane: 2, phase: 4, label: 'Books the invoice' },
      ],
      handoffs: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'd' },
        { from: 'd', to: 'e' },
        { from: 'e', to: 'f' },
      ],
    },
  },
  draw: (data, pane, kit) => drawFlow(data, pane, kit, pane.box, { crossings: true }),
});
