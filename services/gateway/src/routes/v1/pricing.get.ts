/** GET /v1/pricing: the rate card, for machines. */
import { AWARDS, BONUSES, FREE_OF_CHARGE, prices, WELCOME_SLIDES } from '@deckwright/platform/billing';
import type { PlanOffer } from '@deckwright/platform/config';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

const Term = z.object({ usd: z.number(), slides: z.number().int().describe('Included in a period.') });

const Pricing = z
  .object({
    currency: z.literal('USD'),
    prices: z.array(z.object({ code: z.string(), what: z.string(), usd: z.number(), unit: z.string(), free_slides_pay: z.boolean() })),
    free_slides_for_new_accounts: z.number().int(),
    free_of_charge: z.array(z.string()),
    order_of_spending: z.array(z.string()),
    topup_bonuses: z.array(z.object({ from_usd: z.number(), percent: z.number() })),
    plans: z
      .array(z.object({ plan: z.string(), name: z.string(), monthly: Term, yearly: Term }))
      .describe('What POST /v1/billing/plans/checkout sells; the first is offered by default. Empty: no plans are sold.'),
    feedback_awards: z.array(z.object({ category: z.string(), usd: z.number() })),
  })
  .meta({ id: 'Pricing' });

const CARD: Omit<z.infer<typeof Pricing>, 'plans'> = {
  currency: 'USD',
  prices: Object.values(prices).map(({ cents, paid_by_slides, ...price }) => ({
    ...price,
    usd: cents / 100,
    free_slides_pay: paid_by_slides,
  })),
  free_slides_for_new_accounts: WELCOME_SLIDES,
  free_of_charge: [...FREE_OF_CHARGE],
  order_of_spending: ['repeat of an identical input (free)', 'slides of the open plan', 'free slides', 'promotional credit', 'paid credit'],
  topup_bonuses: BONUSES.map(({ from_cents, percent }) => ({ from_usd: from_cents / 100, percent })).reverse(),
  feedback_awards: Object.entries(AWARDS).map(([category, cents]) => ({ category, usd: cents / 100 })),
};

/** Without what the service alone needs to know of an offer. */
const soldAs = ({ plan, name, monthly, yearly }: PlanOffer) => ({ plan, name, monthly: { ...monthly }, yearly: { ...yearly } });

export const route = defineRoute({
  method: 'get',
  path: '/v1/pricing',
  tag: 'Account',
  summary: 'Read the rate card',
  auth: 'public',
  answers: { 200: { description: 'What everything costs, and what is free.', schema: Pricing } },
  errors: [],
  handle: async ({ kit }) =>
    jsonReply(200, { ...CARD, plans: (kit.payments?.plans ?? []).map(soldAs) }, { 'cache-control': 'public, max-age=300' }),
});
