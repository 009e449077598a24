/** Conclusions: a claim and the sentences that carry it. */

import { listOf, statementsOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const takeawayStack = definePattern({
  form: 'takeaway_stack',
  strong: [
    'executive summary',
    'key takeaways',
    'takeaways',
    'key messages',
    'summary',
    'zusammenfassung',
    'kernaussagen',
    'résumé',
    'synthèse',
    'points clés',
    'resumen',
    'conclusiones',
    'sintesi',
    'resumo',
    'samenvatting',
    'podsumowanie',
    'lessons learned',
    'conclusions',
  ],
  weak: ['we should', 'recommend', 'because'],
  figures: false,
  needs: 'two or more statements',
  sample: 'Takeaways: demand is back, capacity is the limit, prices hold.',
  read(brief) {
    const statements = statementsOf(brief) ?? listOf(brief);
    return statements === undefined || statements.length < 2 || statements.length > 8
      ? undefined
      : { fit: 0.8, blocks: statements.map((label) => ({ label })) };
  },
});
