/** What a finished job cost and who paid, and the refusal of a wallet that cannot pay. */
import { type AgentShortfall, InsufficientFunds, prices } from '@deckwright/platform/billing';
import { agentLimitReached, insufficientBalance, refuse } from '@deckwright/platform/errors';
import type { JobRecord } from '@deckwright/platform/jobs';
import { addMail } from '@deckwright/platform/mail';
import { topupForRefusal, topupUrl } from '@deckwright/platform/payments';
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

async function refuseAgent({ agent_id, due_cents, limit_cents, spent_cents }: AgentShortfall, kit: GatewayKit, account_id: string) {
  const now = new Date(kit.now_ms());
  const resets_at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
  const { rows } = await kit.db.query<{ agent: string }>('SELECT client_name AS agent FROM oauth_grants WHERE grant_id = $1', [agent_id]);
  const [grant] = rows;
  // Once a month, and once more where the limit was changed.
  const key = `agent_limit:${agent_id}:${resets_at.slice(0, 7)}:${limit_cents}`;
  if (grant !== undefined)
    await addMail(kit.db, 'agent_limit_reached', { account_id, key, data: { ...grant, limit_cents, spent_cents, resets_at } });
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

/**
 * Turns a wallet's refusal into a 402 that says what it costs, what is there and what is missing, with a link to pay; gives other errors back.
 * The link is a row of ours: the processor hears of it when somebody opens it.
 */
export async function refusePayment(error: unknown, kit: GatewayKit, account_id: string): Promise<unknown> {
  if (!(error instanceof InsufficientFunds)) return error;
  const { agent } = error.shortfall;
  if (agent !== undefined) return refuseAgent(agent, kit, account_id);
  const { price_cents, missing_cents, balance_cents, held_cents, free_slides, plan_slides, overflow_off } = error.shortfall;
  const why = overflow_off ? ', and going on from it past the plan is switched off' : '';
  const topup_id = kit.payments === null ? null : await topupForRefusal(kit.db, account_id, missing_cents);
  return refuse(insufficientBalance, {
    detail:
      `This costs ${usd(price_cents)}; the wallet has ${usd(balance_cents)}${why}, and ${free_slides} free slides are left. ` +
      `${usd(missing_cents)} is missing.`,
    ...(topup_id === null ? { remedy: 'This service takes no payments: ask its operator for credit.' } : {}),
    extra: {
      cost_charged: 0,
      price_usd: price_cents / 100,
      missing_usd: missing_cents / 100,
      balance_usd: balance_cents / 100,
      held_usd: held_cents / 100,
      free_slides,
      plan_slides,
      checkout_url: topup_id === null ? null : topupUrl(kit.base_url(), topup_id),
    },
  });
}
