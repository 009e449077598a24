/** Changes what an agent may spend in a month. */
import { type Act, readUsd } from '../act.ts';

export const limitAgent: Act = {
  field: 'limit',
  async run({ ask }, { fields }) {
    const body = { limit_usd: readUsd(fields, 'limit') };
    await ask({ method: 'patch', path: '/v1/account/agents/{agent_id}', params: { agent_id: fields['id'] ?? '' }, body });
    return { to: '/account/agents', notice: 'The limit is changed, from the agent’s next request on.' };
  },
};
