/** POST /v1/webhooks/{webhook_id}/secret: a new secret, with a day in which the one before signs, too. */
import { idempotencyInProgress, idempotencyKeyReused, notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { rotateSecret } from '@deckwright/platform/webhooks';
import { answerOnce } from '../../../../answers/answer-once.ts';
import { noSuchWebhook, WebhookPath } from '../../../../answers/find-webhook.ts';
import { defineRoute } from '../../../../kit.ts';
import { WebhookSecret } from '../../../../schemas/webhook.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/webhooks/{webhook_id}/secret',
  tag: 'Webhooks',
  summary: 'Change the secret of a webhook',
  description: 'For a day every message carries two signatures, so that receivers change over without losing one.',
  auth: 'key',
  scope: 'webhooks',
  idempotent: 'by_handler',
  params: WebhookPath,
  answers: { 200: { description: 'The new secret.', schema: WebhookSecret } },
  errors: [notFound, idempotencyInProgress, idempotencyKeyReused],
  async handle(call) {
    const { kit, principal, params } = call;
    return kit.db.transaction((sql) =>
      answerOnce(sql, call, principal.account_id, async () => {
        const made = await rotateSecret(sql, kit.sealer, principal, params.webhook_id);
        if (made === null) throw noSuchWebhook(params.webhook_id);
        return jsonReply(200, { webhook_id: params.webhook_id, ...made });
      }),
    );
  },
});
