/**
 * T21: addresses that lead to hosts which only the service can reach, in every request that takes an address. The canary must not get a
 * request.
 */

import type { IncomingMessage } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createCallOut, type FetchKit, fetchFile, isPublicAddress } from '@deckwright/platform/http';
import { tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { type Harness, startHarness } from './harness.ts';

const PUBLIC = '93.184.215.14';
const NAMES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'files.test': [[PUBLIC]],
  'inner.test': [['10.0.0.8']],
  'both.test': [[PUBLIC, '127.0.0.1']],
  'metadata.test': [['169.254.169.254']],
  'mapped.test': [['::ffff:127.0.0.1']],
  'link-local.test': [['fe80::1']],
  'unique-local.test': [['fd00:ec2::254']],
  'nat64.test': [['64:ff9b::a00:1']],
  // Says one thing when it is checked and another when it is connected to.
  'rebinding.test': [[PUBLIC], ['127.0.0.1']],
};

let canary: Server;
let canaryHits = 0;
let looked: Record<string, number> = {};
let asked: string[] = [];
let harness: Harness;

/** The public internet answers as the path says; every other address leads to the canary. */
const kit: FetchKit = {
  resolve: async (host) => {
    const answers = NAMES[host];
    if (!answers) throw new Error('ENOTFOUND');
    const n = looked[host] ?? 0;
    looked[host] = n + 1;
    return answers[Math.min(n, answers.length - 1)] ?? [];
  },
  request: (options, answered) => {
    const host = String(options.host);
    asked.push(host);
    return {
      on: () => undefined,
      destroy: () => undefined,
      end: () => {
        if (!isPublicAddress(host)) {
          canaryHits += 1;
          return;
        }
        const location = decodeURIComponent(String(options.path).slice('/to?'.length));
        const stream = Readable.from([Buffer.from('not a deck')]);
        const redirect = String(options.path).startsWith('/to?');
        setImmediate(() =>
          answered(
            Object.assign(stream, {
              statusCode: redirect ? 302 : 200,
              headers: redirect ? { location } : {},
            }) as unknown as IncomingMessage,
          ),
        );
      },
    };
  },
};

beforeAll(async () => {
  canary = createServer((socket: Socket) => {
    canaryHits += 1;
    socket.destroy();
  });
  // Where the port of HTTPS may be taken, the real loopback is watched too.
  await new Promise<void>((resolve) => {
    canary.once('error', () => canary.listen(0, '127.0.0.1', resolve));
    canary.listen(443, '127.0.0.1', resolve);
  });
  harness = await startHarness({
    fetchDeck: (url, bytes) => fetchFile(url, { bytes, time_ms: 3000, redirects: 3 }, kit),
    callOut: createCallOut(kit, 3000),
  });
  harness.rule = 'wait';
});
afterAll(async () => {
  await harness.close();
  await new Promise((resolve) => canary.close(resolve));
});
beforeEach(() => {
  canaryHits = 0;
  looked = {};
  asked = [];
});

const to = (location: string): string => `https://files.test/to?${encodeURIComponent(location)}`;

