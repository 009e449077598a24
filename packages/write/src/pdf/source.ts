/** The requests that made the slides, as private data of the document (page-piece dictionary, ISO 32000-1, 14.5). */
import { utf8 } from '@deckwright/core/bytes';
import type { Deck } from '@deckwright/draw/scene';
import { type PdfObjects, ref } from './objects.ts';

/** `/Type` of the stream; whoever reads our files back finds it by that (`carriedPdfSource` of `read/pdf`). */
const PDF_SOURCE_TYPE = 'DeckwrightSource';

/** UTF-16 units of the JSON. Beyond it, pictures inside of requests would make the file twice as large. */
const MAX_LENGTH = 2_000_000;

/**
 * What the catalog says of it; empty where a deck carries no request, or too large ones. The stream holds JSON: `version`, `engine_version`, `title`, `intents` (a JSON text for each
 * slide, in order, without speaker notes: whoever is handed a PDF is to find what its pages show) and `mark` where a test key asked.
 */
export function writeSource(objects: PdfObjects, { source, title, mark }: Pick<Deck, 'source' | 'title' | 'mark'>): string {
  if (source === undefined || source.intents.length === 0) return '';
  const { engine_version, intents_without_notes: intents = source.intents } = source;
  if (intents.reduce((sum, { length }) => sum + length, 0) > MAX_LENGTH) return '';
  const json = JSON.stringify({ version: 1, engine_version, title, intents, mark });
  const stream = objects.addDeflated(`/Type/${PDF_SOURCE_TYPE}`, utf8(json));
  // The date is asked for by the format. It stands still: a clock would change the bytes.
  return `/PieceInfo<</Deckwright<</LastModified(D:20260101000000Z)/Private ${ref(stream)}>>>>`;
}
