/** GET /v1/account: what the account has, what is held, and what it used this month. */
import { readUsage, readWallet } from '@deckwright/platform/billing';
import { notFound, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { listDisabled } from '@deckwright/platform/webhooks';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

const Account = z
  .object({
    account_id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    billing: z.enum(['metered', 'unmetered']).describe("`unmetered` accounts are the operator's own and pay nothing."),
    created_at: z.string(),
    balance: z.number().describe('USD that can be spent: paid and promotional credit, without what is held.'),
    balance_paid: z.number(),
    balance_promo: z.number(),
    held: z.number().describe('USD that running jobs hold.'),
    free_slides: z.number().int().describe('Free slides left.'),
    held_slides: z.number().int().describe('Free or plan slides that running jobs hold.'),
    plan: z.looseObject({}).nullable(),
    usage: z.object({
      period_start: z.string(),
      slides: z.number().int().describe('Slides billed, whoever paid.'),
      free_repeats: z.number().int(),
      spent: z.number().describe('USD that left the wallet.'),
    }),
    notices: z
      .array(z.looseObject({ code: z.string(), message: z.string(), at: z.string().nullable() }))
      .describe('What the owner should look at, such as a webhook that was switched off.'),
  })
  .meta({ id: 'Account' });

export const route = defineRoute({
  method: 'get',
  path: '/v1/account',
  tag: 'Account',
  summary: 'Read the account',
  auth: 'live_key',
  scope: 'account',
  answers: { 200: { description: 'Balance, free slides, plan and usage of this month (UTC).', schema: Account } },
  errors: [notFound],
  async handle({ kit, principal }) {
    const { account_id } = principal;
    const [wallet, usage, disabled] = await Promise.all([
      readWallet(kit.db, account_id),
      readUsage(kit.db, account_id),
      listDisabled(kit.db, principal),
    ]);
    if (wallet === null) throw refuse(notFound);
    const now = new Date(kit.now_ms());
    return jsonReply(200, {
      account_id: wallet.account_id,
      name: wallet.name,
      email: wallet.email,
      billing: wallet.billing,
      created_at: wallet.created_at,
      balance: (wallet.paid_cents + wallet.promo_cents) / 100,
      balance_paid: wallet.paid_cents / 100,
      balance_promo: wallet.promo_cents / 100,
      held: wallet.held_cents / 100,
      free_slides: wallet.free_slides,
      held_slides: wallet.held_slides,
      plan: wallet.plan_open ? { slides_left: wallet.plan_slides, overflow: wallet.plan_overflow } : null,
      usage: {
        period_start: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString(),
        slides: usage.slides,
        free_repeats: usage.free_repeats,
        spent: usage.spent_cents / 100,
      },
      notices: disabled.map(({ webhook_id, url, disabled_at, disabled_reason }) => ({
        code: 'webhook_disabled',
        message: `The webhook to ${url} was switched off. ${disabled_reason} PATCH /v1/webhooks/${webhook_id} with status "active" switches it on again.`,
        at: disabled_at,
        webhook_id,
      })),
    });
  },
});
