/** Client id metadata documents: a client whose id is the address of a JSON document about it. */
import { UnfetchableFile } from '@deckwright/platform/http';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import { type Client, findClient, keepDocument } from './clients.ts';
import { redirectFault } from './redirect-uris.ts';
import { oauthOf, refuseOAuth } from './refusals.ts';

/** Read again after this long. */
const FRESH_MS = 3_600_000;
/** Where it cannot be read again, what it said is believed for a day. */
const STALE_MS = 24 * 3_600_000;

export const DOCUMENT_LIMITS = { bytes: 5 * 1024, time_ms: 5000, redirects: 0 };

/** Whether a client's id is the address of a document: HTTPS with a path, and nothing in it that could be read in two ways. */
export function isDocumentAddress(client_id: string): boolean {
  if (!client_id.startsWith('https://') || client_id.length > 500 || !URL.canParse(client_id)) return false;
  const url = new URL(client_id);
  // The address is an id: only its one spelling is taken, without dot segments, default port or letters in another case.
  return url.href === client_id && url.pathname !== '/' && !client_id.includes('#') && url.username === '' && url.password === '';
}

const Document = z.object({
  client_id: z.string(),
  client_name: z.string().trim().min(1).max(200).optional(),
  client_uri: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  redirect_uris: z.array(z.string()).min(1).max(50),
  grant_types: z.array(z.string()).max(20).optional(),
  token_endpoint_auth_method: z.string().optional(),
  client_secret: z.undefined().optional(),
});

/** @throws ProblemError `invalid_client` for an address without a document that is about itself */
export async function loadDocument(kit: GatewayKit, client_id: string): Promise<Client> {
  const cached = await findClient(kit.db, client_id);
  const age_ms = cached?.read_at == null ? Number.POSITIVE_INFINITY : kit.now_ms() - Date.parse(cached.read_at);
  if (cached !== null && age_ms < FRESH_MS) return cached;
  try {
    const { name, redirect_uris, metadata } = readDocument(client_id, await oauthOf(kit).readDocument(client_id));
    await keepDocument(kit.db, { client_id, name, redirect_uris, metadata }, new Date(kit.now_ms()));
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    if (cached !== null && age_ms < STALE_MS) return cached;
    throw refuseOAuth('invalid_client', `The document at ${client_id.slice(0, 200)} cannot be read: ${error.message}`);
  }
  const stored = await findClient(kit.db, client_id);
  if (stored === null) throw new Error('The document was not kept');
  return stored;
}

function readDocument(client_id: string, bytes: Uint8Array): Pick<Client, 'name' | 'redirect_uris' | 'metadata'> {
  const fail = (why: string) => refuseOAuth('invalid_client', `The document at ${client_id.slice(0, 200)} ${why}.`);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw fail('is no JSON');
  }
  const read = Document.safeParse(json);
  if (!read.success) throw fail(`does not describe a client: ${read.error.issues[0]?.path.join('.') ?? ''} is missing or of another kind`);
  const document = read.data;
  if (document.client_id !== client_id) throw fail('is about another client: its client_id is not its address');
  // It has nowhere to keep a secret.
  if ((document.token_endpoint_auth_method ?? 'none') !== 'none') throw fail('asks for an authentication other than none');
  const redirect_uris = document.redirect_uris.filter((uri) => redirectFault(uri) === null);
  if (redirect_uris.length === 0) throw fail('names no redirect_uri that codes may be sent to');
  const { client_name, client_uri, grant_types } = document;
  return { name: client_name ?? new URL(client_id).host, redirect_uris, metadata: { client_uri, grant_types } };
}
