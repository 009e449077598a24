/** Checks what a caller may do: a test key may not use live routes, an agent only what it was granted. */
import { insufficientScope, liveKeyRequired, refuse } from '../errors/index.ts';
import type { Principal } from './call.ts';
import type { Route } from './route.ts';

/** @throws ProblemError `insufficient_scope` or `live_key_required` */
export function checkRights<Kit>(route: Pick<Route<Kit>, 'auth' | 'scope'>, principal: Principal | undefined): void {
  if (principal?.agent !== undefined) {
    const { scopes } = principal.agent;
    // What needs a live key is about money and keys: closed to agents, unless a grant for this very thing is named.
    const granted = route.scope === undefined ? route.auth !== 'live_key' : scopes.includes(route.scope);
    if (!granted) {
      throw refuse(
        insufficientScope,
        route.scope === undefined
          ? { detail: 'No agent may do this, whatever it was granted: it needs a key of the account.' }
          : { detail: `The access token was not granted ${route.scope}.`, extra: { scope: route.scope } },
      );
    }
  }
  if (route.auth === 'live_key' && principal?.mode !== 'live') throw refuse(liveKeyRequired);
}
