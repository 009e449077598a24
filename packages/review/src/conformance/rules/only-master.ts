/** The masters of which a deck has one: of notes and of handouts (ISO 29500-1, 13.3.3 and 13.3.4). */
import { partKey } from '@deckwright/read/ooxml';
import { defineRule } from './define-rule.ts';

const KINDS = { notesMaster: 'notes', handoutMaster: 'handouts' } as const;

export const onlyMaster = defineRule({
  code: 'only_master',
  severity: 'error',
  what: 'A deck has two masters of notes or of handouts, or notes follow another master than the deck has.',
  remedy: 'Save the deck anew in PowerPoint, so that all notes follow one master.',
  ofPackage({ pkg, reached }, report) {
    for (const [kind, what] of Object.entries(KINDS)) {
      const masters = pkg
        .relationships(pkg.main.name)
        .flatMap((one) => (one.kind === kind && one.part !== undefined && pkg.part(one.part) !== undefined ? [one.part] : []));
      const [only, other] = masters;
      if (other !== undefined && only !== undefined && partKey(other) !== partKey(only))
        report({ part: pkg.main.name, message: `The deck has two masters of ${what}: ${only} and ${other}.` });
      for (const [part, kinds] of reached) {
        if (!kinds.has('notesSlide') || kind !== 'notesMaster') continue;
        const followed = pkg.relationships(part.name).find((one) => one.kind === kind)?.part;
        if (followed === undefined || pkg.part(followed) === undefined) continue;
        if (!masters.some((master) => partKey(master) === partKey(followed)))
          report({ part: part.name, message: `${part.name} follows ${followed}, which is no master of the deck.` });
      }
    }
  },
});
