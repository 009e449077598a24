/** Requests and answers of the board: small, because the board has few pages and no interface for programs. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A request, read. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookie: string | undefined;
  readonly origin: string | undefined;
  /** Fields of a form; of one that is sent twice, the last. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** An answer that goes on, or that another program writes; the request's body is still unread. */
export type Stream = (request: IncomingMessage, response: ServerResponse) => void;

export type Handle = (asked: Asked, request: IncomingMessage) => Promise<Answer | Stream>;

/** A form of ours has a reason of some sentences. */
const BODY_BYTES = 64 * 1024;
const FORM = 'application/x-www-form-urlencoded';

const SAFE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export interface BoardServer {
  readonly port: number;
  /** Takes no new request, and ends open ones within the time. */
  close(timeout_ms: number): Promise<void>;
}

export interface BoardAddress {
  readonly host: string;
  readonly port: number;
  /** Whether a request's `Host` is a name of the board. */
  readonly isOwn: (host: string | undefined) => boolean;
}

export async function serveBoard(
  at: BoardAddress,
  handle: Handle,
  onError: (error: unknown, path: string) => Answer,
): Promise<BoardServer> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, maxHeaderSize: 16_384 }, (request, response) => {
    respond(request, response, at.isOwn, handle, onError).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : at.port,
    close: (timeout_ms) => close(server, timeout_ms),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  isOwn: BoardAddress['isOwn'],
  handle: Handle,
  onError: Parameters<typeof serveBoard>[2],
) {
  if (!isOwn(request.headers.host)) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' };
    response
      .writeHead(421, headers)
      .end('The board is not called by this name. DECKWRIGHT_OPS_BASE_URL names the one that it is called by.\n');
    return;
  }
  // From here on paths alone are read.
  const url = URL.parse(request.url ?? '/', 'http://board') ?? new URL('http://board/');
  let answer: Answer | Stream;
  try {
    const fields = request.method === 'POST' ? await readForm(request) : {};
    const { cookie, origin } = request.headers;
    answer =
      fields === null
        ? { status: 413, headers: { 'content-type': 'text/plain' }, body: 'This form is too large.' }
        : await handle({ method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, cookie, origin, fields }, request);
  } catch (error) {
    answer = onError(error, url.pathname);
  }
  for (const [name, value] of Object.entries(SAFE)) response.setHeader(name, value);
  if (typeof answer === 'function') {
    answer(request, response);
    return;
  }
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  response.writeHead(answer.status, { 'Cache-Control': 'no-store', ...answer.headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Null when it is too large. What is no form has no fields. */
async function readForm(request: IncomingMessage): Promise<Record<string, string> | null> {
  if (!(request.headers['content-type'] ?? '').startsWith(FORM)) return {};
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > BODY_BYTES) return null;
    parts.push(part);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}

async function close(server: Server, timeout_ms: number): Promise<void> {
  server.closeIdleConnections();
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const cut = setTimeout(() => server.closeAllConnections(), timeout_ms);
  await closed;
  clearTimeout(cut);
}

export const lead = (Location: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 303,
  headers: { Location, ...headers },
  body: '',
});
