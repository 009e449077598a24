/** One grant for an account, a client and a resource: what a further consent adds, and what it leaves as it was. */
import { credit } from '@deckwright/platform/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizeUrl,
  Browser,
  codeFields,
  connect,
  form,
  getCode,
  newVerifier,
  type OAuthStand,
  registered,
  startOAuthStand,
  type TestClient,
  type Tokens,
  tokenRequest,
  withToken,
} from './_oauth-stand.ts';
import { WATERFALL } from './harness.ts';

let stand: OAuthStand;
beforeAll(async () => {
  stand = await startOAuthStand();
}, 120_000);
afterAll(() => stand?.close());

type Json = Record<string, unknown>;
const works = async (token: string) => (await withToken(stand, token)).status;
const reads = async (token: string) => (await withToken(stand, token, '/v1/account')).status;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json;
const renew = async (client_id: string, refresh_token: string): Promise<Tokens> => {
  const answer = await tokenRequest(stand, { grant_type: 'refresh_token', client_id, refresh_token });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
};
/** What the account's owner sees. */
async function agentsOf(token: string): Promise<readonly Json[]> {
  const account_id = String(claimsOf(token)['sub']);
  const { text } = await stand.keys.createKey(account_id, 'own', 'live');
  const as = { account_id, mode: 'live' as const, key: text, key_id: 0 };
  return ((await (await stand.request('/v1/account/agents', { as })).json()) as { agents: Json[] }).agents;
}
const DAY_MS = 24 * 3_600_000;
const daysLeft = (agent: Json | undefined) =>
  Math.round((Date.parse(String(agent?.['expires_at'])) - Date.now() - stand.clock.shift_ms) / DAY_MS);

/** What the page that asks shows of each scope: its mark, and how its box stands. */
async function shownTo(browser: Browser, client: TestClient, change: Readonly<Record<string, string>> = {}) {
  const asked = await browser.follow(authorizeUrl(stand, { client, verifier: newVerifier(), change }), [stand.base]);
  const html = await asked.response.text();
  return Object.fromEntries(
    [...html.matchAll(/name="scope\.(\w+)"( checked)?( disabled)?>.*?<\/strong>(?: <span class="state[^"]*">([^<]+)<\/span>)?/g)].map(
      ([, name = '', ticked, fixed, mark = '']) => [
        name,
        [mark, ticked === undefined ? 'off' : 'on', ...(fixed ? ['fixed'] : [])].join(' ').trim(),
      ],
    ),
  );
}

describe('the page of a further consent', () => {
  const first = async (who: string, scope: string, more = {}) => {
    const ask = { client: await registered(stand), verifier: newVerifier(), change: { scope } };
    const browser = new Browser();
    const code = (await getCode(stand, ask, who, browser, more)).searchParams.get('code') ?? '';
    const tokens = (await (await tokenRequest(stand, codeFields(ask, code))).json()) as Tokens;
    return { ...ask, browser, tokens };
  };
  it('marks and ticks what the client came for, and shows what it has', async () => {
    const { client, browser, tokens } = await first('stepped', 'slides repair');
    const challenge = (await withToken(stand, tokens.access_token, '/v1/account')).headers.get('www-authenticate') ?? '';
    const scope = /scope="([^"]+)"/.exec(challenge)?.[1] ?? '';
    expect(await shownTo(browser, client, { scope })).toEqual({
      slides: 'always on fixed',
      repair: 'has it already on fixed',
      account: 'new on',
    });
    expect(await shownTo(browser, client, { scope: 'webhooks' })).toEqual({
      slides: 'always on fixed',
      repair: 'has it already on fixed',
      webhooks: 'new on',
    });
    // As the page stands: what it fixes is sent by no browser.
    const ask = { client, verifier: newVerifier(), change: { scope } };
    const code = (await getCode(stand, ask, 'stepped', browser, { 'scope.account': 'on' })).searchParams.get('code') ?? '';
    expect(await (await tokenRequest(stand, codeFields(ask, code))).json()).toMatchObject({ scope: 'slides repair account' });
    expect(await shownTo(browser, client, { scope })).toMatchObject({ account: 'has it already on fixed' });
  });
  it('leaves off what a client asks for with everything else, unless it is all that is missing', async () => {
    const { client, browser } = await first('undecided', 'slides repair assets webhooks account');
    expect(await shownTo(browser, client)).toMatchObject({ assets: 'has it already on fixed', webhooks: 'new off', account: 'new off' });
    const all = await first('decided', 'slides repair assets webhooks account', { 'scope.webhooks': 'on' });
    expect(await shownTo(all.browser, all.client)).toMatchObject({ webhooks: 'has it already on fixed', account: 'new on' });
  });
  it('says nothing of a grant to another browser, of another client, by a forged cookie, or after its end', async () => {
    const { client, browser } = await first('private', 'slides repair account', { 'scope.account': 'on' });
    const plain = { slides: 'always on fixed', repair: 'on', account: 'off' };
    const scope = 'slides repair account';
    expect(await shownTo(new Browser(), client, { scope })).toEqual(plain);
    expect(await shownTo(browser, await registered(stand), { scope })).toEqual(plain);
    const answer = await fetch(authorizeUrl(stand, { client, verifier: newVerifier(), change: { scope } }), { redirect: 'manual' });
    const own = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const account_id = (
      await stand.db.query<{ account_id: string }>('SELECT account_id FROM oauth_grants WHERE client_id = $1', [client.client_id])
    ).rows[0]?.account_id;
    const forged = await fetch(answer.headers.get('location') ?? '', {
      headers: { cookie: `${own}; deckwright-agent-owner=${account_id}.${'A'.repeat(43)}` },
    });
    expect([forged.status, (await forged.text()).includes('has it already')]).toEqual([200, false]);
    await stand.db.query('DELETE FROM oauth_grants WHERE client_id = $1', [client.client_id]);
    expect(await shownTo(browser, client, { scope })).toEqual(plain);
  });
});

