/** GET /v1/webhooks/{webhook_id}/deliveries: what was told, and how that went. */
import { notFound, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { listDeliveries } from '@deckwright/platform/webhooks';
import { z } from 'zod';
import { findWebhook, WebhookPath } from '../../../../answers/find-webhook.ts';
import { wholeNumber } from '../../../../answers/whole-number.ts';
import { defineRoute } from '../../../../kit.ts';
import { WebhookDeliveryList } from '../../../../schemas/webhook.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/webhooks/{webhook_id}/deliveries',
  tag: 'Webhooks',
  summary: 'List the deliveries of a webhook',
  description: 'Kept for 30 days.',
  auth: 'key',
  scope: 'webhooks',
  params: WebhookPath,
  query: z.strictObject({
    state: z.enum(['pending', 'delivered', 'failed']).optional(),
    limit: wholeNumber(1, 100, 20),
    offset: wholeNumber(0, 1_000_000, 0),
  }),
  answers: { 200: { description: 'Deliveries, newest first.', schema: WebhookDeliveryList } },
  errors: [notFound, requestInvalid],
  async handle({ kit, principal, params, query }) {
    const { state, limit, offset } = query;
    const { webhook_id } = await findWebhook(kit, principal, params.webhook_id);
    const { deliveries, total } = await listDeliveries(kit.db, { account_id: principal.account_id, webhook_id, state, limit, offset });
    return jsonReply(200, { deliveries, total, limit, offset });
  },
});
