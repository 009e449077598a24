/** T26, tokens: how long they live, whom they are for, and what renewing and taking back do. */
import { createLogger } from '@deckwright/platform/telemetry';
import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { createTokenSigner, deriveKey } from '../src/oauth/token-signer.ts';
import { startGateway } from '../src/start-gateway.ts';
import {
  codeFields,
  connect,
  form,
  getCode,
  newVerifier,
  type OAuthStand,
  registered,
  startOAuthStand,
  type Tokens,
  tokenRequest,
  withToken,
} from './_oauth-stand.ts';
import { SIGNING_KEY, startHarness } from './harness.ts';

const HOUR_MS = 3_600_000;

let stand: OAuthStand;
beforeAll(async () => {
  stand = await startOAuthStand();
}, 120_000);
afterAll(() => stand?.close());
beforeEach(() => {
  stand.rule = 'complete';
});

type Json = Record<string, unknown>;
const revoke = (fields: Readonly<Record<string, string>>) => stand.request('/oauth/revoke', { as: null, ...form(fields) });
const renew = (client_id: string, refresh_token: string, more: Readonly<Record<string, string>> = {}) =>
  tokenRequest(stand, { grant_type: 'refresh_token', client_id, refresh_token, ...more });
const works = async (token: string) => (await withToken(stand, token)).status;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json;

describe('T26 renewing', () => {
  it('gives a new pair each time, and the access token that is out stays good', async () => {
    const { client, tokens } = await connect(stand, 'renewer');
    const second = (await (await renew(client.client_id, tokens.refresh_token)).json()) as Tokens;
    expect(second.refresh_token).not.toBe(tokens.refresh_token);
    expect([await works(tokens.access_token), await works(second.access_token)]).toEqual([200, 200]);
  });
  it('twice with one token ends all tokens of the grant, and of that grant only', async () => {
    const other = await connect(stand, 'reuse');
    const { client, tokens } = await connect(stand, 'reuse');
    const second = (await (await renew(client.client_id, tokens.refresh_token)).json()) as Tokens;
    const again = await renew(client.client_id, tokens.refresh_token);
    expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    expect((await renew(client.client_id, second.refresh_token)).status).toBe(400);
    expect([await works(tokens.access_token), await works(second.access_token)]).toEqual([401, 401]);
    expect(await works(other.tokens.access_token)).toBe(200);
  });
  it('is not for another client, another resource, or more than was granted', async () => {
    const { client, tokens } = await connect(stand, 'narrow');
    const other = await registered(stand);
    const refusals = [
      await renew(other.client_id, tokens.refresh_token),
      await renew(client.client_id, tokens.refresh_token, { resource: 'https://other.example/mcp' }),
      await renew(client.client_id, tokens.refresh_token, { scope: 'slides account' }),
      await renew(client.client_id, newVerifier()),
    ];
    for (const answer of refusals) expect(answer.status).toBe(400);
    const less = (await (await renew(client.client_id, tokens.refresh_token, { scope: 'slides' })).json()) as Tokens;
    expect(less.scope).toBe('slides');
    const whole = (await (await renew(client.client_id, less.refresh_token)).json()) as Tokens;
    expect(whole.scope).toBe('slides repair assets');
  });
  it('ends with what was granted, after the days that the person chose', async () => {
    const { client, tokens } = await connect(stand, 'week', { more: { days: '7' } });
    stand.shift(6.5 * 24 * HOUR_MS);
    const last = (await (await renew(client.client_id, tokens.refresh_token)).json()) as Tokens;
    expect(last.expires_in).toBeLessThanOrEqual(12 * 3600);
    stand.shift(12 * HOUR_MS);
    expect([await works(last.access_token), (await renew(client.client_id, last.refresh_token)).status]).toEqual([401, 400]);
  });
  it('is not given to a client that has not asked for it', async () => {
    const client = await registered(stand, { grant_types: ['authorization_code'] });
    const { tokens } = await connect(stand, 'once', { client });
    expect(tokens).not.toHaveProperty('refresh_token');
  });
});

