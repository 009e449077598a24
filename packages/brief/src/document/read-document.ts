/** What planning takes from a document before its first slide: its sections, its language, and how its intents are tried. */
import { lexiconOf, readSource } from '@deckwright/source';
import { localeOf } from '../answer/drawn.ts';
import { askedLanguage } from '../answer/language.ts';
import type { DocumentInput, DocumentPlanOptions } from './document-outline.ts';
import type { PageKit } from './page-kit.ts';
import { type ReadDocument, readSections, type Section } from './sections.ts';

export interface Prepared {
  readonly read: ReadDocument;
  readonly kit: PageKit;
  /** Of the deck. */
  readonly title?: string;
}

export function prepared(input: DocumentInput, { draws, picture, language: asked, title: given }: DocumentPlanOptions): Prepared {
  const { locale } = askedLanguage(input.markdown, asked);
  const document = readSource(input.markdown, { document: true, ...(locale === undefined ? {} : { locale }) });
  const { language, text: source } = document;
  const read = withLast(readSections(document, input, lexiconOf(language).roles));
  const title = given ?? read.title?.text;
  return {
    read,
    kit: {
      draws,
      ...(picture === undefined ? {} : { picture }),
      source,
      language,
      locale: locale ?? localeOf(language),
      footnotes: read.footnotes,
    },
    ...(title === undefined ? {} : { title }),
  };
}

/** Its heading says that it is what is asked or done next. */
export function isLast({ heading }: Section): boolean {
  const [first] = heading?.line.tokens.filter((t) => t.kind !== 'number') ?? [];
  return (
    first?.kind === 'word' &&
    (first.classes.includes('next_step') || first.classes.includes('ask')) &&
    (heading?.line.tokens.length ?? 0) <= 5
  );
}

/** What is asked or done next stands last. */
const withLast = (read: ReadDocument): ReadDocument => ({
  ...read,
  sections: [...read.sections.filter((s) => !isLast(s)), ...read.sections.filter(isLast)],
});

/** Addresses of the pictures of a document, in order. */
export const pictureAddresses = (markdown: string): readonly string[] =>
  readSource(markdown, { document: true }).blocks.flatMap((block) => (block.kind === 'picture' ? [block.source] : []));
