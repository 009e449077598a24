/** Conclusions: a claim and the sentences that carry it. */

import { blocksOf, entriesOf, statementsOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';

export const takeawayStack = definePattern({
  form: 'takeaway_stack',
  names: [
    'takeaways',
    'key takeaways',
    'takeaway',
    'key messages',
    'lessons learned',
    'kernbotschaften',
    'messages clés',
    'mensajes clave',
    'messaggi chiave',
    'mensagens-chave',
    'kernboodschappen',
    'kluczowe wnioski',
  ],
  strong: [
    'what to remember',
    'remember',
    'learned',
    'key findings',
    'findings',
    'main points',
    'erkenntnisse',
    'à retenir',
    'conclusion',
    'takeaways',
    'key messages',
    'kernaussagen',
    'points clés',
    'conclusiones',
    'conclusioni',
    'conclusões',
    'conclusies',
    'wnioski',
    'zusammenfassung',
    'summary',
    'lessons learned',
    'conclusions',
  ],
  weak: ['we should', 'recommend', 'because'],
  figures: false,
  needs: 'two or more statements',
  sample: 'Takeaways: demand is back, capacity is the limit, prices hold.',
  read(brief) {
    const entries = entriesOf(brief);
    if (entries !== undefined && entries.length <= 8)
      return {
        fit:
          entries.filter((e) => brief.figures.some((f) => !f.year && f.start >= e.piece.start && f.end <= e.piece.end)).length ===
            entries.length && entries.every((e) => e.piece.text.length < 40)
            ? 0.4
            : 0.8,
        blocks: blocksOf(entries),
      };
    const statements = statementsOf(brief);
    return statements === undefined || statements.length > 8 ? undefined : { fit: 0.6, blocks: statements.map((label) => ({ label })) };
  },
});
