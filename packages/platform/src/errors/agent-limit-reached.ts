/** An agent would spend more than the account's owner lets it in a month. */
import { defineError } from './_define-error.ts';

export const agentLimitReached = defineError({
  code: 'agent_limit_reached',
  status: 402,
  title: 'The agent’s spending limit does not cover this request',
  remedy:
    'Ask the account’s owner to raise the limit: PATCH /v1/account/agents/{agent_id} with a live key and {"limit_usd": …}. It starts anew at `resets_at`.',
  members: {
    agent_id: 'the agent, as GET /v1/account/agents names it',
    price_usd: 'what the wallet would pay for the request',
    limit_usd: 'what the agent may spend from the wallet in a month',
    spent_usd: 'what it has spent or holds this month',
    resets_at: 'when the next month begins (UTC)',
    cost_charged: 'always 0',
  },
});
