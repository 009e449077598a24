/** Relationships to parts that are not in the file. */
import { relationshipsName } from '@deckwright/read/ooxml';
import { defineRule, quoted } from './define-rule.ts';

export const missingPart = defineRule({
  code: 'missing_part',
  severity: 'error',
  what: 'A relationship leads to a part that is not in the file.',
  remedy: 'Insert what is missing anew, or delete what should show it.',
  ofPackage({ pkg, reached }, report) {
    for (const name of ['/', ...[...reached.keys()].map((part) => part.name)]) {
      for (const { id, target, part } of pkg.relationships(name)) {
        if (part === undefined || pkg.part(part) || target.startsWith('#')) continue;
        // Old programs write NULL as the target of a picture that was not found.
        report({
          part: relationshipsName(name),
          message: `The relationship ${quoted(id)} of ${name} leads to ${quoted(part)}, which is not in the file.`,
        });
      }
    }
  },
});
