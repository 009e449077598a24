/** POST /v1/webhooks/{webhook_id}/test: sends a message there now and says how it went. */
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { CLAIM_MS, createTest, sendTest } from '@deckwright/platform/webhooks';
import { noSuchWebhook, WebhookPath } from '../../../../answers/find-webhook.ts';
import { defineRoute } from '../../../../kit.ts';
import { WebhookTest } from '../../../../schemas/webhook.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/webhooks/{webhook_id}/test',
  tag: 'Webhooks',
  summary: 'Try a webhook',
  description: 'Sends an event `webhook.test`, once, also where the webhook is switched off. The answer comes with the outcome.',
  auth: 'key',
  scope: 'webhooks',
  idempotent: 'by_wrapper',
  limit: { name: 'webhook_tests', limit: 60, per_s: 3600, by: 'account' },
  params: WebhookPath,
  answers: { 200: { description: 'How it went.', schema: WebhookTest } },
  errors: [notFound],
  async handle({ kit, principal, params }) {
    const test = await createTest(kit.db, principal, params.webhook_id, CLAIM_MS);
    if (test === null) throw noSuchWebhook(params.webhook_id);
    const { delivered, status, error, ms } = await sendTest(
      { db: kit.db, sealer: kit.sealer, callOut: kit.callOut, now_ms: kit.now_ms },
      test,
    );
    return jsonReply(200, { delivered, event_id: test.event_id, delivery_id: test.delivery_id, status, error, ms });
  },
});
