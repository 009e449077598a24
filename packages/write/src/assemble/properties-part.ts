/** `docProps/app.xml` of the combined file: counts are computed again, and outdated lists of titles are left out. */
import { applyEdits, child, type Edit, removeElement, type XmlDocument } from '@deckwright/read/ooxml';

export interface Counts {
  readonly slides: number;
  readonly notes: number;
  readonly hidden: number;
}

/** Totals of words and paragraphs, and titles of parts, would be false; PowerPoint computes them at the next save. */
const STALE = ['ep:Words', 'ep:Paragraphs', 'ep:TotalTime', 'ep:MMClips', 'ep:HeadingPairs', 'ep:TitlesOfParts'];

export function countedProperties(document: XmlDocument, counts: Counts): string {
  const edits: Edit[] = [];
  for (const [name, count] of [
    ['ep:Slides', counts.slides],
    ['ep:Notes', counts.notes],
    ['ep:HiddenSlides', counts.hidden],
  ] as const) {
    const element = child(document.root, name);
    if (element && !element.selfClosing) edits.push({ start: element.contentStart, end: element.contentEnd, text: String(count) });
  }
  for (const name of STALE) {
    const element = child(document.root, name);
    if (element) edits.push(removeElement(element));
  }
  return applyEdits(document.source, edits);
}
