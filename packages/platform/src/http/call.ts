/** One request as its handler sees it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Owner } from '../identity/owner.ts';
import type { Logger } from '../telemetry/index.ts';
import type { FormPart } from './multipart-body.ts';
import type { Timing } from './server-timing.ts';

/** Who asks: the account and the key that it used; what it makes and sees is of the key's mode. */
export interface Principal extends Owner {
  readonly key_id: number;
  /** Requests that a policy of this name allows this key, counted apart from the others of the account. */
  readonly rate_limits?: Readonly<Record<string, number>>;
  /** Set for an access token: the agent that acts for the account, and what it was granted. */
  readonly agent?: { readonly client_id: string; readonly scopes: readonly string[] };
}

export interface RawCall<Kit> {
  readonly kit: Kit;
  readonly request_id: string;
  /** As sent; handlers of GET also get HEAD. */
  readonly method: string;
  readonly principal: Principal | undefined;
  /** Where the request came from: the address that limits count, an IPv6 one by its /64. */
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The query as sent, repeated keys and all. */
  readonly raw_query: URLSearchParams;
  /** The JSON body with its keys in the order sent; undefined when the route reads none. */
  readonly json: unknown;
  /** The parts of a form, in the order sent; empty for every other body. */
  readonly parts: readonly FormPart[];
  /** The body's text as sent, and the SHA-256 of its bytes; of a form, no text, and a hash of what its parts say. */
  readonly text: string;
  readonly body_sha256: string;
  /** Set when the caller sent an Idempotency-Key and this is its first use. */
  readonly idempotency: { readonly key: string; readonly body_sha256: string } | undefined;
  /** `Prefer: respond-async` (RFC 7240). */
  readonly respond_async: boolean;
  /** Media types that the caller takes, as sent. */
  readonly accept: string;
  header(name: string): string | undefined;
  /** All headers, names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** W3C trace context of this request's span, to be handed on with a job. */
  readonly traceparent: string | undefined;
  readonly log: Logger;
  readonly timing: Timing;
  /** Aborts when the caller has disconnected or the service is shutting down. */
  readonly signal: AbortSignal;
}
