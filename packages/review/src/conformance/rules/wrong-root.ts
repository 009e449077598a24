/** Parts whose root element belongs to another kind of part. */
import { PART_KINDS } from '../package/relationship-table.ts';
import { defineRule, listed, quoted } from './define-rule.ts';

const ROOTS = new Map(
  Object.values(PART_KINDS).flatMap(({ types, roots = [] }) => types.map((type) => [type.toLowerCase(), roots] as const)),
);

export const wrongRoot = defineRule({
  code: 'wrong_root',
  severity: 'error',
  what: 'A part begins with another element than its content type means.',
  remedy: 'Give the part the content type of what it is.',
  ofPart({ part, document }, report) {
    const roots = ROOTS.get(part.contentType.toLowerCase());
    if (!roots || roots.includes(document.root.name)) return;
    report({
      part: part.name,
      element: document.root,
      message: `${part.name} begins with ${quoted(document.root.sourceName)}; by its content type it must be ${listed(roots)}.`,
    });
  },
});
