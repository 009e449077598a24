/** The OpenID Connect provider behind an embedded service's sign-in: one client, which is the service itself. */
import { hkdfSync } from 'node:crypto';
import type { Queryable } from '@deckwright/platform/database';
import type { Logger } from '@deckwright/platform/telemetry';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { noticePage } from '../pages/notice-page.ts';
import { PAGE_HEADERS } from '../pages/page.ts';
import { deriveKey } from '../token-signer.ts';
import { createRecords } from './records.ts';

export interface LoginProviderOptions {
  readonly db: Queryable;
  readonly signing_keys: readonly string[];
  readonly issuer: string;
  readonly base_url: () => string;
  readonly log: Logger;
}

/** A browser that has signed in need not do so again for a working day. */
const SESSION_S = 8 * 3600;
const FLOW_S = 600;

export async function createLoginProvider({ db, signing_keys, issuer, base_url, log }: LoginProviderOptions): Promise<Provider> {
  const { Provider } = await loadLibrary();
  const keys = await Promise.all(signing_keys.map((key) => deriveKey(key, 'deckwright-sign-in-1')));
  const provider = new Provider(issuer, {
    adapter: createRecords(db),
    clients: [
      {
        client_id: 'deckwright',
        redirect_uris: [`${base_url()}/oauth/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        // PKCE proves that it is the one who began.
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: keys.map(({ kid, private_key }) => ({ ...private_key, kid, alg: 'ES256', use: 'sig' })) },
    cookies: {
      keys: signing_keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'deckwright-sign-in-cookie-1', 32)).toString('base64url')),
      names: { session: 'deckwright-session', interaction: 'deckwright-sign-in', resume: 'deckwright-sign-in-back' },
    },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${new URL(issuer).pathname}/sign-in/${uid}` },
    pkce: { required: () => true },
    scopes: ['openid'],
    ttl: { Session: SESSION_S, Interaction: FLOW_S, Grant: SESSION_S, AuthorizationCode: 60, IdToken: 300, AccessToken: 300 },
    findAccount: async (_ctx, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    // The person has agreed before, on the page about the agent.
    loadExistingGrant: grantItself,
    renderError(ctx, { error, error_description }) {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) ctx.set(name, value);
      ctx.body = noticePage({
        title: 'The sign-in cannot go on',
        text: `${error}: ${error_description ?? 'the request breaks a rule of the protocol'}.`,
        remedy: 'Begin again where you came from.',
      });
    },
  });
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the sign-in failed'));
  // Its address is that of the settings: the headers that say so are ours.
  provider.proxy = true;
  return provider;
}

/** On Node 20 the library prints that it wants a newer one. It is tested on both, and operators can do nothing about it. */
async function loadLibrary() {
  const { warn } = console;
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('Unsupported runtime')) warn(...args);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

async function grantItself({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}
