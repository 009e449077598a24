/**
 * Names that the board is called by: loopback, addresses of this machine, and the address that is configured. A page elsewhere can have a name of its
 * own point at this machine, and its reader's browser would then let it read the board; that request has the foreign name.
 */
import { networkInterfaces } from 'node:os';

export const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/;

/** @param header of the request: a name or an address, with or without a port */
export function isOwnHost(header: string | undefined, base_url: string): boolean {
  const host = hostOf(header);
  if (host === null) return false;
  return LOOPBACK.test(host) || host === hostOf(new URL(base_url).host) || isOfThisMachine(host);
}

/** In small letters and without brackets; null for what is no host. */
function hostOf(header: string | undefined): string | null {
  const [, address, name] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return (address ?? name)?.toLowerCase() ?? null;
}

const isOfThisMachine = (host: string): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address.toLowerCase() === host) === true);
