/** The client of an OAuth request has not proven its identity. */
import { defineError } from './_define-error.ts';

export const oauthClientUnknown = defineError({
  code: 'oauth_client_unknown',
  status: 401,
  title: 'The client or its credential is not known',
  remedy: 'Register the client again at POST /oauth/register, or send the credential of its registration.',
  members: {
    error: 'the code of the protocol (RFC 6749, 6750), invalid_client or invalid_token',
    error_description: 'what is wrong, as a sentence',
  },
});
