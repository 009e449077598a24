/** The score on its scale, and beside it what raises it. */
import { defineVariant } from '../define.ts';
import { drawSingle } from './_single.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'score_action_gauge',
  purpose: 'Where one score stands and the actions that lift it into the next zone.',
  example: {
    headline: 'Three actions lift cyber readiness into the insurable zone',
    context: 'Readiness score of the yearly assessment',
    source_note: 'External assessment, May',
    data: {
      score: { value: 2.6, min: 1, max: 5, label: 'Readiness score' },
      scale: {
        zones: [
          { from: 1, to: 2, label: 'Exposed', tone: 'bad' },
          { from: 2, to: 3.5, label: 'Basic', tone: 'warn' },
          { from: 3.5, to: 5, label: 'Insurable', tone: 'good' },
        ],
        target: { value: 4, label: 'Insurer asks for' },
      },
      actions: [
        'Second factor for all administrators by June',
        'Offline backups tested every quarter',
        'Response drills with the two largest suppliers',
      ],
    },
  },
  draw: (d, pane, kit) => drawSingle(d, pane, kit, true),
});
