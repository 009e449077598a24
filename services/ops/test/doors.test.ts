/** Who comes in at the board and by which name: the link of this machine, the host of a request, and what pages fetch. */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { createLogger } from '@deckwright/platform/telemetry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnHost } from '../src/hosts.ts';
import { type RunningBoard, startBoard } from '../src/index.ts';
import { type Stand, startStand } from './_stand.ts';

let stand: Stand;
/** A board without an identity provider, whose clock the tests set. */
let local: RunningBoard;
let now = Date.parse('2026-11-28T12:00:00Z');
const printed: string[] = [];
beforeAll(async () => {
  stand = await startStand();
  const destination = { write: (line: string) => void printed.push((JSON.parse(line) as { sign_in_url?: string }).sign_in_url ?? '') };
  local = await startBoard({
    host: '127.0.0.1',
    port: 0,
    base_url: undefined,
    db: stand.db,
    queues: stand.queues,
    objects: stand.objects,
    log: createLogger({ level: 'info', service: 'ops', destination }),
    now: () => new Date(now),
    cluster: 'laptop',
    version: '0',
    roles: { claim: 'groups', operators: [], viewers: [] },
    identity: null,
    trace_url: null,
    runbooks_url: '/runbooks',
    redis_url: undefined,
    retention_days: 30,
  });
}, 180_000);
afterAll(async () => {
  await local?.close(500);
  await stand?.close();
});

const open = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, cookie: response.headers.get('set-cookie'), html: await response.text() };
};

/** The link that is printed for whoever asks for one. */
const askAgain = async (): Promise<string> => {
  const before = printed.length;
  await open(`${local.base_url}/sign-in`);
  return printed.slice(before).find((url) => url.includes('/sign-in/local')) ?? '';
};

describe('the link of this machine', () => {
  it('signs one browser in, and nobody after it', async () => {
    const url = local.sign_in_url ?? '';
    const guess = await open(`${local.base_url}/sign-in/local?token=guess`);
    expect([guess.status, guess.cookie]).toEqual([403, null]);
    const both = await Promise.all([open(url), open(url)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 403]);
    expect(both.filter(({ cookie }) => cookie !== null)).toHaveLength(1);
    const late = await open(url);
    expect([late.status, late.cookie, late.html]).toEqual([403, null, expect.stringContaining('This link works no more')]);
  });

  it('is printed anew once it is used up, and while it works it is not', async () => {
    const second = await askAgain();
    expect(second).not.toBe(local.sign_in_url);
    expect(await askAgain()).toBe('');
    expect((await open(second)).status).toBe(303);
  });

  it('works for a quarter of an hour', async () => {
    const url = await askAgain();
    now += 15 * 60_000;
    expect((await open(url)).status).toBe(403);
    const next = await askAgain();
    now += 15 * 60_000 - 1;
    expect((await open(next)).status).toBe(303);
  });
});

/** `fetch` sends the host of its address alone. */
const statusFor = (host: string, path = '/sign-in', method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port: new URL(stand.base).port, path, method, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });

describe('a request by a name that is not the board’s', () => {
  it.each([
    'evil.example.com',
    'evil.example.com:8090',
    'localhost.evil.example.com',
    '127.0.0.1.nip.io',
    '127.0.0.1@evil.example.com',
    '::1',
  ])('%s is answered 421, whatever it asks for', async (host) => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/board.js', 'GET'],
      ['/live', 'GET'],
      ['/queues', 'GET'],
      ['/sign-in', 'POST'],
    ] as const)
      expect([path, await statusFor(host, path, method)]).toEqual([path, 421]);
  });

  it.each(['127.0.0.1', 'localhost:1', 'LOCALHOST', '[::1]:8090'])('%s is its own', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it('is not one by the configured address, or by an address of this machine', () => {
    const base_url = 'https://Ops.example.com:8443';
    const mine = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const host of [
      'ops.example.com',
      'ops.example.com:443',
      ...mine.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
    ])
      expect([host, isOwnHost(host, base_url)]).toEqual([host, true]);
    for (const host of [undefined, '', 'example.com', 'ops.example.com.', '203.0.113.9', '[2001:db8::9]'])
      expect([host, isOwnHost(host, base_url)]).toEqual([host, false]);
  });
});

it('no page fetches anything from elsewhere', async () => {
  const viewer = await stand.person('view-vera');
  for (const path of ['/', '/queues', '/queues/queue/render-slide']) {
    const response = await viewer.browser.open(`${stand.base}${path}`);
    const html = await response.text();
    expect([path, html.match(/<(?:link|script|img|iframe)\b[^>]*(?:href|src)="(?:https?:)?\/\/[^"]*"/g)]).toEqual([path, null]);
    expect(html).toContain('<script');
    expect(response.headers.get('content-security-policy')).not.toMatch(/https?:|\*/);
  }
});
