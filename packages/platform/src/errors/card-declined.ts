/** The bank declined the saved card, or wants to ask its holder first. */
import { defineError } from './_define-error.ts';

export const cardDeclined = defineError({
  code: 'card_declined',
  status: 402,
  title: 'The saved card was not charged',
  remedy: 'Open `checkout_url`: another card pays there, and the bank can ask the holder of this one.',
  members: {
    reason: 'the bank’s reason, such as `insufficient_funds` or `authentication_required`',
    checkout_url: 'page where the same amount is paid',
  },
});
