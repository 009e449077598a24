/** Removes a webhook. */

import { html, named } from '@deckwright/platform/pages';
import { readWebhook } from '@deckwright/platform/webhooks';
import type { Act } from '../act.ts';

export const removeWebhook: Act = {
  async run({ ask }, { fields }) {
    await ask({ method: 'delete', path: '/v1/webhooks/{webhook_id}', params: { webhook_id: fields['id'] ?? '' } });
    return { to: '/account/webhooks', notice: 'The webhook is removed.' };
  },
  async confirm({ kit, account_id }, id) {
    const webhook = await readWebhook(kit.db, { account_id, mode: 'live' }, id);
    if (webhook === null) return null;
    return {
      title: 'Remove the webhook?',
      text: html`${named(webhook.url)} is told of nothing more, also not of what waits to be sent again.`,
      yes: 'Remove the webhook',
      is_danger: true,
      back: '/account/webhooks',
    };
  },
};
