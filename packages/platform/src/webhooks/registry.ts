/** The addresses that accounts have registered, and their secrets, sealed. */
import { ulid } from 'ulid';
import type { Queryable } from '../database/database.ts';
import type { Owner } from '../identity/owner.ts';
import type { Sealer } from '../identity/seal.ts';
import type { EventType } from './event.ts';
import { newSecret } from './sign.ts';

/** An address as it is listed; its secret is shown when it is made, and never again. Times are RFC 3339. */
export interface Webhook {
  readonly webhook_id: string;
  /** It gets events of jobs of this mode only. */
  readonly mode: Owner['mode'];
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string | null;
  readonly status: 'active' | 'disabled';
  readonly created_at: string;
  /** Since then nothing has arrived; null while all is well. */
  readonly failing_since: string | null;
  readonly last_delivered_at: string | null;
  readonly disabled_at: string | null;
  readonly disabled_reason: string | null;
}

/** What an owner decides about an address. */
export interface WebhookSettings {
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string | null;
}

/** Most addresses of an owner. */
export const MAX_WEBHOOKS = 20;

/** How long the secret before still signs beside a new one. */
export const SECRET_OVERLAP_HOURS = 24;

const COLUMNS =
  'webhook_id, mode, url, events, description, status, created_at, failing_since, last_delivered_at, disabled_at, disabled_reason';

type Row = Webhook & Record<string, unknown>;

/** Null when the owner has as many as it may. */
export async function createWebhook(
  sql: Queryable,
  sealer: Sealer,
  { account_id, mode }: Owner,
  settings: WebhookSettings,
): Promise<{ readonly webhook: Webhook; readonly secret: string } | null> {
  const secret = newSecret();
  // Two who come at once are counted one after the other.
  await sql.query('SELECT 1 FROM accounts WHERE account_id = $1 FOR UPDATE', [account_id]);
  const { rows } = await sql.query<Row>(
    `INSERT INTO webhooks (webhook_id, account_id, url, events, description, secret, mode)
     SELECT $1, $2, $3, $4, $5, $6, $8 WHERE (SELECT count(*) FROM webhooks WHERE account_id = $2 AND mode = $8) < $7 RETURNING ${COLUMNS}`,
    [
      `whk_${ulid()}`,
      account_id,
      settings.url,
      settings.events,
      settings.description,
      sealer.seal(secret, `webhook:${account_id}`),
      MAX_WEBHOOKS,
      mode,
    ],
  );
  return rows[0] === undefined ? null : { webhook: rows[0], secret };
}

/** Oldest first. */
export async function listWebhooks(sql: Queryable, owner: Owner): Promise<readonly Webhook[]> {
  const { rows } = await sql.query<Row>(
    `SELECT ${COLUMNS} FROM webhooks WHERE account_id = $1 AND mode = $2 ORDER BY created_at, webhook_id`,
    [owner.account_id, owner.mode],
  );
  return rows;
}

/** Null when the owner has no such address. */
export async function readWebhook(sql: Queryable, owner: Owner, webhook_id: string): Promise<Webhook | null> {
  const { rows } = await sql.query<Row>(`SELECT ${COLUMNS} FROM webhooks WHERE account_id = $1 AND webhook_id = $2 AND mode = $3`, [
    owner.account_id,
    webhook_id,
    owner.mode,
  ]);
  return rows[0] ?? null;
}

/**
 * Changes what is given and leaves the rest. Switched on again, an address starts anew: what waits for it is sent at once.
 * Null when the account has no such address.
 */
export async function changeWebhook(
  sql: Queryable,
  owner: Owner,
  webhook_id: string,
  change: Partial<WebhookSettings> & { readonly status?: Webhook['status'] | undefined },
): Promise<Webhook | null> {
  const { rows } = await sql.query<Row>(
    `UPDATE webhooks SET
       url = COALESCE($3, url), events = COALESCE($4, events), description = CASE WHEN $5 THEN $6 ELSE description END,
       status = COALESCE($7, status),
       disabled_at = CASE WHEN $7 = 'disabled' THEN COALESCE(disabled_at, now()) WHEN $7 = 'active' THEN NULL ELSE disabled_at END,
       disabled_reason = CASE WHEN $7 = 'disabled' THEN COALESCE(disabled_reason, 'Switched off by its owner.') WHEN $7 = 'active' THEN NULL ELSE disabled_reason END,
       failing_since = CASE WHEN $7 = 'active' THEN NULL ELSE failing_since END
     WHERE account_id = $1 AND webhook_id = $2 AND mode = $8 RETURNING ${COLUMNS}`,
    [
      owner.account_id,
      webhook_id,
      change.url ?? null,
      change.events ?? null,
      change.description !== undefined,
      change.description ?? null,
      change.status ?? null,
      owner.mode,
    ],
  );
  if (change.status === 'active' && rows.length > 0) {
    await sql.query(
      "UPDATE webhook_deliveries SET next_attempt_at = now() WHERE webhook_id = $1 AND state = 'pending' AND next_attempt_at > now()",
      [webhook_id],
    );
  }
  return rows[0] ?? null;
}

