/** The type of a route: its contract and one function. The wrapper does everything between the socket and the function. */
import { z } from 'zod';
import type { ErrorDefinition, ProblemError } from '../errors/index.ts';
import type { RatePolicy } from '../limits/index.ts';
import type { Principal, RawCall } from './call.ts';
import { checkPart, type Parsed } from './check.ts';
import type { UploadPolicy } from './multipart-body.ts';
import type { Reply } from './reply.ts';
import { assertStrict } from './strict-schema.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * `key`: an API key is required, and it deals with things of its own mode (a test key reads some live ones besides). `live_key`: a test key is
 * refused. `public`: none is read. `public-or-key`: one is read when sent. `signed`: the query is the credential.
 */
export type Auth = 'key' | 'live_key' | 'public' | 'public-or-key' | 'signed';

export interface Answer {
  readonly description: string;
  /** Schema of a JSON body. */
  readonly schema?: z.ZodType;
  /** Media type of a body that is not JSON. */
  readonly media_type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RouteLimit extends RatePolicy {
  readonly by: 'account' | 'address';
  /** A second count of the same requests, over a longer time. */
  readonly also?: RatePolicy;
}

export interface Refusal {
  /** Undefined: the problem document. */
  reply(error: ProblemError, asked: Asked): Reply | undefined;
  /** The status in place of that of the error. */
  status(status: number): number;
  /** Of the JSON body. */
  readonly schema: z.ZodType;
}

/** What a refusal may depend on. */
export interface Asked {
  readonly request_id: string;
  /** Media types that the caller takes, as sent. */
  readonly accept: string;
  /** Where this service describes its errors, where it does. */
  readonly errors_page: string | undefined;
}

/** What every route says about itself. */
export interface RouteContract {
  readonly method: Method;
  /** With `{name}` for one segment, `{name*}` (last) for the rest of the path. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly auth: Auth;
  readonly limit?: RouteLimit;
  /** What a successful call costs, in USD. Absent: nothing. */
  readonly cost_usd?: number;
  /** Takes `Idempotency-Key`: the first answer is given again for 24 hours. A handler that accepts a job claims the key with it. */
  readonly idempotent?: 'by_wrapper' | 'by_handler';
  /** Answers by status; the statuses of `errors` are added by the documentation. */
  readonly answers: Readonly<Record<number, Answer>>;
  readonly errors: readonly ErrorDefinition[];
  /** Largest JSON body that is read, bytes. Absent: `MAX_BODY_BYTES`. */
  readonly body_bytes?: number;
  /** The same for a caller without a key, of `public-or-key`. Absent: as for one with a key. */
  readonly keyless_body_bytes?: number;
  /** The body is a form (`application/x-www-form-urlencoded`) in place of JSON: an object of texts, no field twice. */
  readonly form?: true;
  /** What an agent's access token must have been granted. Absent: any grant will do, where `auth` is `key`; none will, where it is `live_key`. */
  readonly scope?: string;
  /** How refusals look where a protocol has a shape of its own for them. Absent: problem documents. */
  readonly refusal?: Refusal;
  /** Files are taken too, as `multipart/form-data` whose texts make the same object as a JSON body. */
  readonly upload?: UploadPolicy;
  /** A request that works unchanged, and its answer. */
  readonly example?: { readonly body?: unknown; readonly query?: Readonly<Record<string, string>>; readonly answer?: unknown };
  /** Left out of the documentation. */
  readonly hidden?: boolean;
}

type PrincipalFor<A extends Auth> = A extends 'key' | 'live_key'
  ? Principal
  : A extends 'public-or-key'
    ? Principal | undefined
    : undefined;

/** What a handler is given: the raw call with everything checked in place. */
export interface Call<
  Kit,
  A extends Auth,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
> extends Omit<RawCall<Kit>, 'params' | 'query' | 'body' | 'principal'> {
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
  readonly principal: PrincipalFor<A>;
}

export interface RouteInput<
  Kit,
  A extends Auth,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
> extends RouteContract {
  readonly auth: A;
  readonly params?: P;
  readonly query?: Q;
  /** A JSON body that is checked before the call. */
  readonly body?: B;
  /** A JSON body that the handler checks itself: documented with this schema, handed over as `json`, keys in the order sent. */
  readonly documented_body?: z.ZodType;
  handle(call: Call<Kit, A, P, Q, B>): Promise<Reply>;
}

/** A route as the wrapper and the documentation see it. */
export interface Route<Kit> extends RouteContract {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Whether a JSON body is read. */
  readonly reads_body: boolean;
  /** Whether the body may be left out. */
  readonly body_optional: boolean;
  run(call: RawCall<Kit>): Promise<Reply>;
}

/** Of a route for programs that takes no parameter. */
const NO_QUERY = z.strictObject({});

/** A `defineRoute` for handlers that are given this kind of kit. */
export function routeDefiner<Kit>() {
  return function defineRoute<
    A extends Auth,
    P extends z.ZodType | undefined = undefined,
    Q extends z.ZodType | undefined = undefined,
    B extends z.ZodType | undefined = undefined,
  >(input: RouteInput<Kit, A, P, Q, B>): Route<Kit> {
    const { handle, params, query, body, documented_body, ...contract } = input;
    const documented = body ?? documented_body;
    assertStrict(`The body of ${input.method} ${input.path}`, documented);
    assertStrict(`The query of ${input.method} ${input.path}`, query);
    // Links are opened by people, and what they come through adds parameters of its own. A program sends what it means.
    const checked_query = query ?? (input.auth === 'key' || input.auth === 'live_key' ? NO_QUERY : undefined);
    return {
      ...contract,
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(documented === undefined ? {} : { body: documented }),
      reads_body: documented !== undefined,
      body_optional: body?.safeParse(undefined).success ?? false,
      async run(call) {
        const checked = {
          ...call,
          // An absent schema is exactly a type parameter left at undefined.
          params: checkPart('path', params as P, call.params),
          query: checkPart('query', checked_query, call.query) as Parsed<Q>,
          body: checkPart('body', body as B, call.json),
          // The wrapper has refused every caller that `auth` does not allow.
          principal: call.principal as PrincipalFor<A>,
        };
        return handle(checked);
      },
    };
  };
}
