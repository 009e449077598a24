/** The way back from a page of Stripe: what came of it, and a page that waits while the bank has not answered. */

import { bonusCents } from '@deckwright/platform/billing';
import type { Reply } from '@deckwright/platform/http';
import { findPlanCheckout, findTopup, ProcessorAway, readPlan, settleCardSetup, settleCheckout } from '@deckwright/platform/payments';
import { randomText } from '@deckwright/platform/sign-in';
import { needPayments } from '../answers/need-payments.ts';
import { paidWords } from './acts/top-up.ts';
import { formName, keepOutcome } from './forms.ts';
import { noticeReply, nowhere } from './pages/notice.ts';
import { day, slides } from './pages/words.ts';
import { lead } from './run-act.ts';
import type { Visit } from './visit.ts';

export interface Back {
  /** Of the top-up or the checkout of a plan; `card` for a card that was left. */
  readonly id: string;
  readonly is_cancel: boolean;
  /** Of a card that was left. */
  readonly session: string | null;
}

export async function afterCheckout(visit: Visit, back: Back): Promise<Reply> {
  const payments = needPayments(visit.kit);
  try {
    if (back.id === 'card') {
      const kept = await settleCardSetup(payments, visit.account_id, back.session ?? '');
      if (kept === null) return nowhere(visit.theme);
      return kept ? say(visit, '/account/billing', true, 'The card is on file.') : pending(visit);
    }
    return back.id.startsWith('pl_') ? await planOutcome(visit, back) : await topupOutcome(visit, back);
  } catch (error) {
    if (!(error instanceof ProcessorAway)) throw error;
    visit.log.warn({ err: error, account_id: visit.account_id }, 'the outcome of a checkout could not be read');
    return pending(visit);
  }
}

async function topupOutcome(visit: Visit, { id, is_cancel }: Back): Promise<Reply> {
  const { kit, account_id, theme } = visit;
  const topup = await findTopup(kit.db, id);
  if (topup === null || topup.account_id !== account_id) return nowhere(theme);
  if (is_cancel && topup.status === 'open') return say(visit, '/account', false, 'Nothing was paid: the checkout was left.');
  if (topup.status === 'open' && topup.session_id !== null) await settleCheckout(needPayments(kit), topup.session_id);
  const settled = await findTopup(kit.db, id);
  if (settled === null || settled.status !== 'paid') return pending(visit);
  const credit = settled.amount_cents + bonusCents(settled.amount_cents);
  return say(visit, '/account', true, paidWords(settled.amount_cents / 100, credit / 100));
}

async function planOutcome(visit: Visit, { id, is_cancel }: Back): Promise<Reply> {
  const { kit, account_id, theme, now } = visit;
  const checkout = await findPlanCheckout(kit.db, id);
  if (checkout === null || checkout.account_id !== account_id) return nowhere(theme);
  if (is_cancel) return say(visit, '/account', false, 'Nothing was paid: the checkout was left.');
  await settleCheckout(needPayments(kit), checkout.session_id);
  const plan = await readPlan(kit.db, account_id);
  if (plan === null) return pending(visit);
  const name = kit.payments?.plans.find((one) => one.plan === plan.plan)?.name ?? plan.plan;
  return say(visit, '/account', true, `Your plan ${name} is open: ${slides(plan.slides)} until ${day(plan.period_end, now)}.`);
}

async function say(visit: Visit, page: string, ok: boolean, notice: string): Promise<Reply> {
  const form = formName('outcome', { at: randomText() });
  const to = `${page}?done=${form}`;
  await keepOutcome(visit, form, to, { act: 'outcome', ok, notice });
  return lead(to);
}

/** Looks again by itself, without a script. */
const pending = ({ theme }: Visit): Reply =>
  noticeReply(
    200,
    {
      title: 'Your payment is on its way',
      text: 'The bank has not confirmed it yet. This page looks again every few seconds; nothing has to be paid again, and it may be closed.',
      act: { href: '/account', label: 'To your account' },
      theme,
    },
    { Refresh: '3' },
  );
