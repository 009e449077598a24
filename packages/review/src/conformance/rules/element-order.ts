/** Children that would be valid in another order. Programs that append every property cause this. */
import { defineRule, quoted } from './define-rule.ts';

export const elementOrder = defineRule({
  code: 'element_order',
  severity: 'error',
  what: 'The children of an element stand in another order than the schema gives.',
  remedy: 'Put the elements into the order of the schema.',
  ofElement({ of, element, children, mismatch }, report) {
    if (mismatch?.kind !== 'order') return;
    const wrong = children[mismatch.at];
    if (!wrong) return;
    report({
      part: of.part.name,
      element: wrong,
      message: `${wrong.name} stands too late in ${element.name}, behind ${quoted(children[mismatch.at - 1]?.name ?? '')}.`,
      mend: () => {
        const { ordered } = mismatch;
        // Children in branches of alternate content cannot be moved among the siblings of the whole.
        if (!ordered || children.some(({ parent }) => parent !== element)) return undefined;
        return ordered.flatMap((from, to) => {
          const [there, here] = [children[to], children[from]];
          if (from === to || !there || !here) return [];
          return [{ start: there.start, end: there.end, text: of.document.source.slice(here.start, here.end) }];
        });
      },
    });
  },
});
