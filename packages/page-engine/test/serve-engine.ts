/** Serves the built engine with the faces beside it, and an empty page that may run it. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' };
/** What a page needs to start the engine, and what the engine needs to run. */
const PAGE_POLICY = "default-src 'none'; worker-src 'self'";
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

export interface ServedEngine {
  readonly base: string;
  /** Bytes of each file that was fetched, by its path. */
  readonly fetched: Map<string, number>;
  close(): Promise<void>;
}

export async function serveEngine(folder: string): Promise<ServedEngine> {
  const fonts = carriedFonts();
  const fetched = new Map<string, number>();
  const bytesOf = (path: string): Uint8Array => {
    const [, face, extension] = /^faces\/([\w-]+)\.(bin|ttf)$/.exec(path) ?? [];
    if (face !== undefined) return extension === 'bin' ? fonts.metrics(face) : fonts.file(face);
    return readFileSync(join(folder, path));
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1);
    response.setHeader('Content-Security-Policy', path === '' ? PAGE_POLICY : WORKER_POLICY);
    if (path === '') {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Engine</title>');
      return;
    }
    try {
      const bytes = bytesOf(path);
      fetched.set(path, bytes.length);
      response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream').end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    fetched,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
