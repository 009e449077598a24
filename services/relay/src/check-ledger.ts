/** Looks through the books from time to time: what the rules do not explain becomes a log line for operators and a metric. */
import { reconcileBooks, reconcileChecks } from '@deckwright/platform/billing';
import type { Database } from '@deckwright/platform/database';
import type { Log } from '@deckwright/platform/log';
import type { RelayMetrics } from '@deckwright/platform/telemetry';

/** What a look needs. */
export interface BooksDeps {
  readonly db: Database;
  readonly log: Log;
  readonly metrics?: Pick<RelayMetrics, 'books_unexplained' | 'books_checked_at'>;
}

/** Most findings that get a line each; the count says how many there are. */
const MAX_LINES = 50;

/** Of several relays one looks at a time; a number of our own in the database's space of advisory locks. */
const LOCK = 7_462_001;

/**
 * One look. Nothing is mended here: that is an operator's decision (`deckwright admin reconcile --mend`).
 * @returns how many findings there are; null when another relay is looking
 */
export async function checkBooks({ db, log, metrics }: BooksDeps): Promise<number | null> {
  const findings = await db.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
    return rows[0]?.mine === true ? reconcileBooks(transaction) : null;
  });
  if (findings === null) return null;
  for (const { name, account_id, job_id, detail, mendable } of findings.slice(0, MAX_LINES)) {
    log.error({ rule: name, account_id, job_id, detail, mendable }, 'the books do not explain a row');
  }
  if (findings.length > 0) log.error({ findings: findings.length }, 'the books differ: run `deckwright admin reconcile`');
  for (const { name } of reconcileChecks) {
    metrics?.books_unexplained.set({ rule: name }, findings.filter((finding) => finding.name === name).length);
  }
  metrics?.books_checked_at.setToCurrentTime();
  return findings.length;
}
