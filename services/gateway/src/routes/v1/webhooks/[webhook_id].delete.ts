/** DELETE /v1/webhooks/{webhook_id}: no message goes there any more, not even one that waits. */
import { notFound } from '@deckwright/platform/errors';
import { emptyReply } from '@deckwright/platform/http';
import { removeWebhook } from '@deckwright/platform/webhooks';
import { noSuchWebhook, WebhookPath } from '../../../answers/find-webhook.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Remove a webhook',
  auth: 'key',
  scope: 'webhooks',
  params: WebhookPath,
  answers: { 204: { description: 'Gone, with the record of its deliveries.' } },
  errors: [notFound],
  async handle({ kit, principal, params }) {
    if (!(await removeWebhook(kit.db, principal, params.webhook_id))) throw noSuchWebhook(params.webhook_id);
    return emptyReply(204);
  },
});
