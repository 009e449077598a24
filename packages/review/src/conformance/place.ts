/** The path of an element or attribute in its part, as XPath. */
import type { XmlElement } from '@deckwright/read/ooxml';

const MAX_CHARACTERS = 600;

/** `/p:sld[1]/p:cSld[1]/p:spTree[1]/p:sp[3]`, with `/@id` for an attribute. Long paths are cut in the middle. */
export function placeOf(element: XmlElement, attribute?: string): string {
  const steps: string[] = [];
  for (let at: XmlElement | undefined = element; at; at = at.parent) steps.push(`/${wordOf(at.name, at)}[${positionOf(at)}]`);
  const path = steps.reverse().join('') + (attribute === undefined ? '' : `/@${attribute}`);
  if (path.length <= MAX_CHARACTERS) return path;
  return `${path.slice(0, MAX_CHARACTERS / 2)}…${path.slice(-MAX_CHARACTERS / 2)}`;
}

const wordOf = (name: string, { sourceName }: XmlElement): string => (name.startsWith('{') ? sourceName : name);

function positionOf(element: XmlElement): number {
  let position = 1;
  for (const one of element.parent?.children ?? []) {
    if (one === element) break;
    if (one.kind === 'element' && one.name === element.name) position += 1;
  }
  return position;
}
