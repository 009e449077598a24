/** Opens OAuth as the settings say: with the operator's identity provider, with the sign-in of an embedded service, or not at all. */
import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '@deckwright/platform/config';
import type { Queryable } from '@deckwright/platform/database';
import { fetchFile, type Mount } from '@deckwright/platform/http';
import type { KeyStore } from '@deckwright/platform/identity';
import type { RateLimiter } from '@deckwright/platform/limits';
import { createIdentityProvider } from '@deckwright/platform/sign-in';
import type { Logger } from '@deckwright/platform/telemetry';
import { DOCUMENT_LIMITS } from './client-documents.ts';
import { createLogin } from './login/login.ts';
import type { OAuth } from './oauth.ts';
import { createTokenSigner } from './token-signer.ts';

/** Who may sign in at a service without an identity provider: people with the password, or else with a live key. */
export interface LoginPart {
  /** Whom the password signs in. */
  readonly account_id: string;
  readonly password: string | undefined;
}

export interface OAuthSetup {
  readonly config: Partial<
    Pick<Config, 'oidc_issuer' | 'oidc_client_id' | 'oidc_client_secret' | 'oidc_scopes' | 'oidc_provider' | 'agent_limit_usd'>
  >;
  readonly login: LoginPart | undefined;
  readonly signing_keys: readonly string[];
  readonly db: Queryable;
  readonly keys: KeyStore;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  readonly base_url: () => string;
  readonly local_url: () => string;
  /** Used instead of the network. */
  readonly readDocument?: OAuth['readDocument'] | undefined;
}

export interface OpenedOAuth {
  readonly oauth: OAuth | null;
  readonly mounts: readonly Mount[];
}

export async function openOAuth(setup: OAuthSetup): Promise<OpenedOAuth> {
  const { config, signing_keys, base_url } = setup;
  const tokens = await createTokenSigner(signing_keys);
  const readDocument = setup.readDocument ?? ((url: string) => fetchFile(url, DOCUMENT_LIMITS));
  const form_key = Buffer.from(hkdfSync('sha256', signing_keys[0] ?? '', '', 'deckwright-agent-form-1', 32));
  const rest = { tokens, readDocument, form_key, proposed_limit_cents: (config.agent_limit_usd ?? 5) * 100 };
  const { oidc_issuer: issuer, oidc_client_id: client_id } = config;
  if (issuer !== undefined && client_id !== undefined) {
    const identity = createIdentityProvider({
      issuer,
      client_id,
      client_secret: config.oidc_client_secret,
      scopes: config.oidc_scopes ?? 'openid email profile',
      provider: config.oidc_provider,
      callback: () => `${base_url()}/oauth/callback`,
    });
    return { oauth: { ...rest, identity }, mounts: [] };
  }
  if (setup.login === undefined) return { oauth: null, mounts: [] };
  const { identity, mount } = createLogin({
    ...setup,
    asks: setup.login.password === undefined ? 'key' : 'password',
    check: checkOf(setup.login, setup.keys),
  });
  return { oauth: { ...rest, identity }, mounts: [mount] };
}

function checkOf(login: LoginPart, keys: KeyStore): (secret: string) => Promise<string | null> {
  const { password } = login;
  if (password === undefined) {
    return async (secret) => {
      const holder = await keys.authenticate(secret);
      return holder?.mode === 'live' ? holder.account_id : null;
    };
  }
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return async (secret) => (timingSafeEqual(digest(secret), digest(password)) ? login.account_id : null);
}
