/** What the name of a labelled line says that its line is. */
import { lexiconOf, type Phrase } from '@deckwright/source';

/**
 * What a labelled line says of the slide as a whole; `note` stands at its foot, and `basis` with its label; `form` asks for a form, `aside` is of
 * the program that sent it, `container` only holds the rest.
 */
export type Role = 'title' | 'subtitle' | 'takeaway' | 'source' | 'note' | 'basis' | 'unit' | 'form' | 'aside' | 'container';
/** Roles of the lexicon that say something else by another name. */
const SAME: Readonly<Record<string, Role>> = {
  currency: 'unit',
  theme: 'aside',
  language: 'aside',
  id: 'aside',
  date: 'subtitle',
};
/** Roles of parts that are content like any other. */
const CONTENT: ReadonlySet<string> = new Set(['text', 'author']);

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
/** A label that says what its line is for the slide as a whole. */
export function roleOf(label: Phrase, language: string): Role | undefined {
  const name = label.text.trim().toLowerCase();
  // Short data do not tell their language.
  const role = [language, ...LANGUAGES].map((l) => lexiconOf(l).roles.get(name)).find((r) => r !== undefined);
  return role === undefined || CONTENT.has(role) ? undefined : (SAME[role] ?? (role as Role));
}

/** "SWOT for the bank" of "Fwd: Re: SWOT for the bank": what a mail was called before it was answered or sent on. */
export function unforwarded(line: Phrase, language: string): Phrase {
  const at = line.text.indexOf(':');
  if (at < 0 || roleOf({ ...line, text: line.text.slice(0, at) }, language) !== 'title') return line;
  const text = line.text.slice(at + 1).trimStart();
  return text === '' ? line : unforwarded({ text, start: line.end - text.length, end: line.end }, language);
}
