/** Refusals of the service in words for a person, who has a form before them and no program: the field at fault, and what to do. */

import { TOPUP_LIMITS } from '@deckwright/platform/billing';
import type { ProblemError } from '@deckwright/platform/errors';
import { money } from './pages/words.ts';

export interface Refused {
  readonly field: string | undefined;
  readonly words: string;
}

const LIMITS = `An amount goes from ${money(TOPUP_LIMITS.least_cents)} to ${money(TOPUP_LIMITS.most_cents)}, with two decimals at most.`;

const DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds: 'The bank says that the card has not enough money. Nothing was charged. Take another card, or a smaller amount.',
  authentication_required:
    'The bank wants to ask you first. Nothing was charged. Choose “Another card” and pay on the page of Stripe, where it can.',
  expired_card: 'The card has expired. Nothing was charged. Choose “Another card”.',
};
const DECLINED = 'The bank declined the card. Nothing was charged. Choose “Another card”, or ask the bank why.';

const WORDS: Readonly<Record<string, string>> = {
  invalid_amount: LIMITS,
  no_saved_card: 'No card is on file. Keep one at Stripe first.',
  no_card_on_file: 'No card is on file.',
  payments_not_configured: 'This service takes no payments. Ask its operator for credit.',
  payments_unavailable: 'Stripe does not answer right now. Nothing is charged twice; try again in a minute.',
  no_plan: 'No plan is open any more. Load the page again to see what is sold.',
  plan_open: 'A plan is open already. An account has one at a time.',
  plan_not_monthly: 'This plan cannot be made a yearly one.',
  unknown_plan: 'This plan is not sold any more. Load the page again to see what is.',
  too_many_webhooks: 'The account has as many webhooks as it may. Remove one first.',
  service_unavailable: 'The service cannot do this right now. Try again in a minute.',
};

/** Names of fields of a form that are called otherwise in a request. */
const FIELDS: Readonly<Record<string, string>> = { limit_usd: 'limit' };

export function refusalWords({ body, headers }: ProblemError, otherwise: string | undefined): Refused {
  const { code, detail } = body;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : '';
  if (code === 'card_declined') return { field: 'card', words: DECLINES[reason] ?? DECLINED };
  if (code === 'upgrade_declined')
    return {
      field: otherwise,
      words: 'The bank declined the card, and the plan stays as it was. Keep another card under Billing, then try again.',
    };
  if (code === 'no_saved_card') return { field: 'card', words: WORDS[code] ?? detail };
  if (code === 'rate_limited') {
    const wait = Number(headers['Retry-After'] ?? 60);
    return {
      field: otherwise,
      words: `That was tried too often. Wait ${wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`}, then try again.`,
    };
  }
  const named = fieldOf(body);
  const field = named === undefined ? otherwise : (FIELDS[named.field] ?? named.field);
  return { field, words: WORDS[code] ?? named?.words ?? detail };
}

/** Of `invalid_auto_topup` its `field`; of `request_invalid` the first of its errors. */
function fieldOf(body: Readonly<Record<string, unknown>>): { readonly field: string; readonly words: string } | undefined {
  const { field, least_usd, most_usd, errors } = body;
  if (typeof field === 'string' && typeof least_usd === 'number' && typeof most_usd === 'number')
    return {
      field,
      words: `${AUTO[field] ?? 'This'} goes from ${money(least_usd * 100)} to ${money(most_usd * 100)}, with two decimals at most.`,
    };
  const [first] = Array.isArray(errors) ? (errors as readonly Readonly<Record<string, unknown>>[]) : [];
  const loc = first?.['loc'];
  const name: unknown = Array.isArray(loc) ? loc[1] : undefined;
  return typeof name === 'string' ? { field: name, words: sentence(String(first?.['msg'] ?? '')) } : undefined;
}

const AUTO: Readonly<Record<string, string>> = {
  threshold: '“When below”',
  amount: '“Add” is at least “When below”, and',
  monthly_cap: '“At most a month” is at least “Add”, and',
};

const sentence = (text: string): string => {
  const trimmed = text.trim();
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
};
