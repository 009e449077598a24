/** A gateway with a real identity provider, a clock that can be moved, clients that register, and a person's browser without a window. */
import { createHash, randomBytes } from 'node:crypto';
import { Browser, form, hiddenFields } from '@deckwright/testkit/http-browser';
import { startIdentityProvider, type TestIdentityProvider } from '@deckwright/testkit/identity-provider';
import { type Harness, type HarnessOptions, startHarness } from './harness.ts';

export { Browser, form, hiddenFields };

export type Json = Record<string, unknown>;

export interface OAuthStand extends Harness {
  readonly idp: TestIdentityProvider;
  /** Moves the gateway's clock. */
  shift(ms: number): void;
  readonly clock: { shift_ms: number };
}

export async function startOAuthStand(options: HarnessOptions = {}): Promise<OAuthStand> {
  const idp = await startIdentityProvider();
  const clock = { shift_ms: 0 };
  const harness = await startHarness({
    ...options,
    now_ms: () => Date.now() + clock.shift_ms,
    config: {
      oidc_issuer: idp.issuer,
      oidc_client_id: idp.client_id,
      oidc_client_secret: idp.client_secret,
      oidc_scopes: 'openid email profile',
    },
  });
  idp.allow(`${harness.base}/oauth/callback`);
  return Object.assign(harness, {
    idp,
    clock,
    shift: (ms: number) => {
      clock.shift_ms += ms;
    },
    close: ((close) => async () => {
      await close();
      await idp.close();
    })(harness.close.bind(harness)),
  });
}

export interface TestClient {
  readonly client_id: string;
  readonly client_secret?: string;
  readonly registration_client_uri: string;
  readonly registration_access_token: string;
  readonly redirect_uris: readonly string[];
}

export const REDIRECT = 'http://127.0.0.1:33418/callback';

export const register = (stand: Harness, metadata: Json = {}): Promise<Response> =>
  stand.request('/oauth/register', {
    as: null,
    json: { client_name: 'Reporter', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none', ...metadata },
  });

export async function registered(stand: Harness, metadata: Json = {}): Promise<TestClient> {
  const answer = await register(stand, metadata);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as TestClient;
}

export const newVerifier = (): string => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export interface Ask {
  readonly client: TestClient;
  readonly verifier: string;
  /** Parameters in place of the usual ones; null leaves one out. */
  readonly change?: Readonly<Record<string, string | null>>;
}

export function authorizeUrl(stand: Harness, { client, verifier, change = {} }: Ask): string {
  const usual: Record<string, string | null> = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: client.redirect_uris[0] ?? REDIRECT,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'a-state',
    ...change,
  };
  const query = new URLSearchParams(
    Object.entries(usual).flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]])),
  );
  return `${stand.base}/oauth/authorize?${query}`;
}

/** Goes to the page that asks, and presses a button. */
export async function answerConsent(
  stand: Harness,
  browser: Browser,
  url: string,
  decision: 'allow' | 'refuse',
  more: Readonly<Record<string, string>> = {},
) {
  const asked = await browser.follow(url, [stand.base]);
  if (asked.response.status !== 200) return asked;
  const fields = hiddenFields(await asked.response.text());
  const ticked = { 'scope.repair': 'on', 'scope.assets': 'on', days: '90' };
  return browser.open(`${stand.base}/oauth/consent`, form({ ...fields, ...ticked, ...more, decision })).then(async (response) => {
    const location = response.headers.get('location');
    return { response, at: `${stand.base}/oauth/consent`, ...(location === null ? {} : { out: new URL(location) }) };
  });
}

/** Signs in at the identity provider as a person, until it sends the browser back and the gateway sends it on. */
export async function signIn(stand: OAuthStand, browser: Browser, url: string, login: string): Promise<URL> {
  const within = [stand.base, stand.idp.issuer];
  let step = await browser.follow(url, within);
  for (let i = 0; i < 4 && step.out === undefined; i += 1) {
    const html = await step.response.text();
    const [, action = step.at] = /<form[^>]*action="([^"]+)"/.exec(html) ?? [];
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? 'login';
    step = await browser.follow(action, within, form(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt }));
  }
  if (step.out === undefined) throw new Error(`The sign-in ended at ${step.at} with ${step.response.status}`);
  return step.out;
}

/** From the first request to the code. */
export async function getCode(stand: OAuthStand, ask: Ask, who = 'ada', browser = new Browser(), more = {}): Promise<URL> {
  const answered = await answerConsent(stand, browser, authorizeUrl(stand, ask), 'allow', more);
  if (answered.out === undefined) throw new Error(`${answered.response.status} ${await answered.response.text()}`);
  return signIn(stand, browser, answered.out.href, who);
}

export const tokenRequest = (
  stand: Harness,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const init = form(fields);
  return stand.request('/oauth/token', { as: null, ...init, headers: { ...(init.headers as Record<string, string>), ...headers } });
};

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
}

export const codeFields = (ask: Ask, code: string): Record<string, string> => ({
  grant_type: 'authorization_code',
  client_id: ask.client.client_id,
  code,
  redirect_uri: ask.client.redirect_uris[0] ?? REDIRECT,
  code_verifier: ask.verifier,
});

/** Everything: registers, authorizes, and exchanges the code. */
export async function connect(
  stand: OAuthStand,
  who = 'ada',
  options: { client?: TestClient; change?: Ask['change']; more?: Record<string, string> } = {},
) {
  const client = options.client ?? (await registered(stand));
  const ask: Ask = { client, verifier: newVerifier(), ...(options.change === undefined ? {} : { change: options.change }) };
  const out = await getCode(stand, ask, who, new Browser(), options.more);
  const code = out.searchParams.get('code') ?? '';
  const answer = await tokenRequest(stand, codeFields(ask, code));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()} ${out}`);
  return { client, ask, out, code, tokens: (await answer.json()) as Tokens };
}

export const withToken = (stand: Harness, token: string, path = '/v1/jobs', init: RequestInit = {}): Promise<Response> =>
  stand.request(path, { as: null, ...init, headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` } });
