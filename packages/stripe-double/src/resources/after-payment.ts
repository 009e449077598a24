/** What comes after a payment: charges, refunds, disputes, and the portal on which customers look after their cards. */
import { z } from 'zod';
import { anything, defineEndpoint, flag, metadata, PAGE, page, whole } from '../endpoint.ts';
import { refused } from '../failure.ts';
import { newObject, numberOf, type StripeObject, textOf } from '../objects.ts';

export const charges = [
  defineEndpoint(
    'get',
    '/v1/charges',
    { ...PAGE, customer: z.string().optional(), payment_intent: z.string().optional() },
    (desk, _id, { customer, payment_intent, ...asked }) => page(desk, 'charge', '/v1/charges', asked, { customer, payment_intent }),
  ),
  defineEndpoint('get', '/v1/charges/:id', {}, (desk, id) => desk.store.find('charge', id)),
];

const REFUND = {
  amount: whole.optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
};

export const refunds = [
  defineEndpoint('post', '/v1/refunds', REFUND, (desk, _id, given) => {
    const { store } = desk;
    const intent = given.payment_intent === undefined ? undefined : store.find('payment_intent', given.payment_intent, 'payment_intent');
    const charge_id = given.charge ?? (intent && textOf(intent, 'latest_charge'));
    if (!charge_id) throw refused('One of the following params should be provided for this request: payment_intent or charge.');
    const charge = store.find('charge', charge_id, 'charge');
    // A dispute that is open or lost has the money already; only a won one gives it back.
    const disputed = store.list('dispute').some((dispute) => dispute['charge'] === charge.id && dispute['status'] !== 'won');
    if (disputed) throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
    const left = numberOf(charge, 'amount') - numberOf(charge, 'amount_refunded');
    const amount = given.amount ?? left;
    if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
    if (amount > left || amount < 1)
      throw refused(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, { param: 'amount' });
    const refund = store.put(
      newObject('refund', {
        id: store.id('re'),
        created: store.now(),
        amount,
        charge: charge.id,
        currency: charge['currency'],
        metadata: given.metadata ?? {},
        payment_intent: charge['payment_intent'],
        payment_method: charge['payment_method'],
        reason: given.reason ?? null,
      }),
    );
    const amount_refunded = numberOf(charge, 'amount_refunded') + amount;
    const refunded = store.change(charge, { amount_refunded, refunded: amount_refunded === numberOf(charge, 'amount') });
    store.emit('refund.created', refund);
    store.emit('charge.refunded', refunded);
    return refund;
  }),
  defineEndpoint(
    'get',
    '/v1/refunds',
    { ...PAGE, charge: z.string().optional(), payment_intent: z.string().optional() },
    (desk, _id, { charge, payment_intent, ...asked }) => page(desk, 'refund', '/v1/refunds', asked, { charge, payment_intent }),
  ),
  defineEndpoint('get', '/v1/refunds/:id', {}, (desk, id) => desk.store.find('refund', id)),
];

export const disputes = [
  defineEndpoint(
    'get',
    '/v1/disputes',
    { ...PAGE, charge: z.string().optional(), payment_intent: z.string().optional() },
    (desk, _id, { charge, payment_intent, ...asked }) => page(desk, 'dispute', '/v1/disputes', asked, { charge, payment_intent }),
  ),
  defineEndpoint('get', '/v1/disputes/:id', {}, (desk, id) => desk.store.find('dispute', id)),
  // With Stripe, the same words in the evidence end a dispute in test mode.
  defineEndpoint(
    'post',
    '/v1/disputes/:id',
    { evidence: z.strictObject({ uncategorized_text: z.string() }).optional(), metadata: metadata.optional(), submit: flag.optional() },
    (desk, id, { evidence }) => {
      const { store } = desk;
      const dispute = store.find('dispute', id);
      const outcome =
        evidence?.uncategorized_text === 'winning_evidence' ? 'won' : evidence?.uncategorized_text === 'losing_evidence' ? 'lost' : null;
      if (outcome === null || dispute['status'] === 'won' || dispute['status'] === 'lost') return dispute;
      const closed = store.change(dispute, { status: outcome });
      store.emit('charge.dispute.closed', closed);
      return closed;
    },
  ),
  defineEndpoint('post', '/v1/disputes/:id/close', {}, (desk, id) => {
    const { store } = desk;
    const closed = store.change(store.find('dispute', id), { status: 'lost' });
    store.emit('charge.dispute.closed', closed);
    return closed;
  }),
];

export const billingPortal = [
  defineEndpoint(
    'post',
    '/v1/billing_portal/sessions',
    { customer: z.string(), return_url: z.string().optional(), configuration: z.string().optional(), flow_data: anything.optional() },
    (desk, _id, { customer, return_url }) => {
      const { store } = desk;
      store.find('customer', customer, 'customer');
      const id = store.id('bps');
      const session: StripeObject = newObject('billing_portal.session', {
        id,
        created: store.now(),
        customer,
        return_url: return_url ?? null,
        url: `${desk.url()}/p/session/${id}`,
      });
      return store.put(session);
    },
  ),
];

export const events = [
  defineEndpoint('get', '/v1/events', { ...PAGE, type: z.string().optional() }, (desk, _id, { type, ...asked }) =>
    page(desk, 'event', '/v1/events', asked, { type }),
  ),
  defineEndpoint('get', '/v1/events/:id', {}, (desk, id) => desk.store.find('event', id)),
];
