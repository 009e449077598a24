/** The key by which a public endpoint counts requests: the client's address, and for IPv6 its /64, because one subscriber owns all of it. */
import { isIPv4, isIPv6 } from 'node:net';

export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address)) return address;
  const withoutZone = address.split('%')[0] ?? '';
  return isIPv6(withoutZone) ? `${expandIPv6(withoutZone).slice(0, 4).join(':')}::/64` : 'unknown';
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
