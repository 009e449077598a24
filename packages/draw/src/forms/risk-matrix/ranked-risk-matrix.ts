/** Risks listed by likelihood times impact. */
import { defineVariant } from '../define.ts';
import { drawRisks } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'ranked_risk_matrix',
  purpose: 'Which risks come first: listed by the product of likelihood and impact, with that product.',
  example: {
    headline: 'Cyber attack leads the register; three risks need a decision this quarter',
    context: 'Group risk register',
    source_note: 'Risk committee',
    data: {
      likelihood_label: 'Likelihood',
      impact_label: 'Impact',
      risks: [
        { label: 'Cyber attack on production', likelihood: 4, impact: 5 },
        { label: 'Loss of the largest customer', likelihood: 2, impact: 5 },
        { label: 'Licence is not renewed', likelihood: 3, impact: 4 },
        { label: 'Flood at the river plant', likelihood: 1, impact: 5 },
        { label: 'Key people leave', likelihood: 4, impact: 3 },
        { label: 'Energy price doubles', likelihood: 3, impact: 3 },
        { label: 'Data protection fine', likelihood: 2, impact: 3 },
      ],
    },
  },
  draw: (data, pane, kit) => drawRisks(data, pane, kit, { ranked: true, scores: true }),
});
