/** The mounts of the agents' protocol as routes: one for each address of each surface. */
import { forbiddenOrigin, requestInvalid, unauthorized } from '@deckwright/platform/errors';
import { open, type RawCall, type Route } from '@deckwright/platform/http';
import type { Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { defineRoute, type GatewayKit } from '../kit.ts';
import { createMcpEndpoint } from './endpoint.ts';
import { createServer } from './server.ts';
import { SURFACES } from './surfaces.ts';

/** One server behind some addresses. */
export interface McpMount {
  readonly paths: readonly string[];
  readonly createServer: (call: RawCall<GatewayKit>) => Server;
  /** Keeps sessions of clients of the 2025 protocol in memory, for servers that ask their clients something. */
  readonly sessions?: boolean;
}

const Message = open('messages are checked by the library of the protocol', z.looseObject({})).meta({
  id: 'JsonRpcMessage',
  description: 'A JSON-RPC 2.0 message of the Model Context Protocol.',
});

const EXAMPLE = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** Reads whole decks and templates in base64, as the routes behind the tools do. */
const BODY_BYTES = 40 * 1024 * 1024;
/** Of what is answered without a key: lists, and greetings where nobody signs in. */
const KEYLESS_BODY_BYTES = 64 * 1024;

export function mountRoutes({ paths, createServer: create, sessions = false }: McpMount): Route<GatewayKit>[] {
  const answer = createMcpEndpoint(create, { sessions });
  return paths.flatMap((path) => [
    defineRoute({
      method: 'post',
      path,
      tag: 'Agents',
      summary: 'Model Context Protocol over Streamable HTTP',
      description:
        'JSON-RPC 2.0, without sessions, for clients of the revisions 2025-03-26 to 2026-07-28. Lists need no key; calls of tools need an API key or an OAuth token, and so do greetings where agents sign in by OAuth. ' +
        'The answer is JSON, or a stream of events for a call that asked to hear of its progress.',
      auth: 'public-or-key',
      limit: { name: 'mcp', limit: 1200, per_s: 60, by: 'account' },
      idempotent: 'by_handler',
      documented_body: Message,
      body_bytes: BODY_BYTES,
      keyless_body_bytes: KEYLESS_BODY_BYTES,
      answers: {
        200: { description: 'The JSON-RPC answer; an event stream where progress was asked for.', schema: Message },
        202: { description: 'A notification was taken.' },
        400: { description: 'A message that is none of the protocol, as a JSON-RPC error.', schema: Message },
        406: { description: 'The client takes no answer of the protocol, as a JSON-RPC error.', schema: Message },
      },
      errors: [unauthorized, forbiddenOrigin, requestInvalid],
      example: { body: EXAMPLE },
      // One of the ten addresses is enough to read.
      hidden: path !== '/mcp',
      handle: (call) => answer({ ...call, params: {}, query: {} }),
    }),
    ...(sessions ? sessionRoutes(path, answer) : []),
  ]);
}

/** What clients of the 2025 protocol ask of a server with sessions. */
const sessionRoutes = (path: string, answer: ReturnType<typeof createMcpEndpoint>): Route<GatewayKit>[] =>
  (['get', 'delete'] as const).map((method) =>
    defineRoute({
      method,
      path,
      tag: 'Agents',
      summary: 'Session of the Model Context Protocol',
      auth: 'public-or-key',
      hidden: true,
      answers: { 200: { description: 'Of the session.' } },
      errors: [],
      handle: (call) => answer({ ...call, params: {}, query: {} }),
    }),
  );

export const mcpRoutes: readonly Route<GatewayKit>[] = SURFACES.flatMap((surface) =>
  mountRoutes({ paths: surface.paths, createServer: (call) => createServer(surface, call) }),
);
