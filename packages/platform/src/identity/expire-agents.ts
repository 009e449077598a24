/** Deletes what agents and people have left: unanswered requests, used codes, ended grants and sessions, unused clients. */
import type { Queryable } from '../database/database.ts';

/** Longer than clocks of gateways and database stand apart. */
const SLACK = "interval '1 day'";

const STATEMENTS: readonly string[] = [
  `DELETE FROM oauth_authorizations WHERE expires_at < now() - ${SLACK}`,
  `DELETE FROM oauth_codes WHERE expires_at < now() - ${SLACK}`,
  `DELETE FROM oauth_grants WHERE expires_at < now() - ${SLACK}`,
  // Used ones stay as long as their grant could be stolen by them.
  `DELETE FROM oauth_refresh_tokens WHERE used_at < now() - interval '90 days'`,
  // Registrations make room for one another; documents are read again when they are wanted.
  `DELETE FROM oauth_clients c WHERE c.kind = 'document' AND c.read_at < now() - interval '7 days'
     AND NOT EXISTS (SELECT 1 FROM oauth_grants g WHERE g.client_id = c.client_id)`,
  `DELETE FROM sign_in_records WHERE expires_at < now() - ${SLACK}`,
  `DELETE FROM account_sign_ins WHERE expires_at < now() - ${SLACK}`,
  `DELETE FROM account_sessions WHERE expires_at < now() - ${SLACK}`,
];

/** Rows that are gone. */
export async function expireAgents(db: Queryable): Promise<number> {
  let gone = 0;
  for (const statement of STATEMENTS) gone += (await db.query(statement)).rowCount;
  return gone;
}
