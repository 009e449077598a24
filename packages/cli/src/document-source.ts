/** A document of any format as the outline of a deck. It is read in another process and planned in this one. */
import { basename, dirname, join } from 'node:path';
import { type DeckOutline, type EditedOutline, isOutlineMarkdown, pictureAddresses, readOutlineMarkdown } from '@deckwright/brief';
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
  const document = await readFile(path, content);
  const { brand, ...own } = wish;
  const asked = brand === undefined ? own : { ...own, theme_id: brand.theme.id };
  const kit = { draw: createDrawKit(carriedFonts()), brands: bookOf(brand), pictures: await picturesOf(document, dirname(path)) };
  const planned = await planReadDocument(document, asked, kit, edited);
  return { outline: planned.outline, notices: document.notices, editable: editableOutline(planned, document, basename(path)) };
}

interface NamedDocument {
  readonly path: string;
  readonly content: Uint8Array;
  readonly edited?: EditedOutline;
}

/** An outline that was edited names its document, which lies beside it; anything else is the document itself. */
function documentBehind(source: string, bytes: Uint8Array): NamedDocument {
  const itself = { path: source === PIPE ? 'document.md' : source, content: bytes };
  if (!isText(source)) return itself;
  const text = new TextDecoder().decode(bytes);
  if (!isOutlineMarkdown(text)) return itself;
  const edited = readOutlineMarkdown(text);
  if (edited.document === undefined) throw new Error(`${source} does not say of which document it is; begin it with "document: FILE".`);
  const path = join(source === PIPE ? '.' : dirname(source), edited.document);
  return { path, content: readNamed(path), edited };
}

const isText = (source: string): boolean => source === PIPE || /\.(?:txt|md|markdown)$/i.test(source);

async function readFile(path: string, bytes: Uint8Array): Promise<DocumentText> {
  const read = await runIsolated(readDocumentTask, { names: [basename(path)], for_slides: true }, [bytes]);
  if (read.outcome !== 'done') throw new UnreadDocument(`${path}: ${read.message}`, read.remedy);
  return documentOf(read.answer, read.files);
}

/** Pictures of the document, and those that lie beside it, as data URIs by their addresses. */
async function picturesOf({ markdown, pictures }: DocumentText, folder: string): Promise<ReadonlyMap<string, string>> {
  const out = new Map(picturesAsData(pictures));
  for (const address of pictureAddresses(markdown)) {
    const asked = { form: 'image_story', image_src: address };
    const missing = out.has(address) ? undefined : await takePictures(asked, folder, new Map());
    if (missing === undefined && asked.image_src.startsWith('data:')) out.set(address, asked.image_src);
  }
  return out;
}
