/** An element too many, or one that another excludes: two fills, two text bodies, a third axis. */
import { defineRule } from './define-rule.ts';

export const surplusElement = defineRule({
  code: 'surplus_element',
  severity: 'error',
  what: 'An element stands once more than the schema allows, or beside one that excludes it.',
  remedy: 'Keep the one that is meant and remove the other.',
  ofElement({ of, element, children, mismatch }, report) {
    if (mismatch?.kind !== 'surplus') return;
    const wrong = children[mismatch.at];
    if (!wrong) return;
    const same = children.slice(0, mismatch.at).filter(({ name }) => name === wrong.name);
    const why = same.length > 0 ? `${wrong.name} stands once too often in` : `${wrong.name} may not stand beside the others in`;
    const text = of.document.source.slice(wrong.start, wrong.end);
    report({
      part: of.part.name,
      element: wrong,
      message: `${why} ${element.name}.`,
      // An exact copy adds nothing.
      mend: () =>
        wrong.parent === element && same.some(({ start, end }) => of.document.source.slice(start, end) === text)
          ? [{ start: wrong.start, end: wrong.end, text: '' }]
          : undefined,
    });
  },
});
