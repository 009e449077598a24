/** PATCH /v1/webhooks/{webhook_id}: changes where messages go and which, or switches them off and on. */
import { notFound, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { changeWebhook } from '@deckwright/platform/webhooks';
import { z } from 'zod';
import { checkWebhookUrl, findWebhook, noSuchWebhook, WebhookPath } from '../../../answers/find-webhook.ts';
import { defineRoute } from '../../../kit.ts';
import { Description, EventTypes, Webhook, WebhookUrl } from '../../../schemas/webhook.ts';

const ChangeWebhookRequest = z
  .strictObject({
    url: WebhookUrl.optional(),
    events: EventTypes.optional(),
    description: Description.optional(),
    status: z.enum(['active', 'disabled']).optional().describe('`active` also sends at once what was still waiting.'),
  })
  .meta({ id: 'ChangeWebhookRequest' });

export const route = defineRoute({
  method: 'patch',
  path: '/v1/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Change a webhook',
  auth: 'key',
  scope: 'webhooks',
  idempotent: 'by_wrapper',
  params: WebhookPath,
  body: ChangeWebhookRequest,
  answers: { 200: { description: 'The webhook as it is now.', schema: Webhook } },
  errors: [notFound, requestInvalid],
  example: { body: { status: 'active' } },
  async handle({ kit, principal, params, body }) {
    await findWebhook(kit, principal, params.webhook_id);
    if (body.url !== undefined) await checkWebhookUrl(kit, body.url);
    const webhook = await changeWebhook(kit.db, principal, params.webhook_id, body);
    if (webhook === null) throw noSuchWebhook(params.webhook_id);
    return jsonReply(200, webhook);
  },
});
