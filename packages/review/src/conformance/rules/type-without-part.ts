/** Content types of parts that are not in the file. */
import { attribute, elements, removeElement } from '@deckwright/read/ooxml';
import { defineRule, quoted } from './define-rule.ts';

export const typeWithoutPart = defineRule({
  code: 'type_without_part',
  severity: 'warning',
  what: '[Content_Types].xml names a part that is not in the file.',
  remedy: 'Take the row of the part out of [Content_Types].xml.',
  ofPackage({ pkg }, report) {
    for (const row of elements(pkg.contentTypes.root, 'ct:Override')) {
      const name = attribute(row, 'PartName') ?? '';
      if (pkg.part(name)) continue;
      report({
        part: '/[Content_Types].xml',
        element: row,
        attribute: 'PartName',
        message: `${quoted(name)} has a content type and is not in the file.`,
        retype: () => [removeElement(row)],
      });
    }
  },
});
