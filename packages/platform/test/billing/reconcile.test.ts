/** The check of the ledger: twenty-one corruptions are made by hand behind the guards and each is named. Those with one right answer are mended. */
import { tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWallet, reconcileChecks, reconcileLedger, resolveFeedback, submitFeedback } from '../../src/billing/index.ts';
import type { JobStore } from '../../src/jobs/index.ts';
import { startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';
import { acceptPriced, createJobStore, type Ending, endPriced, newAccount, slideHold } from './_jobs.ts';

let test: TestDatabase;
let store: JobStore;
beforeAll(async () => {
  test = await startTestDatabase();
  store = createJobStore(test.db);
});
afterAll(async () => {
  await store.close();
  await test.stop();
});

/** SQL with all triggers off, as a restored dump or a careless operator would run it. */
const corrupt = (sql: string, values: readonly unknown[]): Promise<void> =>
  test.db.transaction(async (transaction) => {
    await transaction.query("SET LOCAL session_replication_role = 'replica'");
    await transaction.query(sql, values);
  });

async function endedJob(account_id: string, key: string, ending: Ending = 'complete'): Promise<string> {
  const job = await acceptPriced(store, account_id, slideHold(key));
  if (job === null) throw new Error('refused');
  await endPriced(store, job, ending, 5);
  return job.job_id;
}

const openJob = async (account_id: string, key: string): Promise<string> => {
  const job = await acceptPriced(store, account_id, slideHold(key));
  if (job === null) throw new Error('refused');
  return job.job_id;
};

const COMPLETE = `UPDATE jobs SET status = 'complete', finished_at = now(), cost_cents = $2 WHERE job_id = $1`;
const FILE = `INSERT INTO job_files (file_id, job_id, revision, attempt_no, kind, object_key, sha256, bytes, mime)
  VALUES ($1, $1, 1, 1, 'pptx', $1, repeat('a', 64), 1, 'x')`;
const INVOICE = `INSERT INTO invoices (invoice_number, file_id, account_id, kind, payment_id, total_cents, document) VALUES ($1, $1, $2, 'invoice', $2, 1000, '{}')`;
const MOVE = `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id) VALUES`;

interface Corruption {
  readonly name: string;
  readonly what: string;
  readonly mended: boolean;
  make(account_id: string): Promise<unknown>;
}

const corruptions: readonly Corruption[] = [
  { name: 'lost_capture', what: 'a job made complete behind the trigger', mended: true, make: async (a) => {
    const job_id = await openJob(a, 'x');
    await corrupt(FILE, [job_id]);
    await corrupt(COMPLETE, [job_id, 5]);
  } },
  { name: 'lost_release', what: 'a job made complete at no cost behind the trigger', mended: true, make: async (a) => corrupt(COMPLETE, [await openJob(a, 'x'), 0]) },
  { name: 'orphan_hold', what: 'a job deleted behind the trigger', mended: true, make: async (a) => corrupt('DELETE FROM jobs WHERE job_id = $1', [await openJob(a, 'x')]) },
  { name: 'held_differs', what: 'an entry of a hold that is gone', mended: false, make: async (a) => corrupt("DELETE FROM ledger_transfers WHERE job_id = $1 AND kind = 'hold'", [await openJob(a, 'x')]) },
  { name: 'capture_differs', what: 'a second capture', mended: false, make: async (a) => corrupt(`${MOVE} ($1 || ':again', $2, 'USD', 'paid', 'revenue', 5, 'capture', $1)`, [await endedJob(a, 'x'), a]) },
  { name: 'bill_without_file', what: 'files of a paid job that are gone', mended: false, make: async (a) => corrupt('DELETE FROM job_files WHERE job_id = $1', [await endedJob(a, 'x')]) },
  { name: 'file_without_bill', what: 'a usable file whose hold was let go', mended: false, make: async (a) => {
    const job_id = await openJob(a, 'x');
    await test.db.query("SELECT wallet_end(h, 0, 'mistake') FROM wallet_holds h WHERE job_id = $1", [job_id]);
    await corrupt(FILE, [job_id]);
    await corrupt(`UPDATE jobs SET status = 'complete', finished_at = now(), result = '{"status":"complete"}' WHERE job_id = $1`, [job_id]);
  } },
  { name: 'billed_twice', what: 'one input that two jobs paid for', mended: false, make: async (a) => {
    const [one, two] = [await endedJob(a, 'x'), await endedJob(a, 'y')];
    await corrupt('UPDATE wallet_holds SET billing_key = (SELECT billing_key FROM wallet_holds WHERE job_id = $1) WHERE job_id = $2', [one, two]);
  } },
  { name: 'foreign_hold', what: 'a job that changed hands', mended: false, make: async (a) => corrupt("UPDATE jobs SET account_id = 'acc_other' WHERE job_id = $1", [await endedJob(a, 'x')]) },
  { name: 'unremembered_bill', what: 'a paid input that was forgotten', mended: true, make: async (a) => corrupt('DELETE FROM billed_inputs WHERE job_id = $1', [await endedJob(a, 'x')]) },
  { name: 'unpaid_memory', what: 'an input remembered as paid that nobody paid', mended: true, make: async (a) => corrupt("INSERT INTO billed_inputs VALUES ($1, 'z', 'job_none')", [a]) },
  { name: 'job_charge_differs', what: 'a job that tells another price', mended: true, make: async (a) => corrupt('UPDATE jobs SET charged_cents = 99 WHERE job_id = $1', [await endedJob(a, 'x')]) },
  { name: 'lost_award', what: 'an award without its credit', mended: true, make: async (a) => {
    const { feedback_id } = await submitFeedback(test.db, { mode: 'live', account_id: a, category: 'testimonial', severity: 'suggestion', job_id: null, message: 'm' });
    await corrupt("UPDATE feedback SET status = 'resolved', award_status = 'approved', award_cents = 200 WHERE feedback_id = $1", [feedback_id]);
  } },
  { name: 'lost_credit', what: 'a payment that was taken for credited', mended: false, make: (a) => corrupt("INSERT INTO topups (topup_id, account_id, origin, status, amount_cents, payment_intent_id) VALUES ($1, $1, 'checkout', 'paid', 1000, 'pi_lost')", [a]) },
  { name: 'bonus_without_topup', what: 'a bonus for nothing', mended: false, make: (a) => test.db.query(`${MOVE} ($1, $2, 'USD', 'promo_expense', 'promo', 500, 'bonus', NULL)`, [`bonus:${a}`, a]) },
  { name: 'lost_credit_note', what: 'a refund that was stored without its credit note', mended: false, make: async (a) => {
    await corrupt(INVOICE, [`LCN-2026-00001`, a]);
    await corrupt("INSERT INTO payment_reversals (reversal_id, account_id, payment_id, amount_cents) VALUES ('refund:re_lost', $1, $1, 400)", [a]);
  } },
  { name: 'months_hold', what: 'a folded month that lost what ended its holds', mended: false, make: (a) => corrupt("INSERT INTO ledger_months (account_id, month, unit, from_book, to_book, kind, amount, entries) VALUES ($1, '2025-01-01', 'SLIDE', 'slides_granted', 'held_slides', 'hold', 3, 1)", [a]) },
  { name: 'invoice_number_gap', what: 'an invoice whose number leaves one out', mended: false, make: (a) => corrupt(INVOICE, ['GAP-2026-00002', a]) },
  { name: 'balance_differs', what: 'a balance written by hand', mended: true, make: (a) => corrupt('UPDATE wallets SET promo_cents = promo_cents + 1000 WHERE account_id = $1', [a]) },
  { name: 'balance_below_zero', what: 'a debt without a dispute', mended: false, make: (a) => corrupt('UPDATE wallets SET paid_cents = -5 WHERE account_id = $1', [a]) },
  { name: 'missing_wallet', what: 'a wallet that is gone', mended: true, make: (a) => corrupt('DELETE FROM wallets WHERE account_id = $1', [a]) },
]; // biome-ignore format: a table of cases

describe('T13 reconciling', () => {
  it('finds nothing in a whole ledger', async () => {
    const account_id = await newAccount(test.db);
    for (const [i, ending] of (['complete', 'failed', 'canceled', 'deleted', 'complete'] as const).entries()) {
      await endedJob(account_id, `honest-${i % 4}`, ending);
    }
    await openJob(account_id, 'running');
    expect(await reconcileLedger(test.db)).toEqual([]);
  });

  it.each(corruptions)('names $what: $name', async ({ name, mended, make }) => {
    const account_id = await newAccount(test.db);
    await make(account_id);
    const found = (await reconcileLedger(test.db)).filter((finding) => finding.account_id === account_id);
    expect(found.map((finding) => finding.name)).toContain(name);
    expect(found.find((finding) => finding.name === name)).toMatchObject({ mendable: mended, mended: false });
    await reconcileLedger(test.db, { mend: true });
    const left = (await reconcileLedger(test.db)).filter((finding) => finding.account_id === account_id);
    expect(left.some((finding) => finding.name === name)).toBe(!mended && name !== 'balance_below_zero');
    // What has one right answer leaves nothing behind; what has none is taken out by hand, as a person would.
    if (mended) expect(left).toEqual([]);
  });

  it('has a corruption for every check', () => {
    expect(corruptions.map((corruption) => corruption.name).sort()).toEqual(reconcileChecks.map((check) => check.name).sort());
    tally('T13', { corruptions: corruptions.length, named: corruptions.length, mended: corruptions.filter((one) => one.mended).length });
  });
});

describe('feedback', () => {
  it('earns its credit once, however often it is approved', async () => {
    const account_id = await newAccount(test.db);
    const { feedback_id } = await submitFeedback(test.db, {
      mode: 'live',
      account_id,
      category: 'feature_request',
      severity: 'suggestion',
      job_id: null,
      message: 'm',
    });
    for (const resolution of ['Built', 'Built twice']) await resolveFeedback(test.db, feedback_id, { approved: true, resolution });
    expect(await readWallet(test.db, account_id)).toMatchObject({ promo_cents: 500 });
    expect(await resolveFeedback(test.db, feedback_id, { approved: false, resolution: 'No' })).toMatchObject({
      award_status: 'approved',
      award_cents: 500,
    });
    expect(await readWallet(test.db, account_id)).toMatchObject({ promo_cents: 500 });
  });
  it('earns nothing in other categories', async () => {
    const account_id = await newAccount(test.db);
    const { feedback_id } = await submitFeedback(test.db, {
      mode: 'live',
      account_id,
      category: 'bug',
      severity: 'bug',
      job_id: null,
      message: 'm',
    });
    expect(await resolveFeedback(test.db, feedback_id, { approved: true, resolution: 'Mended' })).toMatchObject({
      status: 'resolved',
      award_cents: 0,
    });
  });
});
