/** The port for operators: `/metrics`, `/healthz` and `/readyz`, without a key. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Checks, checkReadiness } from './readiness.ts';

export interface Operations {
  /** Metrics in Prometheus' text form. */
  readonly metrics: () => Promise<string>;
  readonly version: string;
  /** What this process cannot work without. */
  readonly checks: Checks;
  readonly draining: () => boolean;
  readonly onFailure: (check: string, error: unknown) => void;
}

export interface OperationsServer {
  readonly port: number;
  close(): void;
}

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Port 0 takes a free one. Rejects when the port is taken or the address is not this machine's. */
export async function serveOperations(
  operations: Operations,
  at: { readonly host: string; readonly port: number },
): Promise<OperationsServer> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 10_000, maxHeaderSize: 8_192 }, (request, response) => {
    const path = request.method === 'GET' || request.method === 'HEAD' ? request.url?.split('?')[0] : undefined;
    answer(operations, path, response).catch(() => response.writeHead(500).end());
  });
  await listening(server, at);
  return {
    // Listening on a port, so the address is not a pipe's name.
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(operations: Operations, path: string | undefined, response: ServerResponse): Promise<void> {
  if (path === '/metrics') {
    const text = await operations.metrics();
    response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text);
  } else if (path === '/healthz') say(response, 200, { status: 'ok', version: operations.version });
  else if (path === '/readyz') {
    const { is_ready, checks } = operations.draining()
      ? { is_ready: false, checks: { draining: 'failing' } }
      : await checkReadiness(operations.checks, operations.onFailure);
    say(response, is_ready ? 200 : 503, { status: is_ready ? 'ready' : 'not ready', checks });
  } else response.writeHead(404).end();
}

function say(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...(status === 503 && { 'retry-after': '2' }) })
    .end(JSON.stringify(body));
}

const listening = (server: Server, at: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
