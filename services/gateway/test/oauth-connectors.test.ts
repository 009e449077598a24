/** T27, connectors: what hosts of agents find and follow, with the client that they are built on. */

import { tally } from '@deckwright/testkit/trial';
import { auth, Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { answerConsent, Browser, connect, type OAuthStand, REDIRECT, signIn, startOAuthStand, withToken } from './_oauth-stand.ts';
import { type Harness, startHarness } from './harness.ts';

let stand: OAuthStand;
let without: Harness;
beforeAll(async () => {
  [stand, without] = await Promise.all([startOAuthStand(), startHarness()]);
}, 120_000);
afterAll(() => Promise.all([stand?.close(), without?.close()]));

type Json = Record<string, unknown>;
const get = async (path: string, of: Harness = stand) => {
  const answer = await of.request(path, { as: null });
  return [answer.status, (await answer.json()) as Json] as const;
};
const PATHS = [
  '/mcp',
  '/mcp/',
  '/mcp/canonical',
  '/mcp/canonical/',
  '/mcp/copilot',
  '/mcp/copilot/',
  '/mcp/openai',
  '/mcp/openai/',
  '/mcp-connectors',
  '/mcp-connectors/',
];

describe('T27 metadata', () => {
  it('says of the authorization server what it does, and nothing else (RFC 8414)', async () => {
    const [status, metadata] = await get('/.well-known/oauth-authorization-server');
    expect([status, metadata]).toMatchObject([
      200,
      {
        issuer: stand.base,
        authorization_endpoint: `${stand.base}/oauth/authorize`,
        token_endpoint: `${stand.base}/oauth/token`,
        registration_endpoint: `${stand.base}/oauth/register`,
        revocation_endpoint: `${stand.base}/oauth/revoke`,
        code_challenge_methods_supported: ['S256'],
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
      },
    ]);
    for (const name of ['authorization_endpoint', 'jwks_uri', 'registration_endpoint', 'service_documentation']) {
      const { pathname } = new URL(String(metadata[name]));
      expect([name, routes.some(({ path, method }) => method === 'get' && (path === pathname || path === '/docs/{asset*}'))]).toEqual([
        name,
        true,
      ]);
    }
  });
  it('says of the service and of each address of tools who gives tokens for it (RFC 9728)', async () => {
    for (const path of ['', ...PATHS]) {
      expect(await get(`/.well-known/oauth-protected-resource${path}`)).toMatchObject([
        200,
        { resource: stand.base + path, authorization_servers: [stand.base], bearer_methods_supported: ['header'] },
      ]);
    }
    expect(await get('/.well-known/oauth-protected-resource/v1/jobs')).toMatchObject([404, { code: 'not_found' }]);
  });
  it('is found from the 401 of every route that wants a key', async () => {
    const keyed = routes.filter(({ auth: kind }) => kind === 'key' || kind === 'live_key');
    for (const { method, path } of keyed) {
      const asked = path.replaceAll(/\{\w+\*?\}/g, 'none');
      const { status, headers } = await stand.request(asked, { as: null, method: method.toUpperCase() });
      const [, address = ''] = /resource_metadata="([^"]+)"/.exec(headers.get('www-authenticate') ?? '') ?? [];
      expect([asked, status, address]).toEqual([
        asked,
        401,
        `${stand.base}/.well-known/oauth-protected-resource${PATHS.includes(asked) ? asked : ''}`,
      ]);
    }
  });
  it('tells who sent nothing of no error, and who sent a bad token of one', async () => {
    const challenge = async (headers: Record<string, string>) =>
      (await stand.request('/v1/jobs', { as: null, headers })).headers.get('www-authenticate') ?? '';
    expect(await challenge({})).not.toContain('error=');
    expect(await challenge({ authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' })).toContain('error="invalid_token"');
  });
});

describe('a service without an identity provider', () => {
  it('says so at every door of OAuth, and points nowhere', async () => {
    for (const path of [
      '/.well-known/oauth-authorization-server',
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-protected-resource/mcp',
      '/oauth/register',
      '/oauth/authorize',
      '/oauth/callback',
      '/oauth/jwks',
    ])
      expect([path, ...(await get(path, without))]).toMatchObject([
        path,
        404,
        { code: 'oauth_not_configured', error: expect.any(String), remedy: expect.stringContaining('DECKWRIGHT_OIDC_ISSUER') },
      ]);
    const { headers } = await without.request('/v1/jobs', { as: null });
    expect(headers.get('www-authenticate')).toBe('Bearer realm="deckwright"');
  });
  it('takes no token of another', async () => {
    const { tokens } = await connect(stand, 'elsewhere');
    expect((await withToken(without, tokens.access_token)).status).toBe(401);
  });
});

/** A host of agents: keeps what it is given, and a person whose browser it sends to a page. */
class Host implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = {
    client_name: 'A host',
    redirect_uris: [REDIRECT],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  readonly storage = new Map<string, unknown>();
  sent: URL | undefined;
  #keep<T>(name: string) {
    return { get: () => this.storage.get(name) as T | undefined, set: (value: T) => void this.storage.set(name, value) };
  }
  clientInformation = this.#keep<never>('client').get;
  saveClientInformation = this.#keep<unknown>('client').set;
  tokens = this.#keep<never>('tokens').get;
  saveTokens = this.#keep<unknown>('tokens').set;
  saveCodeVerifier = this.#keep<string>('verifier').set;
  codeVerifier = () => String(this.storage.get('verifier'));
  state = () => 'a-state';
  redirectToAuthorization(url: URL): void {
    this.sent = url;
  }
  async person(of: OAuthStand, who: string, ticked: Readonly<Record<string, string>> = {}): Promise<URL> {
    const browser = new Browser();
    const agreed = await answerConsent(of, browser, this.sent?.href ?? '', 'allow', ticked);
    return signIn(of, browser, agreed.out?.href ?? '', who);
  }
}

describe('T27 a host with the client of the protocol', () => {
  let let_in = 0;
  afterAll(() => tally('T27', { 'let in and renewed': let_in }));
  it.each(['/mcp', '/mcp/', '/mcp/copilot', '/mcp-connectors'])('is let in at %s from its 401 on, and renews by itself', async (path) => {
    const host = new Host();
    const server = new URL(stand.base + path);
    const transport = new StreamableHTTPClientTransport(server, { authProvider: host });
    const client = () => new Client({ name: 'host', version: '1.0.0' });
    // The first thing that a host sends sends its user to the page.
    await expect(client().connect(transport)).rejects.toThrow(/unauthorized/i);
    expect(host.sent?.searchParams.get('resource')).toBe(server.href);
    const out = await host.person(stand, 'host');
    await transport.finishAuth(out.searchParams);
    const { access_token, refresh_token } = host.storage.get('tokens') as { access_token: string; refresh_token: string };
    expect((await withToken(stand, access_token)).status).toBe(200);
    expect(await auth(host, { serverUrl: server })).toBe('AUTHORIZED');
    const renewed = host.storage.get('tokens') as { access_token: string; refresh_token: string };
    expect(renewed.refresh_token).not.toBe(refresh_token);
    expect((await withToken(stand, renewed.access_token)).status).toBe(200);
    const signed_in = client();
    await signed_in.connect(new StreamableHTTPClientTransport(server, { authProvider: host }));
    const called = await signed_in.callTool({ name: 'browse_catalog', arguments: {} });
    expect(called.isError).not.toBe(true);
    await signed_in.close();
    await transport.close();
    let_in += 1;
  });
  it('asks its person for what is missing and keeps what it had, and asks for nothing where no grant would do', async () => {
    const host = new Host();
    const server = new URL(`${stand.base}/mcp`);
    const first = new StreamableHTTPClientTransport(server, { authProvider: host });
    await expect(new Client({ name: 'host', version: '1.0.0' }).connect(first)).rejects.toThrow(/unauthorized/i);
    await first.finishAuth((await host.person(stand, 'stepper')).searchParams);
    host.sent = undefined;
    const transport = new StreamableHTTPClientTransport(server, { authProvider: host });
    const client = new Client({ name: 'host', version: '1.0.0' });
    await client.connect(transport);
    const account = (action: string) => client.callTool({ name: 'manage_account', arguments: { action } });
    const paid = await account('topup');
    expect([paid.isError, paid.structuredContent]).toMatchObject([true, { code: 'closed_to_agents' }]);
    expect((await account('status')).isError).not.toBe(true);
    expect(host.sent).toBeUndefined();
    await expect(account('usage')).rejects.toThrow();
    const sent = host.sent as URL | undefined;
    expect(sent?.searchParams.get('scope')?.split(' ').sort()).toEqual(['account', 'assets', 'repair', 'slides']);
    await transport.finishAuth((await host.person(stand, 'stepper', { 'scope.account': 'on' })).searchParams);
    expect((await account('usage')).isError).not.toBe(true);
    expect(host.storage.get('tokens')).toMatchObject({ scope: 'slides repair assets account' });
    await client.close();
  });
});
