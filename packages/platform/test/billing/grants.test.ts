/** Grants: used by priority, then by expiry; expired by a movement; what a job holds expires when it comes back. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { credit, expireCredit, listGrants, readWallet, reconcileLedger } from '../../src/billing/index.ts';
import type { JobRecord, JobStore } from '../../src/jobs/index.ts';
import { startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';
import { expectGrantsFit } from './_grants.ts';
import { acceptPriced, createJobStore, endPriced, newAccount, slideHold } from './_jobs.ts';

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

const day = (n: number) => new Date(Date.UTC(2027, 0, n));

/** An account without free slides. */
async function emptyAccount(): Promise<string> {
  const account_id = await newAccount(test.db);
  await test.db.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'SLIDE', 'free_slides', 'slides_granted', 60, 'refund')`,
    [`taken:${account_id}`, account_id],
  );
  return account_id;
}

const give = (
  account_id: string,
  amount: number,
  name: string,
  expires: Date | null = null,
  priority = 100,
  kind: 'grant' | 'slides' = 'grant',
) =>
  credit(test.db, {
    account_id,
    kind,
    amount,
    reference: `${name}:${account_id}`,
    reason: name,
    terms: { expires_at: expires?.toISOString() ?? null, priority },
  });

const left = async (account_id: string) =>
  (await listGrants(test.db, account_id)).map(({ reason, remaining, held }) => [reason, remaining, held]);

const spend = async (account_id: string, slides: number, ending: 'complete' | 'failed' = 'complete', usable = slides) => {
  const job = await acceptPriced(store, account_id, slideHold(randomUUID(), slides));
  if (job === null) throw new Error('refused');
  return endPriced(store, job, ending, usable * 5);
};

it('is used by priority, then by what expires first, then by what came first; bought credit last', async () => {
  const account_id = await emptyAccount();
  await credit(test.db, { account_id, kind: 'topup', amount: 1000, reference: account_id, reason: 'bought' });
  await give(account_id, 20, 'forever');
  await give(account_id, 20, 'later', day(20));
  await give(account_id, 20, 'sooner', day(10));
  await give(account_id, 20, 'first', null, 1);
  await spend(account_id, 5);
  expect(await left(account_id)).toEqual([
    ['sooner', 15, 0],
    ['later', 20, 0],
    ['forever', 20, 0],
    ['bought', 1000, 0],
  ]);
  await spend(account_id, 12);
  expect(await left(account_id)).toEqual([['bought', 995, 0]]);
});

it('expires what is left, once, as an entry that names it, and leaves the rest', async () => {
  const account_id = await emptyAccount();
  await give(account_id, 100, 'promotion', day(10));
  await give(account_id, 7, 'slides', day(10), 100, 'slides');
  await give(account_id, 50, 'forever');
  await spend(account_id, 9);
  expect(await expireCredit(test.db, day(9))).toBe(0);
  expect(await left(account_id)).toEqual([
    ['promotion', 90, 0],
    ['forever', 50, 0],
  ]);
  // Several relays at once.
  const moved = await Promise.all([expireCredit(test.db, day(11)), expireCredit(test.db, day(11))]);
  expect(moved.reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(await left(account_id)).toEqual([['forever', 50, 0]]);
  expect(await readWallet(test.db, account_id)).toMatchObject({ promo_cents: 50, free_slides: 0 });
  const { rows } = await test.db.query(
    'SELECT transfer_id, from_book, to_book, amount, reason FROM ledger_transfers WHERE account_id = $1 AND kind = $2',
    [account_id, 'expiry'],
  );
  expect(rows).toEqual([
    {
      transfer_id: `expiry:grant:promotion:${account_id}:0`,
      from_book: 'promo',
      to_book: 'promo_expense',
      amount: 90,
      reason: 'promotion',
    },
  ]);
  expect(await expireCredit(test.db, day(100))).toBe(0);
});

it('leaves what a job holds until it comes back', async () => {
  const account_id = await emptyAccount();
  await give(account_id, 30, 'promotion', day(10));
  const job = await acceptPriced(store, account_id, slideHold(randomUUID(), 4));
  expect(await left(account_id)).toEqual([['promotion', 10, 20]]);
  await expireCredit(test.db, day(11));
  expect(await left(account_id)).toEqual([['promotion', 0, 20]]);
  await endPriced(store, job as JobRecord, 'complete', 5);
  expect(await left(account_id)).toEqual([['promotion', 15, 0]]);
  await expireCredit(test.db, day(11));
  expect([await left(account_id), (await readWallet(test.db, account_id))?.promo_cents]).toEqual([[], 0]);
  await expectGrantsFit(test.db, account_id);
});

it('refuses terms for what was bought', async () => {
  const account_id = await newAccount(test.db);
  const terms = { expires_at: day(1).toISOString(), priority: 1 };
  await expect(credit(test.db, { account_id, kind: 'topup', amount: 5, reference: account_id, reason: 'x', terms })).rejects.toThrow(
    'nothing expires',
  );
});

it('adds up to the balances whatever happens, and the ledger explains every row', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constant('give' as const), amount: fc.integer({ min: 1, max: 60 }), expires: fc.option(fc.integer({ min: 1, max: 28 })), priority: fc.integer({ min: 0, max: 3 }), kind: fc.constantFrom('grant' as const, 'slides' as const) }) },
    { weight: 5, arbitrary: fc.record({ act: fc.constant('hold' as const), units: fc.integer({ min: 1, max: 6 }) }) },
    { weight: 5, arbitrary: fc.record({ act: fc.constant('end' as const), pick: fc.nat(20), usable: fc.integer({ min: 0, max: 6 }) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('expire' as const), day: fc.integer({ min: 1, max: 28 }) }) },
  ); // biome-ignore format: a table of steps
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const account_id = await newAccount(test.db);
      const open: JobRecord[] = [];
      for (const [i, one] of steps.entries()) {
        if (one.act === 'give')
          await give(account_id, one.amount, `g${i}`, one.expires === null ? null : day(one.expires), one.priority, one.kind);
        else if (one.act === 'expire') await expireCredit(test.db, day(one.day));
        else if (one.act === 'hold') {
          const job = await acceptPriced(store, account_id, slideHold(randomUUID(), one.units));
          if (job !== null) open.push(job);
        } else if (open.length > 0) {
          const [job] = open.splice(one.pick % open.length, 1);
          await endPriced(store, job as JobRecord, one.usable === 0 ? 'failed' : 'complete', one.usable * 5);
        }
      }
      await expectGrantsFit(test.db, account_id);
    }),
    { numRuns: 15 },
  );
  expect(await reconcileLedger(test.db)).toEqual([]);
}, 120_000);
