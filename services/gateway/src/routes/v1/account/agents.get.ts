/** GET /v1/account/agents: the agents that may act for the account. */
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

const Agent = z
  .object({
    agent_id: z.string(),
    key_id: z.number().int().describe('Under which its jobs are counted.'),
    client_id: z.string(),
    name: z.string().describe('As it calls itself.'),
    scopes: z.array(z.string()),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Agent' });

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
    const { rows } = await kit.db.query(
      `SELECT g.grant_id AS agent_id, g.key_id, g.client_id, g.client_name AS name, g.scopes, g.created_at, g.expires_at, k.last_used_at
       FROM oauth_grants g JOIN api_keys k USING (key_id) WHERE g.account_id = $1 AND g.expires_at > $2 ORDER BY g.created_at DESC, g.grant_id`,
      [principal.account_id, new Date(kit.now_ms())],
    );
    return jsonReply(200, { agents: rows });
  },
});