/** Its deliveries go with it. False when the account has no such address. */
export async function removeWebhook(sql: Queryable, owner: Owner, webhook_id: string): Promise<boolean> {
  const { rowCount } = await sql.query('DELETE FROM webhooks WHERE account_id = $1 AND webhook_id = $2 AND mode = $3', [
    owner.account_id,
    webhook_id,
    owner.mode,
  ]);
  return rowCount > 0;
}

/** A new secret; the one before signs beside it for a day, so that receivers change over without a gap. Null when there is no such address. */
export async function rotateSecret(
  sql: Queryable,
  sealer: Sealer,
  { account_id, mode }: Owner,
  webhook_id: string,
): Promise<{ readonly secret: string; readonly previous_until: string } | null> {
  const secret = newSecret();
  const { rows } = await sql.query<{ previous_until: string }>(
    `UPDATE webhooks SET previous_secret = secret, previous_until = now() + $4 * interval '1 hour', secret = $3
     WHERE account_id = $1 AND webhook_id = $2 AND mode = $5 RETURNING previous_until`,
    [account_id, webhook_id, sealer.seal(secret, `webhook:${account_id}`), SECRET_OVERLAP_HOURS, mode],
  );
  return rows[0] === undefined ? null : { secret, previous_until: rows[0].previous_until };
}

/** The secrets in force, newest first; those sealed under a key that is no longer known are left out. */
export function openSecrets(
  sealer: Sealer,
  account_id: string,
  sealed: { readonly secret: string; readonly previous_secret: string | null },
): readonly string[] {
  const both = sealed.previous_secret === null ? [sealed.secret] : [sealed.secret, sealed.previous_secret];
  return both.map((one) => sealer.open(one, `webhook:${account_id}`)).filter((one) => one !== null);
}

/** Seals every secret under the newest signing key, so that older ones can be retired; see `Accounts.reseal`. */
export async function resealSecrets(sql: Queryable, sealer: Sealer): Promise<{ readonly resealed: number; readonly unreadable: number }> {
  let resealed = 0;
  let unreadable = 0;
  for (let after = ''; ; ) {
    const { rows } = await sql.query<{ webhook_id: string; account_id: string; secret: string; previous_secret: string | null }>(
      'SELECT webhook_id, account_id, secret, previous_secret FROM webhooks WHERE webhook_id > $1 ORDER BY webhook_id LIMIT 500',
      [after],
    );
    for (const { webhook_id, account_id, secret, previous_secret } of rows) {
      const context = `webhook:${account_id}`;
      const anew = (sealed: string | null): string | null => {
        const text = sealed === null ? null : sealer.open(sealed, context);
        return text === null ? null : sealer.seal(text, context);
      };
      const [newest, previous] = [anew(secret), anew(previous_secret)];
      if (newest === null) unreadable += 1;
      // One that was changed meanwhile stays as it is.
      else
        resealed += (
          await sql.query('UPDATE webhooks SET secret = $3, previous_secret = $4 WHERE webhook_id = $1 AND secret = $2', [
            webhook_id,
            secret,
            newest,
            previous,
          ])
        ).rowCount;
      after = webhook_id;
    }
    if (rows.length < 500) return { resealed, unreadable };
  }
}

/** Addresses that were switched off for failing, for the notice to their owner. */
export async function listDisabled(sql: Queryable, { account_id, mode }: Owner): Promise<readonly Webhook[]> {
  const { rows } = await sql.query<Row>(
    `SELECT ${COLUMNS} FROM webhooks WHERE account_id = $1 AND mode = $2 AND status = 'disabled' AND failing_since IS NOT NULL ORDER BY disabled_at`,
    [account_id, mode],
  );
  return rows;
}
