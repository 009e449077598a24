/** Serves the page of a watch to this machine, and says when something was drawn, by server-sent events. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FACE_CACHING, FACE_TYPE, FACES_PATH, readPageFace } from '@deckwright/platform/pages';
import { drawSources, livePage, PAGE_POLICY, SCRIPT } from './live-page.ts';
import type { LiveSource } from './live-sources.ts';

const HOST = '127.0.0.1';
/** What a browser may call us. Pages of others that give their own name to this machine call us by that. */
const NAMES = new Set([HOST, 'localhost']);

export interface LiveServer {
  readonly url: string;
  /** Pages ask for the sources again. */
  readonly announce: () => void;
  /** Ends open pages too. */
  readonly close: () => Promise<void>;
}

/** @param port 0 takes a free one. @throws what listening does, as for a port that is taken */
export async function serveSources(sources: () => readonly LiveSource[], port: number): Promise<LiveServer> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'none'}`);
    const send = (type: string, body: string | Uint8Array, caching = 'no-store', status = 200): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': caching, 'x-content-type-options': 'nosniff' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const refuse = (status: number, why: string): void => send('text/plain; charset=utf-8', `${why}\n`, 'no-store', status);
    if (!NAMES.has(hostname)) return refuse(403, `This page is for this machine alone: http://${HOST}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'GET or HEAD.');
    if (pathname === '/') {
      response.setHeader('content-security-policy', PAGE_POLICY);
      return send('text/html; charset=utf-8', livePage(sources()));
    }
    if (pathname === '/sources') return send('text/html; charset=utf-8', drawSources(sources()).text);
    if (pathname === '/watch.js') return send('text/javascript; charset=utf-8', SCRIPT);
    if (pathname === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    const [, folder, ...names] = pathname.split('/');
    if (folder === 'slides') {
      const [source, slide] = names.map((name) => Number(name.replace(/\.png$/, '')));
      const picture = sources()[source ?? -1]?.pictures[slide ?? -1];
      return picture === undefined ? refuse(404, 'There is no such slide.') : send('image/png', picture.png);
    }
    const face = `${folder}/` === FACES_PATH ? readPageFace(names.join('/')) : undefined;
    return face === undefined ? refuse(404, 'There is no such page.') : send(FACE_TYPE, face, FACE_CACHING);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    announce() {
      for (const listener of listeners) listener.write('data: drawn\n\n');
    },
    close: () =>
      new Promise((resolve) => {
        for (const listener of listeners) listener.end();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
