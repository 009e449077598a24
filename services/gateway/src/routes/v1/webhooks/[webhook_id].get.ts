/** GET /v1/webhooks/{webhook_id}: one webhook, and how it fares. */
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { findWebhook, WebhookPath } from '../../../answers/find-webhook.ts';
import { defineRoute } from '../../../kit.ts';
import { Webhook } from '../../../schemas/webhook.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Read a webhook',
  auth: 'key',
  scope: 'webhooks',
  params: WebhookPath,
  answers: { 200: { description: 'The webhook.', schema: Webhook } },
  errors: [notFound],
  handle: async ({ kit, principal, params }) => jsonReply(200, await findWebhook(kit, principal, params.webhook_id)),
});
