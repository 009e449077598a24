/** Explains every row of the ledger, names what it cannot explain, and mends what has one right answer. */
import type { Queryable } from '../database/database.ts';

/** One row, or group of rows, that the rules do not explain. */
export interface Finding {
  /** The rule that is broken. */
  readonly name: string;
  readonly account_id: string;
  readonly job_id: string | null;
  readonly detail: string;
  /** Whether a mend with one right answer exists. */
  readonly mendable: boolean;
  readonly mended: boolean;
}

interface Check {
  readonly name: string;
  /** Gives `account_id`, `job_id`, `detail`. */
  readonly sql: string;
  /** Parameters `$1` account, `$2` job. Absent: a person has to decide. */
  readonly mend?: string;
}

const HELD = "('held', 'held_slides')";

/** What the ledger makes of each wallet. */
const SUMS = `SELECT a.account_id,
  ${['paid', 'promo', 'plan_slides', 'free_slides']
    .map(
      (book) =>
        `COALESCE(sum(CASE WHEN t.to_book = '${book}' THEN t.amount WHEN t.from_book = '${book}' THEN -t.amount ELSE 0 END), 0)::bigint AS ${book}`,
    )
    .join(', ')}
FROM accounts a LEFT JOIN (
  SELECT account_id, from_book, to_book, amount FROM ledger_transfers UNION ALL SELECT account_id, from_book, to_book, amount FROM ledger_months
) t ON t.account_id = a.account_id GROUP BY a.account_id`;

/** What the ledger says of each job. */
const PER_JOB = `SELECT job_id, min(account_id) AS account_id,
  sum(CASE WHEN to_book IN ${HELD} THEN amount WHEN from_book IN ${HELD} THEN -amount ELSE 0 END) FILTER (WHERE unit = 'USD') AS held_cents,
  sum(CASE WHEN to_book IN ${HELD} THEN amount WHEN from_book IN ${HELD} THEN -amount ELSE 0 END) FILTER (WHERE unit = 'SLIDE') AS held_slides,
  sum(amount) FILTER (WHERE kind = 'capture' AND unit = 'USD') AS captured_cents,
  sum(amount) FILTER (WHERE kind = 'capture' AND unit = 'SLIDE') AS captured_slides
FROM ledger_transfers WHERE job_id IS NOT NULL GROUP BY job_id`;

/** Nothing is billed without one. */
const HAS_FILE = "(j.outputs = '{}' OR EXISTS (SELECT 1 FROM job_files f WHERE f.job_id = h.job_id))";

const RELEASE = (why: string) =>
  `SELECT wallet_end(h, 0, '${why}') FROM wallet_holds h WHERE h.account_id = $1 AND h.job_id = $2 AND h.state = 'open'`;

