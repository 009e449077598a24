/** GET /v1/billing/plan: the plan that is open, and what is sold. */
import { jsonReply } from '@deckwright/platform/http';
import { planAnswer } from '../../../answers/plan-answer.ts';
import { defineRoute } from '../../../kit.ts';
import { PlanState } from '../../../schemas/billing.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/billing/plan',
  tag: 'Billing',
  summary: 'Read the plan and the catalogue',
  auth: 'live_key',
  answers: { 200: { description: 'The plan, how much of it is used in this period, and what is sold.', schema: PlanState } },
  errors: [],
  async handle({ kit, principal }) {
    return jsonReply(200, await planAnswer(kit, principal.account_id));
  },
});
