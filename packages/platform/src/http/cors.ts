/** Lets programs in browsers read answers (the Fetch standard's CORS protocol). */
import type { Request, Response } from 'express';

/** Origins whose pages may read answers: `*` for all, or those of a list. */
export type AllowedOrigins = '*' | readonly string[];

/** Request headers that a page may send beyond those that every page may. */
const REQUEST_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Session-Id',
  'Prefer',
  'X-API-Key',
  'X-Deckwright-Client',
  'X-Request-Id',
  'X-SlideForge-Client',
  'traceparent',
  'tracestate',
].join(', ');

/** Answer headers that a page may read beyond those that every page may. */
const ANSWER_HEADERS = [
  'Allow',
  'Content-Disposition',
  'Content-Length',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'Mcp-Session-Id',
  'Preference-Applied',
  'RateLimit',
  'RateLimit-Policy',
  'Repr-Digest',
  'Retry-After',
  'Server-Timing',
  'WWW-Authenticate',
  'X-Request-Id',
  'traceresponse',
].join(', ');

/** Browsers cap this themselves, the strictest at ten minutes. */
const PREFLIGHT_S = 86_400;

/**
 * Sets the headers with which a page of `origins` may read the answer. No credentials are let in: a page has to hold a key or token to act for
 * an account, and the cookies of a sign-in are never sent for it.
 */
export function allowOrigin(request: Request, response: Response, origins: AllowedOrigins): void {
  if (origins === '*') response.setHeader('Access-Control-Allow-Origin', '*');
  else {
    response.vary('Origin');
    const origin = request.get('origin');
    if (origin === undefined || !origins.includes(origin)) return;
    response.setHeader('Access-Control-Allow-Origin', origin);
  }
  response.setHeader('Access-Control-Expose-Headers', ANSWER_HEADERS);
}

/** What the question before a request (`OPTIONS` with `Access-Control-Request-Method`) is answered with. */
export function answerPreflight(request: Request, response: Response, methods: readonly string[]): void {
  if (request.get('access-control-request-method') === undefined || !response.hasHeader('Access-Control-Allow-Origin')) return;
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', REQUEST_HEADERS);
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_S);
}
