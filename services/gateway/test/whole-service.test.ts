/** What needs the whole service, started once: our client and its examples, public clients of the original, the handbook. */
import { SAMPLE_ISSUER } from '@deckwright/platform/config';
import { DOUBLE_KEY, type StripeDouble, startStripeDouble } from '@deckwright/stripe-double';
import { afterAll, beforeAll, describe } from 'vitest';
import { clientCases } from './_client-cases.ts';
import { handbookCases } from './_handbook-cases.ts';
import { publicClientCases } from './_public-client-cases.ts';
import { startWholeService, type WholeService } from './_whole-service.ts';

let service: WholeService;
let double: StripeDouble;
beforeAll(async () => {
  double = await startStripeDouble();
  service = await startWholeService({ config: { stripe_secret_key: DOUBLE_KEY, stripe_url: double.url, invoice_issuer: SAMPLE_ISSUER } });
});
afterAll(async () => {
  await service?.close();
  await double?.close();
});

describe('our own client', () => clientCases(() => service));
describe('the handbook', () => handbookCases(() => service));
// Last: it empties a wallet.
describe('a public client', () => publicClientCases(() => service));
