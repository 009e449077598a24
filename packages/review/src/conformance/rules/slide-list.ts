/** The list of slides against the slides that there are (ISO 29500-1, 19.2.1.34), and notes against their slides. */
import { child, elements, type OpcPackage, type Part, partKey, type Relationship, setAttribute } from '@deckwright/read/ooxml';
import { defineRule, quoted, type Reporter } from './define-rule.ts';

/** ISO 29500-1, 19.7.11: ST_SlideId. */
const LEAST = 256;
const MOST = 2_147_483_647;

export const slideList = defineRule({
  code: 'slide_list',
  severity: 'error',
  what: 'The list of slides names a slide twice, names none, gives two slides one id, or leaves out a slide of the file; or two slides share notes.',
  remedy: 'List each slide once, with an id of its own from 256 on, and give each notes of its own.',
  ofPackage({ pkg, reached }, report) {
    const document = pkg.main.xml();
    const relationships = new Map(pkg.relationships(pkg.main.name).map((one) => [one.id, one]));
    const listed = elements(child(document.root, 'p:sldIdLst'), 'p:sldId');
    const ids = new Set<number>();
    const parts = new Set<string>();
    let next = Math.max(LEAST - 1, ...listed.flatMap((one) => inRange(Number(one.attributes.get('id')))));
    for (const element of listed) {
      const at = { part: pkg.main.name, element };
      const written = element.attributes.get('id') ?? '';
      const id = Number(written);
      if (inRange(id).length === 0 || ids.has(id)) {
        report({
          ...at,
          attribute: 'id',
          message: ids.has(id) ? `The id ${id} is used by two slides.` : `The id ${quoted(written)} is none that a slide can have.`,
          mend: () => {
            if (next >= MOST) return undefined;
            next += 1;
            return [setAttribute(document, element, 'id', String(next))];
          },
        });
      }
      ids.add(id);
      const target = relationships.get(element.attributes.get('r:id') ?? '');
      if (target?.part === undefined) continue;
      if (target.kind !== 'slide') {
        report({ ...at, attribute: 'r:id', message: `The list of slides names ${quoted(target.part)}, which is no slide.` });
      } else if (parts.has(partKey(target.part))) {
        // Which of the two places is meant is the author's to say: without one of them words would be gone.
        report({ ...at, attribute: 'r:id', message: `The list of slides names ${quoted(target.part)} twice.` });
      }
      parts.add(partKey(target.part));
    }
    unlisted(pkg, parts, report);
    sharedNotes(pkg, reached, report);
  },
});

const inRange = (id: number): readonly number[] => (Number.isInteger(id) && id >= LEAST && id <= MOST ? [id] : []);

const SLIDE = /presentationml\.slide\+xml$/i;

/** Slides that were deleted from the list, and whose words travel on with the file. */
function unlisted(pkg: OpcPackage, listed: ReadonlySet<string>, report: Reporter): void {
  for (const part of pkg.parts) {
    if (!SLIDE.test(part.contentType) || listed.has(partKey(part.name))) continue;
    report({
      part: part.name,
      severity: 'warning',
      message: `${part.name} is in the file and not in the list of slides: its words travel on unseen.`,
      remedy: 'Save the deck anew in PowerPoint, or repair it, to leave the slide out for good.',
    });
  }
}

function sharedNotes(pkg: OpcPackage, reached: ReadonlyMap<Part, ReadonlySet<string>>, report: Reporter): void {
  const owners = new Map<string, string>();
  for (const part of reached.keys()) {
    if (!SLIDE.test(part.contentType)) continue;
    for (const notes of notesOf(pkg.relationships(part.name))) {
      const owner = owners.get(partKey(notes));
      owners.set(partKey(notes), owner ?? part.name);
      if (owner !== undefined) {
        report({ part: part.name, message: `${part.name} and ${owner} share the notes ${notes}; each slide has notes of its own.` });
        continue;
      }
      const back = pkg.part(notes) === undefined ? [] : pkg.relationships(notes).filter(({ kind }) => kind === 'slide');
      if (back.length > 0 && back.every((one) => one.part === undefined || partKey(one.part) !== partKey(part.name)))
        report({ part: notes, message: `${notes} are the notes of ${part.name} and say that they belong to another slide.` });
    }
  }
}

const notesOf = (relationships: readonly Relationship[]): readonly string[] =>
  relationships.flatMap(({ kind, part }) => (kind === 'notesSlide' && part !== undefined ? [part] : []));
