/** GET /v1/webhooks: the addresses that are told what happened. */
import { jsonReply } from '@deckwright/platform/http';
import { listWebhooks } from '@deckwright/platform/webhooks';
import { defineRoute } from '../../kit.ts';
import { WebhookList } from '../../schemas/webhook.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'List webhooks',
  auth: 'key',
  scope: 'webhooks',
  answers: { 200: { description: 'Webhooks, oldest first.', schema: WebhookList } },
  errors: [],
  handle: async ({ kit, principal }) => jsonReply(200, { webhooks: await listWebhooks(kit.db, principal) }),
});
