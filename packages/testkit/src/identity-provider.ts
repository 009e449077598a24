/** A real OpenID Connect provider on a port of its own, with its forms for tests: whoever types a name is that person. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

export interface TestIdentityProvider {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  /** Where it may send people back to; the gateway's address is known after it has started. */
  allow(redirect_uri: string): void;
  close(): Promise<void>;
}

export interface TestIdentityOptions {
  /** What the claim `groups` says of whoever has signed in by this name. Default: nothing. */
  readonly groupsOf?: (login: string) => readonly string[];
}

export async function startIdentityProvider({ groupsOf }: TestIdentityOptions = {}): Promise<TestIdentityProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const [client_id, client_secret] = ['deckwright-gateway', 'a-secret-of-the-gateway-at-the-provider'];
  const redirect_uris = ['http://127.0.0.1:1/oauth/callback'];
  server.on('request', (request, response) => {
    void provider().callback()(request, response);
  });
  let made: Provider | undefined;
  const provider = (): Provider =>
    (made ??= new Provider(issuer, {
      clients: [
        {
          client_id,
          client_secret,
          redirect_uris,
          grant_types: ['authorization_code'],
          response_types: ['code'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [JSON.parse(JSON.stringify(jwk)) as Record<string, string>] as never },
      cookies: { keys: ['a-key-for-cookies-in-tests'] },
      claims: { openid: ['sub'], email: ['email'], profile: ['name', 'groups'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: true } },
      findAccount: (_ctx, accountId) => ({
        accountId,
        claims: () => ({
          sub: accountId,
          email: `${accountId}@example.com`,
          name: accountId,
          ...(groupsOf && { groups: groupsOf(accountId) }),
        }),
      }),
    }));
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' };
  return {
    issuer,
    client_id,
    client_secret,
    allow(redirect_uri) {
      redirect_uris.splice(0, redirect_uris.length, redirect_uri);
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
