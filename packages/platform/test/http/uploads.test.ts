/** Files come in as forms, in their order, within limits that hold while they arrive. */
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp, type HttpServer, jsonReply, listen, open, routeDefiner } from '../../src/http/index.ts';
import { createLogger } from '../../src/telemetry/index.ts';

const KIB = 1024;
const route = routeDefiner<object>()({
  method: 'post',
  path: '/files',
  tag: 'Test',
  summary: 'Says what came',
  auth: 'public',
  body_bytes: 3 * KIB * KIB,
  upload: { field: 'file', files: 3, file_bytes: 2 * KIB * KIB, total_bytes: 3 * KIB * KIB },
  body: open('tests send what they like', z.looseObject({})),
  answers: { 200: { description: 'What came.' } },
  errors: [],
  handle: async ({ parts, body, body_sha256 }) =>
    jsonReply(200, {
      parts: parts.map((part) => (part.kind === 'file' ? [part.name, part.bytes.length, part.sha256] : [part.name, part.text])),
      body,
      body_sha256,
    }),
});

let http: HttpServer;
beforeAll(async () => {
  const app = createApp({
    routes: [route],
    kit: {},
    readJson: (text) => ({ ok: true, value: JSON.parse(text) as unknown }),
    authenticate: async () => null,
    limiter: { take: async () => ({ allowed: true, remaining: 1, retry_after_s: 0, reset_s: 1 }) },
    limits: { account: { name: 'a', limit: 1, per_s: 1, by: 'account' }, address: { name: 'b', limit: 1, per_s: 1, by: 'address' } },
    answers: { claimKey: async () => ({ outcome: 'fresh' }), putAnswer: async () => {}, releaseKey: async () => {} },
    log: createLogger({ level: 'silent', service: 'test' }),
    now_ms: () => performance.now(),
    draining: () => false,
    upload_bytes: 2 * KIB * KIB,
  });
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => http.close(0));

const form = (...parts: (readonly [string, string | Uint8Array])[]) => {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([Uint8Array.from(value)]), '../../etc/passwd');
  }
  return body;
};
const send = async (body: RequestInit['body'], headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${http.port}/files`, { method: 'POST', body: body ?? null, headers });
  return [response.status, (await response.json()) as Record<string, unknown>] as const;
};
const raw = (text: string, boundary = 'b') => send(text, { 'content-type': `multipart/form-data; boundary=${boundary}` });

describe('a form with files', () => {
  it('arrives in its order, whatever its files are called, its texts as the fields of a body', async () => {
    const bytes = Buffer.alloc(1_500_000, 'deck');
    const [status, answer] = await send(form(['a', bytes], ['name', 'Ümit'], ['b', Buffer.from('')], ['id', '1'], ['id', '2']));
    expect([status, answer]).toMatchObject([
      200,
      {
        parts: [
          ['a', 1_500_000, createHash('sha256').update(bytes).digest('hex')],
          ['name', 'Ümit'],
          ['b', 0, expect.any(String)],
          ['id', '1'],
          ['id', '2'],
        ],
        body: { name: 'Ümit', id: ['1', '2'] },
      },
    ]);
  });

  it('is the same request again with another boundary, and another one with other bytes', async () => {
    const [one, same, other] = await Promise.all(['x', 'x', 'y'].map((text) => send(form(['a', Buffer.from(text)]))));
    expect(same?.[1]['body_sha256']).toBe(one?.[1]['body_sha256']);
    expect(other?.[1]['body_sha256']).not.toBe(one?.[1]['body_sha256']);
  });

  it('leaves the prototypes of objects alone', async () => {
    const [, answer] = await send(form(['__proto__', 'x'], ['constructor', 'y']));
    expect(Object.keys(answer['body'] as object)).toEqual(['constructor']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['a file over its limit', () => form(['a', Buffer.alloc(2 * KIB * KIB + 1)]), 413, 'payload_too_large'],
    [
      'files over their limit together',
      () => form(['a', Buffer.alloc(2 * KIB * KIB)], ['b', Buffer.alloc(2 * KIB * KIB)]),
      413,
      'payload_too_large',
    ],
    ['four files', () => form(...['a', 'b', 'c', 'd'].map((name) => [name, Buffer.from('x')] as const)), 400, 'invalid_multipart'],
    ['sixty texts', () => form(...Array.from({ length: 60 }, (_, i) => [`t${i}`, 'x'] as const)), 400, 'invalid_multipart'],
    ['a text of 100 KB', () => form(['t', 'x'.repeat(100_000)]), 400, 'invalid_multipart'],
  ])('with %s is refused', async (_name, body, status, code) => {
    expect(await send(body())).toMatchObject([status, { code }]);
  });

  it.each([
    ['that ends in a file', '--b\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\nabc'],
    ['that ends in a header', '--b\r\nContent-Disposition: form-da'],
    ['that is empty', ''],
    ['without any boundary in it', 'hello'],
    ['with a header that never ends', `--b\r\nX: ${'x'.repeat(200_000)}`],
  ])('%s is refused', async (_name, text) => {
    expect(await raw(text)).toMatchObject([400, { code: 'invalid_multipart' }]);
  });
  it('without a boundary is refused', async () => {
    expect(await send('x', { 'content-type': 'multipart/form-data' })).toMatchObject([400, { code: 'invalid_multipart' }]);
  });
  it.each(['text/plain', 'multipart/mixed; boundary=b', 'application/x-www-form-urlencoded'])(
    'sent as %s is refused, and told what is read',
    async (type) => {
      expect(await send('--b--', { 'content-type': type })).toMatchObject([
        415,
        { code: 'unsupported_media_type', allowed_types: ['application/json', 'multipart/form-data'] },
      ]);
    },
  );
  it('that is compressed is refused', async () => {
    expect(await send(form(['a', Buffer.from('x')]), { 'content-encoding': 'gzip' })).toMatchObject([415, {}]);
  });
  it('may be JSON instead, up to a limit of its own', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await send(JSON.stringify({ text: 'x'.repeat(2_000_000) }), json)).toMatchObject([200, { parts: [] }]);
    expect(await send(' '.repeat(3 * KIB * KIB + 1), json)).toMatchObject([413, { limit_bytes: 3 * KIB * KIB }]);
  });
});

describe('memory for files', () => {
  it('is given out once: who comes too much is asked to come again, and gets it later', async () => {
    const head = 'POST /files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 2500000\r\n\r\n';
    const part = '--b\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\n';
    const open = (): Socket => {
      const socket = connect(http.port, '127.0.0.1');
      socket.on('error', () => undefined);
      // One that is answered was refused itself, and holds nothing.
      socket.on('data', () => socket.destroy());
      socket.write(head + part);
      socket.write(Buffer.alloc(2_000_000));
      return socket;
    };
    const slow = [open(), open()];
    // On a busy machine the server may close those that wait too long: others take their places.
    const crowded = (): Promise<unknown> => {
      for (const [i, socket] of slow.entries()) if (socket.destroyed) slow[i] = open();
      return send(form(['a', Buffer.alloc(2 * KIB * KIB)]));
    };
    await expect.poll(crowded).toMatchObject([503, { code: 'service_unavailable' }]);
    for (const socket of slow) socket.destroy();
    await expect.poll(() => send(form(['a', Buffer.alloc(2 * KIB * KIB)]))).toMatchObject([200, {}]);
  });
});