describe('T26 the clock', () => {
  it('ends an access token after 24 hours, not before', async () => {
    const { tokens } = await connect(stand, 'clock');
    stand.shift(24 * HOUR_MS - 5000);
    expect(await works(tokens.access_token)).toBe(200);
    stand.shift(6000);
    expect(await works(tokens.access_token)).toBe(401);
  });
  it('leaves the access token of a refresh token that was taken back its 24 hours, and never more than 30 minutes beyond', async () => {
    const { client, tokens } = await connect(stand, 'cache');
    expect((await revoke({ token: tokens.refresh_token, client_id: client.client_id })).status).toBe(200);
    expect([await works(tokens.access_token), (await renew(client.client_id, tokens.refresh_token)).status]).toEqual([200, 400]);
    stand.shift(23.9 * HOUR_MS);
    expect(await works(tokens.access_token)).toBe(200);
    stand.shift(0.6 * HOUR_MS);
    expect(await works(tokens.access_token)).toBe(401);
  });
});

describe('T26 taking back (RFC 7009)', () => {
  it('succeeds for what is unknown, was taken back before, or is another’s, and changes nothing for the other', async () => {
    const { client, tokens } = await connect(stand, 'revoker');
    const other = await registered(stand);
    const fields: readonly Record<string, string>[] = [
      { token: 'unknown', client_id: client.client_id },
      { token: 'unknown', token_type_hint: 'something', client_id: client.client_id },
      { token: tokens.refresh_token, client_id: other.client_id },
      { token: tokens.access_token, client_id: other.client_id },
    ];
    for (const one of fields) expect([(await revoke(one)).status, await works(tokens.access_token)]).toEqual([200, 200]);
    for (let i = 0; i < 2; i += 1) expect((await revoke({ token: tokens.access_token, client_id: client.client_id })).status).toBe(200);
    expect([await works(tokens.access_token), (await renew(client.client_id, tokens.refresh_token)).status]).toEqual([401, 400]);
  });
  it('ends the grant', async () => {
    const { client, tokens } = await connect(stand, 'records');
    const grants = async () =>
      (
        await stand.db.query('SELECT 1 FROM oauth_grants WHERE client_id = $1 AND expires_at > $2', [
          client.client_id,
          new Date(Date.now() + stand.clock.shift_ms),
        ])
      ).rowCount;
    expect(await grants()).toBe(1);
    await revoke({ token: tokens.refresh_token, client_id: client.client_id });
    expect(await grants()).toBe(0);
  });
  it('needs a token, and a client that proves itself', async () => {
    const client = await registered(stand, { token_endpoint_auth_method: 'client_secret_post' });
    const [none, wrong] = [
      await revoke({ client_id: client.client_id, client_secret: client.client_secret ?? '' }),
      await revoke({ token: 'x', client_id: client.client_id, client_secret: 'wrong' }),
    ];
    expect([none.status, await none.json(), wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: 'invalid_request' },
      401,
      { error: 'invalid_client' },
    ]);
  });
});