/** Address to the reason that it is refused with. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['', 'url_invalid'],
  ['not a url', 'url_invalid'],
  [`https://files.test/${'a'.repeat(3000)}`, 'url_invalid'],
  ['http://files.test/a', 'url_not_https'],
  ['HTTP://files.test/a', 'url_not_https'],
  ['hTtP://127.0.0.1/a', 'url_not_https'],
  ['ftp://files.test/a', 'url_not_https'],
  ['file:///etc/passwd', 'url_not_https'],
  ['FILE:///etc/passwd', 'url_not_https'],
  ['data:text/plain,a', 'url_not_https'],
  ['gopher://127.0.0.1:6379/_INFO', 'url_not_https'],
  ['jar:https://127.0.0.1/a!/b', 'url_not_https'],
  ['https://files.test:8443/a', 'url_invalid'],
  ['https://127.0.0.1:5432/', 'url_invalid'],
  ['https://user:word@files.test/a', 'url_invalid'],
  ['https://files.test@127.0.0.1/', 'url_invalid'],
  ['https://127.0.0.1/', 'url_not_public'],
  ['https://127.1/', 'url_not_public'],
  ['https://2130706433/', 'url_not_public'],
  ['https://0x7f000001/', 'url_not_public'],
  ['https://0x7f.1/', 'url_not_public'],
  ['https://0177.0.0.1/', 'url_not_public'],
  ['https://017700000001/', 'url_not_public'],
  ['https://0/', 'url_not_public'],
  ['https://0.0.0.0/', 'url_not_public'],
  ['https://①②⑦.0.0.1/', 'url_not_public'],
  ['https://127。0。0。1/', 'url_not_public'],
  ['https://169.254.169.254/latest/meta-data/', 'url_not_public'],
  ['https://2852039166/latest/meta-data/', 'url_not_public'],
  ['https://100.100.100.200/', 'url_not_public'],
  ['https://10.0.0.1/', 'url_not_public'],
  ['https://172.31.255.255/', 'url_not_public'],
  ['https://192.168.1.1/', 'url_not_public'],
  ['https://[::1]/', 'url_not_public'],
  ['https://[::]/', 'url_not_public'],
  ['https://[::ffff:127.0.0.1]/', 'url_not_public'],
  ['https://[::ffff:a9fe:a9fe]/', 'url_not_public'],
  ['https://[64:ff9b::7f00:1]/', 'url_not_public'],
  ['https://[2002:7f00:1::]/', 'url_not_public'],
  ['https://[fd00:ec2::254]/', 'url_not_public'],
  ['https://[fe80::1]/', 'url_not_public'],
  ['https://inner.test/', 'url_not_public'],
  ['https://both.test/', 'url_not_public'],
  ['https://metadata.test/', 'url_not_public'],
  ['https://mapped.test/', 'url_not_public'],
  ['https://link-local.test/', 'url_not_public'],
  ['https://unique-local.test/', 'url_not_public'],
  ['https://nat64.test/', 'url_not_public'],
  ['https://nowhere.test/', 'url_unreachable'],
  [to('http://files.test/'), 'url_not_https'],
  [to('https://inner.test/'), 'url_not_public'],
  [to('https://127.0.0.1/'), 'url_not_public'],
  [to('//[::1]/'), 'url_not_public'],
  [to('https://169.254.169.254/'), 'url_not_public'],
  [to('file:///etc/passwd'), 'url_not_https'],
  [to('https://files.test:8080/'), 'url_invalid'],
  [to(to('https://127.0.0.1/')), 'url_not_public'],
  [to(to(to(to('https://files.test/')))), 'url_redirects'],
];

/** Every request that takes an address, and how it is put there. */
const TAKERS = (
  [
    ['/v1/deck/combine', (url: string) => ({ sources: [{ pptx_url: url }, { pptx_url: url }] })],
    ['/v1/inspect', (url: string) => ({ pptx_url: url })],
    ['/v1/repair', (url: string) => ({ pptx_url: url })],
    // Where no translator is set, a dry run is what reads the address.
    ['/v1/deck/translate', (url: string) => ({ pptx_url: url, target_language: 'de', dry_run: true })],
  ] as const
).filter(([path]) => routes.some((route) => route.path === path && route.hidden !== true));

