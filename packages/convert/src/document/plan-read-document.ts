/** Plans the deck of a document that was read: one way for the command line and for the service. */
import {
  type DeckOutline,
  type DocumentInput,
  type EditedOutline,
  outlineAsEdited,
  outlineAsMarkdown,
  type Proposals,
  type ProposedOutline,
  pictureAddresses,
  planDocument,
  proposeDocument,
} from '@deckwright/brief';
import { intentTrial } from '@deckwright/draw/deck';
import type { DrawKit } from '@deckwright/draw/pipeline';
import type { BrandBook } from '@deckwright/draw/themes';
import type { DocumentText } from '@deckwright/read/document';

/** A document as text, without its bytes. */
export type ReadText = Pick<DocumentText, 'markdown'> & Partial<Pick<DocumentText, 'places' | 'title' | 'cells'>>;

/** How a document is to become a deck. */
export interface DocumentWish {
  /** Slides of the whole deck, 1 to 30. */
  readonly slides?: number;
  readonly language?: string;
  readonly theme_id?: string;
  /** Title of the deck instead of the document's own. */
  readonly title?: string;
  readonly author?: string;
  /** False keeps every heading as it is written. */
  readonly computed_headlines?: boolean;
}

export interface PlanKit {
  readonly draw: DrawKit;
  readonly brands: BrandBook;
  /** What `image_src` is for a picture, by its id or its address. */
  readonly pictures: ReadonlyMap<string, string>;
}

export interface PlannedDocument {
  readonly outline: DeckOutline;
  /** What the outline was made with, the wishes of an edited one among them. */
  readonly wish: DocumentWish;
  /** Where a model may propose: who made the outline, and what is still to be asked. */
  readonly proposed?: Omit<ProposedOutline, 'outline'>;
}

/**
 * @param edited an outline of the same document after an edit; what is asked counts more than what stands in it
 * @param proposals what a model has answered so far, where one may propose
 */
export async function planReadDocument(
  document: ReadText,
  asked: DocumentWish,
  { draw, brands, pictures }: PlanKit,
  edited?: EditedOutline,
  proposals?: Proposals,
): Promise<PlannedDocument> {
  const wish: DocumentWish = { ...wishIn(edited), ...asked };
  const { author: _author, theme_id, ...plan } = wish;
  const theme = theme_id === undefined ? {} : { theme_id };
  const draws = await intentTrial(document.markdown, wish.language, draw, { brands, ...theme });
  const options = { ...plan, ...theme, draws, picture: pictureFinder(document.markdown, pictures) };
  const input = inputOf(document, wish);
  if (proposals === undefined)
    return { outline: edited === undefined ? planDocument(input, options) : outlineAsEdited(input, edited, options), wish };
  const { outline, ...proposed } = proposeDocument(input, options, proposals);
  return { outline: edited === undefined ? outline : outlineAsEdited(input, edited, options, outline), wish, proposed };
}

/** The outline as Markdown that people edit, and that names its document. */
export const editableOutline = ({ outline, wish }: PlannedDocument, { markdown }: ReadText, document: string): string =>
  outlineAsMarkdown(outline, markdown, {
    document,
    ...(wish.slides === undefined ? {} : { slides: wish.slides }),
    ...(wish.title === undefined ? {} : { title: wish.title }),
  });

function wishIn({ slides, theme_id, title }: Partial<EditedOutline> = {}): DocumentWish {
  return {
    ...(slides === undefined ? {} : { slides }),
    ...(theme_id === undefined ? {} : { theme_id }),
    ...(title === undefined ? {} : { title }),
  };
}

/** What the file says of its author and date is of its template as often as of itself. */
const inputOf = ({ markdown, places, title, cells }: ReadText, { author }: DocumentWish): DocumentInput => ({
  markdown,
  ...(places === undefined ? {} : { places }),
  ...(title === undefined ? {} : { title }),
  ...(cells === undefined ? {} : { cells }),
  ...(author === undefined ? {} : { author }),
});

const lastName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** By its address, else by its file's name where no other address and no other picture has the same. */
function pictureFinder(markdown: string, pictures: ReadonlyMap<string, string>): (address: string) => string | undefined {
  const addresses = new Set(pictureAddresses(markdown));
  const isAlone = (names: Iterable<string>, name: string): boolean => [...names].filter((one) => lastName(one) === name).length === 1;
  return (address) => {
    const exact = pictures.get(address);
    if (exact !== undefined) return exact;
    const name = lastName(address);
    if (!isAlone(addresses, name) || !isAlone(pictures.keys(), name)) return undefined;
    return [...pictures].find(([id]) => lastName(id) === name)?.[1];
  };
}

/** The data URIs of a document's pictures, by their ids. */
export const picturesAsData = (pictures: DocumentText['pictures']): ReadonlyMap<string, string> =>
  new Map(pictures.map(({ id, media_type, bytes }) => [id, `data:${media_type};base64,${Buffer.from(bytes).toString('base64')}`]));
