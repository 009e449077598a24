/** Prices of plans at Stripe: made from the catalogue when first sold, and found again by what they say. */
import type Stripe from 'stripe';
import type { PlanOffer } from '../config/index.ts';
import { MARKS } from './customers.ts';
import { ask } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { sameRequest } from './same-request.ts';

export type PlanPeriod = 'monthly' | 'yearly';

const SLIDES = 'deckwright_slides';

/** The price at Stripe of a plan as the catalogue has it now. One that the catalogue has changed is another price. */
export async function planPrice({ stripe }: PaymentKit, offer: PlanOffer, period: PlanPeriod): Promise<string> {
  const { usd, slides } = offer[period];
  const unit_amount = Math.round(usd * 100);
  const lookup_key = `deckwright_${offer.plan}_${period}_${unit_amount}_${slides}`;
  const { data } = await ask(stripe.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 }));
  const [known] = data;
  if (known !== undefined) return known.id;
  const params: Stripe.PriceCreateParams = {
    currency: 'usd',
    unit_amount,
    recurring: { interval: period === 'monthly' ? 'month' : 'year' },
    lookup_key,
    metadata: { [MARKS.plan]: offer.plan, [SLIDES]: String(slides) },
    product_data: { name: `${offer.name}, ${slides.toLocaleString('en-US')} slides a ${period === 'monthly' ? 'month' : 'year'}` },
  };
  return (await ask(stripe.prices.create(params, { idempotencyKey: sameRequest('plan-price', params) }))).id;
}

export interface SoldTerms {
  readonly plan: string;
  readonly slides: number;
}

/** What a price includes, as it was sold; null for one that is none of ours. */
export function soldTerms({ metadata }: Stripe.Price): SoldTerms | null {
  const { [MARKS.plan]: plan, [SLIDES]: slides } = metadata;
  return plan === undefined || !/^[1-9]\d{0,8}$/.test(slides ?? '') ? null : { plan, slides: Number(slides) };
}
