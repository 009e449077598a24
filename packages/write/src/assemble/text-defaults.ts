/** The presentation's defaults for text boxes without formats of their own (ISO 29500-1, 19.2.1.8). */
import { child, descendants, type XmlDocument } from '@deckwright/read/ooxml';

/** Settings of language and line breaking that change nothing about how text of one language looks. */
const INVISIBLE = /^(?:lang|altLang|dirty|rtl|eaLnBrk|latinLnBrk|hangingPunct|kern)$/;

export const sameTextDefaults = (a: XmlDocument, b: XmlDocument): boolean => spelled(a) === spelled(b);

function spelled({ root }: XmlDocument): string {
  const defaults = child(root, 'p:defaultTextStyle');
  if (!defaults) return '';
  return [...descendants(defaults)]
    .map(
      ({ name, attributes }) =>
        `${name} ${[...attributes]
          .filter(([key]) => !INVISIBLE.test(key))
          .sort()
          .join(' ')}`,
    )
    .join('\n');
}
