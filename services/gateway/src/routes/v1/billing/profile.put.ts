/** PUT /v1/billing/profile: says to whom invoices are made out. */
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { saveProfile } from '@deckwright/platform/invoices';
import { defineRoute } from '../../../kit.ts';
import { BillingProfileAnswer, BillingProfileRequest } from '../../../schemas/invoice.ts';

export const route = defineRoute({
  method: 'put',
  path: '/v1/billing/profile',
  tag: 'Billing',
  summary: 'Set the billing profile',
  description:
    'Takes the place of the one before. It counts for invoices that are issued from then on; those that have been issued stay as they are.',
  auth: 'live_key',
  body: BillingProfileRequest,
  answers: { 200: { description: 'The profile as it is stored.', schema: BillingProfileAnswer } },
  errors: [requestInvalid],
  example: {
    body: {
      kind: 'company',
      name: 'Acme Corporation',
      address: { line1: '500 Market Street', city: 'San Francisco', state: 'CA', postal_code: '94105' },
      country: 'US',
      email: 'ap@example.com',
      purchase_order: 'PO-4711',
    },
  },
  handle: async ({ kit, principal, body }) => jsonReply(200, { profile: await saveProfile(kit.db, principal.account_id, body) }),
});
