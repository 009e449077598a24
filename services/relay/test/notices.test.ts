/** Notices: when they are stored, when they are dropped again, and who gets none. */
import { followWish, listMails } from '@deckwright/platform/mail';
import { until } from '@deckwright/testkit/processes';
import { describe, expect, it } from 'vitest';
import { account, db, ended, mail, receipt, send, serial, useMailStand } from './_mail-stand.ts';

useMailStand();

describe('notices', () => {
  const move = (account_id: string, from: string, to: string, amount: number, kind: string, unit = 'USD') =>
    db.query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [`t:${serial()}`, account_id, unit, from, to, amount, kind],
    );
  const fill = (account_id: string, cents: number) => move(account_id, 'processor_clearing', 'paid', cents, 'topup');
  const spend = (account_id: string, cents: number) => move(account_id, 'paid', 'held', cents, 'hold');
  const kinds = async () => (await listMails(db, { limit: 100 })).map(({ kind }) => kind);
  /** As if two minutes had passed. */
  const hurry = () => db.query(`UPDATE mails SET next_try_at = now() WHERE state = 'waiting'`);

  it('tell of a low balance once after each filling, however often it is crossed', async () => {
    const account_id = await account();
    await fill(account_id, 100);
    await spend(account_id, 50);
    // Ten slides are left: that is not below ten.
    expect(await kinds()).toEqual([]);
    await spend(account_id, 5);
    for (let again = 0; again < 3; again += 1) {
      await move(account_id, 'held', 'paid', 5, 'release');
      await spend(account_id, 5);
    }
    expect(await kinds()).toEqual(['low_balance']);
    await hurry();
    await send();
    await ended('sent');
    expect(mail.received[0]?.parsed.subject).toBe('Your balance is down to $0.45');
    expect(mail.received[0]?.parsed.text).toContain('Your balance pays for 9 more slides');
    await fill(account_id, 100);
    await spend(account_id, 100);
    expect(await kinds()).toEqual(['low_balance', 'low_balance']);
  });

  it('are dropped where it is no longer so, and the next time tells of it', async () => {
    const account_id = await account();
    await fill(account_id, 100);
    await spend(account_id, 100);
    await move(account_id, 'held', 'paid', 100, 'release');
    await hurry();
    await send();
    await until('it is gone', async () => (await kinds()).length === 0);
    await spend(account_id, 100);
    expect(await kinds()).toEqual(['low_balance']);
    expect(mail.received).toEqual([]);
  });

  it('wait while a running job may give back what it holds', async () => {
    const account_id = await account();
    await fill(account_id, 100);
    await spend(account_id, 100);
    await db.query(
      `INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, paid_cents) VALUES ($1, $2, 'open', 20, 5, 100)`,
      [`job_${serial()}`, account_id],
    );
    await hurry();
    await send();
    await until('it is looked at again later', async () => {
      const [row] = await listMails(db, { limit: 1 });
      return row?.tries === 0 && new Date(row.next_try_at ?? 0).getTime() > Date.now() + 60_000;
    });
    expect(mail.received).toEqual([]);
    await db.query(`UPDATE wallet_holds SET state = 'captured', captured_units = 20, ended_at = now() WHERE account_id = $1`, [account_id]);
    await hurry();
    await ended('sent');
  });

  it('of a low balance are not stored where automatic top-ups are on, the threshold is 0, or another was set', async () => {
    const [automatic, never, high] = [await account(), await account(), await account()];
    await db.query(
      'INSERT INTO auto_topups (account_id, enabled, threshold_cents, amount_cents, monthly_cap_cents) VALUES ($1, true, 100, 100, 100)',
      [automatic],
    );
    await db.query('UPDATE wallets SET low_balance_cents = CASE account_id WHEN $1 THEN 0 ELSE 500 END WHERE account_id IN ($1, $2)', [
      never,
      high,
    ]);
    for (const one of [automatic, never, high]) {
      await fill(one, 1_000);
      await spend(one, 501);
    }
    expect((await listMails(db, { limit: 10 })).map(({ account_id }) => account_id)).toEqual([high]);
  });

  it('tell once that free slides are used up, and not of ones that expire', async () => {
    const [used, expired] = [await account(), await account()];
    await move(used, 'free_slides', 'held_slides', 60, 'hold', 'SLIDE');
    await move(expired, 'free_slides', 'slides_granted', 60, 'expiry', 'SLIDE');
    expect((await listMails(db, { limit: 2 })).map(({ account_id }) => account_id)).toEqual([used]);
    await hurry();
    await send();
    await ended('sent');
    expect(mail.received[0]?.parsed.subject).toBe('Your free slides are used up');
  });

  it('are not sent to who has left, while receipts are; and again once they are back', async () => {
    const account_id = await account();
    const wish = { account_id, list: 'notices', act: 'leave' } as const;
    await followWish(db, wish);
    await fill(account_id, 100);
    await spend(account_id, 100);
    await hurry();
    await receipt(account_id);
    await send();
    await ended('sent');
    await ended('suppressed');
    expect(mail.received.map(({ parsed }) => parsed.subject)).toEqual(['Receipt: $50.00 added to your balance']);
    await followWish(db, { ...wish, act: 'join' });
    await fill(account_id, 100);
    await spend(account_id, 100);
    await hurry();
    await ended('sent', 2);
  });
});
