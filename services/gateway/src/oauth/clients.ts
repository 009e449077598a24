/** OAuth clients: those that registered themselves, at most 100, and those whose id is the address of a document about them. */
import type { Database, Queryable } from '@deckwright/platform/database';

export interface Client {
  readonly client_id: string;
  readonly kind: 'registered' | 'document';
  readonly name: string;
  readonly redirect_uris: readonly string[];
  readonly auth_method: 'none' | 'client_secret_basic' | 'client_secret_post';
  readonly secret_sha256: string | null;
  readonly management_sha256: string | null;
  /** As it describes itself, as far as we keep to it. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly read_at: string | null;
}

export const MAX_CLIENTS = 100;

const COLUMNS =
  'client_id, kind, name, redirect_uris, auth_method, secret_sha256, management_sha256, metadata, created_at, last_used_at, read_at';

export async function findClient(db: Queryable, client_id: string): Promise<Client | null> {
  const { rows } = await db.query<Client & Record<string, unknown>>(`SELECT ${COLUMNS} FROM oauth_clients WHERE client_id = $1`, [
    client_id,
  ]);
  return rows[0] ?? null;
}

export type NewClient = Pick<Client, 'client_id' | 'name' | 'redirect_uris' | 'auth_method' | 'secret_sha256' | 'metadata'> & {
  readonly management_sha256: string;
  readonly registered_from: string;
};

/**
 * Keeps a registration, and lets go of another where there are 100: first those that were never used, of whichever address sent most of them, then
 * the one that was used longest ago. One with an authorization on its way, or a grant of which an access token may be out, is never let go of:
 * the limit of that token would go with it. False when all are such.
 */
export async function addClient(db: Database, client: NewClient, now: Date): Promise<boolean> {
  return db.transaction(async (sql) => {
    await sql.query("SELECT pg_advisory_xact_lock(hashtext('deckwright oauth registration'))");
    const { rows } = await sql.query<{ n: number }>("SELECT count(*)::int AS n FROM oauth_clients WHERE kind = 'registered'");
    const over = (rows[0]?.n ?? 0) + 1 - MAX_CLIENTS;
    if (over > 0) {
      const { rowCount } = await sql.query(
        `DELETE FROM oauth_clients WHERE client_id IN (
           SELECT c.client_id FROM oauth_clients c
           WHERE c.kind = 'registered'
             AND NOT EXISTS (SELECT 1 FROM oauth_authorizations a WHERE a.client_id = c.client_id AND a.expires_at > $1)
             AND NOT EXISTS (SELECT 1 FROM oauth_codes o WHERE o.client_id = c.client_id AND o.expires_at > $1)
             AND NOT EXISTS (SELECT 1 FROM oauth_grants g WHERE g.client_id = c.client_id AND g.expires_at > $1::timestamptz - interval '1 day')
           ORDER BY c.last_used_at IS NOT NULL,
                    CASE WHEN c.last_used_at IS NULL THEN count(*) OVER (PARTITION BY c.registered_from, c.last_used_at IS NULL) END DESC NULLS LAST,
                    COALESCE(c.last_used_at, c.created_at), c.client_id
           LIMIT $2)`,
        [now, over],
      );
      if (rowCount < over) return false;
    }
    await sql.query(
      `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, secret_sha256, management_sha256, metadata, registered_from, created_at)
       VALUES ($1, 'registered', $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        client.client_id,
        client.name,
        client.redirect_uris,
        client.auth_method,
        client.secret_sha256,
        client.management_sha256,
        JSON.stringify(client.metadata),
        client.registered_from,
        now,
      ],
    );
    return true;
  });
}

/** Stores what a document says, over what it said before. */
export async function keepDocument(
  db: Queryable,
  client: Pick<Client, 'client_id' | 'name' | 'redirect_uris' | 'metadata'>,
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata, created_at, read_at)
     VALUES ($1, 'document', $2, $3, 'none', $4, $5, $5)
     ON CONFLICT (client_id) DO UPDATE SET name = $2, redirect_uris = $3, metadata = $4, read_at = $5`,
    [client.client_id, client.name, client.redirect_uris, JSON.stringify(client.metadata), now],
  );
}

/** Takes a client away, and with it all that accounts have let it do. */
export async function removeClient(db: Database, client_id: string): Promise<void> {
  await db.transaction(async (sql) => {
    await sql.query('UPDATE api_keys SET revoked_at = now() WHERE key_id IN (SELECT key_id FROM oauth_grants WHERE client_id = $1)', [
      client_id,
    ]);
    await sql.query('DELETE FROM oauth_clients WHERE client_id = $1', [client_id]);
  });
}
