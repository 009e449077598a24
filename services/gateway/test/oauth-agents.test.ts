/** What an agent may do with a token: draw in its account's name, what it was granted and no more, until its access is taken back. */
import { credit } from '@deckwright/platform/billing';
import { listMails } from '@deckwright/platform/mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { all } from '../src/tools/register.generated.ts';
import {
  answerConsent,
  authorizeUrl,
  Browser,
  connect,
  newVerifier,
  type OAuthStand,
  registered,
  startOAuthStand,
  withToken,
} from './_oauth-stand.ts';
import { WATERFALL } from './harness.ts';

const HOUR_MS = 3_600_000;

let stand: OAuthStand;
beforeAll(async () => {
  stand = await startOAuthStand();
}, 120_000);
afterAll(() => stand?.close());

type Json = Record<string, unknown>;
const works = async (token: string) => (await withToken(stand, token)).status;
const ALL = 'slides repair assets webhooks account';
const EVERY_RIGHT = { 'scope.webhooks': 'on', 'scope.account': 'on' };
const callTool = async (token: string, name: string, args: Json) => {
  const answer = await withToken(stand, token, '/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  return { status: answer.status, challenge: answer.headers.get('www-authenticate'), body: (await answer.json()) as Json };
};
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json;

/** Leaves a new account so many of its 60 free slides, and 10 dollars. */
async function leaveFreeSlides(account_id: string, left: number): Promise<void> {
  await stand.db.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $1, 'SLIDE', 'free_slides', 'slides_granted', $2, 'refund')`,
    [account_id, 60 - left],
  );
  await credit(stand.db, { account_id, kind: 'topup', amount: 1000, reference: account_id, reason: 'test' });
}

describe('an agent', () => {
  it('draws in the account’s name, counted under a key of its own, and billed like a key', async () => {
    const { tokens } = await connect(stand, 'drawer', { change: { scope: 'account' }, more: { 'scope.account': 'on' } });
    const drawn = await withToken(stand, tokens.access_token, '/v1/render/intent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(WATERFALL),
    });
    const { job_id } = (await drawn.json()) as { job_id: string };
    expect(drawn.status).toBe(200);
    const { rows } = await stand.db.query<{ key_id: number; kind: string; charged_to: string }>(
      'SELECT j.key_id, j.charged_to, k.kind FROM jobs j JOIN api_keys k USING (key_id) WHERE job_id = $1',
      [job_id],
    );
    expect(rows).toEqual([{ key_id: claimsOf(tokens.access_token)['agent_key'], kind: 'agent', charged_to: 'free_slides' }]);
    expect(await (await withToken(stand, tokens.access_token, '/v1/account')).json()).toMatchObject({ free_slides: 59 });
    expect((await withToken(stand, tokens.access_token, `/v1/jobs/${job_id}/pptx`)).status).toBe(200);
  });
  it('may do what it was granted, and is told what to ask for beside it', async () => {
    const { tokens } = await connect(stand, 'bounded', { change: { scope: 'slides' } });
    const cases: readonly (readonly [string, string, string])[] = [
      ['GET', '/v1/account', 'account'],
      ['GET', '/v1/account/ledger', 'account'],
      ['POST', '/v1/repair', 'repair'],
      ['POST', '/v1/assets/image', 'assets'],
      ['POST', '/v1/brands', 'assets'],
      ['POST', '/v1/webhooks', 'webhooks'],
    ];
    for (const [method, path, scope] of cases) {
      const answer = await withToken(stand, tokens.access_token, path, { method });
      const body = (await answer.json()) as Json;
      expect([path, answer.status, body['code'], body['scope']]).toEqual([path, 403, 'insufficient_scope', scope]);
      const challenge = answer.headers.get('www-authenticate') ?? '';
      expect(challenge).toContain('error="insufficient_scope"');
      // A client that asks for exactly this loses nothing.
      expect(/ scope="([^"]*)"/.exec(challenge)?.[1]).toBe(`slides ${scope}`);
      expect(challenge).toContain('resource_metadata=');
    }
  });
  it('is sent to its person, and not to sign in again, where no grant would do', async () => {
    const { tokens } = await connect(stand, 'shut out', { change: { scope: ALL }, more: EVERY_RIGHT });
    const asked = async (method: string, path: string) => {
      const answer = await withToken(stand, tokens.access_token, path.replaceAll(/\{\w+\*?\}/g, 'none'), { method: method.toUpperCase() });
      return { status: answer.status, challenge: answer.headers.get('www-authenticate'), body: (await answer.json()) as Json };
    };
    const shut = routes.filter(({ auth, scope }) => auth === 'live_key' && scope === undefined);
    const addresses = shut.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(addresses).toEqual(expect.arrayContaining(['GET /v1/auth/keys', 'GET /v1/account/agents', 'POST /v1/billing/checkout']));
    for (const { method, path } of shut)
      expect([path, await asked(method, path)]).toMatchObject([
        path,
        {
          status: 403,
          challenge: null,
          body: { code: 'closed_to_agents', ways_out: [{ do: [{ ask: expect.stringContaining('owner') }] }] },
        },
      ]);
    // Over MCP the same is a result that a model reads: a host that sees 403 asks its person to sign in.
    let called = 0;
    for (const { name, stands_for = {} } of all)
      for (const [address, argumentsOf] of Object.entries(stands_for).filter(([one]) => addresses.includes(one))) {
        const { status, challenge, body } = await callTool(tokens.access_token, name, argumentsOf({ params: {}, query: {}, body: {} }));
        expect([address, status, challenge, body]).toMatchObject([
          address,
          200,
          null,
          { result: { isError: true, structuredContent: { code: 'closed_to_agents', ways_out: [{ do: [{ ask: expect.any(String) }] }] } } },
        ]);
        called += 1;
      }
    expect(called).toBeGreaterThan(0);
    // And what is not closed has a scope that a person can tick.
    for (const { path, scope } of routes) expect([path, scope === undefined || ALL.split(' ').includes(scope)]).toEqual([path, true]);
  });
  it('is asked to sign in for more where a tool needs more', async () => {
    const { tokens } = await connect(stand, 'step-up', { change: { scope: 'slides' } });
    const ledger = await callTool(tokens.access_token, 'manage_account', { action: 'usage' });
    expect([ledger.status, ledger.body['code'], ledger.body['scope']]).toEqual([403, 'insufficient_scope', 'account']);
    expect(ledger.challenge).toContain(`resource_metadata="${stand.base}/.well-known/oauth-protected-resource/mcp"`);
    expect(ledger.challenge).toContain('scope="slides account"');
    expect((await callTool(tokens.access_token, 'browse_catalog', {})).status).toBe(200);
  });
  it('knows what it is, what it may do and what is left of its limit, whatever it was granted', async () => {
    const told = async (token: string) => {
      const { status, body } = await callTool(token, 'manage_account', { action: 'status' });
      const { structuredContent } = Object(body['result']) as { structuredContent: Json };
      return [status, structuredContent] as const;
    };
    const bare = await connect(stand, 'self', { change: { scope: 'slides' }, more: { limit_usd: '0.20' } });
    const account_id = String(claimsOf(bare.tokens.access_token)['sub']);
    await leaveFreeSlides(account_id, 0);
    const drawn = await withToken(stand, bare.tokens.access_token, '/v1/render/intent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(WATERFALL),
    });
    expect(drawn.status).toBe(200);
    const [status, own] = await told(bare.tokens.access_token);
    expect([status, own]).toMatchObject([
      200,
      {
        agent: { name: 'Reporter', limit_usd: 0.2, spent_usd: 0.05, left_usd: 0.15, may: [{ scope: 'slides', title: expect.any(String) }] },
      },
    ]);
    const { agent } = own as { agent: { may_be_granted: { scope: string }[] } };
    expect(agent.may_be_granted.map(({ scope }) => scope)).toEqual(['repair', 'assets', 'webhooks', 'account']);
    // What consent left off is not told.
    expect(own).not.toHaveProperty('free_slides');
    const more = await connect(stand, 'self', { change: { scope: ALL }, more: EVERY_RIGHT });
    expect(await told(more.tokens.access_token)).toMatchObject([200, { free_slides: 0, agent: { limit_usd: 5, may_be_granted: [] } }]);
  });
  it('spends from the wallet up to the limit that its owner set, whatever comes at the same time', async () => {
    const { tokens } = await connect(stand, 'spender', { more: { limit_usd: '0.20' } });
    const account_id = String(claimsOf(tokens.access_token)['sub']);
    const key_id = Number(claimsOf(tokens.access_token)['agent_key']);
    await leaveFreeSlides(account_id, 1);
    await stand.db.query(`UPDATE accounts SET email = 'owner@example.com' WHERE account_id = $1`, [account_id]);
    const draw = (n: number, token: string | { key: string }) =>
      stand.request('/v1/render/intent', {
        as: null,
        json: { ...WATERFALL, headline: `Slide ${n} of the agent` },
        headers: { authorization: `Bearer ${typeof token === 'string' ? token : token.key}` },
      });
    // One free slide and four for 0.05 each, of ten that come at once.
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => draw(n, tokens.access_token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 402, 402, 402, 402, 402]);
    const refused = answers.find(({ status }) => status === 402);
    const problem = (await refused?.json()) as Json;
    expect(problem).toMatchObject({
      code: 'agent_limit_reached',
      price_usd: 0.05,
      limit_usd: 0.2,
      spent_usd: 0.2,
      cost_charged: 0,
    });
    // What it takes, for this very agent.
    expect(problem['remedy']).toContain(`PATCH /v1/account/agents/${String(problem['agent_id'])} with {"limit_usd": 0.25}`);
    expect(new Date(String(problem['resets_at'])).getUTCDate()).toBe(1);
    // However often it is refused, its owner is told once.
    const mails = await listMails(stand.db, { account_id, limit: 10 });
    expect(mails.filter(({ kind }) => kind === 'agent_limit_reached').map(({ data }) => data)).toEqual([
      { agent: 'Reporter', limit_cents: 20, spent_cents: 20, resets_at: problem['resets_at'] },
    ]);
    // Its owner spends on, sees what it spent, and raises the limit as the refusal says.
    const { text } = await stand.keys.createKey(account_id, 'own', 'live');
    const as = { account_id, mode: 'live' as const, key: text, key_id: 0 };
    expect((await draw(20, as)).status).toBe(200);
    const { agents } = (await (await stand.request('/v1/account/agents', { as })).json()) as { agents: Json[] };
    expect(agents).toMatchObject([{ agent_id: problem['agent_id'], key_id, limit_usd: 0.2, spent_usd: 0.2 }]);
    const path = `/v1/account/agents/${problem['agent_id']}`;
    for (const limit_usd of [-1, 1001, 0.001, 'much'])
      expect((await stand.request(path, { method: 'PATCH', as, json: { limit_usd } })).status).toBe(422);
    expect((await withToken(stand, tokens.access_token, path, { method: 'PATCH' })).status).toBe(403);
    const raised = await stand.request(path, { method: 'PATCH', as, json: { limit_usd: 0.25 } });
    expect([raised.status, await raised.json()]).toMatchObject([200, { limit_usd: 0.25, spent_usd: 0.2 }]);
    expect([(await draw(21, tokens.access_token)).status, (await draw(22, tokens.access_token)).status]).toEqual([200, 402]);
    // What it has paid for once is free again, limit or not.
    expect((await draw(21, tokens.access_token)).status).toBe(200);
    // A month later it starts anew.
    await stand.db.query(`UPDATE wallet_holds SET created_at = created_at - interval '31 days' WHERE agent_key_id = $1`, [key_id]);
    expect((await draw(22, tokens.access_token)).status).toBe(200);
  });
  it('with a limit of nothing has plan and free slides, and money for nothing else', async () => {
    const { tokens } = await connect(stand, 'thrifty', { more: { limit_usd: '0' } });
    const account_id = String(claimsOf(tokens.access_token)['sub']);
    await leaveFreeSlides(account_id, 2);
    const deck = (slides: number) =>
      withToken(stand, tokens.access_token, '/v1/render/intent/deck', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slides: Array.from({ length: slides }, (_, n) => ({ ...WATERFALL, headline: `Slide ${n} of the deck` })) }),
      });
    const all = await deck(3);
    expect([all.status, await all.json()]).toMatchObject([
      402,
      { code: 'agent_limit_reached', price_usd: 0.05, limit_usd: 0, spent_usd: 0 },
    ]);
    expect((await deck(2)).status).toBeLessThan(300);
  });
  it('is not let in with a limit that is none', async () => {
    for (const limit_usd of ['', 'five', '-5', '1e3', '1000.01', '0.001']) {
      const verifier = newVerifier();
      const asked = authorizeUrl(stand, { client: await registered(stand), verifier });
      const { response } = await answerConsent(stand, new Browser(), asked, 'allow', { limit_usd });
      expect([limit_usd, response.status, (await response.text()).includes('The limit is no amount')]).toEqual([limit_usd, 400, true]);
    }
  });
  it('is shown to the account’s owner, who takes its access back', async () => {
    const { tokens } = await connect(stand, 'owner');
    const account_id = String(claimsOf(tokens.access_token)['sub']);
    const { text } = await stand.keys.createKey(account_id, 'own', 'live');
    const as = { account_id, mode: 'live' as const, key: text, key_id: 0 };
    const list = async () => ((await (await stand.request('/v1/account/agents', { as })).json()) as { agents: Json[] }).agents;
    await withToken(stand, tokens.access_token);
    const [agent] = await list();
    expect(agent).toMatchObject({ name: 'Reporter', scopes: ['slides', 'repair', 'assets'], last_used_at: expect.any(String) });
    const path = `/v1/account/agents/${agent?.['agent_id']}`;
    expect((await stand.request(path, { as: stand.bob, method: 'DELETE' })).status).toBe(404);
    expect(await works(tokens.access_token)).toBe(200);
    expect((await stand.request(path, { as, method: 'DELETE' })).status).toBe(204);
    expect([await works(tokens.access_token), await list()]).toEqual([401, []]);
    // It is no key, and stands in no list of keys.
    const { keys } = (await (await stand.request('/v1/auth/keys', { as })).json()) as { keys: Json[] };
    expect(keys.map(({ name }) => name).sort()).toEqual(['default', 'own']);
  });
  it('with tokens that have run out does not use up the patience for wrong keys', async () => {
    const { tokens } = await connect(stand, 'late');
    stand.shift(25 * HOUR_MS);
    for (let i = 0; i < 40; i += 1) expect(await works(tokens.access_token)).toBe(401);
  });
});
