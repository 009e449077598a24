/** Deletes what agents and people have left: unanswered requests, used codes, ended grants and sessions, unused clients, keys that were revoked long ago. */
import type { Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';

/** Longer than clocks of gateways and database stand apart. */
const SLACK = "interval '1 day'";

const EXPIRED: readonly (readonly [table: string, condition: string])[] = [
  ['oauth_authorizations', `expires_at < now() - ${SLACK}`],
  ['oauth_codes', `expires_at < now() - ${SLACK}`],
  ['oauth_grants', `expires_at < now() - ${SLACK}`],
  // Used ones stay as long as their grant could be stolen by them.
  ['oauth_refresh_tokens', "used_at < now() - interval '90 days'"],
  // Registrations make room for one another; documents are read again when they are wanted.
  [
    'oauth_clients',
    `kind = 'document' AND read_at < now() - interval '7 days'
     AND NOT EXISTS (SELECT 1 FROM oauth_grants g WHERE g.client_id = oauth_clients.client_id)`,
  ],
  ['sign_in_records', `expires_at < now() - ${SLACK}`],
  ['account_sign_ins', `expires_at < now() - ${SLACK}`],
  ['account_sessions', `expires_at < now() - ${SLACK}`],
  // Longer than records of downloads, which name keys. An agent has one a grant, and none that outlives it.
  ['api_keys', "kind = 'key' AND revoked_at < now() - interval '400 days'"],
  [
    'api_keys',
    `kind = 'agent' AND COALESCE(last_used_at, created_at) < now() - interval '400 days'
     AND NOT EXISTS (SELECT 1 FROM oauth_grants g WHERE g.key_id = api_keys.key_id)`,
  ],
  // What a key's place in the order was, once the key is gone.
  [
    'fair_shares',
    `key_id > 0 AND served_at < now() - interval '1 day' AND NOT EXISTS (SELECT 1 FROM api_keys k WHERE k.key_id = fair_shares.key_id)`,
  ],
];

/** Rows that are gone. */
export async function expireAgents(db: Queryable): Promise<number> {
  let gone = 0;
  for (const [table, condition] of EXPIRED) gone += await deleteRows(db, table, condition);
  return gone;
}
