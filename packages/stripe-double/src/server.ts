/** The HTTP side of the double: its API as Stripe's SDK speaks it, and its pages. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Desk, Endpoint } from './endpoint.ts';
import { expand } from './expand.ts';
import { refused, StripeFailure } from './failure.ts';
import type { Faults } from './faults.ts';
import { type Form, readForm } from './form.ts';
import type { Json } from './objects.ts';
import { answerPage } from './pages/pages.ts';

const MAX_BODY_BYTES = 1_000_000;

export interface ServerOptions {
  readonly desk: Desk;
  readonly endpoints: readonly Endpoint[];
  readonly faults: Faults;
}

export function createDoubleServer({ desk, endpoints, faults }: ServerOptions): Server {
  return createServer((request, response) => {
    const respond = async () => {
      const url = new URL(request.url ?? '/', 'http://double');
      if (url.pathname === '/health') return send(response, 200, '{"status":"ok"}');
      const text = await readBody(request);
      if (!url.pathname.startsWith('/v1/'))
        return sendPage(response, desk, request.method ?? 'GET', url.pathname, readForm(text) as Record<string, Json>);
      const spared = faults.after > 0;
      if (spared) faults.after -= 1;
      if (faults.broken > 0 && !spared) {
        faults.broken -= 1;
        return send(response, 500, failureBody(new StripeFailure(500, 'api_error', 'Something went wrong on our end.')));
      }
      const { status, body, replayed } = answer(desk, endpoints, request, url, text);
      if (faults.unanswered > 0 && !spared) {
        faults.unanswered -= 1;
        return;
      }
      send(response, status, body, replayed ? { 'Idempotent-Replayed': 'true' } : {});
    };
    respond().catch((error: unknown) => {
      const failure =
        error instanceof StripeFailure ? error : new StripeFailure(500, 'api_error', error instanceof Error ? error.message : 'failed');
      send(response, failure.status, failureBody(failure));
    });
  });
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly replayed?: boolean;
}

/** Answers one call, once for each idempotency key. */
function answer(desk: Desk, endpoints: readonly Endpoint[], request: IncomingMessage, url: URL, text: string): Answer {
  const key = /^Bearer (sk_test_\w+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (key === undefined) {
    const failure = new StripeFailure(
      401,
      'invalid_request_error',
      'Invalid API Key provided: the double takes secret test keys, sk_test_…, alone.',
    );
    return { status: 401, body: failureBody(failure) };
  }
  const idempotency = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const asked = createHash('sha256').update(`${url.pathname}\n${text}`).digest('hex');
  if (typeof idempotency === 'string') {
    const before = desk.store.answered(idempotency);
    if (before !== undefined && before.request !== asked) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with (${idempotency}).`;
      return { status: 400, body: failureBody(new StripeFailure(400, 'idempotency_error', message)) };
    }
    if (before !== undefined) return { ...before, replayed: true };
  }
  let given: Answer;
  try {
    given = { status: 200, body: JSON.stringify(call(desk, endpoints, request.method ?? '', url, text)) };
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    given = { status: error.status, body: failureBody(error) };
  }
  // What was refused before anything was done may be sent again with the same key.
  if (typeof idempotency === 'string' && given.status !== 400) desk.store.keepAnswer(idempotency, { request: asked, ...given });
  return given;
}

function call(desk: Desk, endpoints: readonly Endpoint[], method: string, { pathname, search }: URL, text: string): Json {
  const segments = pathname.split('/');
  const found = endpoints.find((endpoint) => {
    const wanted = endpoint.path.split('/');
    return (
      endpoint.method === method.toLowerCase() &&
      wanted.length === segments.length &&
      wanted.every((part, i) => part === segments[i] || (part === ':id' && segments[i] !== ''))
    );
  });
  if (found === undefined)
    throw new StripeFailure(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${method}: ${pathname}): the double does not have it.`,
    );
  const id = segments[found.path.split('/').indexOf(':id')] ?? '';
  const form: Form = readForm(method === 'GET' ? search.slice(1) : text);
  const checked = found.params.safeParse(form);
  if (!checked.success) throw refusalOf(checked.error.issues[0]);
  const { expand: paths = [] } = checked.data as { readonly expand?: readonly string[] };
  return expand(found.run(desk, decodeURIComponent(id), checked.data), paths, (one) => desk.store.any(one));
}

function refusalOf(
  issue:
    | { readonly code?: string; readonly path: readonly PropertyKey[]; readonly message: string; readonly keys?: readonly string[] }
    | undefined,
) {
  const nested = (path: readonly PropertyKey[]) => path.map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`)).join('');
  if (issue?.code === 'unrecognized_keys') {
    const param = nested([...issue.path, issue.keys?.[0] ?? '']);
    return refused(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nested(issue?.path ?? []);
  return refused(`${param}: ${issue?.message ?? 'invalid'}`, { param });
}

const failureBody = ({ type, message, members }: StripeFailure): string => JSON.stringify({ error: { type, message, ...members } });

function sendPage(response: ServerResponse, desk: Desk, method: string, path: string, form: Readonly<Record<string, Json>>): void {
  const page = answerPage(desk, method, path, form);
  if (page !== undefined && 'location' in page) {
    response.writeHead(303, { Location: page.location, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  };
  response.writeHead(page?.status ?? 404, headers).end(page?.html ?? '<!doctype html><title>Not found</title><p>There is no such page.');
}

function send(response: ServerResponse, status: number, body: string, headers: Readonly<Record<string, string>> = {}): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_double', ...headers }).end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new StripeFailure(413, 'invalid_request_error', 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
