/** T26, authorization: who is asked and by whom, that every mutation of a request is refused, and that an evil client gets no code. */
import { UnfetchableFile } from '@deckwright/platform/http';
import { tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  answerConsent,
  authorizeUrl,
  Browser,
  challengeOf,
  codeFields,
  connect,
  form,
  getCode,
  hiddenFields,
  newVerifier,
  type OAuthStand,
  REDIRECT,
  registered,
  signIn,
  startOAuthStand,
  type TestClient,
  tokenRequest,
  withToken,
} from './_oauth-stand.ts';

const documents = new Map<string, string>();
let read = 0;
let stand: OAuthStand;
let client: TestClient;
beforeAll(async () => {
  stand = await startOAuthStand({
    async readDocument(url) {
      read += 1;
      const text = documents.get(url);
      if (text === undefined) throw new UnfetchableFile('url_status', 'The address answered with status 404 instead of the file.');
      return Buffer.from(text);
    },
  });
  client = await registered(stand);
}, 120_000);
afterAll(() => stand?.close());
/** Cases of the trial that have held. */
let held = 0;
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') held += 1;
});

const ask = (change: Ask['change'] = {}, of = client): Ask => ({ client: of, verifier: newVerifier(), change });
const open = (one: Ask, more = '') => new Browser().open(authorizeUrl(stand, one) + more);
const refused = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error] as const;
/** What goes back to the client. */
const sentBack = async (answer: Response) => {
  const out = new URL(answer.headers.get('location') ?? 'x:');
  return { status: answer.status, to: out.origin + out.pathname, ...Object.fromEntries(out.searchParams) };
};

