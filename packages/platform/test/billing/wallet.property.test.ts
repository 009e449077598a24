/** The wallet's invariants: the real SQL against a pure model, step by step, and under concurrent lanes and cut connections. */

import { limit, sized, tally, timeLeft } from '@deckwright/testkit/trial';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credit, holdFor, prices, readWallet, reconcileLedger } from '../../src/billing/index.ts';
import type { JobRecord, JobStore } from '../../src/jobs/index.ts';
import { startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';
import { expectGrantsFit } from './_grants.ts';
import { acceptPriced, createJobStore, type Ending, endPriced, newAccount, sha, slideHold } from './_jobs.ts';
import { type ModelHold, WalletModel } from './_wallet-model.ts';

/** Histories played against the model. */
const runs = Number(process.env['DECKWRIGHT_TEST_RUNS'] ?? sized(40, 1_000));

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

type Step =
  | { readonly act: 'topup'; readonly reference: string; readonly cents: number }
  | { readonly act: 'dispute'; readonly cents: number }
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
  { weight: 1, arbitrary: fc.record({ act: fc.constant('dispute' as const), cents: fc.integer({ min: 1, max: 5_000 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('plan' as const), open: fc.boolean(), overflow: fc.boolean() }) },
  { weight: 10, arbitrary: fc.record({ act: fc.constant('hold' as const), price: fc.constantFrom('slide' as const, 'slide' as const, 'repair' as const, 'image' as const), units: fc.integer({ min: 1, max: 30 }), key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'), isTest: fc.nat(15).map((n) => n === 0) }) },
  { weight: 10, arbitrary: fc.record({ act: fc.constant('end' as const), pick: fc.nat(50), ending: fc.constantFrom<Ending>('complete', 'complete', 'complete', 'failed', 'canceled', 'deleted'), usable: fc.integer({ min: 0, max: 30 }) }) },
); // biome-ignore format: a table of steps

interface Open {
  readonly job: JobRecord;
  readonly hold: ModelHold;
}

async function play(steps: readonly Step[]): Promise<void> {
  const account_id = await newAccount(test.db);
  const model = new WalletModel();
  const open: Open[] = [];
  for (const step of steps) {
    await apply(step, account_id, model, open);
    const { paid, promo, plan, free, held_cents, held_slides } = model.wallet;
    expect(await readWallet(test.db, account_id)).toMatchObject({
      paid_cents: paid,
      promo_cents: promo,
      plan_slides: plan,
      free_slides: free,
      held_cents,
      held_slides,
    });
  }
  await expectGrantsFit(test.db, account_id);
  const { rows } = await test.db.query<{ revenue: number }>(
    "SELECT COALESCE(sum(amount), 0)::bigint AS revenue FROM ledger_transfers WHERE account_id = $1 AND kind = 'capture' AND unit = 'USD'",
    [account_id],
  );
  expect(rows[0]?.revenue).toBe(model.revenue);
}

async function apply(step: Step, account_id: string, model: WalletModel, open: Open[]): Promise<void> {
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
    case 'dispute':
      await credit(test.db, {
        account_id,
        kind: 'dispute',
        amount: step.cents,
        reference: `${account_id}:${Math.random()}`,
        reason: 'test',
      });
      model.dispute(step.cents);
      return;
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
    'T12 (I1, I3, I4, I12) does in SQL what the model does, whatever the order',
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
