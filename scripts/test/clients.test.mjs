/** A sample of what `npm run clients` tries: programs that others have written for agents, unchanged, against the whole service. */
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWholeService } from '../../services/gateway/test/_whole-service.ts';
import { runClient } from '../clients/run-client.mjs';
import { CLIENTS } from '../testing/clients.mjs';

describe.skipIf(without('clients'))('a client of agents', () => {
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

  it.each(CLIENTS.filter(({ in_ci, decks }) => in_ci && decks))(
    '$of makes a deck of five slides from the listing alone',
    async (client) => {
      const { base: url, alice } = service;
      const { faults } = await runClient(client, { url, key: alice.key, hook: '' }, 'deck');
      expect(faults).toEqual([]);
    },
  );
});
