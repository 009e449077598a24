/** GET /v1/billing/profile: to whom invoices are made out. */
import { jsonReply } from '@deckwright/platform/http';
import { readProfile } from '@deckwright/platform/invoices';
import { defineRoute } from '../../../kit.ts';
import { BillingProfileAnswer } from '../../../schemas/invoice.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/billing/profile',
  tag: 'Billing',
  summary: 'Read the billing profile',
  auth: 'live_key',
  answers: { 200: { description: 'The profile; null where none was sent yet.', schema: BillingProfileAnswer } },
  errors: [],
  handle: async ({ kit, principal }) => jsonReply(200, { profile: await readProfile(kit.db, principal.account_id) }),
});
