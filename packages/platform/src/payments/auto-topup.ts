/** Tops up without being asked when the balance falls below a threshold: settings, and the charges that are due. */
import { readBalance } from '../billing/index.ts';
import type { Database, Queryable } from '../database/database.ts';
import { addMail } from '../mail/add-mail.ts';
import { chargeTopup } from './charge.ts';
import { chooseCard, needCard } from './customers.ts';
import { CardDeclined, NoSavedCard } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { newTopupId, type TopupRow } from './topups.ts';

/** Where the trigger `wallet_crossed` says that a charge is due. */
export const TOPUP_CHANNEL = 'deckwright_topups';

/** What the settings may be, cents. The amount is at least the threshold, so that one charge lifts a balance of nothing above it. */
export const AUTO_TOPUP_LIMITS = { least_threshold_cents: 100, most_threshold_cents: 50_000, most_cap_cents: 1_000_000 } as const;

export interface AutoTopupSettings {
  readonly enabled: boolean;
  readonly threshold_cents: number;
  readonly amount_cents: number;
  readonly monthly_cap_cents: number;
}

export interface AutoTopupState extends AutoTopupSettings {
  readonly disabled_reason: string | null;
  /** Charged in this month (UTC). */
  readonly charged_cents: number;
  /** The charge that is due, with why the last try failed. */
  readonly due: { readonly next_attempt_at: string; readonly failure: string | null } | null;
}

/** What automatic charges of this month (UTC) come to. */
const CHARGED = `(SELECT COALESCE(sum(t.amount_cents), 0)::bigint FROM topups t WHERE t.account_id = a.account_id AND t.origin = 'automatic'
  AND t.status = 'paid' AND t.ended_at >= date_trunc('month', $2::timestamptz, 'UTC'))`;

/** Null when they were never set. */
export async function readAutoTopup({ db, now }: PaymentKit, account_id: string): Promise<AutoTopupState | null> {
  const { rows } = await db.query<AutoTopupState & { next_attempt_at: string | null; failure: string | null } & Record<string, unknown>>(
    `SELECT a.enabled, a.threshold_cents, a.amount_cents, a.monthly_cap_cents, a.disabled_reason, ${CHARGED} AS charged_cents, o.next_attempt_at, o.failure
     FROM auto_topups a LEFT JOIN topups o ON o.account_id = a.account_id AND o.origin = 'automatic' AND o.status = 'open' WHERE a.account_id = $1`,
    [account_id, (await now()).toISOString()],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { next_attempt_at, failure, ...settings } = row;
  return { ...settings, due: next_attempt_at === null ? null : { next_attempt_at, failure } };
}

/** Stores the settings and switches automatic top-ups on. A balance that is below the threshold now counts as fallen. @throws NoSavedCard */
export async function saveAutoTopup(
  kit: PaymentKit,
  account_id: string,
  settings: Omit<AutoTopupSettings, 'enabled'>,
  payment_method_id: string | undefined,
): Promise<void> {
  if (payment_method_id !== undefined) await chooseCard(kit, account_id, payment_method_id);
  await needCard(kit, account_id);
  const { threshold_cents, amount_cents, monthly_cap_cents } = settings;
  await kit.db.transaction(async (sql) => {
    // As the statements that spend do, so that no crossing falls between reading the balance and storing the settings.
    await sql.query('SELECT 1 FROM wallets WHERE account_id = $1 FOR UPDATE', [account_id]);
    await sql.query(
      `INSERT INTO auto_topups (account_id, enabled, threshold_cents, amount_cents, monthly_cap_cents) VALUES ($1, true, $2, $3, $4)
       ON CONFLICT (account_id) DO UPDATE SET enabled = true, threshold_cents = $2, amount_cents = $3, monthly_cap_cents = $4, disabled_reason = NULL, updated_at = now()`,
      [account_id, threshold_cents, amount_cents, monthly_cap_cents],
    );
    // One that waits, for another card or for the next month, is tried now; its amount stays where its payment has begun at Stripe.
    await sql.query(
      `UPDATE topups SET next_attempt_at = now(), declines = 0, amount_cents = CASE WHEN payment_intent_id IS NULL THEN $2 ELSE amount_cents END
       WHERE account_id = $1 AND origin = 'automatic' AND status = 'open' AND failure <> 'unanswered'`,
      [account_id, amount_cents],
    );
    await sql.query(
      `INSERT INTO topups (topup_id, account_id, origin, amount_cents, next_attempt_at)
       SELECT $2, w.account_id, 'automatic', $3, now() FROM wallets w WHERE w.account_id = $1 AND w.paid_cents + w.promo_cents < $4 ON CONFLICT DO NOTHING`,
      [account_id, newTopupId(), amount_cents, threshold_cents],
    );
    await sql.query(`SELECT pg_notify('${TOPUP_CHANNEL}', '')`);
  });
}

/** Switches automatic top-ups off; the card stays on file. */
export const disableAutoTopup = (db: Database, account_id: string): Promise<void> =>
  db.transaction(async (sql) => {
    await sql.query('UPDATE auto_topups SET enabled = false, disabled_reason = NULL, updated_at = now() WHERE account_id = $1', [
      account_id,
    ]);
    await dropDue(sql, account_id);
  });

const dropDue = (sql: Queryable, account_id: string) =>
  sql.query(
    `UPDATE topups SET status = 'dropped', next_attempt_at = NULL, ended_at = now() WHERE account_id = $1 AND origin = 'automatic' AND status = 'open'`,
    [account_id],
  );

/** A claimed charge is tried again after this time, when whoever claimed it has died. Longer than a call to Stripe takes with its repeat. */
const CLAIM_MS = 120_000;
/** When a declined card is tried again; after the last, automatic top-ups are switched off. */
const AGAIN_MS = [3_600_000, 6 * 3_600_000, 24 * 3_600_000];
/** When a charge without an answer is asked for again. */
const UNANSWERED_MS = 30_000;

interface Due extends TopupRow {
  readonly enabled: boolean;
  readonly balance_cents: number;
  readonly threshold_cents: number;
  readonly monthly_cap_cents: number;
  readonly charged_cents: number;
}

/** Claims one charge that is due, with what has to be known of it. */
const CLAIM = `WITH due AS (
  SELECT topup_id FROM topups WHERE origin = 'automatic' AND status = 'open' AND next_attempt_at <= $2 ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
), claimed AS (UPDATE topups SET next_attempt_at = $2::timestamptz + $1 * interval '1 millisecond' FROM due WHERE topups.topup_id = due.topup_id RETURNING topups.*)
SELECT c.*, a.enabled, w.paid_cents + w.promo_cents AS balance_cents, a.threshold_cents, a.monthly_cap_cents, ${CHARGED} AS charged_cents
FROM claimed c JOIN auto_topups a ON a.account_id = c.account_id JOIN wallets w ON w.account_id = c.account_id`;

export type ChargeOutcome = 'paid' | 'declined' | 'unanswered' | 'capped' | 'dropped' | 'no_card';

/** Charges what is due, one after the other. Several processes may do so side by side. */
export async function chargeDue(kit: PaymentKit, signal?: AbortSignal): Promise<readonly ChargeOutcome[]> {
  const outcomes: ChargeOutcome[] = [];
  while (signal?.aborted !== true) {
    const { rows } = await kit.db.query<Due>(CLAIM, [CLAIM_MS, (await kit.now()).toISOString()]);
    const [due] = rows;
    if (due === undefined) break;
    const outcome = await charge(kit, due);
    kit.log.info({ account_id: due.account_id, topup_id: due.topup_id, amount_cents: due.amount_cents, outcome }, 'automatic top-up');
    outcomes.push(outcome);
  }
  return outcomes;
}

async function charge(kit: PaymentKit, due: Due): Promise<ChargeOutcome> {
  const { db } = kit;
  // An attempt whose answer was lost may have been paid: that is found out before anything else is thought of it.
  const isUnanswered = due.failure === 'unanswered';
  if (!isUnanswered && (!due.enabled || due.balance_cents >= due.threshold_cents)) {
    await dropDue(db, due.account_id);
    return 'dropped';
  }
  if (!isUnanswered && due.charged_cents + due.amount_cents > due.monthly_cap_cents) {
    const now = await kit.now();
    await later(kit, due, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)), 'monthly_cap', 0);
    return 'capped';
  }
  try {
    // Written down first: a process that dies in the call leaves behind that nobody knows how it ended.
    await db.query(`UPDATE topups SET failure = 'unanswered' WHERE topup_id = $1 AND status = 'open'`, [due.topup_id]);
    await chargeTopup(kit, due);
    return 'paid';
  } catch (error) {
    if (error instanceof CardDeclined || error instanceof NoSavedCard) {
      const failure = error instanceof CardDeclined ? error.reason : 'no_saved_card';
      const pause_ms = AGAIN_MS[due.declines];
      if (pause_ms === undefined) await giveUp(db, due, failure);
      else await declined(kit, due, await inTime(kit, pause_ms), failure);
      return error instanceof CardDeclined ? 'declined' : 'no_card';
    }
    kit.log.warn(
      { topup_id: due.topup_id, error: error instanceof Error ? error.message : String(error) },
      'an automatic top-up has no answer yet',
    );
    await later(kit, due, await inTime(kit, UNANSWERED_MS), 'unanswered', 0);
    return 'unanswered';
  }
}

