import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { askFor, insufficientScope, methodNotAllowed, notFound, ProblemError, refuse, wayOut } from '../errors/index.ts';
import { addressKey } from '../limits/index.ts';
import { failSpan, inSpan, isTracing, traceHeaders, traceparent, traceTextOf } from '../telemetry/index.ts';
import { answerCall } from './answer-call.ts';
import type { AppOptions, RequestScope } from './app-options.ts';
import { type ByteBudget, createByteBudget } from './byte-budget.ts';
import { challengeHeader } from './check-credential.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { asProblem } from './failure.ts';
import { namingList } from './naming-list.ts';
import { nearAddress } from './near-address.ts';
import { packText } from './pack-text.ts';
import type { Reply } from './reply.ts';
import { CallerGone } from './request-body.ts';
import { requestId } from './request-id.ts';
import type { Method, Route } from './route.ts';
import { type Asked, problemReply, send } from './send.ts';
import { startTiming } from './server-timing.ts';

const UPLOAD_BYTES = 512 * 1024 * 1024;

/** Whether a route is a probe, whose lines would drown the others. */
const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz';

type Options<Kit> = AppOptions<Kit> & { readonly budget: ByteBudget };

export function createApp<Kit>(given: AppOptions<Kit>): Express {
  const app = express();
  const options: Options<Kit> = { ...given, budget: createByteBudget(given.upload_bytes ?? UPLOAD_BYTES) };
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.set('query parser', false);
  app.set('trust proxy', options.trusted_proxies ?? false);

  for (const mount of options.mounts ?? []) {
    app.use(mount.path, (request, response) => {
      response.setHeader('X-Request-Id', requestId(request.get('x-request-id')));
      mount.handle(request, response, addressKey(request.ip));
    });
  }
  app.use(packText);
  for (const [path, routes] of byPath(options.routes)) {
    for (const route of routes) {
      app[route.method](path, (request, response) =>
        handle(options, route, request, response, (scope) => answerCall(options, route, request, response, scope)),
      );
    }
    const allowed = new Set(routes.map(({ method }) => method));
    app.all(path, (request, response) =>
      handle(options, { path }, request, response, async () => refuseMethod(request, response, allowed)),
    );
  }
  const addresses = [...new Set(options.routes.filter(({ hidden }) => hidden !== true).map(({ path }) => path))];
  app.use((request, response) =>
    handle(options, nowhere(options), request, response, async () => {
      throw refuseAddress(request.path, addresses);
    }),
  );
  // Express itself fails before a route is found when the path cannot be decoded.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    handle(options, nowhere(options), request, response, async () => {
      throw error;
    }),
  );
  return app;
}

/** Routes by path, literal segments before parameters: `/v1/assets/image` is no asset, whatever the method. */
function byPath<Kit>(routes: readonly Route<Kit>[]): ReadonlyMap<string, readonly Route<Kit>[]> {
  const paths = new Map<string, Route<Kit>[]>();
  // Braces sort behind all that a literal may hold: a parameter's behind literals, a rest's behind both.
  const key = ({ path }: Route<Kit>) => path.replace(/\{\w+\}/g, '{').replace(/\{\w+\*\}/g, '}');
  for (const route of routes.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))))) {
    const path = expressPath(route.path);
    paths.set(path, [...(paths.get(path) ?? []), route]);
  }
  return paths;
}

