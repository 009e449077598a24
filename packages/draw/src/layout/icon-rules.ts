/** `icon: "auto"`: chooses an icon from the words of a label by rule. The answer is the same each time, and may be none. */
import words from './icon-words.json' with { type: 'json' };
import { findIcon } from './icons.ts';

/**
 * Maps words of labels, in the singular and lower case, to an icon that cannot be misread. The table has only words with one clear meaning.
 * A label without such a word gets no icon.
 */
const ICON_OF: Readonly<Record<string, string>> = words.rules;

/** Endings of English plurals, longest first. */
const singular = (word: string): string =>
  word.endsWith('ies') && word.length > 4
    ? `${word.slice(0, -3)}y`
    : word.endsWith('sses')
      ? word.slice(0, -2)
      : word.endsWith('s') && !word.endsWith('ss')
        ? word.slice(0, -1)
        : word;

/** Of own entries only, because `constructor` is a word too. */
const nameOf = (word: string): string | undefined => (Object.hasOwn(ICON_OF, word) ? ICON_OF[word] : undefined);

/** The icon for the first word of a label that the rule knows; undefined where it knows none. */
export function autoIcon(label: string): string | undefined {
  for (const word of label.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const name = nameOf(word) ?? nameOf(singular(word));
    if (name !== undefined && findIcon(name) !== undefined) return name;
  }
  return undefined;
}
