/** Checks what a caller may do: a test key may not use live routes, an agent only what it was granted. */
import { askFor, closedToAgents, insufficientScope, liveKeyRequired, refuse } from '../errors/index.ts';
import type { Principal } from './call.ts';
import type { Route } from './route.ts';

type Guarded = Pick<Route<unknown>, 'auth' | 'scope'>;

/** What needs a live key is about money and keys: closed to agents, unless a grant for this very thing is named. */
export const isClosedToAgents = ({ auth, scope }: Guarded): boolean => auth === 'live_key' && scope === undefined;

/** @throws ProblemError `closed_to_agents`, `insufficient_scope` or `live_key_required` */
export function checkRights(route: Guarded, principal: Principal | undefined): void {
  if (principal?.agent !== undefined) {
    // A client that is asked for more rights signs in again; here no rights would do.
    if (isClosedToAgents(route)) throw refuse(closedToAgents, { ways: [OWNER] });
    const { scope } = route;
    const { scopes } = principal.agent;
    if (scope !== undefined && !scopes.includes(scope)) {
      throw refuse(insufficientScope, {
        detail: `The access token was not granted ${scope}.`,
        // A client that asks for exactly what it is told keeps what it has.
        extra: { scope, ask_for: [...scopes, scope].join(' ') },
      });
    }
  }
  if (route.auth === 'live_key' && principal?.mode !== 'live') throw refuse(liveKeyRequired);
}

const OWNER = askFor(
  'Agents may not do this whatever they are granted.',
  'Ask the account’s owner to do it on the account page; signing in again does not help.',
);
