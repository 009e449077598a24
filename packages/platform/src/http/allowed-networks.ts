/** Private networks to which an operator allows messages. Without any, messages go only to the public internet. */
import { BlockList, isIP } from 'node:net';

/** Whether an address lies in a network of the list. */
export type AllowedNetworks = (address: string) => boolean;

/** Addresses where clouds give credentials to callers inside. An allowed network that contains them does not mean them. */
const METADATA = [
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  '64:ff9b::a9fe:a9fe',
];
const metadata = new BlockList();
for (const address of METADATA) metadata.addAddress(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** A shorter prefix would name much of the internet, and so switch the rule off. */
const LEAST_BITS = { ipv4: 8, ipv6: 7 } as const;

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** `10.20.0.0/16`, `fd12:3456::/32`, or one address. Undefined for what is no network, or a larger one than /8 (IPv6: /7). */
export function readNetwork(text: string): Network | undefined {
  const [, address = '', bits] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const [family, most] = version === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
  const wanted = bits === undefined ? most : Number(bits);
  return wanted < LEAST_BITS[family] || wanted > most ? undefined : { address, bits: wanted, family };
}

export const noNetworks: AllowedNetworks = () => false;

/**
 * Addresses of the networks. A metadata address counts only where it is named by itself.
 * @throws RangeError for what `readNetwork` does not read
 */
export function allowNetworks(list: readonly string[]): AllowedNetworks {
  const [networks, hosts] = [new BlockList(), new BlockList()];
  for (const text of list) {
    const network = readNetwork(text);
    if (network === undefined) throw new RangeError(`${text} is no network.`);
    const { address, bits, family } = network;
    if (bits === (family === 'ipv4' ? 32 : 128)) hosts.addAddress(address, family);
    else networks.addSubnet(address, bits, family);
  }
  return (address) => {
    const version = isIP(address);
    if (version === 0 || address.includes('%')) return false;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    return hosts.check(address, family) || (networks.check(address, family) && !metadata.check(address, family));
  };
}
