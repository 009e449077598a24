/** Sends a reply, with the headers of every answer. */
import { pipeline } from 'node:stream/promises';
import { waysOf } from '@deckwright/core/ways-out';
import type { Request, Response } from 'express';
import { PROBLEM_MEDIA_TYPE, PROBLEM_TYPE_BASE, type ProblemBody, type ProblemError } from '../errors/index.ts';
import { traceFields } from '../telemetry/trace-context.ts';
import type { Reply } from './reply.ts';
import { discard, hasNoBody } from './request-body.ts';

/** The address that was asked, as far as ways out depend on it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

/** `page`: where this service describes its errors; a `type` leads there, where it is known. */
export function problemReply(error: ProblemError, request_id: string, page?: string, asked?: Asked): Reply {
  const { type } = error.body;
  const { trace_id } = traceFields();
  const own = page !== undefined && type.startsWith(PROBLEM_TYPE_BASE) ? `${page}/${type.slice(PROBLEM_TYPE_BASE.length)}` : type;
  return {
    status: error.body.status,
    headers: { 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store', ...error.headers },
    body: {
      kind: 'text',
      text: JSON.stringify({
        ...error.body,
        type: own,
        ways_out: waysOutOf(error, asked),
        request_id,
        ...(trace_id !== undefined && { trace_id }),
      }),
    },
  };
}

/** Those that were made where the cause is known, else those that follow from the members of the problem. */
function waysOutOf({ body, headers }: ProblemError, asked: Asked | undefined): ProblemBody['ways_out'] {
  if (body.ways_out !== undefined) return body.ways_out;
  const retry = Number(body['retry_after_s'] ?? headers['Retry-After']);
  const ids = Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return waysOf({
    ...body,
    ...(Number.isFinite(retry) ? { retry_after_s: retry } : {}),
    params: { ...asked?.params, ...Object.fromEntries(ids) },
    asked,
  });
}

/**
 * An answer that comes before its request was read whole: it is sent at once, but a connection that is to be closed stays open until the rest has
 * come. Whoever writes everything before reading would find a broken pipe in place of the answer.
 */
function endOnceRead(request: Request, response: Response, bytes: Buffer): void {
  response.write(bytes);
  let ended = false;
  const end = (): void => {
    if (!ended) response.end();
    ended = true;
  };
  for (const event of ['end', 'close', 'error']) request.once(event, end);
  discard(request);
}

/** Rejects when a stream breaks midway; the socket is then already cut, so that no half file looks whole. */
export async function send(request: Request, response: Response, reply: Reply, server_timing: string): Promise<void> {
  response.statusCode = reply.status;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Server-Timing', server_timing);
  for (const [name, value] of Object.entries(reply.headers)) {
    // What an answer depends on may have been said already.
    if (name === 'Vary') response.vary(value);
    else response.setHeader(name, value);
  }
  switch (reply.body.kind) {
    case 'empty':
      response.end();
      return;
    case 'text': {
      const bytes = Buffer.from(reply.body.text, 'utf8');
      response.setHeader('Content-Length', bytes.length);
      if (request.complete || request.destroyed || hasNoBody(request)) response.end(bytes);
      else endOnceRead(request, response, bytes);
      return;
    }
    case 'bytes':
      response.setHeader('Content-Length', reply.body.bytes.length);
      response.end(reply.body.bytes);
      return;
    case 'stream':
      if (reply.body.bytes !== undefined) response.setHeader('Content-Length', reply.body.bytes);
      if (request.method === 'HEAD') {
        reply.body.stream.destroy();
        response.end();
        return;
      }
      // A stream of events may have nothing to say for long, and a client may send nothing more on a connection before it has an answer's head.
      if (reply.body.bytes === undefined) response.flushHeaders();
      await pipeline(reply.body.stream, response).catch((error: unknown) => {
        // A caller may hang up at any byte, also right after the last one; that is its business.
        if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
        throw error;
      });
  }
}
