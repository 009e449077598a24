/** Sessions of clients of the 2025 revisions, in the memory of this process, for the mounts whose conformance tests need them. */
import { randomUUID } from 'node:crypto';
import type { RawCall } from '@deckwright/platform/http';
import { isInitializeRequest, type Server, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import type { GatewayKit } from '../kit.ts';

export interface Sessions {
  answer(request: Request, message: unknown, call: RawCall<GatewayKit>): Promise<Response>;
}

/** The oldest session ends when there are more. */
const MAX_SESSIONS = 200;

export function createSessions(create: (call: RawCall<GatewayKit>) => Server): Sessions {
  const open = new Map<string, WebStandardStreamableHTTPServerTransport>();

  async function begin(call: RawCall<GatewayKit>): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        open.set(id, transport);
        const [oldest] = open.keys();
        if (open.size > MAX_SESSIONS && oldest !== undefined) {
          void open.get(oldest)?.close();
          open.delete(oldest);
        }
      },
      onsessionclosed: (id) => void open.delete(id),
    });
    await create(call).connect(transport);
    return transport;
  }

  return {
    async answer(request, message, call) {
      const session = open.get(request.headers.get('mcp-session-id') ?? '');
      const begins = session === undefined && isInitializeRequest(message);
      const transport = session ?? (begins ? await begin(call) : undefined);
      if (transport !== undefined) return transport.handleRequest(request, { parsedBody: message });
      const error = { code: -32_000, message: 'There is no such session; begin with initialize.' };
      return Response.json({ jsonrpc: '2.0', id: null, error }, { status: request.headers.has('mcp-session-id') ? 404 : 400 });
    },
  };
}
