/** Signing in to the account page, at the same identity provider that the page about an agent uses. */

import { randomText, sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../kit.ts';
import { readBrowser } from '../oauth/browser.ts';
import { oauthOf } from '../oauth/refusals.ts';
import { refuseAway } from '../oauth/steps/begin-sign-in.ts';

const SIGN_IN_MS = 10 * 60_000;

/** A page of the account and nothing else: an address that came with the request may lead anywhere. */
export const ownPage = (to: string | undefined): string => (to !== undefined && /^\/account(?:\/[a-z]+)*$/.test(to) ? to : '/account');

export interface Begin {
  /** The secret of this browser, in which the sign-in has to end. */
  readonly browser: string;
  readonly return_to: string;
  /** Whether the provider asks again who this is. */
  readonly again: boolean;
}

/** Where the browser goes to sign in. @throws ProblemError `service_unavailable` when the provider is away */
export async function beginAccountSignIn(kit: GatewayKit, { browser, return_to, again }: Begin): Promise<string> {
  const sign_in = { state: randomText(), nonce: randomText(), verifier: randomText() };
  const address = await oauthOf(kit).identity.begin(sign_in, { again }).catch(refuseAway);
  const now_ms = kit.now_ms();
  await kit.db.query(
    `INSERT INTO account_sign_ins (state_sha256, browser_sha256, nonce, verifier, return_to, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [sha256(sign_in.state), sha256(browser), sign_in.nonce, sign_in.verifier, return_to, new Date(now_ms), new Date(now_ms + SIGN_IN_MS)],
  );
  return address;
}

export interface AccountSignIn {
  readonly idp_nonce: string;
  readonly idp_verifier: string;
  readonly return_to: string;
}

/** The sign-in of the provider's answer, once, and only in the browser that began it. Null: the answer is for something else, or too late. */
export async function takeAccountSignIn(kit: GatewayKit, state: string | null, cookie: string | undefined): Promise<AccountSignIn | null> {
  const browser = readBrowser(kit.base_url(), cookie);
  if (state === null || browser === null) return null;
  const { rows } = await kit.db.query<AccountSignIn & Record<string, unknown>>(
    `DELETE FROM account_sign_ins WHERE state_sha256 = $1 AND browser_sha256 = $2 AND expires_at > $3
     RETURNING nonce AS idp_nonce, verifier AS idp_verifier, return_to`,
    [sha256(state), sha256(browser), new Date(kit.now_ms())],
  );
  return rows[0] ?? null;
}
