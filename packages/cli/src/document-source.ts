/** A document of any format as the outline of a deck. It is read in another process and planned in this one. */
import { basename, dirname, join } from 'node:path';
import {
  type DeckOutline,
  type DocumentInput,
  isOutlineMarkdown,
  outlineAsEdited,
  pictureAddresses,
  planDocument,
  readOutlineMarkdown,
} from '@deckwright/brief';
import { documentOf, readDocumentTask } from '@deckwright/convert/document';
import { intentTrial } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import type { DocumentText } from '@deckwright/read/document';
import { bookOf } from './brand-book.ts';
import { takePictures } from './pictures.ts';
import { PIPE, readNamed } from './reading/read-named.ts';
import { runIsolated } from './reading/run-isolated.ts';

/** Formats of documents, by the ending of their names. */
const DOCUMENT = /\.(?:docx|xlsx|pptx|pdf|html?|eml|csv|tsv|txt|md|markdown)$/i;
export const isDocument = (source: string): boolean => DOCUMENT.test(source);

export interface DocumentWish {
  readonly slides?: number;
  readonly language?: string;
  readonly theme_id?: string;
  readonly brand?: Brand;
}

export interface PlannedFile {
  readonly outline: DeckOutline;
  readonly markdown: string;
}

/** What a document cannot be read for. */
export class UnreadDocument extends Error {
  readonly remedy: string;
  constructor(sentence: string, remedy: string) {
    super(sentence);
    this.remedy = remedy;
  }
}

/** What an error of reading says to the caller. */
export const sentenceOf = (error: unknown): string =>
  error instanceof UnreadDocument ? `${error.message} ${error.remedy}` : error instanceof Error ? error.message : String(error);

/** @throws UnreadDocument, or Error with a sentence for the caller */
export async function planFile(source: string, wish: DocumentWish, bytes = readNamed(source)): Promise<PlannedFile> {
  if (isText(source)) {
    const text = new TextDecoder().decode(bytes);
    if (isOutlineMarkdown(text)) return planEdited(source, text, wish);
  }
  const document = await readFile(source === PIPE ? 'document.md' : source, bytes);
  return { outline: planDocument(inputOf(document), await optionsOf(document, source, wish)), markdown: document.markdown };
}

const isText = (source: string): boolean => source === PIPE || /\.(?:txt|md|markdown)$/i.test(source);

/** An outline that was edited names its document, which lies beside it. */
async function planEdited(source: string, text: string, wish: DocumentWish): Promise<PlannedFile> {
  const edited = readOutlineMarkdown(text);
  if (edited.document === undefined) throw new Error(`${source} does not say of which document it is; begin it with "document: FILE".`);
  const path = join(source === PIPE ? '.' : dirname(source), edited.document);
  const document = await readFile(path, readNamed(path));
  const asked: DocumentWish = {
    ...(edited.slides === undefined ? {} : { slides: edited.slides }),
    ...(edited.theme_id === undefined ? {} : { theme_id: edited.theme_id }),
    ...wish,
  };
  return { outline: outlineAsEdited(inputOf(document), edited, await optionsOf(document, path, asked)), markdown: document.markdown };
}

async function readFile(path: string, bytes: Uint8Array): Promise<DocumentText> {
  const read = await runIsolated(readDocumentTask, { names: [basename(path)] }, [bytes]);
  if (read.outcome !== 'done') throw new UnreadDocument(`${path}: ${read.message}`, read.remedy);
  return documentOf(read.answer, read.files);
}

/** What the file says of its author and date is of its template as often as of itself. */
const inputOf = ({ markdown, places, title }: DocumentText): DocumentInput => ({
  markdown,
  places,
  ...(title === undefined ? {} : { title }),
});

async function optionsOf(document: DocumentText, source: string, { slides, language, theme_id, brand }: DocumentWish) {
  const theme = brand?.theme.id ?? theme_id;
  const reading = { brands: bookOf(brand), ...(theme === undefined ? {} : { theme_id: theme }) };
  const draws = await intentTrial(document.markdown, language, createDrawKit(carriedFonts()), reading);
  const pictures = await picturesOf(document, source === PIPE ? '.' : dirname(source));
  return {
    draws,
    picture: (address: string) => pictures.get(address),
    ...(slides === undefined ? {} : { slides }),
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme_id: theme }),
  };
}

/** Pictures of the document, and those that lie beside it, as data URIs by their addresses. */
async function picturesOf({ markdown, pictures }: DocumentText, folder: string): Promise<ReadonlyMap<string, string>> {
  const out = new Map(
    pictures.map(({ id, media_type, bytes }) => [id, `data:${media_type};base64,${Buffer.from(bytes).toString('base64')}`]),
  );
  for (const address of pictureAddresses(markdown)) {
    const asked = { form: 'image_story', image_src: address };
    const missing = out.has(address) ? undefined : await takePictures(asked, folder, new Map());
    if (missing === undefined && asked.image_src.startsWith('data:')) out.set(address, asked.image_src);
  }
  return out;
}
