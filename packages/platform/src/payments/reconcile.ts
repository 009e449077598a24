/** Compares with Stripe's own list of payments, for what no event has told of. */
import { settleAfterwards } from './after-payment.ts';
import { MARKS } from './customers.ts';
import { readFailure } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { settlePayment } from './settle.ts';
import { endTestPlans, OPEN_STATUSES, settleSubscription } from './settle-plan.ts';

export interface PaymentFinding {
  readonly payment_intent_id: string;
  readonly account_id: string;
  readonly amount_cents: number;
  /** `credited`: it was missing, and is there now. */
  readonly outcome: 'credited' | 'failed';
  readonly error: string | null;
}

const DAY_MS = 86_400_000;

/** Settles every payment of ours of the last days; gives those that were missing. */
export async function reconcilePayments(kit: PaymentKit, days: number): Promise<readonly PaymentFinding[]> {
  const findings: PaymentFinding[] = [];
  const gte = Math.floor(((await kit.now()).getTime() - days * DAY_MS) / 1000);
  try {
    for await (const intent of kit.stripe.paymentIntents.list({ created: { gte }, limit: 100, expand: ['data.latest_charge'] })) {
      if (intent.status !== 'succeeded') continue;
      const found = {
        payment_intent_id: intent.id,
        account_id: intent.metadata[MARKS.account] ?? '',
        amount_cents: intent.amount_received,
      };
      try {
        // One without a mark may have paid a plan, whose refunds count too.
        if (intent.metadata[MARKS.topup] !== undefined && (await settlePayment(kit, intent)) === 'credited')
          findings.push({ ...found, outcome: 'credited', error: null });
        if (intent.latest_charge !== null && typeof intent.latest_charge === 'object') await settleAfterwards(kit, intent.latest_charge);
      } catch (error) {
        findings.push({ ...found, outcome: 'failed', error: error instanceof Error ? error.message : String(error) });
      }
    }
  } catch (error) {
    throw readFailure(error);
  }
  return findings;
}

export interface PlanFinding {
  readonly subscription_id: string;
  readonly account_id: string;
  /** `credited`: a paid period was missing, and is there now. */
  readonly outcome: 'credited' | 'failed';
  readonly error: string | null;
}

/** Settles every subscription of ours that Stripe has and that has not ended there, or not here; gives those of which something was missing. */
export async function reconcilePlans(kit: PaymentKit): Promise<readonly PlanFinding[]> {
  await endTestPlans(kit);
  const ours = new Map<string, string>();
  try {
    for await (const { id, metadata } of kit.stripe.subscriptions.list({ limit: 100 })) {
      const { [MARKS.account]: account_id, [MARKS.plan]: plan } = metadata;
      if (account_id !== undefined && plan !== undefined) ours.set(id, account_id);
    }
  } catch (error) {
    throw readFailure(error);
  }
  // Those that have ended at Stripe, and of which nobody has heard here.
  const { rows } = await kit.db.query<{ subscription_id: string; account_id: string }>(
    'SELECT subscription_id, account_id FROM plans WHERE status = ANY($1)',
    [OPEN_STATUSES],
  );
  for (const { subscription_id, account_id } of rows) ours.set(subscription_id, account_id);
  const findings: PlanFinding[] = [];
  for (const [subscription_id, account_id] of ours) {
    try {
      if ((await settleSubscription(kit, subscription_id)) === 'credited')
        findings.push({ subscription_id, account_id, outcome: 'credited', error: null });
    } catch (error) {
      findings.push({ subscription_id, account_id, outcome: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
  }
  return findings;
}
