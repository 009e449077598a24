/** What every ledger must say of its grants: they add up to the balances, and none has more than it was or less than nothing. */
import { expect } from 'vitest';
import { type CreditBook, readWallet, replayGrants } from '../../src/billing/index.ts';
import type { Database } from '../../src/database/index.ts';

export async function expectGrantsFit(db: Database, account_id: string): Promise<void> {
  const [wallet, replay] = await Promise.all([readWallet(db, account_id), replayGrants(db, account_id)]);
  const grants = replay.grants();
  for (const grant of grants) {
    expect(grant.remaining).toBeGreaterThanOrEqual(0);
    expect(grant.held).toBeGreaterThanOrEqual(0);
    expect(grant.remaining + grant.held).toBeLessThanOrEqual(grant.amount);
  }
  const left = (book: CreditBook) =>
    grants.filter((grant) => grant.book === book).reduce((sum, { remaining }) => sum + remaining, 0) - replay.debt(book);
  const held = (unit: string) => grants.filter((grant) => grant.unit === unit).reduce((sum, grant) => sum + grant.held, 0);
  expect({
    paid_cents: left('paid'),
    promo_cents: left('promo'),
    plan_slides: left('plan_slides'),
    free_slides: left('free_slides'),
    held_cents: held('USD'),
    held_slides: held('SLIDE'),
  }).toEqual({
    paid_cents: wallet?.paid_cents,
    promo_cents: wallet?.promo_cents,
    plan_slides: wallet?.plan_slides,
    free_slides: wallet?.free_slides,
    held_cents: wallet?.held_cents,
    held_slides: wallet?.held_slides,
  });
}
