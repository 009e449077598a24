/** POST /v1/webhooks: an address that shall be told what happened; its secret is in this answer alone. */
import { idempotencyInProgress, idempotencyKeyReused, refuse, requestInvalid, tooManyWebhooks } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { createWebhook, EVENT_TYPES, MAX_WEBHOOKS } from '@deckwright/platform/webhooks';
import { z } from 'zod';
import { answerOnce } from '../../answers/answer-once.ts';
import { checkWebhookUrl } from '../../answers/find-webhook.ts';
import { defineRoute } from '../../kit.ts';
import { Description, EventTypes, WebhookUrl, WebhookWithSecret } from '../../schemas/webhook.ts';

const CreateWebhookRequest = z
  .strictObject({
    url: WebhookUrl,
    events: EventTypes.default([...EVENT_TYPES]),
    description: Description.default(null),
  })
  .meta({ id: 'CreateWebhookRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'Register a webhook',
  description:
    'Messages are signed as Standard Webhooks lays down, with the secret in this answer. They come at least once, in no order; anything but a 2xx within 10 s is tried again for about three days.',
  auth: 'key',
  scope: 'webhooks',
  idempotent: 'by_handler',
  limit: { name: 'webhooks', limit: 120, per_s: 3600, by: 'account' },
  body: CreateWebhookRequest,
  answers: { 201: { description: 'The webhook, with its secret.', schema: WebhookWithSecret } },
  errors: [requestInvalid, tooManyWebhooks, idempotencyInProgress, idempotencyKeyReused],
  example: { body: { url: 'https://hooks.example.com/deckwright', events: ['job.completed', 'job.failed'] } },
  async handle(call) {
    const { kit, principal, body } = call;
    await checkWebhookUrl(kit, body.url);
    return kit.db.transaction((sql) =>
      answerOnce(sql, call, principal.account_id, async () => {
        const made = await createWebhook(sql, kit.sealer, principal, body);
        if (made === null) throw refuse(tooManyWebhooks, { extra: { limit: MAX_WEBHOOKS } });
        return jsonReply(201, { ...made.webhook, secret: made.secret });
      }),
    );
  },
});
