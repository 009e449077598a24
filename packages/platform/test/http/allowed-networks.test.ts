/** Webhooks go into private networks that the operator names, and nowhere else that is not public. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kitTo } from '@deckwright/testkit/webhook-receiver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/index.ts';
import { allowNetworks, createCallOut } from '../../src/http/index.ts';

const names = {
  'hooks.internal': ['10.20.3.4'],
  'hooks.elsewhere': ['10.21.0.1'],
  'hooks.both': ['10.20.3.4', '10.21.0.1'],
  'hooks.six': ['fd12:3456::1'],
  'metadata.internal': ['169.254.169.254'],
};

let received = 0;
const server = createServer((asked, answer) => {
  received += 1;
  asked.resume();
  answer.writeHead(204).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const message = { headers: {}, body: '{}' };
const callOut = (...networks: string[]) => createCallOut(kitTo(port, names), 60_000, allowNetworks(networks));

describe('a message', () => {
  it('goes into a named network, by name and by address', async () => {
    const before = received;
    const to = callOut('10.20.0.0/16', 'fd12:3456::/32');
    for (const url of ['https://hooks.internal/x', 'https://10.20.255.255/x', 'https://hooks.six/x', 'https://[fd12:3456::9]/x']) {
      await to.check(url);
      expect([url, await to.post(url, message)]).toEqual([url, 204]);
    }
    expect(received).toBe(before + 4);
  });

  it.each(['https://hooks.elsewhere/x', 'https://hooks.both/x', 'https://127.0.0.1/x', 'https://10.21.0.1/x', 'https://[::1]/x'])(
    'does not go to %s, which is in none',
    async (url) => {
      const before = received;
      const to = callOut('10.20.0.0/16');
      await expect(to.check(url)).rejects.toMatchObject({ code: 'url_not_public' });
      await expect(to.post(url, message)).rejects.toMatchObject({ code: 'url_not_public' });
      expect(received).toBe(before);
    },
  );

  it('goes nowhere private where no network is named', async () => {
    await expect(callOut().check('https://hooks.internal/x')).rejects.toMatchObject({ code: 'url_not_public' });
  });
});

describe('addresses where clouds hand out credentials', () => {
  it.each([
    ['169.254.169.254', '169.254.0.0/16'],
    ['100.100.100.200', '100.64.0.0/10'],
    ['192.0.0.192', '192.0.0.0/24'],
    ['fd00:ec2::254', 'fd00::/8'],
    ['::ffff:169.254.169.254', '169.254.0.0/16'],
  ])('%s is closed inside %s, and open where it is named by itself', (address, network) => {
    expect(allowNetworks([network])(address)).toBe(false);
    expect(allowNetworks([network, address.replace('::ffff:', '')])(address)).toBe(true);
  });

  it('do not close the network around them', () => {
    const allowed = allowNetworks(['169.254.0.0/16']);
    expect(allowed('169.254.1.1')).toBe(true);
    expect(allowed('fe80::1%eth0')).toBe(false);
  });
});

it.each(['10.0.0.0/7', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'internal', '10.0.0/8', '10.0.0.0/8,'])('the setting refuses %s', (text) => {
  expect(() => readConfig({ DECKWRIGHT_WEBHOOK_NETWORKS: text })).toThrow(ConfigError);
});

it('the setting reads a list', () => {
  expect(readConfig({ DECKWRIGHT_WEBHOOK_NETWORKS: '10.20.0.0/16, fd12:3456::/32' }).webhook_networks).toEqual([
    '10.20.0.0/16',
    'fd12:3456::/32',
  ]);
  expect(readConfig({}).webhook_networks).toBeUndefined();
});
