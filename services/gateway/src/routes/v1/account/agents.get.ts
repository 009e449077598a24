/** GET /v1/account/agents: the agents that may act for the account. */
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';
import { Agent, listAgents } from '../../../schemas/agent.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/account/agents',
  tag: 'Account',
  summary: 'List agents',
  description: 'Those that were let in by OAuth and whose access has not ended.',
  auth: 'live_key',
  answers: { 200: { description: 'Newest first.', schema: z.object({ agents: z.array(Agent) }).meta({ id: 'AgentList' }) } },
  errors: [],
  async handle({ kit, principal }) {
    return jsonReply(200, { agents: await listAgents(kit.db, principal.account_id, new Date(kit.now_ms())) });
  },
});
