/** There is no OAuth at this service. */
import { defineError } from './_define-error.ts';

export const oauthNotConfigured = defineError({
  code: 'oauth_not_configured',
  status: 404,
  title: 'This service has no sign-in for agents',
  remedy: 'Use an API key. Its operator turns OAuth on by naming an identity provider in DECKWRIGHT_OIDC_ISSUER.',
});