describe.each(TAKERS)('%s', (path, bodyOf) => {
  it(`T21 refuses ${HOSTILE.length} hostile addresses, and reaches nothing of ours`, async () => {
    const answers = await Promise.all(
      HOSTILE.map(async ([url, reason]) => {
        const response = await harness.request(path, { json: bodyOf(url) });
        const { code, reason: said } = (await response.json()) as { code?: string; reason?: string };
        return [url, reason, response.status, code, said];
      }),
    );
    expect(answers.filter(([, reason, status, code, said]) => status !== 422 || code !== 'url_unfetchable' || said !== reason)).toEqual([]);
    expect(canaryHits).toBe(0);
    expect(asked.filter((host) => host !== PUBLIC)).toEqual([]);
    tally('T21', { route: path, addresses: HOSTILE.length, 'hits on the canary': canaryHits });
  });

  it('connects to the address that it checked, whatever the name says the next time', async () => {
    await harness.request(path, { json: bodyOf('https://rebinding.test/'), signal: AbortSignal.timeout(1500) }).catch(() => undefined);
    expect(canaryHits).toBe(0);
    expect(asked[0]).toBe(PUBLIC);
    expect(asked.filter((host) => host !== PUBLIC)).toEqual([]);
  });
});

describe('/v1/render/intent, a picture', () => {
  // Anything else in its place is no address and is never asked for.
  const addresses = HOSTILE.filter(([url]) => /^https:/i.test(url));

  it(`T21 is fetched from none of ${addresses.length} hostile addresses, and reaches nothing of ours`, async () => {
    const answers = await Promise.all(
      HOSTILE.map(async ([url, reason]) => {
        const json = { dry_run: true, form: 'hero_statement', variant: 'image_led_cover', headline: 'Depot', image_src: url };
        const response = await harness.request('/v1/render/intent', { method: 'POST', json });
        const body = (await response.json()) as { code?: string; reason?: string };
        return { url, reason, status: response.status, body };
      }),
    );
    for (const { url, reason, status, body } of answers)
      if (/^https:/i.test(url)) expect([url, status, body.code, body.reason]).toEqual([url, 422, 'url_unfetchable', reason]);
    expect(canaryHits).toBe(0);
    expect(asked.filter((host) => host !== PUBLIC)).toEqual([]);
    tally('T21', { route: '/v1/render/intent', addresses: HOSTILE.length, 'hits on the canary': canaryHits });
  });
});

describe('/v1/webhooks', () => {
  const post = async (path: string, json: unknown) => {
    const response = await harness.request(path, { method: 'POST', ...(json === undefined ? {} : { json }) });
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
  };

  it(`T21 registers none of the hostile addresses, follows none that redirects, and looks again at every call`, async () => {
    const isRedirect = (url: string) => url.startsWith('https://files.test/to?');
    for (const [url, reason] of HOSTILE.filter((one) => !isRedirect(one[0]))) {
      const { status, body } = await post('/v1/webhooks', { url });
      const [error] = (body['errors'] ?? []) as { code: string }[];
      expect([url, status]).toEqual([url, 422]);
      if (url !== '' && url.length < 2048) expect([url, error?.code]).toEqual([url, reason]);
    }
    expect(asked).toEqual([]);
    // Public when it is registered: a redirect shows, and a name changes, only when it is called.
    for (const url of [...HOSTILE.map((one) => one[0]).filter(isRedirect), 'https://rebinding.test/']) {
      const { body } = await post('/v1/webhooks', { url });
      const test = await post(`/v1/webhooks/${body['webhook_id']}/test`, undefined);
      expect([url, test.body]).toMatchObject([url, { delivered: false }]);
      await harness.request(`/v1/webhooks/${body['webhook_id']}`, { method: 'DELETE' });
    }
    expect(canaryHits).toBe(0);
    expect(asked.filter((host) => host !== PUBLIC)).toEqual([]);
    tally('T21', { route: '/v1/webhooks', addresses: HOSTILE.length + 1, 'hits on the canary': canaryHits });
  });
});

describe('the real network', () => {
  it('is asked for nothing by addresses of this machine', async () => {
    const own = [
      'https://127.0.0.1/',
      'https://localhost/',
      'https://0/',
      'https://[::1]/',
      'https://127.1/a.pptx',
      'https://[::ffff:7f00:1]/',
    ];
    for (const url of own)
      await expect(fetchFile(url, { bytes: 1000, time_ms: 3000, redirects: 3 })).rejects.toMatchObject({ name: 'UnfetchableFile' });
    expect(canaryHits).toBe(0);
  });
});
