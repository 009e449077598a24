/** Takes an agent's access back. */

import { html, named } from '@deckwright/platform/pages';
import { listAgents } from '../../schemas/agent.ts';
import type { Act } from '../act.ts';

export const revokeAgent: Act = {
  async run({ ask }, { fields }) {
    await ask({ method: 'delete', path: '/v1/account/agents/{agent_id}', params: { agent_id: fields['id'] ?? '' } });
    return { to: '/account/agents', notice: 'The agent may do nothing more. What it drew stays with you.' };
  },
  async confirm({ kit, account_id, now }, id) {
    const [agent] = await listAgents(kit.db, account_id, now, id);
    if (agent === undefined) return null;
    return {
      title: html`Take back what ${named(agent.name)} may do?`,
      text: 'All its tokens end at once. What it drew stays with your account. It can ask you again.',
      yes: 'Take its access back',
      is_danger: true,
      back: '/account/agents',
    };
  },
};
