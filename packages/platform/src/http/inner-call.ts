/**
 * A request of the service to itself, on behalf of a caller. A tool for agents uses the same routes as everybody, so rights, refusals and
 * prices are the same.
 */
import { createHash } from 'node:crypto';
import { ProblemError, refuse, unauthorized } from '../errors/index.ts';
import { answerOnce, takeLimit } from './answer-call.ts';
import type { AppOptions } from './app-options.ts';
import type { RawCall } from './call.ts';
import { checkRights } from './check-rights.ts';
import { requestFingerprint } from './idempotency.ts';
import { namingList } from './naming-list.ts';
import type { Reply } from './reply.ts';
import type { Method, Route } from './route.ts';

export interface InnerRequest {
  readonly method: Method;
  /** The route's own path, with its `{parameters}`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The body: what it says, and its text with the keys in the order sent. */
  readonly body?: { readonly value: unknown; readonly text: string };
  /** Media types that the answer may have. Default JSON. */
  readonly accept?: string;
  /** Answers 202 instead of waiting. */
  readonly respond_async?: boolean;
}

/** @throws ProblemError whatever the route refuses, `rate_limited`, `unauthorized` */
export type InnerCall<Kit> = (outer: RawCall<Kit>, request: InnerRequest) => Promise<Reply>;

type Options<Kit> = Pick<AppOptions<Kit>, 'limiter' | 'limits' | 'answers' | 'errors_page'> & { readonly routes: readonly Route<Kit>[] };

const name = (method: string, path: string): string => `${method.toUpperCase()} ${path}`;

export function createInnerCall<Kit>(options: Options<Kit>): InnerCall<Kit> {
  const routes = new Map(options.routes.map((route) => [name(route.method, route.path), route]));
  return async (outer, request) => {
    const route = routes.get(name(request.method, request.path));
    if (route === undefined) throw new Error(`There is no route ${name(request.method, request.path)}.`);
    const { principal } = outer;
    if ((route.auth === 'key' || route.auth === 'live_key') && principal === undefined) throw refuse(unauthorized);
    const { refusal } = await takeLimit(options, route, outer.address, principal);
    if (refusal !== undefined) throw refusal;
    checkRights(route, principal);

    const text = request.body?.text ?? '';
    const body_sha256 = createHash('sha256').update(text, 'utf8').digest('hex');
    const query = request.query ?? {};
    const call: RawCall<Kit> = {
      ...outer,
      method: request.method.toUpperCase(),
      principal: route.auth === 'public' || route.auth === 'signed' ? undefined : principal,
      params: request.params ?? {},
      query,
      raw_query: new URLSearchParams(query),
      json: request.body?.value,
      parts: [],
      text,
      body_sha256,
      idempotency: route.idempotent === undefined ? undefined : ownKey(outer, request, body_sha256),
      respond_async: request.respond_async ?? false,
      accept: request.accept ?? 'application/json',
    };
    const once = route.idempotent === 'by_wrapper' && principal !== undefined;
    return (once ? answerOnce(options, route, call, principal) : route.run(call)).catch((error: unknown) => {
      throw error instanceof ProblemError ? namingList(error, route.path, options.routes) : error;
    });
  };
}

/** The caller's key, told apart by what is called with it: one request may become several. */
function ownKey({ idempotency }: RawCall<unknown>, { method, path }: InnerRequest, body_sha256: string): RawCall<unknown>['idempotency'] {
  if (idempotency === undefined) return undefined;
  const fingerprint = requestFingerprint(method.toUpperCase(), path, body_sha256);
  return { key: `${idempotency.key} by ${name(method, path)}`, body_sha256: fingerprint };
}

/** The JSON of a reply. @throws ProblemError for a problem that was stored as an answer */
export function replyJson(reply: Reply): unknown {
  if (reply.body.kind !== 'text') return undefined;
  const value: unknown = JSON.parse(reply.body.text);
  return value;
}
