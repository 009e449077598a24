/**
 * Fetches a file from an address that a caller sent. Only HTTPS is allowed, and every address behind the name must be public. The
 * connection is made to the address that was checked. Redirects are few and each is checked again; size and time are limited.
 */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { type AllowedNetworks, noNetworks } from './allowed-networks.ts';
import { isPublicAddress } from './public-address.ts';

export interface FetchLimits {
  readonly bytes: number;
  /** For all of it: name resolution, redirects, the last byte. */
  readonly time_ms: number;
  readonly redirects: number;
}

export const FETCH_LIMITS: FetchLimits = { bytes: 25 * 1024 * 1024, time_ms: 10_000, redirects: 3 };

/** The network, which tests replace. The defaults are the real one. */
export interface FetchKit {
  /** Every address behind a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly request: (
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ) => { end(body?: string): void; destroy(error?: Error): void; on(event: 'error', listener: (error: Error) => void): unknown };
}

export type FetchRefusal =
  | 'url_invalid'
  | 'url_not_https'
  | 'url_not_public'
  | 'url_unreachable'
  | 'url_redirects'
  | 'url_status'
  | 'url_too_large'
  | 'url_timeout';

/** Tells no more about the host than the caller could find out alone. */
export class UnfetchableFile extends Error {
  override readonly name = 'UnfetchableFile';
  readonly code: FetchRefusal;

  constructor(code: FetchRefusal, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export const WORLD: FetchKit = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  request,
};
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_URL_LENGTH = 2048;

/** @throws UnfetchableFile */
export async function fetchFile(url: string, limits: FetchLimits = FETCH_LIMITS, kit: FetchKit = WORLD): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const controller = new AbortController();
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new UnfetchableFile('url_timeout', `The file did not arrive within ${limits.time_ms / 1000} s.`));
      controller.abort();
    }, limits.time_ms);
  });
  try {
    return await Promise.race([follow(url, limits, kit, controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function follow(first: string, limits: FetchLimits, kit: FetchKit, signal: AbortSignal): Promise<Buffer> {
  let url = checkedUrl(first);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(url, await publicAddress(url, kit), kit, signal);
    const status = answer.statusCode ?? 0;
    if (!REDIRECTS.has(status)) {
      if (status === 200) return receive(answer, limits);
      answer.destroy();
      throw new UnfetchableFile('url_status', `The address answered with status ${status} instead of the file.`);
    }
    answer.destroy();
    if (redirects >= limits.redirects)
      throw new UnfetchableFile('url_redirects', `The address redirects more than ${limits.redirects} times.`);
    const location = answer.headers.location;
    if (location === undefined) throw new UnfetchableFile('url_redirects', 'The address redirects to nowhere.');
    url = checkedUrl(location, url);
  }
}

/** The URL if it may be fetched. It is checked after parsing, so that no spelling avoids the check. */
export function checkedUrl(text: string, base?: URL): URL {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text, base?.href))
    throw new UnfetchableFile('url_invalid', 'The address is no URL, or too long.');
  const url = new URL(text, base);
  if (url.protocol !== 'https:') throw new UnfetchableFile('url_not_https', 'The address must begin with https://.');
  if (url.port !== '') throw new UnfetchableFile('url_invalid', 'The address must not name a port.');
  if (url.username !== '' || url.password !== '')
    throw new UnfetchableFile('url_invalid', 'The address must not hold a user name or password.');
  return url;
}

/** Where a connection is made to, and the name that its certificate must have; undefined where the URL names the address itself. */
interface Peer {
  readonly address: string;
  readonly name: string | undefined;
}

/** The address that the connection is made to. One that is neither public nor in `allowed` among several refuses them all. */
export async function publicAddress(url: URL, kit: FetchKit, allowed: AllowedNetworks = noNetworks): Promise<Peer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await kit.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new UnfetchableFile('url_unreachable', `The name ${host.slice(0, 100)} has no address.`);
  if (!addresses.every((one) => isPublicAddress(one) || allowed(one)))
    throw new UnfetchableFile('url_not_public', 'The address does not lead to the public internet.');
  return { address: first, name: isIP(host) ? undefined : host };
}

function ask(url: URL, { address, name }: Peer, kit: FetchKit, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = kit.request(
      {
        // The connection goes to the checked address: no name is resolved a second time, and no cached connection is used.
        host: address,
        port: 443,
        ...(name === undefined ? {} : { servername: name }),
        path: url.pathname + url.search,
        method: 'GET',
        headers: { host: url.host, accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Deckwright' },
        agent: false,
        signal,
        maxHeaderSize: 16_384,
      },
      resolve,
    );
    asked.on('error', () => reject(new UnfetchableFile('url_unreachable', 'The address cannot be reached.')));
    asked.end();
  });
}

function receive(answer: IncomingMessage, { bytes }: FetchLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = (): void => {
      answer.destroy();
      reject(new UnfetchableFile('url_too_large', `The file is larger than ${bytes} bytes.`));
    };
    if (Number(answer.headers['content-length'] ?? 0) > bytes) return tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bytes) tooLarge();
      else chunks.push(chunk);
    });
    answer.on('error', () => reject(new UnfetchableFile('url_unreachable', 'The connection broke off.')));
    answer.on('aborted', () => reject(new UnfetchableFile('url_unreachable', 'The connection broke off.')));
    answer.on('end', () => resolve(Buffer.concat(chunks)));
  });
}
