/** DELETE /v1/billing/autotopup: switches automatic top-ups off. */
import { emptyReply } from '@deckwright/platform/http';
import { disableAutoTopup } from '@deckwright/platform/payments';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/billing/autotopup',
  tag: 'Billing',
  summary: 'Switch automatic top-ups off',
  description: 'The card stays on file. A top-up that is due is dropped.',
  auth: 'live_key',
  answers: { 204: { description: 'They are off, also when they were before.' } },
  errors: [],
  async handle({ kit, principal }) {
    await disableAutoTopup(kit.db, principal.account_id);
    return emptyReply(204);
  },
});