/** `/v1/jobs/{job_id}` to `/v1/jobs/:job_id`; `{path*}` to a named wildcard. */
function expressPath(path: string): string {
  return path.replace(/\{(\w+)\*\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');
}

async function refuseMethod(request: Request, response: Response, allowed: ReadonlySet<Method>): Promise<Reply> {
  const names = [...allowed].map((method) => method.toUpperCase()).sort();
  if (allowed.has('get')) names.push('HEAD');
  names.push('OPTIONS');
  response.setHeader('Allow', names.join(', '));
  answerPreflight(request, response, names);
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: { kind: 'empty' } };
  throw refuse(methodNotAllowed, {
    detail: `${request.method} is not taken here; ${names.join(', ')} are.`,
    ways: [
      allowed.has('get')
        ? wayOut({
            why: `${request.method} is not taken here.`,
            say: `Use one of ${names.join(', ')}; {0} reads what stands here.`,
            do: [{ method: 'GET', path: new URL(request.originalUrl, 'http://localhost').pathname }],
          })
        : askFor(`${request.method} is not taken here.`, `Send the same address with one of ${names.join(', ')}.`),
    ],
    extra: { allowed_methods: names },
  });
}

/** A path that is no percent-encoding has no parts to speak of. */
function askedOf(request: Request): Asked {
  const { searchParams, pathname } = new URL(request.originalUrl, 'http://localhost');
  const params = Object.entries(request.params ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return { method: request.method, path: pathname, query: Object.fromEntries(searchParams), params: Object.fromEntries(params) };
}

/** Refuses an address that no route has, and names the nearest one. */
function refuseAddress(path: string, addresses: readonly string[]): Error {
  const { nearest, beside } = nearAddress(path, addresses);
  return refuse(notFound, {
    detail:
      `Nothing stands at ${path.slice(0, 200)}.` +
      (nearest === undefined ? '' : ` Did you mean ${nearest}?`) +
      (beside === undefined ? '' : ` Beside it stand ${beside.map((part) => `/${part}`).join(', ')}.`),
    remedy: 'GET /v1/openapi.json lists every address; POST /v1/render/intent draws a slide, POST /v1/render/intent/deck a deck.',
    extra: { ...(nearest === undefined ? {} : { nearest }), ...(beside === undefined ? {} : { beside }) },
  });
}

const nowhere = ({ nowhere: refusal }: Pick<AppOptions<never>, 'nowhere'>): Pick<Route<never>, 'path' | 'refusal'> => ({
  path: '(none)',
  ...(refusal === undefined ? {} : { refusal }),
});

async function handle<Kit>(
  options: Options<Kit>,
  { path: template, refusal }: Pick<Route<Kit>, 'path' | 'refusal'>,
  request: Request,
  response: Response,
  answer: (scope: RequestScope) => Promise<Reply>,
): Promise<void> {
  const started = options.now_ms();
  const id = requestId(request.get('x-request-id'));
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  response.setHeader('X-Request-Id', id);
  allowOrigin(request, response, options.cors_origins ?? '*');
  if (options.draining()) response.setHeader('Connection', 'close');
  options.metrics?.http_requests_in_flight.inc();

  const span = {
    kind: 'server',
    traceparent: traceTextOf(request.get('traceparent'), request.get('tracestate')),
    // Neither path nor query: they hold names, ids and signatures.
    attributes: { 'http.request.method': request.method, 'url.scheme': request.protocol },
  } as const;
  await inSpan(`${request.method} ${template}`, span, async (current) => {
    // W3C Trace Context HTTP Response Headers: which trace of ours the request became.
    const { traceparent: traced } = isTracing() ? traceHeaders(traceparent(current)) : {};
    if (traced !== undefined) response.setHeader('traceresponse', traced);
    const scope: RequestScope = {
      request_id: id,
      log: options.log.child({ request_id: id }),
      timing: startTiming(options.now_ms),
      signal: gone.signal,
      traceparent: traceparent(current),
      held: options.budget.open(),
    };
    let code: string | undefined;
    let failure: unknown;
    const reply = await answer(scope).catch((error: unknown) => {
      // The caller has disconnected, which is no failure of the service.
      if (error instanceof CallerGone || (gone.signal.aborted && error === gone.signal.reason)) return null;
      const refused = challenged(options, request.path, namingList(asProblem(error), template, options.routes));
      code = refused.body.code;
      if (refused.body.status >= 500 && refused.body.status !== 501) failure = error;
      const errors_page = options.errors_page?.();
      return (
        refusal?.reply(refused, { request_id: id, accept: request.get('accept') ?? '*/*', errors_page }) ??
        problemReply(refused, id, errors_page, askedOf(request))
      );
    });
    if (reply !== null) await send(request, response, reply, scope.timing.header()).catch((error: unknown) => (failure ??= error));
    else response.destroy();
    scope.held.release();

    const status = reply?.status ?? 499;
    const took_s = (options.now_ms() - started) / 1000;
    current.setAttributes({ 'http.route': template, 'http.response.status_code': status, 'deckwright.request_id': id });
    // A refusal is no fault of the server.
    if (status >= 500) failSpan(current, code ?? String(status));
    options.metrics?.http_requests_in_flight.dec();
    options.metrics?.http_request_seconds.observe({ method: request.method, route: template, status: String(status) }, took_s);
    if (code !== undefined) options.metrics?.problems_total.inc({ code });
    const line = {
      method: request.method,
      route: template,
      status,
      took_ms: Math.round(took_s * 10_000) / 10,
      ...(code === undefined ? {} : { code }),
      ...(scope.principal === undefined ? {} : { account_id: scope.principal.account_id, key_id: scope.principal.key_id }),
      ...(scope.principal?.agent === undefined ? {} : { agent: scope.principal.agent.client_id }),
      ...clientName(request),
      ...(failure === undefined ? {} : { err: failure }),
    };
    if (failure !== undefined) scope.log.error(line, 'request failed');
    else if (isProbe(template)) scope.log.debug(line, 'request');
    else scope.log.info(line, 'request');
  });
}

/** A handler that asks for a key, or for more rights, is answered with the way to them, as the wrapper's own refusals are. */
function challenged<Kit>(options: Options<Kit>, path: string, refused: ProblemError): ProblemError {
  const { body, headers } = refused;
  if (body.code === insufficientScope.code) {
    const header = challengeHeader(options, path, { error: 'insufficient_scope', scope: String(body['ask_for']) });
    return new ProblemError(body, { ...headers, ...header });
  }
  if (body.status !== 401 || Object.hasOwn(headers, 'WWW-Authenticate')) return refused;
  return new ProblemError(body, { ...headers, ...challengeHeader(options, path) });
}

/** Attribution that clients send of themselves; it is logged and grants nothing. */
function clientName(request: Request): { client?: string } {
  const name = request.get('x-deckwright-client') ?? request.get('x-slideforge-client');
  return name === undefined ? {} : { client: name.replace(/[^\x20-\x7e]/g, '').slice(0, 120) };
}
