/** The wallet's invariants: the real SQL against a pure model, step by step, and under concurrent lanes and cut connections. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limit, sized, tally, timeLeft } from '@deckwright/testkit/trial';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  credit,
  endPeriodsIn,
  expireCredit,
  foldLedger,
  giveBackIn,
  grantPeriodIn,
  holdFor,
  type NewPeriod,
  prices,
  readWallet,
  reconcileLedger,
  resolveFeedback,
  submitFeedback,
  takeBackIn,
} from '../../src/billing/index.ts';
import type { JobRecord, JobStore } from '../../src/jobs/index.ts';
import { createFolderStore, type ObjectStore } from '../../src/object-store/index.ts';
import { startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';
import { expectGrantsFit } from './_grants.ts';
import { acceptPriced, createJobStore, type Ending, endPriced, newAccount, sha, slideHold } from './_jobs.ts';
import { type ModelHold, WalletModel } from './_wallet-model.ts';

/** Histories played against the model. */
const runs = Number(process.env['DECKWRIGHT_TEST_RUNS'] ?? sized(40, 1_000));

let test: TestDatabase;
let store: JobStore;
let folder: string;
let archives: ObjectStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-fold-'));
  archives = createFolderStore(folder);
  test = await startTestDatabase();
  store = createJobStore(test.db);
});
afterAll(async () => {
  await store.close();
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Step =
  | { readonly act: 'topup'; readonly reference: string; readonly cents: number }
  | { readonly act: 'refund'; readonly reference: string; readonly share: number; readonly copies: number }
  | { readonly act: 'dispute'; readonly cents: number }
  | { readonly act: 'won'; readonly pick: number }
  | { readonly act: 'period'; readonly slides: number; readonly copies: number }
  | { readonly act: 'sweep' }
  | { readonly act: 'fold'; readonly most_holds: number }
  | { readonly act: 'award'; readonly approved: boolean }
  | { readonly act: 'plan'; readonly open: boolean; readonly overflow: boolean }
  | {
      readonly act: 'hold';
      readonly price: 'slide' | 'repair' | 'image';
      readonly units: number;
      readonly key: string;
      readonly isTest: boolean;
    }
  | { readonly act: 'end'; readonly pick: number; readonly ending: Ending; readonly usable: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('topup' as const), reference: fc.constantFrom('p1', 'p2', 'p3', 'p4'), cents: fc.constantFrom(1, 7, 40, 5_000, 10_001, 20_000) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refund' as const), reference: fc.constantFrom('p1', 'p2', 'p3', 'p4'), share: fc.constantFrom(0.1, 0.5, 1), copies: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('dispute' as const), cents: fc.integer({ min: 1, max: 6_000 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('won' as const), pick: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('period' as const), slides: fc.constantFrom(0, 3, 10, 40), copies: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('fold' as const), most_holds: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('award' as const), approved: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('plan' as const), open: fc.boolean(), overflow: fc.boolean() }) },
  { weight: 10, arbitrary: fc.record({ act: fc.constant('hold' as const), price: fc.constantFrom('slide' as const, 'slide' as const, 'repair' as const, 'image' as const), units: fc.integer({ min: 1, max: 30 }), key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'), isTest: fc.nat(15).map((n) => n === 0) }) },
  { weight: 10, arbitrary: fc.record({ act: fc.constant('end' as const), pick: fc.nat(50), ending: fc.constantFrom<Ending>('complete', 'complete', 'complete', 'failed', 'canceled', 'deleted'), usable: fc.integer({ min: 0, max: 30 }) }) },
); // biome-ignore format: a table of steps

interface Open {
  readonly job: JobRecord;
  readonly hold: ModelHold;
}

interface Played {
  readonly account_id: string;
  readonly model: WalletModel;
  readonly open: Open[];
  /** Periods that were granted, the present one last. */
  readonly invoices: string[];
}

/** Balances of the customer's books as the ledger's rows sum up to. */
const SUMS = `SELECT book, sum(amount)::bigint AS amount FROM (
  SELECT to_book AS book, amount FROM ledger_transfers WHERE account_id = $1 UNION ALL
  SELECT from_book, -amount FROM ledger_transfers WHERE account_id = $1 UNION ALL
  SELECT to_book, amount FROM ledger_months WHERE account_id = $1 UNION ALL
  SELECT from_book, -amount FROM ledger_months WHERE account_id = $1) AS t
WHERE book IN ('paid', 'promo', 'plan_slides', 'free_slides', 'held', 'held_slides') GROUP BY book`;

/** Every book of both units, our own too. */
async function sumsOf(account_id: string): Promise<readonly object[]> {
  const { rows } = await test.db.query(
    `SELECT unit, book, sum(amount)::bigint AS amount FROM (
       SELECT unit, to_book AS book, amount FROM ledger_transfers WHERE account_id = $1 UNION ALL
       SELECT unit, from_book, -amount FROM ledger_transfers WHERE account_id = $1 UNION ALL
       SELECT unit, to_book, amount FROM ledger_months WHERE account_id = $1 UNION ALL
       SELECT unit, from_book, -amount FROM ledger_months WHERE account_id = $1) AS t GROUP BY 1, 2 ORDER BY 1, 2`,
    [account_id],
  );
  return rows;
}

async function play(steps: readonly Step[]): Promise<void> {
  const account_id = await newAccount(test.db);
  const model = new WalletModel();
  const played: Played = { account_id, model, open: [], invoices: [] };
  for (const step of steps) {
    await apply(step, played);
    const { paid, promo, free, held_cents, held_slides } = model.wallet;
    expect(await readWallet(test.db, account_id)).toMatchObject({
      paid_cents: paid,
      promo_cents: promo,
      plan_slides: model.plan,
      free_slides: free,
      held_cents,
      held_slides,
    });
    const { rows } = await test.db.query<{ book: string; amount: number }>(SUMS, [account_id]);
    expect(Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ book, amount }) => [book, amount]))).toEqual(
      Object.fromEntries(
        Object.entries({ paid, promo, plan_slides: model.plan, free_slides: free, held: held_cents, held_slides }).filter(
          ([, n]) => n !== 0,
        ),
      ),
    );
  }
  await expectGrantsFit(test.db, account_id);
  const { rows } = await test.db.query<{ revenue: number }>(
    `SELECT COALESCE(sum(amount), 0)::bigint AS revenue FROM (
       SELECT account_id, kind, unit, amount FROM ledger_transfers UNION ALL SELECT account_id, kind, unit, amount FROM ledger_months
     ) AS t WHERE account_id = $1 AND kind = 'capture' AND unit = 'USD'`,
    [account_id],
  );
  expect(rows[0]?.revenue).toBe(model.revenue);
}

/** What tells of a payment comes more than once, also at the same time. */
const told = (copies: number, tell: () => Promise<unknown>) => Promise.all(Array.from({ length: copies }, tell));

async function apply(step: Step, { account_id, model, open, invoices }: Played): Promise<void> {
  switch (step.act) {
    case 'topup':
      await credit(test.db, {
        account_id,
        kind: 'topup',
        amount: step.cents,
        reference: `${account_id}:${step.reference}`,
        reason: 'test',
      });
      model.topUp(step.reference, step.cents);
      return;
    case 'refund': {
      const left = model.credited.get(step.reference) ?? 0;
      const amount_cents = Math.ceil(left * step.share);
      if (amount_cents === 0) return;
      const bonus_cents = model.refund(step.reference, amount_cents);
      const taken = { account_id, kind: 'refund', reference: randomUUID(), amount_cents, bonus_cents, reason: 'test' } as const;
      await told(step.copies, () => test.db.transaction((sql) => takeBackIn(sql, taken)));
      return;
    }
    case 'dispute': {
      const reference = randomUUID();
      const bonus_cents = model.dispute(reference, step.cents);
      const taken = { account_id, kind: 'dispute', reference, amount_cents: step.cents, bonus_cents, reason: 'test' } as const;
      await told(2, () => test.db.transaction((sql) => takeBackIn(sql, taken)));
      return;
    }
    case 'won': {
      const id = [...model.disputed.keys()][step.pick];
      if (id === undefined) return;
      await told(2, () => test.db.transaction((sql) => giveBackIn(sql, account_id, id)));
      model.win(id);
      return;
    }
    case 'period': {
      // The one before ends with it, as an upgrade, a renewal and, without slides, the end of a plan.
      const [invoice_id, ended] = [randomUUID(), [...invoices]];
      const period: NewPeriod = {
        invoice_id,
        account_id,
        amount_cents: 1_900,
        slides: step.slides,
        expires_at: '2036-01-01T00:00:00Z',
        reason: 'test',
        sold: { plan: 'small', period: 'monthly', price_cents: 1_900, from: '2035-12-01T00:00:00Z', to: '2036-01-01T00:00:00Z' },
      };
      await told(step.copies, () =>
        test.db.transaction(async (sql) => {
          if (step.slides > 0) await grantPeriodIn(sql, period);
          await endPeriodsIn(sql, account_id, ended);
        }),
      );
      if (step.slides > 0) invoices.push(invoice_id);
      model.nextPeriod(step.slides);
      return;
    }
    case 'sweep':
      await expireCredit(test.db);
      model.sweep();
      return;
    case 'fold': {
      // Nothing changes for the model: sums, what is left of each credit, and what has been paid for stay.
      const { rows: ended } = await test.db.query<{ job_id: string }>(
        'SELECT job_id FROM jobs WHERE account_id = $1 AND finished_at IS NOT NULL',
        [account_id],
      );
      for (const { job_id } of ended) await store.remove({ account_id, mode: 'live' }, job_id);
      const before = await sumsOf(account_id);
      await foldLedger(test.db, archives, { before: new Date(Date.now() + 60_000), most_holds: step.most_holds });
      expect(await sumsOf(account_id)).toEqual(before);
      const { rows: left } = await test.db.query(
        `SELECT 1 FROM wallet_holds h WHERE account_id = $1 AND state <> 'open' AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.job_id = h.job_id)`,
        [account_id],
      );
      expect(left).toEqual([]);
      return;
    }
    case 'award': {
      const { feedback_id } = await submitFeedback(test.db, {
        account_id, mode: 'live', category: 'feature_request', severity: 'suggestion', job_id: null, message: 'test',
      }); // biome-ignore format: one request
      await told(2, () => resolveFeedback(test.db, feedback_id, { approved: step.approved, resolution: 'test' }));
      if (step.approved) model.award(500);
      return;
    }
    case 'plan': {
      const { open: plan_open, overflow } = step;
      await test.db.query('UPDATE wallets SET plan_open = $2, plan_overflow = $3 WHERE account_id = $1', [account_id, plan_open, overflow]);
      Object.assign(model.wallet, { plan_open, overflow });
      return;
    }
    case 'hold': {
      const price = prices[step.price];
      const key = step.price === 'slide' ? sha(step.key) : null;
      const hold = model.hold(step.units, price.cents, price.paid_by_slides, key, step.isTest);
      const job = await acceptPriced(store, account_id, holdFor(price, step.units, key, step.isTest ? 'test_key' : null));
      expect(job === null).toBe(hold === null);
      if (job !== null && hold !== null) open.push({ job, hold });
      return;
    }
    case 'end': {
      const [ended] = open.splice(step.pick % Math.max(1, open.length), 1);
      if (ended === undefined) return;
      const usable = step.ending === 'complete' ? Math.min(step.usable, ended.hold.units) : 0;
      const charge = model.end(ended.hold, usable);
      const after = await endPriced(store, ended.job, step.ending, usable * ended.hold.unit_cents);
      if (step.ending === 'deleted') expect(after).toBeNull();
      else expect(after).toMatchObject({ charged_cents: charge.cents, charged_to: charge.to });
    }
  }
}

describe('the wallet', () => {
  it(
    'T12 (I1, I3, I4, I11, I12, I16) does in SQL what the model does, whatever the order',
    async () => {
      const left_ms = timeLeft();
      let histories = 0;
      const property = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        await play(steps);
        histories += 1;
      });
      await fc.assert(property, { numRuns: runs, endOnFailure: true, ...(left_ms !== undefined && { interruptAfterTimeLimit: left_ms }) });
      // However little time there was, something was tried.
      expect(histories).toBeGreaterThan(0);
      expect(await reconcileLedger(test.db)).toEqual([]);
      const { rows } = await test.db.query<{ entries: number }>('SELECT count(*) AS entries FROM ledger_transfers');
      tally('T12', { histories, 'steps each': '20 to 60', entries: rows[0]?.entries ?? 0, unexplained: 0 });
    },
    limit(240_000),
  );

  it('T11 (I10) takes exactly 100 of 500 slides at once on 5.00 dollars, and no reader sees less than nothing', async () => {
    const account_id = await newAccount(test.db);
    await test.db.query(
      "INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($2, $1, 'SLIDE', 'free_slides', 'slides_used', 60, 'capture')",
      [account_id, `${account_id}:used`],
    );
    await credit(test.db, { account_id, kind: 'topup', amount: 500, reference: account_id, reason: 'test' });
    let lowest = Number.POSITIVE_INFINITY;
    let reading = true;
    const reader = (async () => {
      while (reading) lowest = Math.min(lowest, (await readWallet(test.db, account_id))?.paid_cents ?? -1);
    })();
    const jobs = await Promise.all(Array.from({ length: 500 }, (_, i) => acceptPriced(store, account_id, slideHold(`t11-${i}`))));
    reading = false;
    await reader;
    const accepted = jobs.filter((job) => job !== null);
    expect({ accepted: accepted.length, refused: jobs.length - accepted.length, lowest }).toMatchObject({ accepted: 100, refused: 400 });
    expect(lowest).toBeGreaterThanOrEqual(0);
    await Promise.all(accepted.map((job, i) => endPriced(store, job, i % 4 === 0 ? 'failed' : 'complete', 5)));
    expect(await readWallet(test.db, account_id)).toMatchObject({ paid_cents: 125, held_cents: 0 });
    expect((await reconcileLedger(test.db)).filter((finding) => finding.account_id === account_id)).toEqual([]);
  });

  it('I7 charges one of twenty identical slides that arrive together', async () => {
    const account_id = await newAccount(test.db);
    const jobs = await Promise.all(Array.from({ length: 20 }, () => acceptPriced(store, account_id, slideHold('same'))));
    const ended = await Promise.all(jobs.map((job, i) => job && endPriced(store, job, i === 0 ? 'failed' : 'complete', 5)));
    const paid = ended.filter((job) => job?.charged_to === 'free_slides');
    expect(paid).toHaveLength(1);
    expect(ended.filter((job) => job?.repeat_of === paid[0]?.job_id)).toHaveLength(18);
    expect(await readWallet(test.db, account_id)).toMatchObject({ free_slides: 59, held_slides: 0 });
  });

  it('T12 loses and doubles nothing on eight lanes while connections are cut', async () => {
    const account_id = await newAccount(test.db);
    await credit(test.db, { account_id, kind: 'topup', amount: 3_000, reference: account_id, reason: 'test' });
    let cuts = 0;
    let working = true;
    const cutter = (async () => {
      while (working) {
        await new Promise((resolve) => setTimeout(resolve, 40));
        const { rowCount } = await test.db
          .query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
             AND state <> 'idle' ORDER BY random() LIMIT 2`,
          )
          .catch(() => ({ rowCount: 0 }));
        cuts += rowCount;
      }
    })();
    const lane = async (n: number): Promise<void> => {
      for (let i = 0; i < 25; i += 1) {
        // After a cut the lane does not know what was committed. The ledger must be right either way.
        const job = await acceptPriced(store, account_id, slideHold(`lane-${n % 4}-${i}`, 1 + (i % 3))).catch(() => null);
        const ending = (['complete', 'failed', 'canceled', 'deleted'] as const)[i % 5] ?? 'complete';
        if (job !== null) await endPriced(store, job, ending, 5 * (1 + (i % 3))).catch(() => null);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => lane(n)));
    working = false;
    await cutter;
    expect(cuts).toBeGreaterThan(0);
    expect((await reconcileLedger(test.db)).filter((finding) => finding.account_id === account_id)).toEqual([]);
    const { rows } = await test.db.query<{ captured: number; distinct_inputs: number }>(
      `SELECT count(*)::int AS captured, count(DISTINCT billing_key)::int AS distinct_inputs FROM wallet_holds WHERE account_id = $1 AND state = 'captured'`,
      [account_id],
    );
    expect(rows[0]?.captured).toBe(rows[0]?.distinct_inputs);
    tally('T12', { lanes: 8, 'connections cut': cuts, billed: rows[0]?.captured ?? 0, 'billed twice': 0, unexplained: 0 });
  });
});

describe('the guards in SQL', () => {
  it('I2 refuse to change, delete or empty the ledger', async () => {
    await expect(test.db.query('UPDATE ledger_transfers SET amount = 1')).rejects.toThrow(/append-only/);
    await expect(test.db.query('DELETE FROM ledger_transfers')).rejects.toThrow(/append-only/);
    await expect(test.db.query('TRUNCATE ledger_transfers')).rejects.toThrow(/append-only/);
  });
  it('I5 refuse a bill without a stored file, and leave the job as it was', async () => {
    const account_id = await newAccount(test.db);
    const job = await acceptPriced(store, account_id, slideHold('no-file'));
    if (job === null) throw new Error('refused');
    await store.begin(job.job_id, 1, { worker_id: 'wrk_test', lease_ms: 30_000 });
    await expect(store.complete(job.job_id, 1, { result: {}, files: [], cost_cents: 5 })).rejects.toThrow(/without a stored file/);
    expect(await store.get(job, job.job_id)).toMatchObject({ status: 'rendering', charged_to: null });
    expect(await readWallet(test.db, account_id)).toMatchObject({ free_slides: 59, held_slides: 1 });
  });
  it('I3 refuse a refund that would take the balance below zero, and take a dispute that does', async () => {
    const account_id = await newAccount(test.db);
    const owe = { account_id, amount: 10, reason: 'test' } as const;
    await expect(credit(test.db, { ...owe, kind: 'refund', reference: account_id })).rejects.toThrow(/below zero/);
    expect(await credit(test.db, { ...owe, kind: 'dispute', reference: account_id })).toBe(true);
    expect(await acceptPriced(store, account_id, slideHold('in-debt'))).toBeNull();
  });
  it('keep the wallet of an account that is to be deleted', async () => {
    const account_id = await newAccount(test.db);
    await expect(test.db.query('DELETE FROM accounts WHERE account_id = $1', [account_id])).rejects.toThrow(/foreign key/);
  });
});
