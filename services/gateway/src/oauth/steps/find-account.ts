/** Callback, step 3: the account of the person who signed in, created where there is none. */

import type { Person } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { oauthOf } from '../refusals.ts';

/** Null for a person whom the provider knows and this service has no account for. */
export async function findAccount(kit: GatewayKit, person: Person): Promise<string | null> {
  const { identity } = oauthOf(kit);
  if (identity.accountOf !== undefined) return identity.accountOf(person);
  // An issuer holds no space, so that no subject of one reads like another issuer's.
  const external_id = identity.provider === undefined ? `${person.issuer} ${person.subject}` : `${identity.provider}:${person.subject}`;
  const name = (person.name ?? person.email ?? person.subject).slice(0, 200);
  return (await kit.accounts.provision({ external_id, email: person.email, name, language: person.language })).account_id;
}