const inTime = async ({ now }: PaymentKit, pause_ms: number): Promise<Date> => new Date((await now()).getTime() + pause_ms);

/** Told of the first time: the tries after that are in the same mail. */
const declined = (kit: PaymentKit, due: Due, at: Date, reason: string): Promise<void> =>
  kit.db.transaction(async (sql) => {
    const { rowCount } = await later({ db: sql }, due, at, reason, 1);
    if (rowCount === 0 || due.declines > 0) return;
    const { account_id, topup_id, amount_cents } = due;
    const data = { amount_cents, reason, next_attempt_at: at.toISOString() };
    await addMail(sql, 'auto_topup_declined', { account_id, key: `auto_declined:${topup_id}`, data });
  });

const later = ({ db }: { readonly db: Queryable }, { topup_id }: Due, at: Date, failure: string, declines: number) =>
  db.query(`UPDATE topups SET next_attempt_at = $2, failure = $3, declines = declines + $4 WHERE topup_id = $1 AND status = 'open'`, [
    topup_id,
    at.toISOString(),
    failure,
    declines,
  ]);

const giveUp = (db: Database, { topup_id, account_id, amount_cents }: Due, failure: string): Promise<void> =>
  db.transaction(async (sql) => {
    const { rowCount } = await sql.query(
      `UPDATE topups SET status = 'failed', failure = $2, declines = declines + 1, next_attempt_at = NULL, ended_at = now() WHERE topup_id = $1 AND status = 'open'`,
      [topup_id, failure],
    );
    await sql.query('UPDATE auto_topups SET enabled = false, disabled_reason = $2, updated_at = now() WHERE account_id = $1', [
      account_id,
      failure,
    ]);
    if (rowCount === 0) return;
    const data = { amount_cents, reason: failure, balance_cents: await readBalance(sql, account_id) };
    await addMail(sql, 'auto_topup_off', { account_id, key: `auto_off:${topup_id}`, data });
  });