describe('T26 mutations of an authorization', () => {
  const back = { status: 302, to: REDIRECT, state: 'a-state' };
  it.each<[string, Ask['change'], string]>([
    ['1 no challenge', { code_challenge: null }, 'invalid_request'],
    ['2 no method, which would be plain', { code_challenge_method: null }, 'invalid_request'],
    ['3 the method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['4 a challenge that is no hash', { code_challenge: 'short' }, 'invalid_request'],
    ['5 no response type', { response_type: null }, 'invalid_request'],
    ['6 a token in place of a code', { response_type: 'token' }, 'unsupported_response_type'],
    ['7 a resource of another service', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['8 an answer in a fragment', { response_mode: 'fragment' }, 'invalid_request'],
  ])('%s is told to the client', async (_what, change, error) => {
    expect(await sentBack(await open(ask(change)))).toEqual({ ...back, error, error_description: expect.any(String), iss: stand.base });
  });

  it.each<[string, Ask['change'], string]>([
    ['9 another path', { redirect_uri: `${REDIRECT}/other` }, ''],
    ['10 a longer query', { redirect_uri: `${REDIRECT}?a=1` }, ''],
    ['11 another host', { redirect_uri: 'http://127.0.0.2:33418/callback' }, ''],
    ['12 no address to go back to', { redirect_uri: null }, ''],
    ['13 a client that nobody has', { client_id: 'dwc_nobody' }, ''],
    ['14 a parameter twice', {}, '&code_challenge=x'],
    ['15 an address twice', {}, `&redirect_uri=${encodeURIComponent('https://evil.example/')}`],
  ])('%s goes nowhere', async (_what, change, more) => {
    const answer = await fetch(authorizeUrl(stand, ask(change)) + more, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBeNull();
    expect([
      [400, 'invalid_request'],
      [401, 'invalid_client'],
    ]).toContainEqual(await refused(answer));
  });

  it('shows a person a page in place of JSON', async () => {
    const answer = await open(ask({ client_id: '<script>alert(1)</script>' }));
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).not.toContain('<script>');
  });
});

describe('T26 mutations of a code', () => {
  const exchange = async (one: Ask, code: string, change: Readonly<Record<string, string>>) =>
    refused(await tokenRequest(stand, { ...codeFields(one, code), ...change }));
  const fresh = async () => {
    const one = ask();
    return [one, (await getCode(stand, one)).searchParams.get('code') ?? ''] as const;
  };

  it.each<[string, (other: TestClient) => Record<string, string>]>([
    ['16 another verifier', () => ({ code_verifier: newVerifier() })],
    ['17 the challenge as the verifier', () => ({ code_verifier: challengeOf('x'.repeat(43)) })],
    ['18 no verifier', () => ({ code_verifier: '' })],
    ['19 another client', (other) => ({ client_id: other.client_id })],
    ['20 another address', () => ({ redirect_uri: `${REDIRECT}/` })],
    ['21 another port than the one that it was sent to', () => ({ redirect_uri: 'http://127.0.0.1:9/callback' })],
    ['22 no address', () => ({ redirect_uri: '' })],
    ['23 another resource of ours', () => ({ resource: `${stand.base}/mcp-connectors` })],
    ['24 a resource of another service', () => ({ resource: 'https://other.example/mcp' })],
    ['25 another code', () => ({ code: newVerifier() })],
  ])('%s is refused, and leaves the code to the one whose it is', async (_what, change) => {
    const [one, code] = await fresh();
    const [status, error] = await exchange(one, code, change(await registered(stand)));
    expect([status, ['invalid_grant', 'invalid_request'].includes(error)]).toEqual([400, true]);
    expect((await tokenRequest(stand, codeFields(one, code))).status).toBe(200);
  });

  it('26 a code twice ends what the first use began', async () => {
    const { ask: one, code, tokens } = await connect(stand, 'code-twice');
    expect((await withToken(stand, tokens.access_token)).status).toBe(200);
    expect(await exchange(one, code, {})).toEqual([400, 'invalid_grant']);
    expect((await withToken(stand, tokens.access_token)).status).toBe(401);
    const renewal = { grant_type: 'refresh_token', client_id: one.client.client_id, refresh_token: tokens.refresh_token };
    expect(await refused(await tokenRequest(stand, renewal))).toEqual([400, 'invalid_grant']);
  });
  it('27 of fifty uses of a code at once, one is the first', async () => {
    const [one, code] = await fresh();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tokenRequest(stand, codeFields(one, code))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it('28 a code is good for 60 seconds', async () => {
    const [late, code] = await fresh();
    stand.shift(61_000);
    expect(await exchange(late, code, {})).toEqual([400, 'invalid_grant']);
    const [soon, other] = await fresh();
    stand.shift(58_000);
    expect((await tokenRequest(stand, codeFields(soon, other))).status).toBe(200);
  });
});

describe('T26 an evil client', () => {
  it('gets no code of a person who is signed in at the provider and presses nothing', async () => {
    const browser = new Browser();
    await getCode(stand, ask(), 'victim', browser);
    const evil = await registered(stand, { client_name: 'Evil', redirect_uris: ['https://evil.example/cb'] });
    const { response, out } = await browser.follow(authorizeUrl(stand, ask({}, evil)), [stand.base, stand.idp.issuer]);
    const html = await response.text();
    expect([out, response.status]).toEqual([undefined, 200]);
    expect(html).toContain('Evil wants to draw slides for you');
    expect(html).toContain('https://evil.example/cb');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('gets none by agreeing itself and sending the victim to the provider with its own request', async () => {
    const victim = new Browser();
    await getCode(stand, ask(), 'victim', victim);
    const evil = await registered(stand, { redirect_uris: ['https://evil.example/cb'] });
    const agreed = await answerConsent(stand, new Browser(), authorizeUrl(stand, ask({}, evil)), 'allow');
    expect(agreed.out?.origin).toBe(stand.idp.issuer);
    const { response, out, at } = await victim.follow(agreed.out?.href ?? '', [stand.base, stand.idp.issuer]);
    expect([out, response.status, new URL(at).pathname]).toEqual([undefined, 400, '/oauth/callback']);
  });

  it('cannot press the button from a page of its own, with the victim’s cookie or without', async () => {
    const victim = new Browser();
    const asked = await victim.follow(authorizeUrl(stand, ask()), [stand.base]);
    const fields = hiddenFields(await asked.response.text());
    const attacker = await new Browser().follow(authorizeUrl(stand, ask()), [stand.base]);
    const own = hiddenFields(await attacker.response.text());
    const answers = [
      // The form of another page, another browser, and another origin.
      await victim.open(`${stand.base}/oauth/consent`, form({ ...fields, form_token: own['form_token'] ?? '', decision: 'allow' })),
      await new Browser().open(`${stand.base}/oauth/consent`, form({ ...fields, decision: 'allow' })),
      await victim.open(`${stand.base}/oauth/consent`, {
        ...form({ ...fields, decision: 'allow' }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      }),
    ];
    for (const answer of answers) expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    // The victim's own press still works after all that.
    const pressed = await victim.open(`${stand.base}/oauth/consent`, form({ ...fields, decision: 'allow' }));
    expect(new URL(pressed.headers.get('location') ?? 'x:').origin).toBe(stand.idp.issuer);
    // And once only.
    expect((await victim.open(`${stand.base}/oauth/consent`, form({ ...fields, decision: 'allow' }))).status).toBe(400);
  });

  it('cannot use a callback twice', async () => {
    const browser = new Browser();
    await getCode(stand, ask(), 'callback', browser);
    const callback = browser.visited.findLast((url) => url.startsWith(`${stand.base}/oauth/callback`)) ?? '';
    const again = await browser.open(callback);
    expect([again.status, again.headers.get('location')]).toEqual([400, null]);
  });
});

describe('an authorization', () => {
  it('tells the client of a refusal, without asking the provider', async () => {
    const browser = new Browser();
    const { out } = await answerConsent(stand, browser, authorizeUrl(stand, ask()), 'refuse');
    expect(Object.fromEntries(out?.searchParams ?? [])).toEqual({ error: 'access_denied', state: 'a-state', iss: stand.base });
    expect(browser.visited.some((url) => url.startsWith(stand.idp.issuer))).toBe(false);
  });
  it('tells the client when the person goes no further at the provider', async () => {
    const browser = new Browser();
    const agreed = await answerConsent(stand, browser, authorizeUrl(stand, ask()), 'allow');
    const login = await browser.follow(agreed.out?.href ?? '', [stand.idp.issuer]);
    const { out } = await browser.follow(`${login.at}/abort`, [stand.base, stand.idp.issuer]);
    expect(Object.fromEntries(out?.searchParams ?? [])).toMatchObject({ error: 'access_denied', state: 'a-state', iss: stand.base });
  });
  it('takes any port of a loopback address, and sends the code to that one', async () => {
    const one = ask({ redirect_uri: 'http://127.0.0.1:50123/callback' });
    const out = await getCode(stand, one);
    expect(out.host).toBe('127.0.0.1:50123');
    const fields = { ...codeFields(one, out.searchParams.get('code') ?? ''), redirect_uri: 'http://127.0.0.1:50123/callback' };
    expect((await tokenRequest(stand, fields)).status).toBe(200);
  });
  it('goes back to an app’s own scheme, and leaves the query of an address in place', async () => {
    for (const uri of ['cursor://anysphere.cursor-retrieval/oauth/callback', 'https://app.example.com/cb?tenant=7']) {
      const out = await getCode(stand, ask({}, await registered(stand, { redirect_uris: [uri] })));
      expect(out.href.startsWith(uri)).toBe(true);
      expect(out.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    }
  });
  it('is over after ten minutes', async () => {
    const browser = new Browser();
    const asked = await browser.follow(authorizeUrl(stand, ask()), [stand.base]);
    const fields = hiddenFields(await asked.response.text());
    stand.shift(601_000);
    expect((await browser.open(`${stand.base}/oauth/consent`, form({ ...fields, decision: 'allow' }))).status).toBe(400);
  });
  it('grants what is ticked, never more than was asked for, and slides always', async () => {
    const { tokens } = await connect(stand, 'ticks', {
      change: { scope: 'slides account' },
      more: { 'scope.account': 'on', 'scope.webhooks': 'on' },
    });
    expect(tokens.scope).toBe('slides account');
    const plain = await connect(stand, 'ticks');
    expect(plain.tokens.scope).toBe('slides repair assets');
  });
  it('finds the same account for the same person, another for another', async () => {
    const account = async (who: string) => {
      const { tokens } = await connect(stand, who, { change: { scope: 'account' }, more: { 'scope.account': 'on' } });
      return ((await (await withToken(stand, tokens.access_token, '/v1/account')).json()) as { account_id: string }).account_id;
    };
    const first = await account('person-1');
    expect(await account('person-1')).toBe(first);
    expect(await account('person-2')).not.toBe(first);
  });
});

describe('clients that are documents', () => {
  const id = 'https://agent.example/client.json';
  const documented = (client_id: string): TestClient => ({
    client_id,
    redirect_uris: [REDIRECT],
    registration_client_uri: '',
    registration_access_token: '',
  });
  const describe_ = (more: Record<string, unknown> = {}) =>
    JSON.stringify({ client_id: id, client_name: 'Documented', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none', ...more });

  it('are let in without a registration, and read once an hour', async () => {
    documents.set(id, describe_());
    read = 0;
    const first = await connect(stand, 'documented', { client: documented(id) });
    expect((await withToken(stand, first.tokens.access_token)).status).toBe(200);
    await connect(stand, 'documented', { client: documented(id) });
    expect(read).toBe(1);
    stand.shift(3_601_000);
    await connect(stand, 'documented', { client: documented(id) });
    expect(read).toBe(2);
    // Their host may be away for a while.
    documents.delete(id);
    stand.shift(3_601_000);
    await connect(stand, 'documented', { client: documented(id) });
    stand.shift(24 * 3_600_000);
    expect(await refused(await fetch(authorizeUrl(stand, ask({}, documented(id))), { redirect: 'manual' }))).toEqual([
      401,
      'invalid_client',
    ]);
  });

  it.each<[string, string, string | undefined]>([
    ['is not there', 'https://gone.example/client.json', undefined],
    ['is about another client', 'https://other.example/client.json', describe_()],
    ['is no JSON', 'https://text.example/client.json', 'hello'],
    ['has no redirect addresses', 'https://bare.example/client.json', JSON.stringify({ client_id: 'https://bare.example/client.json' })],
    [
      'holds a secret',
      'https://secret.example/c',
      JSON.stringify({ client_id: 'https://secret.example/c', redirect_uris: [REDIRECT], client_secret: 'x' }),
    ],
    [
      'asks for a secret',
      'https://basic.example/c',
      JSON.stringify({
        client_id: 'https://basic.example/c',
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'client_secret_basic',
      }),
    ],
    [
      'has only bad addresses',
      'https://bad.example/c',
      JSON.stringify({ client_id: 'https://bad.example/c', redirect_uris: ['javascript:1'] }),
    ],
  ])('whose document %s are refused', async (_what, address, text) => {
    if (text !== undefined) documents.set(address, text);
    expect(await refused(await fetch(authorizeUrl(stand, ask({}, documented(address))), { redirect: 'manual' }))).toEqual([
      401,
      'invalid_client',
    ]);
  });

  it.each([
    'https://agent.example',
    'https://agent.example/',
    'https://agent.example/a/../c',
    'https://u:p@agent.example/c',
    'https://agent.example/c#f',
    'http://agent.example/c',
    'https://AGENT.example/c',
  ])('are not read from %s', async (address) => {
    read = 0;
    const [status] = await refused(await fetch(authorizeUrl(stand, ask({}, documented(address))), { redirect: 'manual' }));
    expect([status, read]).toEqual([401, 0]);
  });
  it('are not reached inside the network', async () => {
    const real = await startOAuthStand();
    for (const address of ['https://127.0.0.1/client.json', 'https://169.254.169.254/client.json', 'https://localhost/client.json']) {
      const [status, error] = await refused(await fetch(authorizeUrl(real, ask({}, documented(address))), { redirect: 'manual' }));
      expect([address, status, error]).toEqual([address, 401, 'invalid_client']);
    }
    await real.close();
  });
  it('cannot take the id of one that is registered, nor it theirs', async () => {
    expect(
      await refused(
        await tokenRequest(stand, {
          grant_type: 'authorization_code',
          client_id: 'https://never.example/c',
          code: 'x',
          redirect_uri: 'x',
          code_verifier: 'x',
        }),
      ),
    ).toEqual([401, 'invalid_client']);
  });
  it('signs in by a browser that keeps its session', async () => {
    const browser = new Browser();
    await getCode(stand, ask(), 'session', browser);
    const agreed = await answerConsent(stand, browser, authorizeUrl(stand, ask()), 'allow');
    const out = await signIn(stand, browser, agreed.out?.href ?? '', 'session');
    expect(out.searchParams.get('code')).toMatch(/./);
  });
});

it('T26 counts what it tried', async () => {
  const { rows } = await stand.db.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM oauth_codes WHERE redirect_uri LIKE 'https://evil.example%'",
  );
  expect(rows[0]?.n).toBe(0);
  tally('T26', { cases: held, 'codes for the evil client': 0 });
});
