/** A sample of what `npm run clients` tries: programs that others have written for agents, unchanged, against the whole service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWholeService } from '../../services/gateway/test/_whole-service.ts';
import { runClient } from '../clients/run-client.mjs';
import { CLIENTS } from '../testing/clients.mjs';

/** False only where the tests were told to go without: `npm test` does so, loudly, when the clients cannot be had. */
const haveClients = process.env['DECKWRIGHT_WITHOUT_CLIENTS'] !== '1';

describe.skipIf(!haveClients)('a client of agents', () => {
  let service;
  beforeAll(async () => {
    service = await startWholeService();
  });
  afterAll(() => service?.close());

  it.each(CLIENTS.filter(({ in_ci }) => in_ci))('$of lists the tools, plans, draws and gets its file', async (client) => {
    const { base: url, alice } = service;
    const { faults } = await runClient(client, { url, key: alice.key, hook: 'https://hooks.example.com/deckwright' });
    expect(faults).toEqual([]);
  });
});
