/** The service over HTTP: `POST /run`, `/healthz` and `/readyz`. It holds no secret but its token, and keeps nothing. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Log } from '@deckwright/platform/log';
import {
  CODE_LIMITS,
  type CodeOutcome,
  codeOrderSchema,
  encodeLine,
  type Layers,
  layersHolding,
  SandboxesFull,
  SandboxUnavailable,
} from '@deckwright/sandbox/call';
import type { Sandboxes } from '@deckwright/sandbox/run';

/** Where the service listens: a socket in the file system, or a port. */
export type Listen = { readonly socket: string } | { readonly host: string; readonly port: number };

export interface ServeOptions {
  readonly listen: Listen;
  /** Required of every caller of `/run`; a port without one is refused. */
  readonly token: string | undefined;
  /** Null: no Python with the packages was found. */
  readonly sandboxes: Sandboxes | null;
  readonly log: Pick<Log, 'warn'>;
  /** Called with the end of each run. */
  readonly onRun?: (end: RunEnd) => void;
}

export type RunEnd = 'done' | 'invalid' | 'failed' | 'full' | 'unavailable' | 'refused' | 'abandoned';

export interface CodeServer {
  /** Undefined for a socket. */
  readonly port: number | undefined;
  /** @throws SandboxUnavailable where no code is run */
  ready(): Promise<void>;
  /** Lets code that runs end within `grace_ms`. Default: at once. */
  close(grace_ms?: number): Promise<void>;
}

/** Code may be escaped to six bytes a character in JSON. */
const MOST_BODY = CODE_LIMITS.code_characters * 6 + 64 * 1024;
const RETRY_S = 3;

/** Rejects where the address is taken, and for a port without a token. */
export async function serveCode(options: ServeOptions): Promise<CodeServer> {
  const { listen, token, log, onRun } = options;
  if (!('socket' in listen) && token === undefined)
    throw new Error('DECKWRIGHT_CODE_SANDBOX_TOKEN is not set: on a port, everybody who reaches it could have code run.');
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 20_000, maxHeaderSize: 8_192 }, (request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      const refusal = refusalOf(error);
      onRun?.(refusal.end);
      if (refusal.end === 'unavailable') log.warn({ error: error instanceof Error ? error.message : String(error) }, 'code was not run');
      if (response.headersSent) response.destroy();
      else say(response, refusal.status, refusal.body, refusal.headers);
    });
  });
  server.maxConnections = 256;
  await start(server, listen);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : undefined,
    async ready() {
      await stateOf(options);
    },
    async close(grace_ms = 0) {
      const cut = setTimeout(() => server.closeAllConnections(), grace_ms);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(cut);
      await options.sandboxes?.close();
    },
  };
}

async function start(server: Server, listen: Listen): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (!('socket' in listen)) server.listen(listen.port, listen.host, resolve);
    else {
      // A socket of a process that was killed is still there.
      rmSync(listen.socket, { force: true });
      server.listen(listen.socket, resolve);
    }
  });
  // Who may use it is said by its folder, and by its group.
  if ('socket' in listen) chmodSync(listen.socket, 0o660);
}

async function answer(options: ServeOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?')[0];
  if (request.method === 'GET' && path === '/healthz') say(response, 200, { status: 'ok' });
  else if (request.method === 'GET' && path === '/readyz') say(response, 200, { status: 'ready', ...(await stateOf(options)) });
  else if (request.method === 'POST' && path === '/run') await run(options, request, response);
  else throw new Refused(404, 'not_found', 'There is POST /run, GET /healthz and GET /readyz.');
}

/** For this long the layers of a machine are not looked for again: each look starts a sandbox where none is ready. */
const LAYERS_HOLD_MS = 30_000;
const looked = new WeakMap<Sandboxes, { readonly at_ms: number; readonly layers: Promise<Layers> }>();

async function stateOf(options: ServeOptions): Promise<object> {
  const sandboxes = here(options.sandboxes);
  let look = looked.get(sandboxes);
  if (look === undefined || performance.now() - look.at_ms > LAYERS_HOLD_MS) {
    look = { at_ms: performance.now(), layers: sandboxes.layers() };
    looked.set(sandboxes, look);
  }
  try {
    const layers = await look.layers;
    return { layers, layers_holding: layersHolding(layers) };
  } catch (error) {
    looked.delete(sandboxes);
    throw error;
  }
}

function here(sandboxes: Sandboxes | null): Sandboxes {
  if (sandboxes !== null) return sandboxes;
  throw new SandboxUnavailable(
    'There is no Python here with the packages that code runs with.',
    'Run `deckwright code --prepare` once as the user of the service, or set DECKWRIGHT_CODE_PYTHON.',
  );
}

async function run(options: ServeOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isAllowed(request, options.token)) throw new Refused(401, 'unauthorized', 'Send the token of DECKWRIGHT_CODE_SANDBOX_TOKEN.');
  const order = codeOrderSchema.safeParse(parse(await readBody(request)));
  if (!order.success || order.data.code.length > CODE_LIMITS.code_characters)
    throw new Refused(422, 'invalid_order', `Send an order with at most ${CODE_LIMITS.code_characters} characters of code.`);
  const gone = new AbortController();
  response.once('close', () => gone.abort(new Abandoned()));
  const outcome = await here(options.sandboxes).run(order.data, gone.signal);
  if (gone.signal.aborted) throw new Abandoned();
  options.onRun?.(outcome.outcome === 'done' ? 'done' : outcome.diagnostic.status);
  response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(lineOf(outcome));
}

function lineOf(outcome: CodeOutcome): Buffer {
  if (outcome.outcome === 'fault') return encodeLine(outcome);
  const { pptx, ...head } = outcome;
  return encodeLine(head, pptx);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  return token === undefined || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BODY) throw new Refused(413, 'too_large', `Send at most ${MOST_BODY} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

class Abandoned extends Error {}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Refusal {
  readonly status: number;
  readonly body: { readonly code: string; readonly message: string; readonly remedy: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly end: RunEnd;
}

function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SandboxesFull)
    return { status: 503, body: { code: 'full', message, remedy: error.remedy }, headers: { 'retry-after': `${RETRY_S}` }, end: 'full' };
  if (error instanceof SandboxUnavailable)
    return { status: 503, body: { code: 'no_sandbox', message, remedy: error.remedy }, end: 'unavailable' };
  if (error instanceof Refused) return { status: error.status, body: { code: error.code, message, remedy: message }, end: 'refused' };
  if (error instanceof RangeError) return { status: 422, body: { code: 'unknown_theme', message, remedy: message }, end: 'refused' };
  if (error instanceof Abandoned) return { status: 499, body: { code: 'abandoned', message, remedy: message }, end: 'abandoned' };
  return { status: 500, body: { code: 'fault', message: 'The service failed.', remedy: 'See its log.' }, end: 'unavailable' };
}

function say(response: ServerResponse, status: number, body: object, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers }).end(JSON.stringify(body));
}
