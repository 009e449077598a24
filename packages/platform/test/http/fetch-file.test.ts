/** Addresses that people send lead to public machines over HTTPS, or nowhere. */
import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { FETCH_LIMITS, type FetchKit, fetchFile, isPublicAddress, UnfetchableFile } from '../../src/http/index.ts';

interface Page {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: readonly Buffer[];
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'files.test': ['93.184.215.14'],
  'inner.test': ['10.0.0.8'],
  'both.test': ['93.184.215.14', '127.0.0.1'],
  'metadata.test': ['169.254.169.254'],
  'six.test': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'mapped.test': ['::ffff:127.0.0.1'],
};

function worldOf(pages: Readonly<Record<string, Page>>) {
  const asked: RequestOptions[] = [];
  const kit: FetchKit = {
    resolve: async (host) => {
      const found = NAMES[host];
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
    request: (options, answered) => {
      asked.push(options);
      const page = pages[`${(options.headers as Record<string, string>).host}${options.path}`];
      return {
        on: (_: 'error', listener: (error: Error) => void) => {
          if (!page) setImmediate(() => listener(new Error('ECONNREFUSED')));
        },
        destroy: () => undefined,
        end: () => {
          if (!page) return;
          const stream = Readable.from(page.body ?? [Buffer.from('deck')]);
          setImmediate(() =>
            answered(Object.assign(stream, { statusCode: page.status ?? 200, headers: page.headers ?? {} }) as unknown as IncomingMessage),
          );
        },
      };
    },
  };
  return { kit, asked };
}

const refusal = async (
  url: string,
  pages: Readonly<Record<string, Page>> = {},
  limits = FETCH_LIMITS,
): Promise<{ code: string; requests: number }> => {
  const { kit, asked } = worldOf(pages);
  const error = await fetchFile(url, limits, kit).catch((thrown: unknown) => thrown);
  return { code: error instanceof UnfetchableFile ? error.code : `no refusal: ${String(error)}`, requests: asked.length };
};

describe('fetching a file from an address', () => {
  it('connects to the address that was checked, by the name that was asked for', async () => {
    const { kit, asked } = worldOf({ 'files.test/a.pptx?b=1': {} });
    expect((await fetchFile('https://files.test/a.pptx?b=1', FETCH_LIMITS, kit)).toString()).toBe('deck');
    expect(asked[0]).toMatchObject({ host: '93.184.215.14', port: 443, servername: 'files.test', agent: false });
    expect(JSON.stringify(asked[0]?.headers)).not.toMatch(/cookie|authorization/i);
  });

  it.each([
    ['', 'url_invalid'],
    ['not a url', 'url_invalid'],
    [`https://files.test/${'a'.repeat(3000)}`, 'url_invalid'],
    ['http://files.test/a', 'url_not_https'],
    ['HTTP://files.test/a', 'url_not_https'],
    ['ftp://files.test/a', 'url_not_https'],
    ['file:///etc/passwd', 'url_not_https'],
    ['data:text/plain,a', 'url_not_https'],
    ['gopher://127.0.0.1:6379/_INFO', 'url_not_https'],
    ['https://files.test:8443/a', 'url_invalid'],
    ['https://files.test:22/a', 'url_invalid'],
    ['https://user:word@files.test/a', 'url_invalid'],
    ['https://files.test@127.0.0.1/', 'url_invalid'],
    ['https://127.0.0.1/', 'url_not_public'],
    ['https://127.1/', 'url_not_public'],
    ['https://2130706433/', 'url_not_public'],
    ['https://0x7f000001/', 'url_not_public'],
    ['https://0177.0.0.1/', 'url_not_public'],
    ['https://0/', 'url_not_public'],
    ['https://169.254.169.254/latest/meta-data/', 'url_not_public'],
    ['https://100.100.100.200/', 'url_not_public'],
    ['https://192.168.1.1/', 'url_not_public'],
    ['https://224.0.0.1/', 'url_not_public'],
    ['https://255.255.255.255/', 'url_not_public'],
    ['https://[::1]/', 'url_not_public'],
    ['https://[::]/', 'url_not_public'],
    ['https://[::ffff:127.0.0.1]/', 'url_not_public'],
    ['https://[::ffff:a9fe:a9fe]/', 'url_not_public'],
    ['https://[64:ff9b::7f00:1]/', 'url_not_public'],
    ['https://[2002:7f00:1::]/', 'url_not_public'],
    ['https://[2001::1]/', 'url_not_public'],
    ['https://[fd00:ec2::254]/', 'url_not_public'],
    ['https://[fe80::1]/', 'url_not_public'],
    ['https://①②⑦.0.0.1/', 'url_not_public'],
    ['https://inner.test/a', 'url_not_public'],
    ['https://both.test/a', 'url_not_public'],
    ['https://metadata.test/a', 'url_not_public'],
    ['https://mapped.test/a', 'url_not_public'],
    ['https://nowhere.test/a', 'url_unreachable'],
  ])('refuses %.60s without a request', async (url, code) => {
    expect(await refusal(url)).toEqual({ code, requests: 0 });
  });

  it.each([
    ['http://files.test/b', 'url_not_https'],
    ['https://inner.test/b', 'url_not_public'],
    ['https://169.254.169.254/', 'url_not_public'],
    ['//127.0.0.1/', 'url_not_public'],
    ['file:///etc/passwd', 'url_not_https'],
    ['https://files.test:8080/', 'url_invalid'],
  ])('checks a redirect to %s like an address', async (location, code) => {
    expect(await refusal('https://files.test/a', { 'files.test/a': { status: 302, headers: { location } } })).toEqual({
      code,
      requests: 1,
    });
  });

  it('follows three redirects and no more', async () => {
    const to = (n: number): Page => ({ status: 301, headers: { location: `/${n}` } });
    const pages = { 'files.test/0': to(1), 'files.test/1': to(2), 'files.test/2': to(3), 'files.test/3': {}, 'files.test/start': to(0) };
    const { kit } = worldOf(pages);
    expect((await fetchFile('https://files.test/0', FETCH_LIMITS, kit)).toString()).toBe('deck');
    expect(await refusal('https://files.test/start', pages)).toEqual({ code: 'url_redirects', requests: 4 });
  });

  it('stops at the limit, whether the length was announced or not', async () => {
    const limits = { ...FETCH_LIMITS, bytes: 10 };
    expect((await refusal('https://files.test/a', { 'files.test/a': { headers: { 'content-length': '11' } } }, limits)).code).toBe(
      'url_too_large',
    );
    expect((await refusal('https://files.test/a', { 'files.test/a': { body: [Buffer.alloc(6), Buffer.alloc(6)] } }, limits)).code).toBe(
      'url_too_large',
    );
  });

  it('gives up after a while', async () => {
    const { kit } = worldOf({});
    const silent: FetchKit = { ...kit, request: () => ({ on: () => undefined, end: () => undefined, destroy: () => undefined }) };
    await expect(fetchFile('https://files.test/a', { ...FETCH_LIMITS, time_ms: 100 }, silent)).rejects.toMatchObject({
      code: 'url_timeout',
    });
  });

  it('says when there is no file', async () => {
    expect((await refusal('https://files.test/a', { 'files.test/a': { status: 404 } })).code).toBe('url_status');
    expect((await refusal('https://files.test/gone')).code).toBe('url_unreachable');
  });

  it('knows public addresses of both families', () => {
    expect(['93.184.215.14', '8.8.8.8', '2606:4700::1111'].filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(['', 'files.test', 'fe80::1%eth0', '::', '198.19.0.1', '2001:db8::1'].filter(isPublicAddress)).toEqual([]);
  });
});
