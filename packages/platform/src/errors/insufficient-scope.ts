/** An agent requested something that it was not granted. */
import { defineError } from './_define-error.ts';

export const insufficientScope = defineError({
  code: 'insufficient_scope',
  status: 403,
  title: 'The access token was not granted this',
  remedy: 'Let the account’s owner connect the agent again and tick what it needs, or use an API key.',
  members: {
    scope: 'the scope that is needed',
    ask_for: 'what to ask for in its place: the scopes of the token and the one that is needed',
  },
});
