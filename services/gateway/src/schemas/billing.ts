/** Bodies of the billing routes. Amounts have refusals of their own, so that their limits are documented here and checked there. */
import { TOPUP_LIMITS } from '@deckwright/platform/billing';
import { AUTO_TOPUP_LIMITS } from '@deckwright/platform/payments';
import { z } from 'zod';

/** What a number in US dollars is documented with. */
const usd = (least_cents: number, most_cents: number) => ({ minimum: least_cents / 100, maximum: most_cents / 100, multipleOf: 0.01 });
const TOPUP_USD = usd(TOPUP_LIMITS.least_cents, TOPUP_LIMITS.most_cents);

export const CheckoutRequest = z
  .strictObject({
    amount: z
      .number()
      .optional()
      .describe('US dollars, from 10 to 1000; 10 when absent. From 50 there is 10 % on top, from 100 15 %, from 200 20 %.')
      .meta(TOPUP_USD),
    save_card: z
      .boolean()
      .optional()
      .describe('Keep the card for POST /v1/billing/charge-saved and automatic top-ups. The checkout tells its holder.'),
  })
  .meta({ id: 'CheckoutRequest' });

const BOUGHT = {
  currency: z.literal('usd'),
  amount: z.number().describe('What is paid, USD.'),
  bonus: z.number().describe('What comes on top.'),
  credit: z.number().describe('What the balance grows by.'),
};

export const Checkout = z
  .object({
    checkout_url: z
      .string()
      .describe('For a browser. It leads to the checkout, and to what came of it afterwards. Whoever has it can pay.'),
    session_id: z.string().describe('As GET /v1/topup/{session_id} knows it.'),
    ...BOUGHT,
  })
  .meta({ id: 'Checkout' });

export const SavedCardCharge = z
  .object({
    session_id: z.string(),
    status: z.literal('paid'),
    ...BOUGHT,
    balance: z.number().describe('USD that can be spent now.'),
  })
  .meta({ id: 'SavedCardCharge' });

export const SetupIntent = z
  .object({
    setup_intent_id: z.string(),
    client_secret: z
      .string()
      .nullable()
      .describe('For the fields of a card on a page, which send the card to the processor and never here.'),
    publishable_key: z.string().nullable().describe('With it the page opens those fields. Null when the operator has set none.'),
  })
  .meta({ id: 'SetupIntent' });

export const AutoTopupSettings = z
  .strictObject({
    threshold: z
      .number()
      .describe('USD. A balance that falls below it is topped up.')
      .meta(usd(AUTO_TOPUP_LIMITS.least_threshold_cents, AUTO_TOPUP_LIMITS.most_threshold_cents)),
    amount: z.number().describe('USD that each top-up buys, at least the threshold.').meta(TOPUP_USD),
    monthly_cap: z
      .number()
      .optional()
      .describe('USD that automatic top-ups may come to in a month (UTC). Four times the amount when absent.')
      .meta(usd(TOPUP_LIMITS.least_cents, AUTO_TOPUP_LIMITS.most_cap_cents)),
    payment_method_id: z.string().max(100).optional().describe('The card that was set up. Absent: the one on file.'),
  })
  .meta({ id: 'AutoTopupSettings' });

const Card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.number().int(), exp_year: z.number().int() });

export const AutoTopup = z
  .object({
    enabled: z.boolean(),
    threshold: z.number().nullable(),
    amount: z.number().nullable(),
    monthly_cap: z.number().nullable(),
    charged_this_month: z.number().describe('USD of automatic top-ups since the first of the month (UTC).'),
    disabled_reason: z.string().nullable().describe('Why they were switched off by themselves, such as `insufficient_funds`.'),
    next_attempt_at: z.string().nullable().describe('When a top-up that is due is tried.'),
    last_failure: z.string().nullable().describe('Why its last try failed; `monthly_cap` when it waits for the next month.'),
    card: Card.nullable().describe('The card on file.'),
  })
  .meta({ id: 'AutoTopup' });

export const Portal = z.object({ portal_url: z.string().describe('For a browser, for a few minutes.') }).meta({ id: 'BillingPortal' });

const PlanPeriod = z.enum(['monthly', 'yearly']);

export const PlanCheckoutRequest = z
  .strictObject({
    plan: z.string().max(40).describe('Its id in the catalogue.'),
    period: PlanPeriod.optional().describe('`monthly` when absent.'),
  })
  .meta({ id: 'PlanCheckoutRequest' });

export const PlanCheckout = z
  .object({
    checkout_url: z.string().describe('For a browser, for a day. A later one closes it.'),
    plan: z.string(),
    period: PlanPeriod,
    price: z.number().describe('USD a period.'),
    slides: z.number().int().describe('Slides included in a period.'),
  })
  .meta({ id: 'PlanCheckout' });

export const PlanOverflowRequest = z
  .strictObject({ enabled: z.boolean().describe('Whether slides past those of the plan are paid from the wallet.') })
  .meta({ id: 'PlanOverflowRequest' });

const Plan = z.object({
  plan: z.string().describe('Its id in the catalogue.'),
  period: PlanPeriod,
  price: z.number().describe('USD a period, as it was bought.'),
  status: z
    .enum(['open', 'past_due', 'cancel_at_period_end'])
    .describe('`past_due`: the card was declined for this period and is being tried again.'),
  ceiling: z.number().int().describe('Slides included in a period.'),
  slides_used: z.number().int().describe('Of them, used in this period, with what running jobs hold.'),
  slides_left: z.number().int().describe('Slides of the plan that can be used now.'),
  overflow: z.boolean().describe('Whether slides past the ceiling are paid from free slides and the wallet, or from free slides alone.'),
  period_start: z.string(),
  period_end: z.string().describe('When it renews, or ends.'),
  ends_at: z
    .string()
    .nullable()
    .describe('When it ends, with the period or on a day that was set at the payment processor; null while it renews.'),
});

const PlanTerm = z.object({ price: z.number().describe('USD.'), slides: z.number().int() });

export const PlanState = z
  .object({
    plan: Plan.nullable().describe('Null when none is open.'),
    catalogue: z.array(z.object({ plan: z.string(), name: z.string(), monthly: PlanTerm, yearly: PlanTerm })).describe('What is sold.'),
    default_offer: z
      .object({ plan: z.string(), period: PlanPeriod })
      .nullable()
      .describe('What to offer first; null when nothing is sold.'),
    currency: z.literal('usd'),
  })
  .meta({ id: 'PlanState' });
