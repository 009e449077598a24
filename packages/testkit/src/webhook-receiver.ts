/** A server that receives webhooks, and the way to it for code that only calls public addresses over HTTPS. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchKit } from '@deckwright/platform/http';

/** One message as it came. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly at_ms: number;
}

export interface Receiver {
  readonly port: number;
  readonly received: Received[];
  /** What is answered from now on: a status, `hang` for nothing at all, or a rule. */
  answer: number | 'hang' | ((message: Received) => number | 'hang');
  /** Messages with this event id. */
  of(event_id: string): readonly Received[];
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('error', () => {});
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const headers = Object.fromEntries(Object.entries(asked.headers).map(([name, value]) => [name, String(value)]));
      const message = { path: asked.url ?? '', headers, body: Buffer.concat(chunks).toString('utf8'), at_ms: Date.now() };
      received.push(message);
      const status = typeof receiver.answer === 'function' ? receiver.answer(message) : receiver.answer;
      // Of a long answer nothing must be read.
      if (status !== 'hang') response.writeHead(status, { location: 'https://elsewhere.example.com/' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    // Listening on a port, so the address is not a pipe's name.
    port: (server.address() as AddressInfo).port,
    received,
    answer: 204,
    of: (event_id) => received.filter((message) => message.headers['webhook-id'] === event_id),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** Every name has a public address, unless `addresses` says otherwise, and every connection ends at the receiver. */
export const kitTo = (port: number, addresses: Readonly<Record<string, readonly string[]>> = {}): FetchKit => ({
  resolve: async (host) => addresses[host] ?? ['93.184.215.14'],
  request: ({ path, method, headers, signal }, answered) =>
    request({ host: '127.0.0.1', port, path, method, headers, signal, agent: false }, answered),
});
