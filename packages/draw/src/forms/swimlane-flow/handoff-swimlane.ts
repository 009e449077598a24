/** Lanes by phases, joined by labelled hand-overs. */
import { defineVariant } from '../define.ts';
import { drawFlow } from './_flow.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'handoff_swimlane',
  purpose: 'Who does what in which phase, what is handed over and how long that takes.',
  example: {
    headline: 'A loan waits eleven days between the desks and one day on them',
    context: 'Small business loan, application to payout',
    source_note: 'Time stamps of 420 cases, first quarter',
    data: {
      lanes: [{ label: 'Customer' }, { label: 'Branch' }, { label: 'Credit desk' }, { label: 'Back office' }],
      phases: ['Apply', 'Check', 'Decide', 'Pay'],
      tasks: [
        { id: 'a', lane: 0, phase: 0, label: 'Files the application online' },
        { id: 'b', lane: 1, phase: 1, label: 'Checks papers and calls back' },
        { id: 'c', lane: 2, phase: 2, label: 'Rates and decides', emphasis: 'primary' },
        { id: 'd', lane: 3, phase: 3, label: 'Draws up the contract' },
        { id: 'e', lane: 0, phase: 3, label: 'Signs on the phone' },
      ],
      handoffs: [
        { from: 'a', to: 'b', label: '2 days' },
        { from: 'b', to: 'c', label: '6 days' },
        { from: 'c', to: 'd', label: '3 days' },
        { from: 'd', to: 'e' },
      ],
    },
  },
  draw: (data, pane, kit) => drawFlow(data, pane, kit, pane.box, { crossings: false }),
});
