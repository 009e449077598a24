/** A proxy in front of an HTTP server that fails requests as networks, disks and overloaded servers do. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can befall one request. */
export type HttpFault =
  /** Passed on as it is. */
  | 'none'
  /** 503 without asking the server. */
  | 'error'
  /** The connection is cut when the request has arrived. */
  | 'cut'
  /** Half of the body reaches the server, which says that all is well. */
  | 'half-request'
  /** Half of the answer reaches the caller. */
  | 'half-answer'
  /** Nothing happens for a while. */
  | 'stall'
  /** Nothing happens until the caller gives up. */
  | 'hang'
  /** 507: there is no room. */
  | 'full';

export interface FaultProxy {
  readonly url: string;
  /** How often each thing has befallen a request. */
  readonly counts: Readonly<Record<HttpFault, number>>;
  /** Cuts what is open and refuses connections, until `listen`. */
  refuse(): Promise<void>;
  /** Takes connections again, at the same address. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** `choose` decides the fault of a request, by its method and address. */
export async function startFaultProxy(
  target: string,
  stall_ms: number,
  choose: (method: string, url: string) => HttpFault,
): Promise<FaultProxy> {
  const counts: Record<HttpFault, number> = { none: 0, error: 0, cut: 0, 'half-request': 0, 'half-answer': 0, stall: 0, hang: 0, full: 0 };
  const { hostname, port } = new URL(target);

  const pass = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse, fault: HttpFault) => {
    const sent = fault === 'half-request' ? body.subarray(0, body.length >> 1) : body;
    const headers = { ...incoming.headers, 'content-length': String(sent.length) };
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (from) => {
      const parts: Buffer[] = [];
      from.on('data', (part: Buffer) => parts.push(part));
      from.on('end', () => {
        const whole = Buffer.concat(parts);
        const { 'transfer-encoding': _, ...rest } = from.headers;
        answer.writeHead(from.statusCode ?? 502, incoming.method === 'HEAD' ? rest : { ...rest, 'content-length': String(whole.length) });
        if (fault !== 'half-answer') return void answer.end(whole);
        answer.write(whole.subarray(0, whole.length >> 1), () => answer.destroy());
      });
    });
    onward.on('error', () => answer.destroy());
    onward.end(sent);
  };

  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const fault = choose(incoming.method ?? 'GET', incoming.url ?? '/');
      counts[fault] += 1;
      if (fault === 'error' || fault === 'full') {
        answer.writeHead(fault === 'full' ? 507 : 503, { 'content-type': 'application/xml' });
        answer.end('<?xml version="1.0"?><Error><Code>InternalError</Code><Message>trial</Message></Error>');
      } else if (fault === 'cut') incoming.socket.destroy();
      else if (fault === 'hang') answer.on('close', () => incoming.socket.destroy());
      else if (fault === 'stall') setTimeout(() => pass(incoming, body, answer, 'none'), stall_ms);
      else pass(incoming, body, answer, fault);
    });
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  // Listening on a port, so the address is not a pipe's name.
  const at = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${at.port}`, counts, refuse: stop, listen: () => listen(at.port), close: stop };
}