describe('a further consent', () => {
  it('widens the grant that there is, and leaves tokens that are out what they were issued with', async () => {
    const first = await connect(stand, 'widened', { change: { scope: 'slides repair' } });
    const second = await connect(stand, 'widened', { client: first.client, change: { scope: 'account' }, more: { 'scope.account': 'on' } });
    // A client that asked for the missing scope alone has lost nothing.
    expect(second.tokens.scope).toBe('slides repair account');
    expect(claimsOf(second.tokens.access_token)['agent_key']).toBe(claimsOf(first.tokens.access_token)['agent_key']);
    expect([
      await works(first.tokens.access_token),
      await reads(first.tokens.access_token),
      await reads(second.tokens.access_token),
    ]).toEqual([200, 403, 200]);
    const renewed = await renew(first.client.client_id, first.tokens.refresh_token);
    expect([renewed.scope, (await renew(first.client.client_id, renewed.refresh_token)).scope]).toEqual(['slides repair', 'slides repair']);
    expect((await renew(first.client.client_id, second.tokens.refresh_token)).scope).toBe('slides repair account');
    expect(await agentsOf(first.tokens.access_token)).toMatchObject([{ scopes: ['slides', 'repair', 'account'] }]);
  });
  it('takes nothing away that it does not ask for or that is not ticked', async () => {
    const first = await connect(stand, 'unticked', { more: { 'scope.account': 'on' } });
    const second = await connect(stand, 'unticked', { client: first.client, change: { scope: 'slides account' } });
    expect(second.tokens.scope).toBe('slides repair assets account');
  });
  it('keeps the limit and what was spent of it, unless the person sets another, and ends when the person says', async () => {
    const first = await connect(stand, 'limited', { more: { limit_usd: '12', days: '365' } });
    const key_id = Number(claimsOf(first.tokens.access_token)['agent_key']);
    await stand.db.query(
      `INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, captured_units, agent_key_id, ended_at)
       VALUES ('of-limited', $1, 'captured', 3, 5, 3, $2, now())`,
      [claimsOf(first.tokens.access_token)['sub'], key_id],
    );
    const again = async (more: Record<string, string>) => {
      const { tokens } = await connect(stand, 'limited', { client: first.client, more });
      const agents = await agentsOf(tokens.access_token);
      expect(agents).toHaveLength(1);
      return agents[0];
    };
    const untouched = await again({ days: '7' });
    expect(untouched).toMatchObject({ limit_usd: 12, spent_usd: 0.15, key_id });
    expect(daysLeft(untouched)).toBe(7);
    const typed = await again({ limit_usd: '2', days: '90' });
    expect(typed).toMatchObject({ limit_usd: 2, spent_usd: 0.15 });
    expect(daysLeft(typed)).toBe(90);
    expect(await again({})).toMatchObject({ limit_usd: 2 });
  });
  it('makes one grant, however many codes are exchanged at once', async () => {
    const client = await registered(stand);
    const asks = Array.from({ length: 6 }, () => ({ client, verifier: newVerifier() }));
    const codes: string[] = [];
    for (const ask of asks) codes.push((await getCode(stand, ask, 'at once')).searchParams.get('code') ?? '');
    const answers = await Promise.all(asks.map((ask, i) => tokenRequest(stand, codeFields(ask, codes[i] ?? ''))));
    expect(answers.map(({ status }) => status)).toEqual(asks.map(() => 200));
    const tokens = await Promise.all(answers.map(async (answer) => (await answer.json()) as Tokens));
    expect(new Set(tokens.map(({ access_token }) => claimsOf(access_token)['agent_key'])).size).toBe(1);
    expect(await agentsOf(tokens[0]?.access_token ?? '')).toHaveLength(1);
    for (const { access_token } of tokens) expect(await works(access_token)).toBe(200);
  });
  it('is of one account, one client and one address: each other has a grant of its own', async () => {
    const { client, tokens } = await connect(stand, 'apart');
    const others = [
      await connect(stand, 'somebody else', { client }),
      await connect(stand, 'apart'),
      await connect(stand, 'apart', { client, change: { resource: stand.base } }),
    ];
    const keys = [tokens, ...others.map((one) => one.tokens)].map(({ access_token }) => claimsOf(access_token)['agent_key']);
    expect(new Set(keys).size).toBe(4);
  });
  it('opens a new one where access was taken back or has ended', async () => {
    const first = await connect(stand, 'anew', { more: { limit_usd: '12', 'scope.account': 'on' } });
    const revoked = await stand.request('/oauth/revoke', {
      as: null,
      ...form({ token: first.tokens.access_token, client_id: first.client.client_id }),
    });
    expect(revoked.status).toBe(200);
    const second = await connect(stand, 'anew', { client: first.client, more: { days: '7' } });
    expect([second.tokens.scope, await works(first.tokens.access_token)]).toEqual(['slides repair assets', 401]);
    expect(await agentsOf(second.tokens.access_token)).toMatchObject([{ limit_usd: 5 }]);
    stand.shift(8 * DAY_MS);
    const third = await connect(stand, 'anew', { client: first.client, change: { scope: 'slides' } });
    expect(third.tokens.scope).toBe('slides');
    expect(await agentsOf(third.tokens.access_token)).toMatchObject([{ scopes: ['slides'] }]);
  });
});

it('an access token that outlives its grant keeps the limit', async () => {
  const { client, tokens } = await connect(stand, 'outlived', { more: { limit_usd: '0' } });
  const account_id = String(claimsOf(tokens.access_token)['sub']);
  await stand.db.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $1, 'SLIDE', 'free_slides', 'slides_granted', 60, 'refund')`,
    [account_id],
  );
  await credit(stand.db, { account_id, kind: 'topup', amount: 1000, reference: account_id, reason: 'test' });
  const draw = async () => {
    const answer = await withToken(stand, tokens.access_token, '/v1/render/intent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(WATERFALL),
    });
    return [answer.status, ((await answer.json()) as Json)['code']];
  };
  expect(await draw()).toEqual([402, 'agent_limit_reached']);
  // What the agent may do by itself.
  expect(
    (await stand.request('/oauth/revoke', { as: null, ...form({ token: tokens.refresh_token, client_id: client.client_id }) })).status,
  ).toBe(200);
  expect([await works(tokens.access_token), await draw()]).toEqual([200, [402, 'agent_limit_reached']]);
  expect(await agentsOf(tokens.access_token)).toEqual([]);
});
