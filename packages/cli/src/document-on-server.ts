/** Has a service read and plan a document; its deck is then made as any other there. */
import { basename } from 'node:path';
import { Deckwright, type DocumentRequest } from '@deckwright/client';
import type { DocumentPlan } from './deck-source.ts';
import { type DocumentWish, documentBehind, picturesBeside } from './document-source.ts';
import { readNamed } from './reading/read-named.ts';
import { traceOfEnvironment } from './trace-of-environment.ts';

/** What one request takes. */
const MOST_PICTURES = 20;

/** @throws ApiError for what the service refuses, ConnectionError; Error, with a sentence for the caller, for a file that cannot be read */
export async function planOnServer(
  source: string,
  { slides, language, theme_id }: DocumentWish,
  at: { readonly server: string; readonly key?: string | undefined },
  bytes = readNamed(source),
): Promise<DocumentPlan> {
  const { path, content, edited } = documentBehind(source, bytes);
  const client = new Deckwright({ baseUrl: at.server, apiKey: at.key, clientName: 'deckwright-cli/0.1.0', headers: traceOfEnvironment() });
  const request: DocumentRequest = {
    document_base64: Buffer.from(content).toString('base64'),
    file_name: basename(path),
    ...(edited === undefined ? {} : { outline: edited }),
    ...(slides === undefined ? {} : { slide_count: slides }),
    ...(language === undefined ? {} : { language }),
    ...(theme_id === undefined ? {} : { theme_id }),
  };
  const first = await client.decks.outlineDocument(request);
  // Which pictures lie beside it is known once it was read.
  const beside = [...(await picturesBeside(first.markdown, path))].slice(0, MOST_PICTURES).map(([address, data]) => ({ address, data }));
  const {
    title,
    slides: entries,
    left_out,
    used_twice,
    notices,
    warnings,
    theme_id: theme,
  } = beside.length === 0 ? first : await client.decks.outlineDocument({ ...request, pictures: beside });
  return {
    outline: { title, slides: entries, left_out, used_twice, notices: warnings, ...(theme === undefined ? {} : { theme_id: theme }) },
    notices,
  };
}
