/** Arrows from each risk to its position after the measures. */
import { defineVariant } from '../define.ts';
import { drawRisks } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'residual_risk_matrix',
  purpose: 'What the measures achieve: each risk before and after, joined by an arrow, with both products.',
  example: {
    headline: 'The four measures move every red risk out of the red',
    context: 'Core system migration, before and after measures',
    source_note: 'Risk committee',
    data: {
      likelihood_label: 'Likelihood',
      impact_label: 'Impact',
      risks: [
        {
          label: 'Migration takes longer than a weekend',
          likelihood: 4,
          impact: 5,
          sub: 'Two rehearsals and a fallback',
          residual: { likelihood: 2, impact: 4 },
        },
        {
          label: 'Old data is incomplete',
          likelihood: 5,
          impact: 3,
          sub: 'Clean-up in five waves',
          residual: { likelihood: 2, impact: 3 },
        },
        {
          label: 'Interfaces break unnoticed',
          likelihood: 4,
          impact: 4,
          sub: 'Monitoring on all 38',
          residual: { likelihood: 2, impact: 2 },
        },
        {
          label: 'Staff work around the system',
          likelihood: 3,
          impact: 4,
          sub: 'Key users in each branch',
          residual: { likelihood: 2, impact: 2 },
        },
      ],
    },
  },
  draw: (data, pane, kit) => drawRisks(data, pane, kit, { ranked: false, scores: true }),
});
