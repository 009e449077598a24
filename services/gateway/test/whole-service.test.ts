/** What needs the whole service, started once: our client and its examples, public clients of the original, the handbook. */
import { afterAll, beforeAll, describe } from 'vitest';
import { clientCases } from './_client-cases.ts';
import { handbookCases } from './_handbook-cases.ts';
import { publicClientCases } from './_public-client-cases.ts';
import { startWholeService, type WholeService } from './_whole-service.ts';

let service: WholeService;
beforeAll(async () => {
  service = await startWholeService();
});
afterAll(() => service?.close());

describe('our own client', () => clientCases(() => service));
describe('the handbook', () => handbookCases(() => service));
// Last: it empties a wallet.
describe('a public client', () => publicClientCases(() => service));
