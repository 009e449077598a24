/** Speaker notes and comments of a slide. Damage in them is recorded and does not stop reading, because drawing does not need them. */
import { at, attribute, child, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import type { DeckSource } from './deck-source.ts';
import { placeholderOf } from './placeholders.ts';

const MAX_COMMENTS = 1000;
const MAX_TEXT = 100_000;

/** Words of the body placeholder of the notes page; undefined when there is none, or no words. */
export function readNotes(slide: string, source: DeckSource): string | undefined {
  const part = source.related(slide, 'notesSlide');
  const root = part === undefined ? undefined : source.optionalRoot(part);
  const bodies = elements(at(root, 'p:cSld', 'p:spTree'), 'p:sp').filter((shape) => placeholderOf(shape)?.type === 'body');
  const words = bodies.map((shape) => plainWords(child(shape, 'p:txBody'))).join('\n');
  return words.trim() === '' ? undefined : words.slice(0, MAX_TEXT);
}

/** Paragraphs by line feeds. */
function plainWords(body: XmlElement | undefined): string {
  return elements(body, 'a:p')
    .map((p) =>
      elements(p)
        .map((node) => (node.name === 'a:br' ? '\v' : textOf(child(node, 'a:t'))))
        .join(''),
    )
    .join('\n');
}

const MODERN = 'http://schemas.microsoft.com/office/2018/10/relationships/comments';

/** Comments of 2006 (`p:cm`) and of 2018 (`p188:cm`) with their replies, in the order of the file. */
export function readComments(slide: string, source: DeckSource): readonly string[] {
  return source
    .relationships(slide)
    .filter(({ kind, external }) => !external && (kind === 'comments' || kind === MODERN))
    .slice(0, 10)
    .flatMap(({ part }) => {
      const root = part === undefined ? undefined : source.optionalRoot(part);
      return elements(root).slice(0, MAX_COMMENTS).flatMap(wordsOfComment);
    })
    .slice(0, MAX_COMMENTS);
}

function wordsOfComment(comment: XmlElement): readonly string[] {
  if (comment.name === 'p:cm') return [textOf(child(comment, 'p:text')).slice(0, MAX_TEXT)];
  if (comment.name !== 'p188:cm' || attribute(comment, 'id') === undefined) return [];
  const replies = elements(child(comment, 'p188:replyLst'), 'p188:reply').slice(0, MAX_COMMENTS);
  return [comment, ...replies].map((one) => plainWords(child(one, 'p188:txBody')).slice(0, MAX_TEXT));
}
