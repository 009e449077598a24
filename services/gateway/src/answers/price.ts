/** What a finished job cost and who paid, and the refusal of a wallet that cannot pay. */
import { type AgentShortfall, InsufficientFunds, prices } from '@deckwright/platform/billing';
import { agentLimitReached, insufficientBalance, refuse } from '@deckwright/platform/errors';
import type { JobRecord } from '@deckwright/platform/jobs';
import type { GatewayKit } from '../kit.ts';

/** USD for one usable slide. */
export const SLIDE_USD = prices.slide.cents / 100;

export interface Charge {
  readonly cost: number;
  readonly cost_charged: number;
  readonly charged_to: 'plan' | 'free_slides' | 'wallet' | 'none';
}

/** What left the wallet, in USD, and who paid: a slide that a free slide or a plan pays for costs no money. */
export function chargeOf(job: JobRecord): Charge {
  const usd = (job.charged_cents ?? 0) / 100;
  return { cost: usd, cost_charged: usd, charged_to: job.charged_to ?? 'none' };
}

const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

function refuseAgent({ agent_id, due_cents, limit_cents, spent_cents }: AgentShortfall, kit: GatewayKit) {
  const now = new Date(kit.now_ms());
  const resets_at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
  return refuse(agentLimitReached, {
    detail: `The wallet would pay ${usd(due_cents)} for this; of the ${usd(limit_cents)} that the agent may spend in a month it has used ${usd(spent_cents)}.`,
    extra: {
      cost_charged: 0,
      agent_id,
      price_usd: due_cents / 100,
      limit_usd: limit_cents / 100,
      spent_usd: spent_cents / 100,
      resets_at,
    },
  });
}

/** Turns a wallet's refusal into a 402 that says what it costs, what is there and what is missing; gives other errors back. */
export function refusePayment(error: unknown, kit: GatewayKit): unknown {
  if (!(error instanceof InsufficientFunds)) return error;
  const { agent } = error.shortfall;
  if (agent !== undefined) return refuseAgent(agent, kit);
  const { price_cents, missing_cents, balance_cents, held_cents, free_slides, plan_slides, overflow_off } = error.shortfall;
  const why = overflow_off ? ', and going on from it past the plan is switched off' : '';
  return refuse(insufficientBalance, {
    detail:
      `This costs ${usd(price_cents)}; the wallet has ${usd(balance_cents)}${why}, and ${free_slides} free slides are left. ` +
      `${usd(missing_cents)} is missing.`,
    extra: {
      cost_charged: 0,
      price_usd: price_cents / 100,
      missing_usd: missing_cents / 100,
      balance_usd: balance_cents / 100,
      held_usd: held_cents / 100,
      free_slides,
      plan_slides,
      checkout_url: `${kit.base_url()}/v1/billing/checkout`,
    },
  });
}
