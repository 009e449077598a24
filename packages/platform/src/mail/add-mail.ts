/** Stores mails that are to be sent, as part of the transaction of what they tell of. */
import type { Queryable } from '../database/database.ts';
import { traceparent } from '../telemetry/trace-context.ts';
import type { MailData, MailKind } from './templates/index.ts';

/** Where Postgres says that a mail may be due. */
export const MAIL_CHANNEL = 'deckwright_mails';

export interface NewMail<Kind extends MailKind> {
  readonly account_id: string;
  /** What it tells of: stored under it before, it is not stored again. */
  readonly key: string;
  readonly data: MailData<Kind>;
}

/** False where it was stored before, and where the account has no address that mail can be sent to. */
export async function addMail<Kind extends MailKind>(
  sql: Queryable,
  kind: Kind,
  { account_id, key, data }: NewMail<Kind>,
): Promise<boolean> {
  const { rows } = await sql.query<{ added: boolean }>('SELECT mail_add($1, $2, $3, $4, 0) AS added', [
    account_id,
    kind,
    key,
    JSON.stringify(data),
  ]);
  const added = rows[0]?.added ?? false;
  const traced = added ? traceparent() : undefined;
  if (traced !== undefined) await sql.query('UPDATE mails SET traceparent = $2 WHERE key = $1', [key, traced]);
  return added;
}
