/** What a finished job cost and who paid, and the refusal of a wallet that cannot pay. */
import { type AgentShortfall, InsufficientFunds, prices } from '@deckwright/platform/billing';
import { agentLimitReached, askFor, insufficientBalance, refuse, request, wayOut } from '@deckwright/platform/errors';
import type { Principal } from '@deckwright/platform/http';
import type { JobRecord } from '@deckwright/platform/jobs';
import { addMail } from '@deckwright/platform/mail';
import { readPlan, topupForRefusal, topupUrl } from '@deckwright/platform/payments';
import type { GatewayKit } from '../kit.ts';

/** USD for one usable slide. */
export const SLIDE_USD = prices.slide.cents / 100;

export interface Charge {
  /** USD that left the wallet: a slide that a free slide or a plan pays for costs no money. */
  readonly cost: number;
  readonly cost_charged: number;
  readonly charged_to: 'plan' | 'free_slides' | 'wallet' | 'several' | 'none';
  /** Each payer and what it paid. */
  readonly charges: readonly (
    | { readonly payer: 'plan' | 'free_slides'; readonly slides: number }
    | { readonly payer: 'wallet'; readonly usd: number }
  )[];
}

/** Of what costs nothing. */
export const NO_CHARGE: Charge = { cost: 0, cost_charged: 0, charged_to: 'none', charges: [] };

export function chargeOf({ charged_cents, charged_to, paid_slides }: JobRecord): Charge {
  const usd = (charged_cents ?? 0) / 100;
  const charges = [
    ...(['plan', 'free_slides'] as const).map((payer) => ({ payer, slides: paid_slides?.[payer] ?? 0 })).filter(({ slides }) => slides > 0),
    ...(usd > 0 ? [{ payer: 'wallet' as const, usd }] : []),
  ];
  return { cost: usd, cost_charged: usd, charged_to: charges.length > 1 ? 'several' : (charged_to ?? 'none'), charges };
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
  const needed_usd = (spent_cents + due_cents) / 100;
  const raise = request('PATCH', '/v1/account/agents/{agent_id}', { params: { agent_id }, body: { limit_usd: needed_usd } });
  const { method, path } = raise;
  const owner = `Ask the account’s owner to raise the limit of this agent to ${usd(spent_cents + due_cents)} a month or more (${method} ${path} with {"limit_usd": ${needed_usd}}).`;
  const rest = Math.max(0, limit_cents - spent_cents);
  const why = 'The wallet would pay more than the agent may spend in a month.';
  return refuse(agentLimitReached, {
    ways: [askFor(why, owner), askFor(why, `Or send what costs the wallet at most ${usd(rest)}; the month ends at ${resets_at}.`)],
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

/** Who was refused, and where. */
interface Asker {
  readonly kit: GatewayKit;
  readonly principal: Principal;
}

/**
 * Turns a wallet's refusal into a 402 that says what it costs, what is there and what this account does about it; gives other errors back.
 * A link to pay is a row of ours: the processor hears of it when somebody opens it.
 */
export async function refusePayment(error: unknown, { kit, principal }: Asker): Promise<unknown> {
  if (!(error instanceof InsufficientFunds)) return error;
  const { account_id } = principal;
  const { shortfall } = error;
  if (shortfall.agent !== undefined) return refuseAgent(shortfall.agent, kit, account_id);
  const { price_cents, balance_cents, held_cents, free_slides, plan_slides, overflow_off } = shortfall;
  // Of a wallet that may not pay, all that is due is missing; what it has would pay as soon as it may.
  const missing_cents = overflow_off ? Math.max(0, shortfall.missing_cents - Math.max(0, balance_cents)) : shortfall.missing_cents;
  const topup_id = kit.payments === null || missing_cents === 0 ? null : await topupForRefusal(kit.db, account_id, missing_cents);
  const checkout_url = topup_id === null ? null : topupUrl(kit.base_url(), topup_id);
  const plan = await readPlan(kit.db, account_id);
  const why = overflow_off
    ? 'The slides of the plan are used up, and going on from it past the plan is switched off'
    : 'Free slides, plan and wallet do not cover it';
  return refuse(insufficientBalance, {
    detail:
      `This costs ${usd(price_cents)}. ${why}: the wallet has ${usd(balance_cents)}, ${plan_slides} slides of the plan and ${free_slides} free slides are left. ` +
      (missing_cents === 0 ? 'No money is missing.' : `${usd(missing_cents)} is missing.`),
    ways: [
      ...(overflow_off ? [switchOn({ kit, principal }, `${why}.`, missing_cents)] : []),
      ...(missing_cents > 0 ? [pay(shortfall, { missing_cents, checkout_url })] : []),
      ...(plan === null && (kit.payments?.plans.length ?? 0) > 0
        ? [
            askFor(
              'A plan has slides of its own.',
              'Or open a plan: GET /v1/billing/plan lists what is sold, POST /v1/billing/plans/checkout buys one.',
            ),
          ]
        : []),
      ...(overflow_off && plan !== null ? [askFor(`${why}.`, `Or wait until the plan renews on ${plan.period_end.slice(0, 10)}.`)] : []),
    ],
    extra: {
      cost_charged: 0,
      price_usd: price_cents / 100,
      missing_usd: missing_cents / 100,
      balance_usd: balance_cents / 100,
      held_usd: held_cents / 100,
      free_slides,
      plan_slides,
      checkout_url,
    },
  });
}

/** The wallet may pay past the plan. Agents cannot switch that: they ask the owner. */
function switchOn({ kit, principal }: Asker, why: string, missing_cents: number) {
  const step = request('POST', '/v1/billing/plan/overflow', { body: { enabled: true } });
  const how = 'Let the wallet pay past the plan';
  if (principal.agent !== undefined)
    return askFor(why, `Ask the account’s owner to let the wallet pay past the plan, on the page ${kit.base_url()}/account.`);
  return wayOut({
    why,
    say: missing_cents === 0 ? `${how}: {0}; then send this again.` : `${how} ({0}), and top up.`,
    do: [step],
    again: missing_cents === 0,
  });
}

function pay(
  { held_cents }: InsufficientFunds['shortfall'],
  { missing_cents, checkout_url }: { readonly missing_cents: number; readonly checkout_url: string | null },
) {
  const why = `${usd(missing_cents)} is missing in the wallet.`;
  if (checkout_url === null)
    return askFor(why, `This service takes no payments: ask its operator for credit of ${usd(missing_cents)} or more.`);
  const held = held_cents > 0 ? `, or wait until running jobs release the ${usd(held_cents)} that they hold` : '';
  const { path, method } = request('POST', '/v1/billing/charge-saved');
  const open = `Open ${checkout_url} in a browser and pay there, or charge a saved card with ${method} ${path}${held}; then send this again.`;
  return wayOut({ why, say: open, do: [{ ask: open }], again: true });
}
