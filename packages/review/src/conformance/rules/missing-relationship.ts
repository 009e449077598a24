/** Relationships that a part must have: a slide its layout, a layout its master, a master its theme. */
import { PART_KINDS } from '../package/relationship-table.ts';
import { defineRule } from './define-rule.ts';

const NEEDS = new Map(
  Object.values(PART_KINDS).flatMap(({ types, needs = [] }) => types.map((type) => [type.toLowerCase(), needs] as const)),
);

export const missingRelationship = defineRule({
  code: 'missing_relationship',
  severity: 'error',
  what: 'A part lacks a relationship that it must have: a slide to its layout, a layout to its master, a master to its theme.',
  remedy: 'Apply a layout to the slide anew, or take the slide from a copy of the deck.',
  ofPackage({ pkg, reached }, report) {
    for (const part of reached.keys()) {
      for (const kind of NEEDS.get(part.contentType.toLowerCase()) ?? []) {
        if (!pkg.relationships(part.name).some((one) => one.kind === kind))
          report({ part: part.name, message: `${part.name} has no relationship of the type ${kind}.` });
      }
    }
  },
});
