/** POST /v1/billing/autotopup: tops the balance up by itself from now on. */
import { TOPUP_LIMITS } from '@deckwright/platform/billing';
import { invalidAutoTopup, noSavedCard, refuse, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { AUTO_TOPUP_LIMITS, saveAutoTopup } from '@deckwright/platform/payments';
import { autoTopupAnswer } from '../../../answers/auto-topup-answer.ts';
import { needPayments, orRefuse, PAYMENT_ERRORS } from '../../../answers/need-payments.ts';
import { defineRoute } from '../../../kit.ts';
import { AutoTopup, AutoTopupSettings } from '../../../schemas/billing.ts';

/** When no cap is sent. */
const DEFAULT_CAP_FACTOR = 4;

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/autotopup',
  tag: 'Billing',
  summary: 'Switch automatic top-ups on',
  description:
    'Each time the balance falls below the threshold, the card on file is charged once. A card that is declined is tried again after an hour, six hours and a day; then they are switched off. A balance that is below the threshold already is topped up now.',
  auth: 'live_key',
  limit: { name: 'autotopup', limit: 60, per_s: 3600, by: 'account' },
  body: AutoTopupSettings,
  answers: { 200: { description: 'The settings as they are now.', schema: AutoTopup } },
  errors: [invalidAutoTopup, noSavedCard, requestInvalid, ...PAYMENT_ERRORS],
  example: { body: { threshold: 5, amount: 20, monthly_cap: 100 } },
  async handle({ kit, principal: { account_id }, body }) {
    const payments = needPayments(kit);
    const { least_threshold_cents, most_threshold_cents, most_cap_cents } = AUTO_TOPUP_LIMITS;
    const threshold_cents = readCents('threshold', body.threshold, least_threshold_cents, most_threshold_cents);
    const amount_cents = readCents('amount', body.amount, Math.max(TOPUP_LIMITS.least_cents, threshold_cents), TOPUP_LIMITS.most_cents);
    const cap = body.monthly_cap ?? (amount_cents * DEFAULT_CAP_FACTOR) / 100;
    const monthly_cap_cents = readCents('monthly_cap', cap, amount_cents, most_cap_cents);
    await orRefuse(saveAutoTopup(payments, account_id, { threshold_cents, amount_cents, monthly_cap_cents }, body.payment_method_id));
    return jsonReply(200, await orRefuse(autoTopupAnswer(payments, account_id)));
  },
});

/** @throws ProblemError `invalid_auto_topup` */
function readCents(field: string, usd: number, least: number, most: number): number {
  const cents = Math.round(usd * 100);
  if (cents >= least && cents <= most && Math.abs(usd * 100 - cents) < 1e-6) return cents;
  throw refuse(invalidAutoTopup, {
    detail: `${field} is ${usd}; it goes from ${least / 100} to ${most / 100}, with two decimals at most.`,
    extra: { field, least_usd: least / 100, most_usd: most / 100 },
  });
}
