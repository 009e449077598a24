/** Payments of this service, and how a charge that fails is answered. */
import { bonusCents, TOPUP_LIMITS } from '@deckwright/platform/billing';
import {
  cardDeclined,
  invalidAmount,
  noSavedCard,
  type ProblemError,
  paymentsNotConfigured,
  paymentsUnavailable,
  refuse,
  request,
  wayOut,
} from '@deckwright/platform/errors';
import { CardDeclined, createTopup, NoSavedCard, type PaymentKit, ProcessorAway, topupUrl } from '@deckwright/platform/payments';
import type { GatewayKit } from '../kit.ts';

/** What every route that speaks to the processor may answer. */
export const PAYMENT_ERRORS = [paymentsNotConfigured, paymentsUnavailable] as const;

/** @throws ProblemError `payments_not_configured` */
export function needPayments({ payments }: GatewayKit): PaymentKit {
  if (payments === null) throw refuse(paymentsNotConfigured);
  return payments;
}

/** Cents of an amount in US dollars. @throws ProblemError `invalid_amount` */
export function readAmount(amount: number = TOPUP_LIMITS.default_cents / 100): number {
  const { least_cents, most_cents } = TOPUP_LIMITS;
  const cents = Math.round(amount * 100);
  if (cents < least_cents || cents > most_cents || Math.abs(amount * 100 - cents) > 1e-6)
    throw refuse(invalidAmount, {
      detail: `The amount is ${amount}.`,
      ways: [
        wayOut({
          why: `From ${least_cents / 100} to ${most_cents / 100} US dollars can be topped up, with two decimals at most.`,
          say: `Send an amount from ${least_cents / 100} to ${most_cents / 100} US dollars, with two decimals at most.`,
          do: [{ change: [{ op: 'replace', path: '/amount', value: Math.min(most_cents, Math.max(least_cents, cents)) / 100 }] }],
        }),
      ],
      extra: { least_usd: least_cents / 100, most_usd: most_cents / 100 },
    });
  return cents;
}

/** What an amount buys, in USD. */
export const boughtBy = (amount_cents: number) => ({
  currency: 'usd' as const,
  amount: amount_cents / 100,
  bonus: bonusCents(amount_cents) / 100,
  credit: (amount_cents + bonusCents(amount_cents)) / 100,
});

/** A form for the card, which its holder fills in. */
export const saveCard = wayOut({
  why: 'Only a saved card can be charged or managed without its holder.',
  say: 'Save one with {0}, or top up once at POST /v1/billing/checkout with `save_card`. Live and test payments keep cards of their own.',
  do: [request('POST', '/v1/billing/setup-intent'), { ask: 'Enter the card with the client_secret of the answer, then send this again.' }],
});

/** An error of the processor as an answer; anything else as it was thrown. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof NoSavedCard) return refuse(noSavedCard, { ways: [saveCard] });
  if (error instanceof ProcessorAway) return refuse(paymentsUnavailable, {}, { 'Retry-After': '30' });
  return error;
}

/** The same for a call that is made. */
export const orRefuse = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw refusalOf(error);
  });

/** A declined card, with a link on which the same amount is paid by a person. */
export async function refuseCard(kit: GatewayKit, account_id: string, amount_cents: number, error: unknown): Promise<unknown> {
  if (!(error instanceof CardDeclined)) return refusalOf(error);
  const { topup_id } = await createTopup(kit.db, { account_id, origin: 'checkout', amount_cents });
  const refused: ProblemError = refuse(cardDeclined, {
    detail: error.message,
    extra: { reason: error.reason, checkout_url: topupUrl(kit.base_url(), topup_id) },
  });
  return refused;
}
