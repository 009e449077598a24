/** An OAuth request that breaks a rule of the protocol. */
import { defineError } from './_define-error.ts';

export const oauthRefused = defineError({
  code: 'oauth_refused',
  status: 400,
  title: 'The OAuth request breaks a rule of the protocol',
  remedy: 'Mend what error_description names; the rules are on the page about the sign-in of agents in the handbook.',
  members: {
    error: 'the code of the protocol (RFC 6749, 7591, 8707), such as invalid_grant',
    error_description: 'what is wrong, as a sentence',
  },
});
