/** PATCH /v1/account/agents/{agent_id}: changes what an agent may spend, from its next request on. */
import { notFound, refuse, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../../kit.ts';
import { MAX_LIMIT_USD } from '../../../../oauth/spending-limit.ts';
import { Agent, listAgents } from '../../../../schemas/agent.ts';

const ChangeAgentRequest = z
  .strictObject({
    limit_usd: z
      .number()
      .min(0)
      .max(MAX_LIMIT_USD)
      .multipleOf(0.01)
      .describe(
        'What it may spend from the wallet in a month (UTC). What it has spent this month counts; 0 leaves it plan and free slides.',
      ),
  })
  .meta({ id: 'ChangeAgentRequest' });

export const route = defineRoute({
  method: 'patch',
  path: '/v1/account/agents/{agent_id}',
  tag: 'Account',
  summary: 'Change what an agent may spend',
  auth: 'live_key',
  params: z.object({ agent_id: z.string().describe('As the list names it.') }),
  body: ChangeAgentRequest,
  answers: { 200: { description: 'The agent as it is now.', schema: Agent } },
  errors: [notFound, requestInvalid],
  example: { body: { limit_usd: 20 } },
  async handle({ kit, principal, params: { agent_id }, body }) {
    await kit.db.query('UPDATE oauth_grants SET limit_cents = $3 WHERE grant_id = $1 AND account_id = $2', [
      agent_id,
      principal.account_id,
      Math.round(body.limit_usd * 100),
    ]);
    const [agent] = await listAgents(kit.db, principal.account_id, new Date(kit.now_ms()), agent_id);
    if (agent === undefined) throw refuse(notFound, { detail: 'No agent of this agent_id has access to this account.' });
    return jsonReply(200, agent);
  },
});
