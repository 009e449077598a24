/** Metrics in Prometheus' text form, on a port of their own so that the public one shows nothing of the inside. */
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Seconds a request took, by method, route template and status. */
  readonly http_request_seconds: Histogram<'method' | 'route' | 'status'>;
  readonly http_requests_in_flight: Gauge;
  /** Problem documents sent, by code. */
  readonly problems_total: Counter<'code'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    http_request_seconds: new Histogram({
      name: 'deckwright_http_request_seconds',
      help: 'Seconds from the first byte of a request to the last byte of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 110],
      registers,
    }),
    http_requests_in_flight: new Gauge({ name: 'deckwright_http_requests_in_flight', help: 'Requests being answered.', registers }),
    problems_total: new Counter({
      name: 'deckwright_problems_total',
      help: 'Problem documents sent, by code.',
      labelNames: ['code'],
      registers,
    }),
  };
}

/** Serves `GET /metrics`. Port 0 takes a free one; the listening server's address names it. */
export async function serveMetrics(registry: Registry, at: { readonly host: string; readonly port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return server;
}
