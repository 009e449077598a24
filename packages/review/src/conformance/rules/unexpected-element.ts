/** Elements that the schema does not allow at their place. */
import { defineRule, listed } from './define-rule.ts';

export const unexpectedElement = defineRule({
  code: 'unexpected_element',
  severity: 'error',
  what: 'An element stands where the schema allows none of its name.',
  remedy: 'Remove the element, or write what it means as the schema has it.',
  ofElement({ of, element, children, mismatch }, report) {
    if (mismatch?.kind !== 'unexpected') return;
    const wrong = children[mismatch.at];
    if (!wrong) return;
    const instead = mismatch.expected.length > 0 ? ` Here ${listed(mismatch.expected)} must stand.` : '';
    report({
      part: of.part.name,
      element: wrong,
      message: `${wrong.name.startsWith('{') ? wrong.sourceName : wrong.name} may not stand in ${element.name}.${instead}`,
      // An empty element shows nothing.
      mend: () =>
        wrong.children.length === 0 && wrong.parent === element ? [{ start: wrong.start, end: wrong.end, text: '' }] : undefined,
    });
  },
});
