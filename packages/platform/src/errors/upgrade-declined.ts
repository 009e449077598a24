/** The bank declined the card of a plan for its yearly price. */
import { defineError } from './_define-error.ts';

export const upgradeDeclined = defineError({
  code: 'upgrade_declined',
  status: 402,
  title: 'The card of the plan was not charged',
  remedy: 'The monthly plan goes on. Change the card with POST /v1/billing/portal, and upgrade again.',
  members: { reason: 'the bank’s reason, such as `insufficient_funds` or `authentication_required`' },
});
