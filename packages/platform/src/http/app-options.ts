/** What an HTTP application is made of, and what it knows of one request. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimiter } from '../limits/index.ts';
import type { Logger, Metrics } from '../telemetry/index.ts';
import type { Reservation } from './byte-budget.ts';
import type { Principal } from './call.ts';
import type { AllowedOrigins } from './cors.ts';
import type { AnswerStore } from './idempotency.ts';
import type { ReadJson } from './request-body.ts';
import type { Refusal, Route, RouteLimit } from './route.ts';
import type { startTiming } from './server-timing.ts';

export interface Mount {
  /** What its addresses begin with, `/identity`. */
  readonly path: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse, address: string) => void;
}

export interface AppOptions<Kit> {
  readonly routes: readonly Route<Kit>[];
  readonly kit: Kit;
  readonly readJson: ReadJson;
  /** The account behind a key; null for an unknown, revoked or mistyped one. `path` is where it was sent: a token may be for some addresses alone. */
  readonly authenticate: (key: string, path: string) => Promise<Principal | null>;
  /** Whether this key was good a while ago, known without asking anybody. Such keys pass where an address has sent too many wrong ones. */
  readonly isKnownKey?: (key: string) => boolean;
  /** Whether a credential has the form of an access token, which is judged by its signature. Wrong ones are not counted. */
  readonly isSigned?: (key: string) => boolean;
  /** Further parameters of the WWW-Authenticate header of a refused credential at this path (RFC 9728, 5.1). */
  readonly challenge?: (path: string) => Readonly<Record<string, string>>;
  /** Whole applications of others below a path, which answer by themselves. */
  readonly mounts?: readonly Mount[];
  readonly limiter: RateLimiter;
  /** Limits of routes that name none. */
  readonly limits: {
    readonly account: RouteLimit;
    readonly address: RouteLimit;
    /** Requests with unknown keys from one address. Default 30 a minute. */
    readonly wrong_keys?: RouteLimit;
  };
  readonly answers: AnswerStore;
  readonly log: Logger;
  readonly metrics?: Metrics;
  /** Milliseconds of a clock that only goes forward. */
  readonly now_ms: () => number;
  /** Networks of the proxies in front, whose X-Forwarded-For is trusted. None: the header is ignored. */
  readonly trusted_proxies?: readonly string[];
  /** Origins whose pages may read answers. Default: all. */
  readonly cors_origins?: AllowedOrigins;
  readonly draining: () => boolean;
  /** Address under which each error is described: the `type` of a problem is this and its code. */
  readonly errors_page?: () => string;
  /** How refusals look at addresses that no route has. Default: problem documents. */
  readonly nowhere?: Refusal;
  /** Bytes of request bodies held at a time. Default 512 MiB. */
  readonly upload_bytes?: number;
}

/** What the wrapper finds out about a request on the way, for the answer and the log line. */
export interface RequestScope {
  readonly request_id: string;
  readonly log: Logger;
  readonly timing: ReturnType<typeof startTiming>;
  readonly signal: AbortSignal;
  readonly traceparent: string | undefined;
  /** What its body takes of the memory for bodies. */
  readonly held: Reservation;
  principal?: Principal;
}
