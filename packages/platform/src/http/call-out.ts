/**
 * Sends a message to an address that an account registered, under the rules of `fetchFile`: public HTTPS only unless the operator names
 * networks, no redirects, limited in size and time.
 */
import { type AllowedNetworks, allowNetworks, noNetworks } from './allowed-networks.ts';
import { checkedUrl, type FetchKit, publicAddress, UnfetchableFile, WORLD } from './fetch-file.ts';

export { UnfetchableFile } from './fetch-file.ts';

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface CallOut {
  /** Whether the address is one that messages may go to. @throws UnfetchableFile when it is not */
  check(url: string): Promise<void>;
  /**
   * The status that the address answers with; nothing else of the answer is read.
   * @throws UnfetchableFile when it cannot be reached, is not public, or does not answer in time
   */
  post(url: string, message: Message): Promise<number>;
}

/** For everything: name, connection, the first line of the answer. */
const TIME_MS = 10_000;

/** Sends into the public internet, and into the networks that the operator names (`10.20.0.0/16`). */
export const callOutTo = (networks: readonly string[] = []): CallOut => createCallOut(WORLD, TIME_MS, allowNetworks(networks));

export function createCallOut(kit: FetchKit = WORLD, time_ms: number = TIME_MS, allowed: AllowedNetworks = noNetworks): CallOut {
  return {
    async check(url) {
      await publicAddress(checkedUrl(url), kit, allowed);
    },
    async post(url, message) {
      let timer: NodeJS.Timeout | undefined;
      const controller = new AbortController();
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new UnfetchableFile('url_timeout', `The address did not answer within ${time_ms / 1000} s.`));
          controller.abort();
        }, time_ms);
      });
      try {
        return await Promise.race([send(url, message, { kit, allowed }, controller.signal), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

interface Way {
  readonly kit: FetchKit;
  readonly allowed: AllowedNetworks;
}

async function send(text: string, { headers, body }: Message, { kit, allowed }: Way, signal: AbortSignal): Promise<number> {
  const url = checkedUrl(text);
  // Resolved again each time, because a name that was public may lead elsewhere by now.
  const address = await publicAddress(url, kit, allowed);
  return new Promise((resolve, reject) => {
    const asked = kit.request(
      {
        host: address.address,
        port: 443,
        ...(address.name === undefined ? {} : { servername: address.name }),
        path: url.pathname + url.search,
        method: 'POST',
        headers: { host: url.host, 'user-agent': 'Deckwright-Webhooks', 'content-length': Buffer.byteLength(body), ...headers },
        agent: false,
        signal,
        maxHeaderSize: 16_384,
      },
      (answer) => {
        answer.on('error', () => {});
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', () => reject(new UnfetchableFile('url_unreachable', 'The address cannot be reached.')));
    asked.end(body);
  });
}
