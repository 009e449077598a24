/** Automatic top-ups as an account sees them. */
import { findCard, type PaymentKit, readAutoTopup } from '@deckwright/platform/payments';

const usd = (cents: number | undefined): number | null => (cents === undefined ? null : cents / 100);

export async function autoTopupAnswer(payments: PaymentKit, account_id: string) {
  const [state, card] = await Promise.all([readAutoTopup(payments, account_id), findCard(payments, account_id)]);
  const { payment_method_id: _, ...shown } = card ?? { payment_method_id: '' };
  return {
    enabled: state?.enabled ?? false,
    threshold: usd(state?.threshold_cents),
    amount: usd(state?.amount_cents),
    monthly_cap: usd(state?.monthly_cap_cents),
    charged_this_month: (state?.charged_cents ?? 0) / 100,
    disabled_reason: state?.disabled_reason ?? null,
    next_attempt_at: state?.due?.next_attempt_at ?? null,
    last_failure: state?.due?.failure ?? null,
    card: card === null ? null : shown,
  };
}
