/** Nothing is there that translates. */
import { defineError } from './_define-error.ts';

export const translatorNotConfigured = defineError({
  code: 'translator_not_configured',
  status: 503,
  title: 'This service has no translator',
  remedy: 'Ask its operator to set DECKWRIGHT_TRANSLATE_URL and DECKWRIGHT_TRANSLATE_MODEL. A dry run works without. Nothing was charged.',
  members: { cost_charged: 'always 0' },
});