describe('T26 the client at the token endpoint', () => {
  it('proves itself by its secret, in the header or in the form', async () => {
    for (const method of ['client_secret_basic', 'client_secret_post']) {
      const client = await registered(stand, { token_endpoint_auth_method: method });
      const secret = client.client_secret ?? '';
      const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(`${client.client_id}:${text}`).toString('base64')}` });
      const fields = { grant_type: 'refresh_token', refresh_token: 'x' };
      const wrong = await tokenRequest(stand, fields, basic('wrong'));
      expect([wrong.status, wrong.headers.get('www-authenticate'), await wrong.json()]).toMatchObject([
        401,
        expect.stringContaining('Basic'),
        { error: 'invalid_client' },
      ]);
      expect((await tokenRequest(stand, { ...fields, client_id: client.client_id })).status).toBe(401);
      // Known, and its token is not.
      expect(await (await tokenRequest(stand, fields, basic(secret))).json()).toMatchObject({ error: 'invalid_grant' });
      expect(await (await tokenRequest(stand, { ...fields, client_id: client.client_id, client_secret: secret })).json()).toMatchObject({
        error: 'invalid_grant',
      });
      expect(await (await tokenRequest(stand, { ...fields, client_secret: secret }, basic(secret))).json()).toMatchObject({
        error: 'invalid_request',
      });
    }
  });
  it('is told what is wrong in the words of the protocol', async () => {
    const { client_id } = await registered(stand);
    const cases: readonly (readonly [Record<string, string>, string])[] = [
      [{}, 'invalid_request'],
      [{ grant_type: 'password', client_id }, 'unsupported_grant_type'],
      [{ grant_type: 'client_credentials', client_id }, 'unsupported_grant_type'],
      [{ grant_type: 'refresh_token', client_id }, 'invalid_request'],
      [{ grant_type: 'authorization_code', client_id, code: 'x', code_verifier: 'x', redirect_uri: 'x' }, 'invalid_grant'],
    ];
    for (const [fields, error] of cases) {
      const answer = await tokenRequest(stand, fields);
      expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toMatchObject([
        400,
        'no-store',
        { error, error_description: expect.any(String) },
      ]);
    }
  });
});

describe('T26 whom a token is for', () => {
  const at = () => ({ issuer: stand.base, id: 'x', now_s: Math.floor((Date.now() + stand.clock.shift_ms) / 1000) });
  /** A token as the service itself would sign it, but for what is changed. */
  const forged = async (claims: Partial<{ audience: string; issuer: string; key_id: number; account_id: string }>, key = SIGNING_KEY) => {
    const { tokens } = await connect(stand, 'forged');
    const own = claimsOf(tokens.access_token);
    const { issuer, ...rest } = claims;
    const signer = await createTokenSigner([key]);
    const base = {
      account_id: String(own['sub']),
      client_id: String(own['client_id']),
      key_id: Number(own['agent_key']),
      scopes: ['slides'],
      audience: `${stand.base}/mcp`,
    };
    return signer.sign({ ...base, ...rest }, { ...at(), ...(issuer === undefined ? {} : { issuer }), ends_s: at().now_s + 600 });
  };

  it('is the resource that was asked for, and /mcp where none was', async () => {
    const audience = async (resource: string | null) =>
      claimsOf((await connect(stand, 'audience', { change: { resource } })).tokens.access_token)['aud'];
    expect(await audience(null)).toBe(`${stand.base}/mcp`);
    for (const path of ['', '/mcp', '/mcp/canonical', '/mcp/copilot', '/mcp/openai', '/mcp-connectors']) {
      expect(await audience(stand.base + path)).toBe(stand.base + path);
      expect(await audience(`${stand.base}${path}/`)).toBe(stand.base + path);
    }
  });
  it('is checked: the token that the service would sign is let in, all others are refused', async () => {
    expect(await works(await forged({}))).toBe(200);
    const cases = {
      'another audience': await forged({ audience: 'https://other.example/mcp' }),
      'an audience beside ours': await forged({ audience: `${stand.base}/v2` }),
      'another issuer': await forged({ issuer: 'https://other.example' }),
      'another signing key': await forged({}, 'another-signing-key-of-at-least-32-bytes!'),
      'an account that is not the key’s': await forged({ account_id: stand.bob.account_id }),
      'a key that is no agent’s': await forged({ account_id: stand.alice.account_id, key_id: stand.alice.key_id }),
      'an API key in its shape': `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify({ sub: stand.alice.account_id })).toString('base64url')}.x`,
    };
    for (const [what, token] of Object.entries(cases)) expect([what, await works(token)]).toEqual([what, 401]);
  });
  it('is refused without an audience, without a signature, with another kind of key, and with another type', async () => {
    const own = claimsOf((await connect(stand, 'shapes')).tokens.access_token);
    const header = { alg: 'ES256', typ: 'at+jwt' };
    const { privateKey } = await generateKeyPair('ES256');
    const { aud: _, ...without } = own;
    const derived = await deriveKey(SIGNING_KEY, 'deckwright-access-token-1');
    const ours = await importJWK(derived.private_key, 'ES256');
    const signed = (claims: Json, typ = 'at+jwt') =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ, kid: derived.kid }).sign(ours);
    expect(await works(await signed(own))).toBe(200);
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const tokens = [
      await signed(without),
      await signed({ ...own, aud: [String(own['aud']), 'https://other.example'] }),
      await signed(own, 'JWT'),
      await signed({ ...own, exp: undefined }),
      await new SignJWT(own).setProtectedHeader(header).sign(privateKey),
      await new SignJWT(own).setProtectedHeader({ ...header, typ: 'JWT' }).sign(privateKey),
      await new SignJWT(own).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(Buffer.from(SIGNING_KEY)),
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(own)}.`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(own)}.x`,
    ];
    for (const token of tokens) expect(await works(token)).toBe(401);
  });
  it('is proven by keys that anybody can read, older ones too', async () => {
    const two = await startHarness({ config: { oidc_issuer: 'https://identity.example.com', oidc_client_id: 'x' } });
    const { keys } = (await (await two.request('/oauth/jwks', { as: null })).json()) as { keys: Json[] };
    expect(keys).toEqual([
      { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String), x: expect.any(String), y: expect.any(String) },
    ]);
    await two.close();
    const times = { issuer: 'https://a.example', id: 'x', now_s: 1000, ends_s: 2000 };
    const claims = { account_id: 'a', client_id: 'c', key_id: 1, scopes: ['slides'], audience: 'https://a.example/mcp' };
    const [old, rotated, retired] = [
      await createTokenSigner(['an-old-signing-key-of-at-least-32-bytes']),
      await createTokenSigner(['a-new-signing-key-of-at-least-32-bytes!', 'an-old-signing-key-of-at-least-32-bytes']),
      await createTokenSigner(['a-new-signing-key-of-at-least-32-bytes!']),
    ];
    const token = await old.sign(claims, times);
    const check = { issuer: 'https://a.example', now_ms: 1_500_000 };
    expect(await rotated.verify(token, check)).toMatchObject(claims);
    expect(await retired.verify(token, check)).toBeNull();
    expect(rotated.public_keys).toHaveLength(2);
  });
  it('is the tools or the service: one for the service is refused at the tools', async () => {
    const at = async (resource: string) => {
      const { tokens } = await connect(stand, 'places', { change: { resource: stand.base + resource } });
      const call = async (path: string) => (await withToken(stand, tokens.access_token, path, { method: 'POST' })).status !== 401;
      return [await call('/mcp'), await call('/mcp/'), await call('/mcp/copilot'), (await works(tokens.access_token)) === 200];
    };
    expect(await at('')).toEqual([false, false, false, true]);
    expect(await at('/mcp')).toEqual([true, true, true, true]);
    expect(await at('/mcp-connectors')).toEqual([true, true, true, true]);
  });
  it('makes no API key a token, nor a token an API key', async () => {
    const { tokens } = await connect(stand, 'either');
    const asKey = await stand.request('/v1/jobs', { as: null, headers: { 'x-api-key': tokens.access_token } });
    expect(asKey.status).toBe(200);
    const { client_id } = await registered(stand);
    expect((await renew(client_id, stand.alice.key)).status).toBe(400);
    const { rows } = await stand.db.query<{ prefix: string }>("SELECT prefix FROM api_keys WHERE kind = 'agent'");
    for (const { prefix } of rows) expect(await works(prefix)).toBe(401);
  });
});

it('T26 any replica finishes what another began', async () => {
  const { oidc_issuer, oidc_client_id } = { oidc_issuer: stand.idp.issuer, oidc_client_id: stand.idp.client_id };
  const other = await startGateway({
    config: {
      port: 0,
      metrics_port: undefined,
      base_url: stand.base,
      redis_url: undefined,
      trusted_proxies: undefined,
      oidc_issuer,
      oidc_client_id,
      oidc_client_secret: stand.idp.client_secret,
    },
    host: '127.0.0.1',
    db: stand.db,
    jobs: stand.jobs,
    files: stand.files,
    queues: stand.queues,
    signing_keys: [SIGNING_KEY],
    log: createLogger({ level: 'silent', service: 'gateway' }),
    now_ms: () => Date.now() + stand.clock.shift_ms,
    drawing: createThreadedDrawing(),
  });
  const there = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${other.port}${path}`, init);
  const ask = { client: await registered(stand), verifier: newVerifier() };
  const out = await getCode(stand, ask, 'replicas');
  const fields = codeFields(ask, out.searchParams.get('code') ?? '');
  const tokens = (await (await there('/oauth/token', form(fields))).json()) as Tokens;
  expect(await works(tokens.access_token)).toBe(200);
  // Taken back at one, gone at the other with the next request.
  expect((await there('/oauth/revoke', form({ token: tokens.access_token, client_id: ask.client.client_id }))).status).toBe(200);
  expect(await works(tokens.access_token)).toBe(401);
  await other.close({ grace_ms: 500 });
});
