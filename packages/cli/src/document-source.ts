/** A document of any format as the outline of a deck. It is read in another process and planned in this one. */
import { basename, dirname, join } from 'node:path';
import { type DeckOutline, isOutlineMarkdown, pictureAddresses, readOutlineMarkdown } from '@deckwright/brief';
import {
  documentOf,
  editableOutline,
  picturesAsData,
  planReadDocument,
  readDocumentTask,
  type DocumentWish as Wish,
} from '@deckwright/convert/document';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import type { DocumentNotice, DocumentText } from '@deckwright/read/document';
import { bookOf } from './brand-book.ts';
import { takePictures } from './pictures.ts';
import { PIPE, readNamed } from './reading/read-named.ts';
import { runIsolated } from './reading/run-isolated.ts';

/** Formats of documents, by the ending of their names. */
const DOCUMENT = /\.(?:docx|xlsx|pptx|pdf|html?|eml|csv|tsv|txt|md|markdown)$/i;
export const isDocument = (source: string): boolean => DOCUMENT.test(source);

export interface DocumentWish extends Wish {
  readonly brand?: Brand;
}

export interface PlannedFile {
  readonly outline: DeckOutline;
  /** What of the file was not read, or not as it stands there. */
  readonly notices: readonly DocumentNotice[];
  /** The outline as Markdown that people edit. */
  readonly editable: string;
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
  const { path, content, edited } = documentBehind(source, bytes);
  const document = await readDocumentFile(path, content);
  const { brand, ...own } = wish;
  const asked = brand === undefined ? own : { ...own, theme_id: brand.theme.id };
  const pictures = new Map([...picturesAsData(document.pictures), ...(await picturesBeside(document.markdown, path))]);
  const kit = { draw: createDrawKit(carriedFonts()), brands: bookOf(brand), pictures };
  const planned = await planReadDocument(document, asked, kit, edited === undefined ? undefined : readOutlineMarkdown(edited));
  return { outline: planned.outline, notices: document.notices, editable: editableOutline(planned, document, basename(path)) };
}

export interface NamedDocument {
  readonly path: string;
  readonly content: Uint8Array;
  /** The outline that was edited. */
  readonly edited?: string;
}

/** An outline that was edited names its document, which lies beside it; anything else is the document itself. */
export function documentBehind(source: string, bytes: Uint8Array): NamedDocument {
  const itself = { path: source === PIPE ? 'document.md' : source, content: bytes };
  if (!isText(source)) return itself;
  const text = new TextDecoder().decode(bytes);
  if (!isOutlineMarkdown(text)) return itself;
  const { document } = readOutlineMarkdown(text);
  if (document === undefined) throw new Error(`${source} does not say of which document it is; begin it with "document: FILE".`);
  const path = join(source === PIPE ? '.' : dirname(source), document);
  return { path, content: readNamed(path), edited: text };
}

const isText = (source: string): boolean => source === PIPE || /\.(?:txt|md|markdown)$/i.test(source);

export async function readDocumentFile(path: string, bytes: Uint8Array): Promise<DocumentText> {
  const read = await runIsolated(readDocumentTask, { names: [basename(path)], for_slides: true }, [bytes]);
  if (read.outcome !== 'done') throw new UnreadDocument(`${path}: ${read.message}`, read.remedy);
  return documentOf(read.answer, read.files);
}

/** Pictures that the document names and that can be had, as data URIs by their addresses. @param path of the document, beside which they lie */
export async function picturesBeside(markdown: string, path: string): Promise<ReadonlyMap<string, string>> {
  const out = new Map<string, string>();
  for (const address of pictureAddresses(markdown)) {
    const asked = { form: 'image_story', image_src: address };
    const missing = out.has(address) ? undefined : await takePictures(asked, dirname(path), new Map());
    if (missing === undefined && asked.image_src.startsWith('data:')) out.set(address, asked.image_src);
  }
  return out;
}
