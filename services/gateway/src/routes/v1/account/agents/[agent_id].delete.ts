/** DELETE /v1/account/agents/{agent_id}: takes back what an agent was let do, from the next request on. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { emptyReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../../kit.ts';
import { closeGrant } from '../../../../oauth/grants.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/account/agents/{agent_id}',
  tag: 'Account',
  summary: 'Take an agent’s access back',
  description: 'All its tokens end at once. What it drew stays with the account.',
  auth: 'live_key',
  params: z.object({ agent_id: z.string().describe('As the list names it.') }),
  answers: { 204: { description: 'The agent may do nothing more.' } },
  errors: [notFound],
  async handle({ kit, principal, params }) {
    const found = await kit.db.transaction(async (sql) => {
      const { rows } = await sql.query<{ key_id: number }>('SELECT key_id FROM oauth_grants WHERE grant_id = $1 AND account_id = $2', [
        params.agent_id,
        principal.account_id,
      ]);
      const [grant] = rows;
      if (grant !== undefined) await closeGrant(sql, grant.key_id);
      return grant !== undefined;
    });
    if (!found) throw refuse(notFound, { detail: 'No agent of this agent_id has access to this account.' });
    return emptyReply(204);
  },
});
