/** A real HTTP server that makes pictures of words in two dialects, well or as badly as a test asks. */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

/** How it misbehaves. */
export type PictureMood =
  | 'well'
  | 'by_own_address'
  | 'by_inner_address'
  | 'by_redirect'
  | 'moderates'
  | 'declines'
  | 'busy_once'
  | 'busy'
  | 'hangs'
  | 'drips'
  | 'flood'
  | 'html'
  | 'words_only'
  | 'no_picture'
  | 'bomb'
  | 'redirects';

export interface AskedOfGenerator {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

export interface PictureServer {
  /** Base for either dialect. */
  readonly url: string;
  mood: PictureMood;
  readonly asked: AskedOfGenerator[];
  /** Addresses that something fetched a picture from, with the key that it sent there. */
  readonly fetched: { readonly path: string; readonly key: string | undefined }[];
  close(): Promise<void>;
}

/** A PNG of one colour, which follows from `words`. */
export function flatPng(words: string, width_px = 64, height_px = 40): Buffer {
  const color = createHash('sha256').update(words).digest().subarray(0, 3);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width_px }, () => color)]);
  return png(width_px, height_px, deflateSync(Buffer.concat(Array.from({ length: height_px }, () => row))));
}

/** Says that it has more pixels than anything should decode. */
const bomb = (): Buffer => png(60_000, 60_000, deflateSync(Buffer.alloc(1000)));

function png(width_px: number, height_px: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width_px, 0);
  header.writeUInt32BE(height_px, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export async function startPictureServer(): Promise<PictureServer> {
  const asked: AskedOfGenerator[] = [];
  const fetched: PictureServer['fetched'] = [];
  const state: { mood: PictureMood } = { mood: 'well' };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const key = request.headers.authorization ?? request.headers['x-goog-api-key']?.toString();
    const reply = (status: number, type: string, body: string | Buffer, headers = {}): void => {
      response.writeHead(status, { 'Content-Type': type, ...headers });
      response.end(body);
    };
    const json = (status: number, body: unknown): void => reply(status, 'application/json', JSON.stringify(body));
    if (request.method === 'GET') {
      fetched.push({ path, key });
      if (path === '/moved.png') return reply(302, 'text/plain', '', { Location: '/made.png' });
      return reply(200, 'image/png', flatPng('fetched'));
    }
    const chunks: Buffer[] = [];
    request.on('data', (part: Buffer) => chunks.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      asked.push({ path, body, key });
      const isGemini = path.endsWith(':generateContent');
      const { mood } = state;
      if (mood === 'hangs') return;
      if (mood === 'drips') return drip(response);
      if (mood === 'flood') return reply(200, 'application/json', 'x'.repeat(16 * 1024 * 1024));
      if (mood === 'html') return reply(200, 'text/html', '<!doctype html><h1>Sign in</h1>');
      if (mood === 'redirects') return reply(307, 'text/plain', '', { Location: 'http://169.254.169.254/latest/meta-data/' });
      if (mood === 'declines') return json(401, { error: { code: 'invalid_api_key', message: 'secret words of the endpoint' } });
      if (mood === 'busy' || mood === 'busy_once') {
        if (mood === 'busy_once') state.mood = 'well';
        return reply(429, 'application/json', '{}', { 'Retry-After': '0' });
      }
      if (mood === 'moderates')
        return isGemini
          ? json(200, { candidates: [{ finishReason: 'IMAGE_SAFETY', content: {} }] })
          : json(400, { error: { code: 'moderation_blocked', message: 'secret words of the endpoint' } });
      const words = isGemini ? JSON.stringify(body['contents']) : String(body['prompt']);
      const picture =
        mood === 'bomb' ? bomb() : mood === 'words_only' ? Buffer.from('Here is your picture, as you wished.') : flatPng(words);
      const data = picture.toString('base64');
      if (isGemini) {
        const parts = [{ text: 'Here it is.' }, ...(mood === 'no_picture' ? [] : [{ inlineData: { mimeType: 'image/png', data } }])];
        return json(200, { candidates: [{ finishReason: 'STOP', content: { role: 'model', parts } }] });
      }
      if (mood === 'by_own_address') return json(200, { data: [{ url: '/made.png' }] });
      if (mood === 'by_redirect') return json(200, { data: [{ url: '/moved.png' }] });
      if (mood === 'by_inner_address') return json(200, { data: [{ url: 'https://169.254.169.254/latest/meta-data/' }] });
      json(200, { created: 1, data: mood === 'no_picture' ? [] : [{ b64_json: data }] });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    asked,
    fetched,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer that goes on and never ends. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}
