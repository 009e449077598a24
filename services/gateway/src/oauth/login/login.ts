/** The sign-in of a service without an identity provider: its own, behind a password or a key of an account. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Queryable } from '@deckwright/platform/database';
import type { Mount } from '@deckwright/platform/http';
import type { RateLimiter } from '@deckwright/platform/limits';
import { createIdentityProvider, type IdentityProvider } from '@deckwright/platform/sign-in';
import type { Logger } from '@deckwright/platform/telemetry';
import type { Provider } from 'oidc-provider';
import { noticePage } from '../pages/notice-page.ts';
import { PAGE_HEADERS } from '../pages/page.ts';
import { loginPage } from './login-page.ts';
import { createLoginProvider } from './login-provider.ts';

export interface LoginOptions {
  readonly db: Queryable;
  /** Newest first. */
  readonly signing_keys: readonly string[];
  readonly base_url: () => string;
  /** The address at which this process reaches itself, also behind a proxy. */
  readonly local_url: () => string;
  /** The account behind what was typed in; null for what is wrong. */
  readonly check: (secret: string) => Promise<string | null>;
  readonly asks: 'password' | 'key';
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

export const LOGIN_PATH = '/identity';
const MAX_FORM_BYTES = 8 * 1024;
const ATTEMPTS = { name: 'sign-in', limit: 10, per_s: 60 };

export interface Login {
  readonly identity: IdentityProvider;
  readonly mount: Mount;
}

export function createLogin(options: LoginOptions): Login {
  const { base_url, local_url, log } = options;
  const issuer = () => base_url() + LOGIN_PATH;
  let made: Promise<Provider> | undefined;
  // Made at first use, because it takes time to load, and its address is known only once the service listens.
  const provider = () => (made ??= createLoginProvider({ ...options, issuer: issuer() }));

  return {
    identity: {
      ...createIdentityProvider({
        issuer: 'http://localhost',
        client_id: 'deckwright',
        scopes: 'openid',
        callback: () => `${base_url()}/oauth/callback`,
        metadata: () => ({
          issuer: issuer(),
          authorization_endpoint: `${issuer()}/auth`,
          token_endpoint: `${issuer()}/token`,
          jwks_uri: `${issuer()}/jwks`,
          authorization_response_iss_parameter_supported: true,
          id_token_signing_alg_values_supported: ['ES256'],
        }),
        // A proxy in front of the service may not let it call itself.
        fetch: (url, init) => fetch(url.replace(base_url(), local_url()), init as RequestInit),
        accountOf: async ({ subject }) => subject,
      }),
      name: 'this service',
    },
    mount: {
      path: LOGIN_PATH,
      handle(request, response, address) {
        answer(options, provider, request, response, address).catch((error: unknown) => {
          log.error({ err: error }, 'the sign-in failed');
          if (!response.headersSent) sendPage(response, 500, noticePage(BROKEN));
          else response.destroy();
        });
      },
    },
  };
}

const BROKEN = {
  title: 'The sign-in does not work right now',
  text: 'Something went wrong on our side.',
  remedy: 'Begin again where you came from.',
};
const OVER = {
  title: 'This sign-in has run out',
  text: 'It was used, or it was begun too long ago.',
  remedy: 'Begin again where you came from.',
};

async function answer(
  options: LoginOptions,
  provider: () => Promise<Provider>,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const own = await provider();
  // Its addresses begin with ours, whatever a caller says they are.
  const { host, protocol } = new URL(options.base_url());
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  if (!/^\/sign-in\//.test(request.url ?? '')) {
    await own.callback()(request, response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'POST') return sendPage(response, 405, noticePage(BROKEN), { Allow: 'GET, POST' });
  const begun = await own.interactionDetails(request, response).catch(() => null);
  if (begun === null) return sendPage(response, 400, noticePage(OVER));
  const { asks } = options;
  if (request.method === 'GET') return sendPage(response, 200, loginPage({ asks }));
  const verdict = await options.limiter.take(address, ATTEMPTS);
  if (!verdict.allowed) {
    const wait_s = Math.max(1, verdict.retry_after_s);
    const page = loginPage({ asks, wrong: `Too many attempts. Try again in ${wait_s} seconds.` });
    return sendPage(response, 429, page, { 'Retry-After': String(wait_s) });
  }
  const account_id = await options.check((await readForm(request)).get('secret')?.trim() ?? '');
  if (account_id === null) {
    options.log.warn({ address }, 'a sign-in was refused');
    return sendPage(
      response,
      401,
      loginPage({ asks, wrong: asks === 'password' ? 'That is not the password.' : 'That is no live API key of this service.' }),
    );
  }
  await own.interactionFinished(request, response, { login: { accountId: account_id, remember: false } });
}

function sendPage(response: ServerResponse, status: number, html: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...PAGE_HEADERS, 'X-Content-Type-Options': 'nosniff', ...headers });
  response.end(html);
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    // What comes beyond is no password.
    if (bytes <= MAX_FORM_BYTES) chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
