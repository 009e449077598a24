/** Answers a request to a mount: who may call, which revision of the protocol it speaks, and the library's own handler for that. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { refuse, requestInvalid, unauthorized } from '@deckwright/platform/errors';
import { jsonReply, type RawCall, type Reply } from '@deckwright/platform/http';
import {
  createMcpHandler,
  isLegacyRequest,
  type McpHttpHandler,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { GatewayKit } from '../kit.ts';
import { checkOrigin } from './origin.ts';
import { scopeChallengeOf } from './scope-challenge.ts';
import { createSessions } from './sessions.ts';
import { taskOf } from './tasks.ts';

type CreateServer = (call: RawCall<GatewayKit>) => Server;

/** Answers a request to one mount. @throws ProblemError `unauthorized`, `forbidden_origin` */
export type McpEndpoint = (call: RawCall<GatewayKit>) => Promise<Reply>;

export function createMcpEndpoint(create: CreateServer, options: { readonly sessions: boolean }): McpEndpoint {
  const modern = createMcpHandler(({ authInfo }) => create(callOf(authInfo)), { legacy: 'reject' });
  const sessions = options.sessions ? createSessions(create) : undefined;
  return async (call) => {
    const { kit } = call;
    checkOrigin({ host: call.header('host'), origin: call.header('origin'), base_url: kit.base_url(), allowed: kit.cors_origins });
    const message = call.json;
    if (messagesOf(message).length > MAX_MESSAGES)
      throw refuse(requestInvalid, {
        detail: `The batch has ${messagesOf(message).length} messages; ${MAX_MESSAGES} are taken at a time.`,
        remedy: 'Send the messages one by one: revisions of the protocol since 2025-06-18 have no batches.',
      });
    if (call.principal === undefined && sessions === undefined) {
      if (anyOf(message, ACTS)) throw refuse(unauthorized, { detail: 'Calls of tools need a key or a token; lists need none.' });
      // A host takes the answer to its greeting for the server's word on signing in: after a 200 it never asks its user to.
      if (kit.oauth !== null && anyOf(message, GREETS))
        throw refuse(unauthorized, {
          detail: 'Agents sign in before they greet this server; tools/list without a greeting needs neither a key nor a token.',
        });
    }
    const request = asWebRequest(call);
    const legacy = call.method !== 'POST' || (await isLegacyRequest(request, message));
    if (!legacy) return answerModern(modern, request, message, call);
    return replyOf(
      call,
      await (sessions === undefined ? answerOnce(create, request, message, call) : sessions.answer(request, message, call)),
    );
  };
}

/** Of one batch: each may be answered with a list of 40 kB. */
const MAX_MESSAGES = 10;

const messagesOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : [body]);

/** Methods that act for an account. */
const ACTS = new Set(['tools/call', 'tasks/get', 'tasks/cancel', 'tasks/update']);
/** Methods that a client begins with, in the revisions up to 2025-11-25 and from 2026-07-28 on. */
const GREETS = new Set(['initialize', 'server/discover']);

const anyOf = (body: unknown, methods: ReadonlySet<string>): boolean =>
  messagesOf(body).some((message) => methods.has(String(Reflect.get(Object(message), 'method'))));

async function answerModern(handler: McpHttpHandler, request: Request, message: unknown, call: RawCall<GatewayKit>): Promise<Reply> {
  const authInfo = { token: '', clientId: '', scopes: [], extra: { call } };
  const response = await handler.fetch(request, { parsedBody: message, authInfo });
  const task = taskOf(call);
  if (task === undefined || !response.ok) return replyOf(call, response);
  await response.body?.cancel();
  return jsonReply(200, { jsonrpc: '2.0', id: Reflect.get(Object(message), 'id'), result: { resultType: 'task', ...task } });
}

/** @throws ProblemError `insufficient_scope` in place of a result that says so, where the head of the answer was not yet sent */
async function replyOf(call: RawCall<GatewayKit>, response: Response): Promise<Reply> {
  const refused = scopeChallengeOf(call);
  if (refused === undefined || Array.isArray(call.json)) return asReply(response);
  await response.body?.cancel();
  throw refused;
}

/** The call that a server is made for travels with what the library calls its caller. */
function callOf(authInfo: { readonly extra?: Record<string, unknown> } | undefined): RawCall<GatewayKit> {
  const call = authInfo?.extra?.['call'];
  if (call === undefined) throw new Error('A server of the protocol was made without a call.');
  return call as RawCall<GatewayKit>;
}

/**
 * One request of the 2025 revisions without a session. The answer is plain JSON, which every client reads, unless the client asked to hear of
 * progress and takes a stream.
 */
async function answerOnce(create: CreateServer, request: Request, message: unknown, call: RawCall<GatewayKit>): Promise<Response> {
  const streams = asksForProgress(message) && call.accept.includes('text/event-stream');
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !streams });
  const server = create(call);
  await server.connect(transport);
  // A server lives as long as its request: the stream's end or the caller's going closes it.
  call.signal.addEventListener('abort', () => void server.close().catch(() => {}), { once: true });
  return transport.handleRequest(request, { parsedBody: message });
}

const asksForProgress = (body: unknown): boolean =>
  messagesOf(body).some((message) => {
    const params: unknown = Reflect.get(Object(message), 'params');
    const meta: unknown = Reflect.get(Object(params), '_meta');
    return Reflect.get(Object(meta), 'progressToken') !== undefined;
  });

/** Headers that the library has no need of: credentials, and what describes a body that was read already. */
const KEPT_BACK = new Set([
  'authorization',
  'x-api-key',
  'cookie',
  'content-length',
  'transfer-encoding',
  'connection',
  'expect',
  'upgrade',
]);

/** What the library reads of a request beside the body, which is handed over as it was read. */
function asWebRequest(call: RawCall<GatewayKit>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(call.headers)) {
    if (!KEPT_BACK.has(name) && value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The library wants both types by name; RFC 9110, 12.5.1: `*/*` names them all.
  if (/(?:^|[\s,])\*\/\*\s*(?:[,;]|$)/.test(call.accept)) headers.set('accept', 'application/json, text/event-stream');
  const url = `${call.kit.base_url()}/mcp`;
  return new Request(url, {
    method: call.method,
    headers,
    signal: call.signal,
  });
}

/** Header names and values that may be passed on; connection and length belong to this service's own answer. */
const PASSED = ['content-type', 'mcp-session-id', 'mcp-protocol-version', 'cache-control', 'allow', 'www-authenticate'];

function asReply(response: Response): Reply {
  const headers = Object.fromEntries(
    PASSED.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [])),
  );
  if (response.body === null) return { status: response.status, headers, body: { kind: 'empty' } };
  // The two declarations of a stream, of the web and of Node, name the same thing.
  const stream = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  return { status: response.status, headers, body: { kind: 'stream', stream } };
}
