/** GET /v1/account/grants: what is left of each credit, in the order in which it is used, and when it expires. */
import { listGrants } from '@deckwright/platform/billing';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

const Grant = z
  .object({
    id: z.string().describe('The movement of the ledger that brought it.'),
    kind: z.string().describe('`grant`, `award`, `bonus` or `topup`.'),
    unit: z.enum(['USD', 'SLIDE']),
    amount: z.number().describe('What it was, USD or slides.'),
    remaining: z.number().describe('What is left to spend.'),
    held: z.number().describe('What running jobs hold of it.'),
    priority: z.number().int().describe('Among credit of one kind of money, what is lower is used first; then what expires first.'),
    expires_at: z.string().nullable(),
    reason: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Grant' });

export const route = defineRoute({
  method: 'get',
  path: '/v1/account/grants',
  tag: 'Account',
  summary: 'Read what is left of each credit',
  description:
    'In the order of use: free slides, then credit that was given, then credit that was bought. What has expired is gone within a minute, as an entry of the ledger.',
  auth: 'live_key',
  scope: 'account',
  limit: { name: 'grants', limit: 60, per_s: 60, by: 'account' },
  answers: {
    200: { description: 'Credit of which something is left.', schema: z.object({ grants: z.array(Grant) }).meta({ id: 'Grants' }) },
  },
  errors: [],
  async handle({ kit, principal }) {
    const grants = await listGrants(kit.db, principal.account_id);
    return jsonReply(200, {
      grants: grants.map(({ grant_id, kind, unit, amount, remaining, held, priority, expires_at, reason, created_at }) => {
        const per = unit === 'USD' ? 100 : 1;
        return {
          id: grant_id,
          kind,
          unit,
          amount: amount / per,
          remaining: remaining / per,
          held: held / per,
          priority,
          expires_at,
          reason,
          created_at,
        };
      }),
    });
  },
});
