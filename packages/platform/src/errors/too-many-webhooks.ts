/** The account has as many webhooks as it may. */
import { defineError } from './_define-error.ts';

export const tooManyWebhooks = defineError({
  code: 'too_many_webhooks',
  status: 409,
  title: 'The account has as many webhooks as it may',
  remedy: 'Remove one with DELETE /v1/webhooks/{webhook_id}; one address can hear of several kinds of events.',
  members: { limit: 'webhooks that an account may have' },
});
