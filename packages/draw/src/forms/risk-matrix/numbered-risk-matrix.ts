/** Numbered discs in the fields, with the risks listed in the order of the request. */
import { defineVariant } from '../define.ts';
import { drawRisks } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_risk_matrix',
  purpose: 'The usual picture of a risk register: every risk numbered in its field and named beside it.',
  example: {
    headline: 'Two of eight risks can stop the launch; both need a decision in June',
    context: 'Launch of the electric van',
    source_note: 'Risk committee',
    data: {
      likelihood_label: 'Likelihood',
      impact_label: 'Impact',
      likelihood_levels: ['Rare', 'Unlikely', 'Possible', 'Likely', 'Expected'],
      impact_levels: ['Minor', 'Low', 'Medium', 'High', 'Critical'],
      risks: [
        { label: 'Battery cells arrive late', likelihood: 4, impact: 5, sub: 'One source until October', emphasis: 'primary' },
        { label: 'Type approval slips', likelihood: 3, impact: 5, sub: 'Test slot moved twice', emphasis: 'primary' },
        { label: 'Dealers are not trained', likelihood: 3, impact: 3, sub: 'Half of 140 booked' },
        { label: 'Software update fails', likelihood: 2, impact: 4, sub: 'Rollback tested in May' },
        { label: 'Price war at launch', likelihood: 3, impact: 2, sub: 'Two rivals announced cuts' },
        { label: 'Strike at the port', likelihood: 1, impact: 4 },
        { label: 'Exchange rate moves', likelihood: 4, impact: 2, sub: 'Hedged to 70%' },
        { label: 'Recall of the old model', likelihood: 1, impact: 5 },
      ],
    },
  },
  draw: (data, pane, kit) => drawRisks(data, pane, kit, { ranked: false, scores: false }),
});
