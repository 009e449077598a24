/** Ids of relationships: each once in its part, and a name that XML allows. */
import { relationshipsName } from '@deckwright/read/ooxml';
import { defineRule, quoted } from './define-rule.ts';

/** An NCName, without the rarer letters that XML allows. */
const NAME = /^[\p{L}_][\p{L}\p{N}\p{M}._·-]*$/u;

export const relationshipId = defineRule({
  code: 'relationship_id',
  severity: 'error',
  what: 'The id of a relationship is used twice in its part, or does not begin with a letter.',
  remedy: 'Give each relationship an id of its own, such as rId1.',
  ofPackage({ pkg, reached }, report) {
    for (const name of ['/', ...[...reached.keys()].map((part) => part.name)]) {
      const seen = new Set<string>();
      for (const { id } of pkg.relationships(name)) {
        if (seen.has(id)) report({ part: relationshipsName(name), message: `Two relationships of ${name} have the id ${quoted(id)}.` });
        else if (!NAME.test(id)) report({ part: relationshipsName(name), message: `${quoted(id)} is no id of a relationship.` });
        seen.add(id);
      }
    }
  },
});
