/** What a finished job cost and who paid. The one place where the wallet will come in. */
import type { JobRecord } from '@deckwright/platform/jobs';

/** USD for one usable slide. */
export const SLIDE_USD = 0.05;

export interface Charge {
  readonly cost: number;
  readonly cost_charged: number;
  readonly charged_to: 'plan' | 'free_slides' | 'wallet' | 'none';
}

/** The price stands in the answer; until accounts have wallets nobody is charged it, so it is charged to `none`. */
export function chargeOf(job: JobRecord): Charge {
  const usd = job.cost_cents / 100;
  return { cost: usd, cost_charged: usd, charged_to: 'none' };
}
