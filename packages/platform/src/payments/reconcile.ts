/** Compares with Stripe's own list of payments, for what no event has told of. */
import { settleAfterwards } from './after-payment.ts';
import { MARKS } from './customers.ts';
import { readFailure } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { settlePayment } from './settle.ts';

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
  const gte = Math.floor((kit.now_ms() - days * DAY_MS) / 1000);
  try {
    for await (const intent of kit.stripe.paymentIntents.list({ created: { gte }, limit: 100, expand: ['data.latest_charge'] })) {
      if (intent.metadata[MARKS.topup] === undefined || intent.status !== 'succeeded') continue;
      const found = {
        payment_intent_id: intent.id,
        account_id: intent.metadata[MARKS.account] ?? '',
        amount_cents: intent.amount_received,
      };
      try {
        if ((await settlePayment(kit, intent)) === 'credited') findings.push({ ...found, outcome: 'credited', error: null });
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
