/** Takes one request through authentication, limits, body and idempotency to its handler, in that order. */
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { ProblemError, refuse, requestInvalid } from '../errors/index.ts';
import { addressKey, rateHeaders } from '../limits/index.ts';
import type { AppOptions, RequestScope } from './app-options.ts';
import type { Principal, RawCall } from './call.ts';
import { checkCredential } from './check-credential.ts';
import { checkRights } from './check-rights.ts';
import { checkText } from './check-text.ts';
import { idempotencyKey, refuseReused, refuseRunning, replay, requestFingerprint, storable, storedKey } from './idempotency.ts';
import { type FormPart, formObject, formSha256, readMultipart } from './multipart-body.ts';
import { refuseRate } from './refuse-rate.ts';
import type { Reply } from './reply.ts';
import { checkEncoding, hasNoBody, MAX_BODY_BYTES, mediaType, type RequestBody, readFormBody, readJsonBody } from './request-body.ts';
import type { Route, RouteLimit } from './route.ts';
import { problemReply } from './send.ts';

/** These requests take milliseconds: a claim as old as this without an answer is left over from a crash. */
const RUNNING_MS = 5000;
const FORM = 'multipart/form-data';
const EMPTY_SHA256 = createHash('sha256').digest('hex');

export async function answerCall<Kit>(
  options: AppOptions<Kit>,
  route: Route<Kit>,
  request: Request,
  response: Response,
  scope: RequestScope,
): Promise<Reply> {
  const principal = await scope.timing.measure('auth', () => checkCredential(options, route, request, response));
  if (principal !== undefined) scope.principal = principal;
  await checkLimit(options, route, request, response, principal);
  checkRights(route, principal);
  const key = route.idempotent === undefined ? undefined : idempotencyKey(request.get('idempotency-key'));
  const params = pathParams(request);
  checkText('path', params);
  const raw_query = new URL(request.originalUrl, 'http://localhost').searchParams;
  for (const [name, value] of raw_query) checkText('query', { [name]: value });
  const keyless_bytes = principal === undefined ? route.keyless_body_bytes : undefined;
  const body = await readBody(options, { ...route, body_bytes: keyless_bytes ?? route.body_bytes ?? MAX_BODY_BYTES }, request, scope);

  const call: RawCall<Kit> = {
    kit: options.kit,
    request_id: scope.request_id,
    method: request.method,
    principal,
    address: addressKey(request.ip),
    params,
    query: route.auth === 'signed' ? {} : singleValues(raw_query),
    raw_query,
    json: body.json,
    parts: body.parts,
    text: body.text,
    body_sha256: body.sha256,
    idempotency:
      key === undefined
        ? undefined
        : { key: storedKey(key, principal), body_sha256: requestFingerprint(request.method, request.path, body.sha256) },
    respond_async: (request.get('prefer') ?? '').split(/[,;]/).some((wish) => wish.trim().toLowerCase() === 'respond-async'),
    accept: request.get('accept') ?? '*/*',
    header: (name) => request.get(name),
    headers: request.headers,
    traceparent: scope.traceparent,
    log: scope.log,
    timing: scope.timing,
    signal: scope.signal,
  };
  return route.idempotent === 'by_wrapper' && principal !== undefined ? answerOnce(options, route, call, principal) : route.run(call);
}

interface Body extends RequestBody {
  readonly parts: readonly FormPart[];
}

async function readBody<Kit>(
  options: AppOptions<Kit>,
  route: Route<Kit> & { readonly body_bytes: number },
  request: Request,
  scope: RequestScope,
): Promise<Body> {
  if (!route.reads_body || (route.body_optional && hasNoBody(request)))
    return { text: '', sha256: EMPTY_SHA256, json: undefined, parts: [] };
  if (route.upload !== undefined && mediaType(request) === FORM) {
    checkEncoding(request);
    const parts = await readMultipart(request, route.upload, scope.held);
    for (const part of parts) checkText('body', { [part.name]: part.kind === 'text' ? part.text : null });
    return { text: '', sha256: formSha256(parts), json: formObject(parts), parts };
  }
  if (route.form) return { ...(await readFormBody(request, { bytes: route.body_bytes, held: scope.held })), parts: [] };
  const types = ['application/json', ...(route.upload === undefined ? [] : [FORM])];
  const rules = { bytes: route.body_bytes, types, held: scope.held };
  return { ...(await readJsonBody(request, options.readJson, rules)), parts: [] };
}

