/** T26, registration: who may register, what for, and that a flood of registrations locks out nobody who lives. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSlidingWindow } from './_limiter.ts';
import {
  authorizeUrl,
  Browser,
  codeFields,
  connect,
  getCode,
  newVerifier,
  type OAuthStand,
  REDIRECT,
  register,
  registered,
  startOAuthStand,
  tokenRequest,
  withToken,
} from './_oauth-stand.ts';
import { startHarness } from './harness.ts';

let stand: OAuthStand;
beforeAll(async () => {
  stand = await startOAuthStand();
}, 120_000);
afterAll(() => stand?.close());

const uris = async (...redirect_uris: string[]) => {
  const answer = await register(stand, { redirect_uris });
  return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
};

describe('T26 redirect addresses', () => {
  it.each([
    'https://app.example.com/callback',
    'https://app.example.com/callback?tenant=1',
    'http://127.0.0.1:1/',
    'http://127.0.0.1/callback',
    'http://[::1]:9000/callback',
    'http://localhost:33418/callback',
    'cursor://anysphere.cursor-retrieval/oauth/user-x/callback',
    'com.example.app:/oauth',
    'vscode://vendor.extension/callback',
  ])('takes %s', async (uri) => {
    expect(await uris(uri)).toMatchObject([201, { redirect_uris: [uri] }]);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script that a parser would mend', 'java\nscript:alert(1)'],
    ['a script behind a blank', ' javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['VBScript', 'vbscript:msgbox'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://app.example.com/1'],
    ['a view of a source', 'view-source:https://app.example.com'],
    ['plain http to a host', 'http://app.example.com/callback'],
    ['plain http to a host that begins like a loopback address', 'http://127.0.0.1.evil.example/callback'],
    ['plain http to localhost of somebody', 'http://localhost.evil.example/callback'],
    ['a fragment', 'https://app.example.com/callback#a'],
    ['an empty fragment', 'https://app.example.com/callback#'],
    ['a user name', 'https://app@evil.example/callback'],
    ['a back slash', 'https://app.example.com\\@evil.example/'],
    ['no address', 'callback'],
    ['a path', '/callback'],
  ])('refuses %s', async (_what, uri) => {
    expect(await uris(uri)).toMatchObject([400, { error: 'invalid_redirect_uri', error_description: expect.any(String) }]);
  });

  it('keeps the good one beside a bad one, and lets in by it alone', async () => {
    const [status, client] = await uris('cursor://cb', 'javascript:alert(1)', 'http://app.example.com/', 'https://app.example.com/cb');
    expect([status, client['redirect_uris']]).toEqual([201, ['cursor://cb', 'https://app.example.com/cb']]);
  });
  it('refuses a list without any, one that is none, and one of other things', async () => {
    for (const redirect_uris of [[], undefined, 'https://app.example.com', [1]]) {
      const answer = await register(stand, { redirect_uris });
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_redirect_uri' }]);
    }
  });
});

describe('registration (RFC 7591, RFC 7592)', () => {
  it('answers with what was registered, and where it is managed', async () => {
    const answer = await register(stand, { token_endpoint_auth_method: undefined, client_name: 'Reporter \u202egnp.exe', scope: 'slides' });
    const client = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, answer.headers.get('cache-control'), client]).toMatchObject([
      201,
      'no-store',
      {
        client_id: expect.stringMatching(/^dwc_/),
        client_id_issued_at: expect.any(Number),
        client_secret: expect.stringMatching(/^dws_/),
        client_secret_expires_at: 0,
        registration_access_token: expect.any(String),
        registration_client_uri: `${stand.base}/oauth/register/${client['client_id']}`,
        token_endpoint_auth_method: 'client_secret_basic',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        client_name: 'Reporter gnp.exe',
      },
    ]);
  });
  it.each([
    ['a way to authenticate that there is not', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['a grant without a code', { grant_types: ['client_credentials'] }],
    ['a token in the address', { response_types: ['token'] }],
    ['a name of another kind', { client_name: 7 }],
  ])('refuses %s as JSON of the protocol', async (_what, metadata) => {
    const answer = await register(stand, metadata);
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toMatchObject([
      400,
      expect.stringContaining('application/json'),
      { error: 'invalid_client_metadata' },
    ]);
  });
  it('can be read and deleted with its own token, by nobody else, and its tokens end with it', async () => {
    const { client, tokens } = await connect(stand, 'manager');
    const other = await registered(stand);
    const manage = (method: string, token: string) =>
      stand.request(new URL(client.registration_client_uri).pathname, { as: null, method, headers: { authorization: `Bearer ${token}` } });
    const refused = await manage('GET', other.registration_access_token);
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: 'invalid_token' }]);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    const read = await manage('GET', client.registration_access_token);
    expect([read.status, await read.json()]).toMatchObject([200, { client_id: client.client_id, redirect_uris: [REDIRECT] }]);
    expect((await withToken(stand, tokens.access_token)).status).toBe(200);
    expect((await manage('DELETE', client.registration_access_token)).status).toBe(204);
    expect((await manage('DELETE', client.registration_access_token)).status).toBe(401);
    expect((await withToken(stand, tokens.access_token)).status).toBe(401);
  });
  it('says at GET what it takes', async () => {
    const answer = await stand.request('/oauth/register', { as: null });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { registration_endpoint: `${stand.base}/oauth/register`, registered_clients_kept: 100 },
    ]);
  });
  it('limits registrations of one address', async () => {
    const limited = await startHarness({
      limiter: createSlidingWindow(),
      config: { oidc_issuer: 'https://identity.example.com', oidc_client_id: 'x' },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 62; i += 1) statuses.push((await register(limited)).status);
    const [answer, counts] = [await register(limited), new Set(statuses.slice(0, 60))];
    expect([counts, statuses.slice(60), answer.status, await answer.json()]).toMatchObject([
      new Set([201]),
      [429, 429],
      429,
      { error: 'temporarily_unavailable', code: 'rate_limited' },
    ]);
    await limited.close();
  });
});

describe('T26 at most 100 clients', () => {
  const storedClients = async () =>
    (await stand.db.query<{ n: number }>("SELECT count(*)::int AS n FROM oauth_clients WHERE kind = 'registered'")).rows[0]?.n;

  it('lets a host that registers twice authorize with the second, and with the first', async () => {
    const first = await registered(stand);
    stand.shift(1000);
    const second = await registered(stand);
    for (const client of [second, first]) {
      const ask = { client, verifier: newVerifier() };
      const out = await getCode(stand, ask, 'twice');
      expect((await tokenRequest(stand, codeFields(ask, out.searchParams.get('code') ?? ''))).status).toBe(200);
    }
  });

  it('keeps three living clients and one on its way through 500 registrations of one address', async () => {
    const living = [];
    for (const who of ['one', 'two', 'three']) living.push(await connect(stand, who));
    const used = await connect(stand, 'used');
    await stand.request('/oauth/revoke', {
      as: null,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: used.tokens.refresh_token, client_id: used.client.client_id }).toString(),
    });
    const pending = { client: await registered(stand), verifier: newVerifier() };
    const browser = new Browser();
    const asked = await browser.follow(authorizeUrl(stand, pending), [stand.base]);
    expect(asked.response.status).toBe(200);
    for (let i = 0; i < 50; i += 1) {
      const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await register(stand, { client_name: 'flood' })).status));
      expect(new Set(statuses)).toEqual(new Set([201]));
    }
    expect(await storedClients()).toBe(100);
    for (const { client, tokens } of living) {
      expect((await withToken(stand, tokens.access_token)).status).toBe(200);
      const renewed = await tokenRequest(stand, {
        grant_type: 'refresh_token',
        client_id: client.client_id,
        refresh_token: tokens.refresh_token,
      });
      expect(renewed.status).toBe(200);
    }
    const out = await getCode(stand, pending, 'pending', browser);
    expect((await tokenRequest(stand, codeFields(pending, out.searchParams.get('code') ?? ''))).status).toBe(200);
    // Used once, and nothing holds it any more: it goes after those that were never used, so it is still here.
    const rows = await stand.db.query('SELECT 1 FROM oauth_clients WHERE client_id = $1', [used.client.client_id]);
    expect(rows.rowCount).toBe(1);
  });

  it('says so when all of them live, and lets nobody go', async () => {
    await stand.db.query("DELETE FROM oauth_clients WHERE kind = 'registered'");
    await stand.db.query(
      `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata)
       SELECT 'living-' || i, 'registered', 'x', '{}', 'none', '{}' FROM generate_series(1, 100) i`,
    );
    await stand.db.query(
      `INSERT INTO oauth_authorizations (request_sha256, client_id, redirect_uri, code_challenge, resource, scopes, browser_sha256, created_at, expires_at)
       SELECT 'r' || i, 'living-' || i, 'x', 'x', 'x', '{}', 'x', now(), now() + interval '1 hour' FROM generate_series(1, 100) i`,
    );
    const answer = await register(stand);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '600',
      { error: 'temporarily_unavailable' },
    ]);
    expect(await storedClients()).toBe(100);
    await stand.db.query("DELETE FROM oauth_clients WHERE client_id LIKE 'living-%'");
  });
});
