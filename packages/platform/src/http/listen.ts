/** Listens on a port, and stops without cutting requests off: drain, close idle connections, wait, and only then cut. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/**
 * Connections that may wait to be taken; Linux allows as many by default. Node asks for 511: of a thousand callers who come at once some would
 * be reset, not answered.
 */
const BACKLOG = 4096;

export interface HttpServer {
  readonly port: number;
  readonly server: Server;
  /** Stops taking connections, lets running requests end within `grace_ms`, then cuts what is left. */
  close(grace_ms: number): Promise<void>;
}

export async function listen(app: Express, at: { readonly host: string; readonly port: number }): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 120_000 }, app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, BACKLOG, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
  return {
    // Listening on a port, so the address is not a pipe's name.
    port: (server.address() as AddressInfo).port,
    server,
    async close(grace_ms) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // A keep-alive connection becomes idle only after its last answer, so idle ones are closed again.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), grace_ms);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
