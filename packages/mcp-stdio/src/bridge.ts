/**
 * A server for the host and a client of the service: each request of the host is passed on. No tool is named here, so that the host sees
 * what the service offers today.
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { sentenceFor } from './sentences.ts';

export interface ServiceAddress {
  /** Of the service, without a path of its own: `https://slides.example.com`. */
  readonly url: string;
  readonly key: string;
  /** Headers of the trace that this program was started in; a call that names its own in `_meta` is part of that one. */
  readonly trace?: Readonly<Record<string, string>>;
}

export const VERSION = '0.1.0';

/** A deck of thirty slides with pictures takes two minutes; nothing takes ten. */
const LONGEST_MS = 600_000;

/** Results are the service's: nothing of them is read here, so nothing of them is lost. */
const Anything = z.looseObject({});

/** @throws Error that says in one sentence why the service cannot be spoken to */
export async function connectService({ url, key, trace }: ServiceAddress): Promise<Client> {
  const client = new Client({ name: 'deckwright-mcp', version: VERSION }, { versionNegotiation: { mode: 'auto' } });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { ...trace, 'X-API-Key': key, 'X-Deckwright-Client': `deckwright-mcp/${VERSION}` }, redirect: 'error' },
  });
  try {
    await client.connect(transport);
  } catch (error) {
    throw new Error(sentenceFor(error, url), { cause: error });
  }
  return client;
}

/** A server that hands on every request to the service behind `client`. */
export function bridgeTo(client: Client, url: string): Server {
  const { tools, resources, prompts, completions } = client.getServerCapabilities() ?? {};
  const server = new Server(
    { name: 'deckwright', version: VERSION, ...client.getServerVersion() },
    {
      capabilities: {
        // Lists do not change while the service runs.
        ...(tools && { tools: {} }),
        ...(resources && { resources: {} }),
        ...(prompts && { prompts: {} }),
        ...(completions && { completions: {} }),
      },
      ...(client.getInstructions() && { instructions: client.getInstructions() }),
    },
  );
  server.fallbackRequestHandler = async ({ method, params }, ctx) => {
    const { _meta: _, ...rest } = params ?? {};
    const { progressToken, ...others } = ctx.mcpReq._meta ?? {};
    const own = Object.keys(others).length === 0 ? rest : { ...rest, _meta: others };
    let lastNotification: Promise<unknown> = Promise.resolve();
    try {
      const result = await client.request({ method, params: own }, Anything, {
        signal: ctx.mcpReq.signal,
        timeout: LONGEST_MS,
        ...(progressToken !== undefined && {
          onprogress: (progress) => {
            lastNotification = lastNotification.then(() =>
              ctx.mcpReq.notify({ method: 'notifications/progress', params: { ...progress, progressToken } }),
            );
            lastNotification.catch(() => undefined);
          },
        }),
      });
      // A host forgets a call with its result: what was said on the way goes first.
      await lastNotification.catch(() => undefined);
      return result;
    } catch (error) {
      // What the service refuses is its answer; what else goes wrong is said in a sentence that a person can act on.
      if (error instanceof Error && error.name === 'ProtocolError') throw error;
      throw new ProtocolError(ProtocolErrorCode.InternalError, sentenceFor(error, url));
    }
  };
  return server;
}
