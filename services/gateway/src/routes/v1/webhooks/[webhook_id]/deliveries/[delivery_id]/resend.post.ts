/** POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend: tells the same event again, under the same id. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { sendAgain } from '@deckwright/platform/webhooks';
import { z } from 'zod';
import { WebhookPath } from '../../../../../../answers/find-webhook.ts';
import { defineRoute } from '../../../../../../kit.ts';
import { WebhookDelivery } from '../../../../../../schemas/webhook.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
  tag: 'Webhooks',
  summary: 'Send a delivery again',
  description: 'As if it had never been tried, with every attempt before it. A webhook that is switched off sends when it is switched on.',
  auth: 'key',
  scope: 'webhooks',
  idempotent: 'by_wrapper',
  params: z.object({ ...WebhookPath.shape, delivery_id: z.string().describe('`dlv_` and 26 characters.') }),
  answers: { 200: { description: 'The delivery, due.', schema: WebhookDelivery } },
  errors: [notFound],
  async handle({ kit, principal, params }) {
    const delivery = await sendAgain(kit.db, principal, params.webhook_id, params.delivery_id);
    if (delivery === null) throw refuse(notFound, { detail: 'No such delivery belongs to this account.' });
    return jsonReply(200, delivery);
  },
});
