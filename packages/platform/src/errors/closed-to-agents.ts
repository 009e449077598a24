/** An agent requested what no grant opens. */
import { defineError } from './_define-error.ts';

export const closedToAgents = defineError({
  code: 'closed_to_agents',
  status: 403,
  title: 'Agents may not do this, whatever they are granted',
  remedy: 'Ask the account’s owner to do it on the account page; signing in again does not help.',
});