async function checkLimit<Kit>(
  options: AppOptions<Kit>,
  route: Route<Kit>,
  request: Request,
  response: Response,
  principal: Principal | undefined,
): Promise<void> {
  const { headers, refusal } = await takeLimit(options, route, addressKey(request.ip), principal);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (refusal !== undefined) throw refusal;
}

/** Counts one call of a route; `refusal` is what to throw when there were too many. */
export async function takeLimit<Kit>(
  { limiter, limits }: Pick<AppOptions<Kit>, 'limiter' | 'limits'>,
  route: Pick<Route<Kit>, 'limit'>,
  address: string,
  principal: Principal | undefined,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly refusal?: ProblemError }> {
  const ordinary = route.limit ?? (principal === undefined ? limits.address : limits.account);
  const own = ordinary.by === 'account' ? principal?.rate_limits?.[ordinary.name] : undefined;
  // What an operator gave to one key is its own; a count over a longer time goes on beside it, of that key too.
  const policy: RouteLimit = own === undefined ? forMode(ordinary, principal) : { ...ordinary, limit: own };
  const account = own === undefined ? principal?.account_id : `key ${principal?.key_id}`;
  const key = policy.by === 'account' && account !== undefined ? account : address;
  const verdict = await limiter.take(key, policy);
  const headers = rateHeaders(policy, verdict);
  if (!verdict.allowed) return { headers, refusal: refuseRate(policy, verdict) };
  if (policy.also === undefined) return { headers };
  const second = await limiter.take(key, policy.also);
  if (second.allowed && second.remaining >= verdict.remaining) return { headers };
  return {
    headers: rateHeaders(policy.also, second),
    ...(!second.allowed && { refusal: refuseRate(policy.also, second) }),
  };
}

/** What costs nothing must not crowd out what is paid for: a test key has this part of a limit, counted apart. */
const TEST_KEY_PART = 1 / 5;

function forMode(policy: RouteLimit, principal: Principal | undefined): RouteLimit {
  if (principal?.mode !== 'test') return policy;
  return { ...policy, name: `${policy.name}-test`, limit: Math.max(1, Math.floor(policy.limit * TEST_KEY_PART)) };
}

/** For requests that make no job: claims the key, runs, and stores the answer unless it is a failure of the service. */
export async function answerOnce<Kit>(
  options: Pick<AppOptions<Kit>, 'answers' | 'errors_page'>,
  route: Pick<Route<Kit>, 'run'>,
  call: RawCall<Kit>,
  principal: Principal,
): Promise<Reply> {
  if (call.idempotency === undefined) return route.run(call);
  const { key, body_sha256 } = call.idempotency;
  const claim = await options.answers.claimKey(principal.account_id, key, body_sha256, RUNNING_MS);
  if (claim.outcome === 'replay') return replay(claim.answer);
  if (claim.outcome === 'running') throw refuseRunning(claim.job_id);
  if (claim.outcome === 'reused') throw refuseReused();
  const reply = await route.run(call).catch(async (error: unknown) => {
    // A refusal is an answer like any other; what broke on our side may be tried again at once.
    if (error instanceof ProblemError && error.body.status < 500) return problemReply(error, call.request_id, options.errors_page?.());
    await options.answers.releaseKey(principal.account_id, key, body_sha256).catch(() => {});
    throw error;
  });
  const answer = storable(reply);
  if (answer !== undefined) await options.answers.putAnswer(principal.account_id, key, answer);
  return reply;
}

function pathParams(request: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : String(value)]),
  );
}

/** @throws ProblemError `request_invalid` for a repeated key, which could be read one way here and another way there */
function singleValues(query: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of query) {
    if (Object.hasOwn(values, name)) {
      const errors = [
        { loc: ['query', name], pointer: `/${name}`, code: 'repeated', type: 'repeated', msg: 'stands in the query more than once' },
      ];
      throw refuse(requestInvalid, { detail: `Query parameter ${name.slice(0, 100)} is repeated.`, errors });
    }
    values[name] = value;
  }
  return values;
}
