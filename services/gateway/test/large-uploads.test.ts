/** A body that is too large is answered before its sender gives up: one that writes all of it before it reads anything gets the 413 all the same. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const MIB = 1024 * 1024;

/** Writes the whole request, then reads; rejects when the socket breaks while it writes. */
function writeThenRead(path: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<string> {
  const { hostname, port } = new URL(harness.base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.pause();
    const lines = Object.entries({ host: hostname, connection: 'close', 'content-length': String(body.length), ...headers });
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    socket.write(body, () => {
      let received = '';
      socket.setEncoding('utf8').on('data', (part: string) => (received += part));
      socket.once('close', () => resolve(received));
      socket.resume();
    });
  });
}

const form = (field: string, bytes: number) => {
  const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 97), Buffer.from('\r\n--b--\r\n')]);
};

it.each<[string, string, string, () => Buffer]>([
  ['JSON of 11 MB', '/v1/render/intent', 'application/json', () => Buffer.alloc(11 * MIB, 32)],
  ['a picture of 11 MB', '/v1/assets/image', 'multipart/form-data; boundary=b', () => form('file', 11 * MIB)],
  ['a logo of 11 MB', '/v1/assets/logo', 'multipart/form-data; boundary=b', () => form('file', 11 * MIB)],
  ['a deck of 30 MB', '/v1/inspect', 'multipart/form-data; boundary=b', () => form('file', 30 * MIB)],
])('%s', async (_what, path, type, body) => {
  const received = await writeThenRead(path, { authorization: `Bearer ${harness.alice.key}`, 'content-type': type }, body());
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toContain('"limit_bytes"');
});

it.each<[string, Readonly<Record<string, string>>, number]>([
  ['without a key', { 'content-type': 'application/json' }, 401],
  ['of a type that is not read', { 'content-type': 'text/plain', authorization: 'key' }, 415],
])('11 MB %s are answered too', async (_what, headers, status) => {
  const key: Record<string, string> = headers['authorization'] === 'key' ? { authorization: `Bearer ${harness.alice.key}` } : {};
  const received = await writeThenRead('/v1/render/intent', { ...headers, ...key }, Buffer.alloc(11 * MIB, 32));
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
