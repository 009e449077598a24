/** Authorize, step 1: which client asks. */
import type { GatewayKit } from '../../kit.ts';
import { isDocumentAddress, loadDocument } from '../client-documents.ts';
import { type Client, findClient } from '../clients.ts';
import { refuseOAuth } from '../refusals.ts';

/** @throws ProblemError `invalid_request` without an id, `invalid_client` for one that nobody has */
export async function loadClient(kit: GatewayKit, client_id: string | null): Promise<Client> {
  if (client_id === null || client_id === '') throw refuseOAuth('invalid_request', 'client_id is missing.');
  if (isDocumentAddress(client_id)) return loadDocument(kit, client_id);
  const client = await findClient(kit.db, client_id);
  if (client === null || client.kind === 'document')
    throw refuseOAuth(
      'invalid_client',
      'No client of this client_id is registered here. Registrations that are not used are let go of; the agent can register again.',
    );
  return client;
}