/** In the order of mending: missing wallets first, since everything else moves one; balances last. */
export const reconcileChecks: readonly Check[] = [
  {
    name: 'missing_wallet',
    sql: `SELECT a.account_id, NULL AS job_id, 'the account has no wallet' AS detail FROM accounts a
          WHERE NOT EXISTS (SELECT 1 FROM wallets w WHERE w.account_id = a.account_id)`,
    mend: 'INSERT INTO wallets (account_id) SELECT $1::text WHERE $2::text IS NULL ON CONFLICT DO NOTHING',
  },
  {
    name: 'lost_capture',
    sql: `SELECT h.account_id, h.job_id, 'the job is complete at ' || j.cost_cents || ' cents and its hold is still open' AS detail
          FROM wallet_holds h JOIN jobs j ON j.job_id = h.job_id WHERE h.state = 'open' AND j.status = 'complete' AND j.cost_cents > 0 AND ${HAS_FILE}`,
    // An input that another job has paid for in the meantime is a repeat.
    mend: `WITH due AS (
             SELECT h, CASE WHEN EXISTS (SELECT 1 FROM billed_inputs b WHERE b.account_id = h.account_id AND b.billing_key = h.billing_key) THEN 0
                            ELSE LEAST(h.units, CEIL(j.cost_cents::numeric / h.unit_cents)::int) END AS n
             FROM wallet_holds h JOIN jobs j ON j.job_id = h.job_id WHERE h.account_id = $1 AND h.job_id = $2 AND h.state = 'open'
           ), ended AS MATERIALIZED (SELECT h, n, wallet_end(h, n, 'repeat') AS cents FROM due)
           UPDATE jobs SET charged_cents = cents, charged_to = CASE WHEN n = 0 THEN 'none' WHEN cents > 0 THEN 'wallet'
                                                                   WHEN (h).plan_slides >= n THEN 'plan' ELSE 'free_slides' END
           FROM ended WHERE jobs.job_id = (h).job_id`,
  },
  {
    name: 'lost_release',
    sql: `SELECT h.account_id, h.job_id, 'the job is ' || j.status || ', owes nothing, and its hold is still open' AS detail
          FROM wallet_holds h JOIN jobs j ON j.job_id = h.job_id
          WHERE h.state = 'open' AND (j.status IN ('failed', 'canceled') OR (j.status = 'complete' AND (j.cost_cents = 0 OR NOT ${HAS_FILE})))`,
    mend: RELEASE('reconciled'),
  },
  {
    name: 'orphan_hold',
    sql: `SELECT h.account_id, h.job_id, 'the hold is open and its job is gone' AS detail FROM wallet_holds h
          WHERE h.state = 'open' AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.job_id = h.job_id)`,
    mend: RELEASE('orphaned'),
  },
  {
    name: 'held_differs',
    sql: `SELECT COALESCE(h.account_id, t.account_id) AS account_id, COALESCE(h.job_id, t.job_id) AS job_id,
            'the ledger holds ' || COALESCE(t.held_cents, 0) || ' cents and ' || COALESCE(t.held_slides, 0) || ' slides; the hold is ' || COALESCE(h.state, 'missing') AS detail
          FROM (${PER_JOB}) t FULL JOIN wallet_holds h ON h.job_id = t.job_id
          WHERE COALESCE(t.held_cents, 0) <> CASE WHEN h.state = 'open' THEN h.promo_cents + h.paid_cents ELSE 0 END
             OR COALESCE(t.held_slides, 0) <> CASE WHEN h.state = 'open' THEN h.plan_slides + h.free_slides ELSE 0 END`,
  },
  {
    name: 'capture_differs',
    sql: `SELECT COALESCE(h.account_id, t.account_id) AS account_id, COALESCE(h.job_id, t.job_id) AS job_id,
            'the ledger captured ' || COALESCE(t.captured_slides, 0) || ' slides and ' || COALESCE(t.captured_cents, 0) || ' cents; the hold says '
              || COALESCE(h.captured_units, 0) || ' units' AS detail
          FROM (${PER_JOB}) t FULL JOIN wallet_holds h ON h.job_id = t.job_id
          WHERE COALESCE(t.captured_slides, 0) <> LEAST(COALESCE(h.captured_units, 0), COALESCE(h.plan_slides + h.free_slides, 0))
             OR COALESCE(t.captured_cents, 0) <> GREATEST(COALESCE(h.captured_units - h.plan_slides - h.free_slides, 0), 0) * COALESCE(h.unit_cents, 0)`,
  },
  {
    name: 'bill_without_file',
    sql: `SELECT h.account_id, h.job_id, 'the job was billed and has no stored file' AS detail FROM wallet_holds h JOIN jobs j ON j.job_id = h.job_id
          WHERE h.state = 'captured' AND j.outputs <> '{}' AND NOT EXISTS (SELECT 1 FROM job_files f WHERE f.job_id = h.job_id)`,
  },
  {
    name: 'file_without_bill',
    sql: `SELECT h.account_id, h.job_id, 'a usable file is stored and nothing was billed' AS detail FROM wallet_holds h JOIN jobs j ON j.job_id = h.job_id
          WHERE j.status = 'complete' AND j.result->>'status' = 'complete' AND h.state = 'released' AND COALESCE(h.free_reason, '') NOT IN ('repeat', 'reconciled', 'replayed')
            AND j.result->>'repeat_of' IS NULL AND j.repeat_of IS NULL AND j.job_type IN ('slide', 'deck')
            AND EXISTS (SELECT 1 FROM job_files f WHERE f.job_id = h.job_id AND f.kind NOT IN ('preview', 'scene'))`,
  },
  {
    name: 'billed_twice',
    sql: `SELECT h.account_id, max(h.job_id) AS job_id, count(*) || ' jobs were billed for one input' AS detail FROM wallet_holds h
          WHERE h.state = 'captured' AND h.billing_key IS NOT NULL GROUP BY h.account_id, h.billing_key HAVING count(*) > 1`,
  },
  {
    name: 'foreign_hold',
    sql: `SELECT h.account_id, h.job_id, 'the job belongs to ' || j.account_id AS detail FROM wallet_holds h JOIN jobs j ON j.job_id = h.job_id
          WHERE j.account_id <> h.account_id`,
  },
  {
    name: 'unremembered_bill',
    sql: `SELECT h.account_id, h.job_id, 'the input was paid for and is not remembered as paid' AS detail FROM wallet_holds h
          WHERE h.state = 'captured' AND h.billing_key IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM billed_inputs b WHERE b.account_id = h.account_id AND b.billing_key = h.billing_key)`,
    mend: `INSERT INTO billed_inputs (account_id, billing_key, job_id) SELECT account_id, billing_key, job_id FROM wallet_holds
           WHERE account_id = $1 AND job_id = $2 ON CONFLICT DO NOTHING`,
  },
  {
    name: 'unpaid_memory',
    sql: `SELECT b.account_id, b.job_id, 'the input is remembered as paid and no job paid for it' AS detail FROM billed_inputs b
          WHERE NOT b.archived
            AND NOT EXISTS (SELECT 1 FROM wallet_holds h WHERE h.account_id = b.account_id AND h.billing_key = b.billing_key AND h.state = 'captured')`,
    mend: 'DELETE FROM billed_inputs WHERE account_id = $1 AND job_id = $2',
  },
  {
    name: 'job_charge_differs',
    sql: `SELECT j.account_id, j.job_id, 'the job says ' || COALESCE(j.charged_cents::text, 'nothing') || ' cents, the ledger ' || COALESCE(t.captured_cents, 0) AS detail
          FROM jobs j JOIN wallet_holds h ON h.job_id = j.job_id LEFT JOIN (${PER_JOB}) t ON t.job_id = j.job_id
          WHERE h.state <> 'open' AND j.status IN ('complete', 'failed', 'canceled') AND COALESCE(j.charged_cents, 0) <> COALESCE(t.captured_cents, 0)`,
    mend: `UPDATE jobs SET charged_cents = (SELECT COALESCE(sum(t.amount), 0) FROM ledger_transfers t
             WHERE t.job_id = jobs.job_id AND t.kind = 'capture' AND t.unit = 'USD') WHERE account_id = $1 AND job_id = $2`,
  },
  {
    name: 'lost_award',
    sql: `SELECT f.account_id, 'feedback:' || f.feedback_id AS job_id, 'an award of ' || f.award_cents || ' cents was never credited' AS detail FROM feedback f
          WHERE f.award_status = 'approved' AND NOT EXISTS (SELECT 1 FROM ledger_transfers t WHERE t.transfer_id = 'award:feedback:' || f.feedback_id)`,
    mend: `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
           SELECT 'award:feedback:' || feedback_id, account_id, 'USD', 'promo_expense', 'promo', award_cents, 'award', 'reconciled' FROM feedback
           WHERE account_id = $1 AND 'feedback:' || feedback_id = $2 ON CONFLICT (transfer_id) DO NOTHING`,
  },
  {
    name: 'lost_credit',
    // What was paid stands at the processor, which `deckwright admin stripe reconcile` asks.
    sql: `SELECT t.account_id, t.topup_id AS job_id, t.payment_intent_id || ' was paid and never credited' AS detail FROM topups t
          WHERE t.status = 'paid' AND NOT EXISTS (SELECT 1 FROM ledger_transfers l WHERE l.transfer_id = 'topup:' || t.payment_intent_id)`,
  },
  {
    name: 'bonus_without_topup',
    sql: `SELECT b.account_id, b.transfer_id AS job_id, 'a bonus of ' || b.amount || ' cents came with no top-up' AS detail FROM ledger_transfers b
          WHERE b.kind = 'bonus' AND NOT EXISTS (SELECT 1 FROM ledger_transfers t WHERE t.transfer_id = 'topup:' || substr(b.transfer_id, 7) AND t.account_id = b.account_id)`,
  },
  {
    name: 'lost_credit_note',
    // Settling the refund again makes it: `deckwright admin stripe reconcile` does so.
    sql: `SELECT r.account_id, r.reversal_id AS job_id, r.amount_cents || ' cents went back and have no credit note' AS detail
          FROM payment_reversals r JOIN invoices i ON i.payment_id = r.payment_id AND i.kind = 'invoice'
          WHERE NOT EXISTS (SELECT 1 FROM invoices c WHERE c.reversal_id = r.reversal_id)
            AND i.total_cents > (SELECT COALESCE(sum(c.total_cents), 0) FROM invoices c WHERE c.credit_of = i.invoice_number)`,
  },
  {
    name: 'invoice_number_gap',
    sql: `SELECT n.account_id, n.invoice_number AS job_id, 'the number before it is missing' AS detail
          FROM (SELECT account_id, invoice_number, number, lag(number) OVER (PARTITION BY series ORDER BY number) AS before
                FROM (SELECT account_id, invoice_number, regexp_replace(invoice_number, '-\\d+$', '') AS series,
                        substring(invoice_number FROM '\\d+$')::int AS number FROM invoices) i) n
          WHERE n.number <> COALESCE(n.before, 0) + 1`,
  },
  {
    name: 'months_hold',
    sql: `SELECT m.account_id, NULL AS job_id, 'folded months still hold ' || sum(CASE WHEN m.to_book IN ${HELD} THEN m.amount ELSE -m.amount END) || ' ' || m.unit AS detail
          FROM ledger_months m WHERE m.to_book IN ${HELD} OR m.from_book IN ${HELD} GROUP BY m.account_id, m.unit
          HAVING sum(CASE WHEN m.to_book IN ${HELD} THEN m.amount ELSE -m.amount END) <> 0`,
  },
  {
    name: 'balance_differs',
    sql: `SELECT s.account_id, NULL AS job_id, 'the wallet and the sum of its entries differ' AS detail FROM (${SUMS}) s JOIN wallets w ON w.account_id = s.account_id
          WHERE (w.paid_cents, w.promo_cents, w.plan_slides, w.free_slides) IS DISTINCT FROM (s.paid, s.promo, s.plan_slides, s.free_slides)`,
    mend: `UPDATE wallets w SET paid_cents = s.paid, promo_cents = s.promo, plan_slides = s.plan_slides,
             free_slides = s.free_slides FROM (${SUMS}) s WHERE w.account_id = $1 AND s.account_id = $1 AND $2::text IS NULL`,
  },
  {
    name: 'balance_below_zero',
    sql: `SELECT w.account_id, NULL AS job_id, 'the paid balance is ' || w.paid_cents || ' cents without a dispute' AS detail FROM wallets w
          WHERE w.paid_cents < 0 AND NOT EXISTS (SELECT 1 FROM ledger_transfers t WHERE t.account_id = w.account_id AND t.kind = 'dispute')`,
  },
];

type Row = { account_id: string; job_id: string | null; detail: string };

/** Checks the whole ledger. With `mend`, mends what has one right answer, each in a transaction of its own. */
export async function reconcileLedger(db: Queryable, options: { readonly mend?: boolean } = {}): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sql, mend } of reconcileChecks) {
    const { rows } = await db.query<Row>(sql);
    for (const row of rows) {
      const mended = options.mend === true && mend !== undefined ? await tryMend(db, mend, row) : false;
      findings.push({ name, ...row, mendable: mend !== undefined, mended });
    }
  }
  return findings;
}

/** A mend that the database's own guards refuse is left to a person. */
async function tryMend(db: Queryable, sql: string, row: Row): Promise<boolean> {
  try {
    return (await db.query(sql, [row.account_id, row.job_id])).rowCount > 0;
  } catch {
    return false;
  }
}
