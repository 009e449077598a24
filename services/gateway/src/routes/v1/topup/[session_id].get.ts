/** GET /v1/topup/{session_id}: leads to the checkout of a top-up, and shows what came of it. */
import { emptyReply, type Reply } from '@deckwright/platform/http';
import type { Log } from '@deckwright/platform/log';
import {
  findPlanCheckout,
  findTopup,
  openCheckout,
  ProcessorAway,
  readPlan,
  settleCheckout,
  type Topup,
  topupUrl,
} from '@deckwright/platform/payments';
import { z } from 'zod';
import {
  awayPage,
  canceledPage,
  endedPage,
  paidPage,
  pendingPage,
  planPage,
  planPendingPage,
  unknownPage,
} from '../../../answers/topup-page.ts';
import { defineRoute, type GatewayKit } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/topup/{session_id}',
  tag: 'Billing',
  summary: 'Follow a top-up link',
  description: 'For browsers. The session id is the credential: whoever has the link can pay, and see whether it was paid.',
  auth: 'public',
  limit: { name: 'topup', limit: 120, per_s: 60, by: 'address' },
  params: z.object({ session_id: z.string().max(200) }),
  query: z.strictObject({ from: z.enum(['checkout', 'cancel']).optional().describe('Where the person comes from.') }),
  answers: {
    200: { description: 'A page that says what came of it.', media_type: 'text/html' },
    302: { description: 'On to the checkout.', headers: { Location: 'The checkout.' } },
    404: { description: 'A page that says that the link is none of ours.', media_type: 'text/html' },
    410: { description: 'A page that says that the top-up has ended unpaid.', media_type: 'text/html' },
    503: { description: 'A page that says that payments do not work now.', media_type: 'text/html' },
  },
  errors: [],
  async handle({ kit, params: { session_id }, query: { from }, log }) {
    const topup = await findTopup(kit.db, session_id);
    if (topup === null) return planOutcome(kit, session_id, log);
    try {
      return await answer(kit, topup, from);
    } catch (error) {
      if (!(error instanceof ProcessorAway)) throw error;
      log.warn({ err: error, account_id: topup.account_id }, 'a top-up link could not be followed');
      return awayPage('The payment processor does not answer', 'Nothing was charged. Open the link again in a minute.', {
        'Retry-After': '30',
      });
    }
  },
});

async function answer(kit: GatewayKit, topup: Topup, from: 'checkout' | 'cancel' | undefined): Promise<Reply> {
  const { payments } = kit;
  if (topup.status === 'paid') return paidPage(topup);
  if (topup.status !== 'open' || topup.origin === 'automatic' || topup.origin === 'saved_card') return endedPage();
  if (payments === null) return awayPage('This service takes no payments', 'Ask its operator for credit.');
  const href = topupUrl(kit.base_url(), topup.topup_id);
  if (from === 'cancel') return canceledPage(topup, href);
  if (from === undefined) {
    const url = await openCheckout(payments, topup, kit.base_url());
    if (url !== null) return emptyReply(302, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  }
  // Paid, as the person says: no event is waited for.
  const now = await findTopup(kit.db, topup.topup_id);
  if (now?.session_id != null) await settleCheckout(payments, now.session_id);
  const settled = await findTopup(kit.db, topup.topup_id);
  return settled?.status === 'paid' ? paidPage(settled) : pendingPage(`${href}?from=checkout`);
}

/** Where the checkout of a plan leads back to. */
async function planOutcome(kit: GatewayKit, checkout_id: string, log: Log): Promise<Reply> {
  const { payments, db } = kit;
  const checkout = await findPlanCheckout(db, checkout_id);
  if (checkout === null || payments === null) return unknownPage();
  try {
    // No event is waited for.
    await settleCheckout(payments, checkout.session_id);
  } catch (error) {
    if (!(error instanceof ProcessorAway)) throw error;
    log.warn({ err: error, account_id: checkout.account_id }, 'the checkout of a plan could not be read');
    return awayPage('The payment processor does not answer', 'What you have paid is not lost. Open the link again in a minute.', {
      'Retry-After': '30',
    });
  }
  const plan = await readPlan(db, checkout.account_id);
  return plan === null ? planPendingPage() : planPage(payments.plans.find((one) => one.plan === plan.plan)?.name ?? plan.plan);
}
