/** The port that the API server forwards to: TLS, one caller, GET. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Log } from '@deckwright/platform/log';
import { type AnswerDeps, type ApiAnswer, answerApi, refused } from './answer.ts';
import { type FrontProxy, isFrontProxy } from './front-proxy.ts';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface ServeOptions extends AnswerDeps {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly log: Log;
  readonly readCertificate: () => Certificate;
  readonly readFrontProxy: () => Promise<FrontProxy>;
  /** Time between two readings of certificates, which are renewed in place. */
  readonly renew_ms: number;
}

export interface AdapterServer {
  readonly port: number;
  /** Rejects while it is not known who the API server is. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Rejects where the port is taken, or a certificate cannot be read at the start. */
export async function serveAdapter(options: ServeOptions): Promise<AdapterServer> {
  let proxy = await options.readFrontProxy();
  let failure: Error | undefined;
  // Whoever has no certificate of the API server gets an answer that says so.
  const asking = { requestCert: true, rejectUnauthorized: false, minVersion: 'TLSv1.2' } as const;
  const server = createServer(
    { ...asking, ...options.readCertificate(), ca: proxy.ca, headersTimeout: 5_000, requestTimeout: 10_000, maxHeaderSize: 16_384 },
    (request, response) => {
      answer(options, proxy, request).then(
        (said) => say(response, said),
        (error: unknown) => {
          options.log.warn({ err: error }, 'a metric could not be read');
          say(response, refused(503, 'ServiceUnavailable', 'The database cannot be asked now. Ask again in a few seconds.'));
        },
      );
    },
  );
  const renew = async () => {
    try {
      proxy = await options.readFrontProxy();
      server.setSecureContext({ ...options.readCertificate(), ca: proxy.ca, minVersion: asking.minVersion });
      failure = undefined;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      options.log.warn({ err: failure }, 'certificates could not be read again');
    }
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const timer = setInterval(() => void renew(), options.renew_ms);
  timer.unref();
  return {
    // Listening on a port, so the address is not a pipe's name.
    port: (server.address() as AddressInfo).port,
    async ready() {
      if (failure !== undefined) throw failure;
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

async function answer(options: ServeOptions, proxy: FrontProxy, request: IncomingMessage): Promise<ApiAnswer> {
  // A TLS server hands out no other sockets.
  if (!isFrontProxy(request.socket as TLSSocket, proxy))
    return refused(401, 'Unauthorized', 'Ask the API server of the cluster, which forwards to this service: kubectl get --raw /apis/…');
  if (request.method !== 'GET') return refused(405, 'MethodNotAllowed', 'Metrics are read: send GET.');
  return answerApi(request.url ?? '/', options);
}

function say(response: ServerResponse, { status, body }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
