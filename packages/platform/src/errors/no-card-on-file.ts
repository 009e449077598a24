/** There is no card that the portal could show. */
import { defineError } from './_define-error.ts';

export const noCardOnFile = defineError({
  code: 'no_card_on_file',
  status: 404,
  title: 'No card is on file',
  remedy: 'Save one with POST /v1/billing/setup-intent first. Live and test payments keep cards of their own.',
});
