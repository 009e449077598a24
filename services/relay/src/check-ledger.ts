/** Checks the ledger at intervals. Each row that the rules do not explain becomes a log line for operators, and their number a metric. */
import { reconcileChecks, reconcileLedger } from '@deckwright/platform/billing';
import type { Database } from '@deckwright/platform/database';
import type { Log } from '@deckwright/platform/log';
import type { RelayMetrics } from '@deckwright/platform/telemetry';

export interface CheckLedgerDeps {
  readonly db: Database;
  readonly log: Log;
  readonly metrics?: Pick<RelayMetrics, 'ledger_unexplained' | 'ledger_checked'>;
}

/** Findings beyond this number get no line of their own; the last line says how many there are. */
const MAX_LINES = 50;

/** The advisory lock by which one of several relays checks at a time. */
const LOCK = 7_462_001;

/**
 * Checks once. Nothing is mended here, because that is an operator's decision (`deckwright admin reconcile --mend`).
 * @returns how many findings there are; null when another relay is checking
 */
export async function checkLedger({ db, log, metrics }: CheckLedgerDeps): Promise<number | null> {
  const findings = await db.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
    return rows[0]?.mine === true ? reconcileLedger(transaction) : null;
  });
  if (findings === null) return null;
  for (const { name, account_id, job_id, detail, mendable } of findings.slice(0, MAX_LINES)) {
    log.error({ rule: name, account_id, job_id, detail, mendable }, 'the ledger does not explain a row');
  }
  if (findings.length > 0) log.error({ findings: findings.length }, 'the ledger does not add up: run `deckwright admin reconcile`');
  for (const { name } of reconcileChecks) {
    metrics?.ledger_unexplained.set({ rule: name }, findings.filter((finding) => finding.name === name).length);
  }
  metrics?.ledger_checked();
  // For the operations board.
  await db.query(
    `INSERT INTO installation_values (name, value) VALUES ('ledger_checked', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = now()`,
    [String(findings.length)],
  );
  return findings.length;
}
