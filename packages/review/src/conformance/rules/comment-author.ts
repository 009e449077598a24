/** Comments and their authors, of whom a presentation has one list: of comments of 2006 (ISO 29500-1, 19.4.3) and of 2018 ([MS-PPTX] 2.6.4). */
import {
  append,
  attribute,
  descendants,
  elements,
  escapeXml,
  freeGuid,
  isGuid,
  NAMESPACES,
  type Part,
  parseXml,
  prefixAtRoot,
  removeElement,
  setAttribute,
  UnreadableFile,
  type XmlDocument,
  type XmlElement,
} from '@deckwright/read/ooxml';
import { defineRule, type PackageView, quoted, type Reporter } from './define-rule.ts';

interface Generation {
  /** Kind of the relationship that leads from the presentation to the list of authors. */
  readonly list: string;
  readonly author: string;
  readonly comments: RegExp;
  /** Elements that name an author. */
  readonly naming: ReadonlySet<string>;
  /** Ids that are the same are spelled the same. */
  spelled(id: string): string;
  isId(id: string): boolean;
  free(wished: string, at: number, taken: Set<string>): string;
  /** An author of whom no more than the id is known, called as PowerPoint calls one whose name was taken out. */
  unnamed(id: string, document: XmlDocument, part: string): string;
}

const MOST = 4_294_967_295;

const GENERATIONS: readonly Generation[] = [
  {
    list: 'commentAuthors',
    author: 'p:cmAuthor',
    comments: /presentationml\.comments\+xml$/i,
    naming: new Set(['p:cm', 'p15:parentCm']),
    spelled: (id) => (/^\d+$/.test(id) ? String(Number(id)) : id),
    isId: (id) => /^\d+$/.test(id) && Number(id) <= MOST,
    free: (_wished, _at, taken) => {
      const next = String(Math.max(-1, ...[...taken].map(Number).filter((id) => id < MOST)) + 1);
      taken.add(next);
      return next;
    },
    unnamed: (id, document, part) =>
      `<${prefixAtRoot(document, NAMESPACES.p, part)}cmAuthor id="${escapeXml(id)}" name="Author" initials="A" lastIdx="0" clrIdx="0"/>`,
  },
  {
    list: 'http://schemas.microsoft.com/office/2018/10/relationships/authors',
    author: 'p188:author',
    comments: /ms-powerpoint\.comments\+xml$/i,
    naming: new Set(['p188:cm', 'p188:reply']),
    spelled: (id) => id.toUpperCase(),
    isId: isGuid,
    free: (wished, at, taken) => freeGuid(wished, String(at), taken),
    unnamed: (id, document, part) =>
      `<${prefixAtRoot(document, NAMESPACES.p188, part)}author id="${escapeXml(id)}" name="Author" initials="A" userId="Author" providerId="None"/>`,
  },
];

/** Of the comments of one slide; larger ones are passed over. */
const MAX_BYTES = 4 * 1024 * 1024;

export const commentAuthor = defineRule({
  code: 'comment_author',
  severity: 'error',
  what: 'Two authors of comments have one id, or a comment names an author that the list of authors lacks.',
  remedy: 'Give each author an id of its own, and list the authors of all comments.',
  ofPackage(view, report) {
    for (const generation of GENERATIONS) checkGeneration(view, generation, report);
  },
});

function checkGeneration({ pkg, reached }: PackageView, generation: Generation, report: Reporter): void {
  const commenting = [...reached.keys()].filter(({ contentType }) => generation.comments.test(contentType));
  const name = pkg.relationships(pkg.main.name).find(({ kind }) => kind === generation.list)?.part;
  const part = name === undefined ? undefined : pkg.part(name);
  const list = part === undefined ? undefined : treeOf(part);
  // A list that cannot be read is named by another rule.
  if (part !== undefined && list === undefined) return;
  const authors = list === undefined ? [] : elements(list.root, generation.author);
  const idOf = (author: XmlElement): string => generation.spelled(attribute(author, 'id') ?? '');
  const known = new Set(authors.map(idOf));
  if (part !== undefined && list !== undefined) repeated(part, list, authors, generation, report);
  const unknown = new Set<string>();
  for (const comments of commenting) {
    for (const written of authorsIn(comments, generation)) {
      const id = generation.spelled(written);
      if (known.has(id) || unknown.has(id)) continue;
      unknown.add(id);
      const message = `${comments.name} names the author ${quoted(written)}, whom the list of authors lacks.`;
      if (part === undefined || list === undefined) report({ part: comments.name, message });
      else {
        report({
          part: part.name,
          element: list.root,
          message,
          mend: () => (generation.isId(id) ? [append(list, list.root, generation.unnamed(id, list, part.name))] : undefined),
        });
      }
    }
  }
}

function repeated(part: Part, list: XmlDocument, authors: readonly XmlElement[], { spelled, free }: Generation, report: Reporter): void {
  const taken = new Set(authors.map((author) => spelled(attribute(author, 'id') ?? '')));
  const first = new Map<string, XmlElement>();
  for (const [at, author] of authors.entries()) {
    const id = spelled(attribute(author, 'id') ?? '');
    const earlier = first.get(id);
    first.set(id, earlier ?? author);
    if (earlier === undefined) continue;
    report({
      part: part.name,
      element: author,
      attribute: 'id',
      message: `The id ${quoted(id)} is used by two authors of comments.`,
      // Whose the comments are cannot be known: they stay with the first.
      mend: () => [isSamePerson(earlier, author) ? removeElement(author) : setAttribute(list, author, 'id', free(id, at, taken))],
    });
  }
}

const isSamePerson = (a: XmlElement, b: XmlElement): boolean =>
  ['name', 'initials', 'userId', 'providerId'].every((name) => attribute(a, name) === attribute(b, name));

function authorsIn(comments: Part, { naming }: Generation): readonly string[] {
  const tree = comments.size > MAX_BYTES ? undefined : treeOf(comments);
  if (tree === undefined) return [];
  return [...descendants(tree.root)].flatMap((element) => (naming.has(element.name) ? [attribute(element, 'authorId') ?? ''] : []));
}

/** Parsed here and freed with the rule, because the package would cache it. */
function treeOf(part: Part): XmlDocument | undefined {
  try {
    return parseXml(part.bytes(), part.name);
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
