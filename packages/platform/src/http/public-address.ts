/** Which addresses belong to the public internet. Any other address may be a machine that only the service can reach. */
import { BlockList, isIP } from 'node:net';

/** IANA's registries of special-purpose addresses, and what tunnels into them. */
const V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Global unicast is 2000::/3; of it, these are not the internet, or carry an IPv4 address inside. */
const V6_INSIDE_GLOBAL: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of V4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of V6_INSIDE_GLOBAL) refused.addSubnet(network, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** False for anything that is not an address, or has a zone. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  if (family === 6 && !address.includes('%')) return globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6');
  return false;
}
