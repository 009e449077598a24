/** Payment intents: money that is to be taken from a card, and setup intents, which keep a card for later. */
import { z } from 'zod';
import { anything, type Desk, defineEndpoint, flag, metadata, PAGE, page, whole } from '../endpoint.ts';
import { refused } from '../failure.ts';
import { newObject, partOf, type StripeObject, textOf } from '../objects.ts';
import { confirmPayment, confirmSetup, takeMethod } from '../pay.ts';

/** The least that Stripe charges in US dollars, cents. */
const LEAST_CENTS = 50;

const INTENT = {
  customer: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  payment_method: z.string().optional(),
  automatic_payment_methods: anything.optional(),
  confirm: flag.optional(),
  return_url: z.string().optional(),
};

const PAYMENT = {
  ...INTENT,
  amount: whole,
  currency: z.string(),
  off_session: flag.optional(),
  error_on_requires_action: flag.optional(),
  receipt_email: z.string().optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  statement_descriptor_suffix: z.string().optional(),
};
type Payment = z.infer<z.ZodObject<typeof PAYMENT>>;

/** A new payment intent that nobody has confirmed. */
export function newPaymentIntent({ store }: Desk, given: Pick<Payment, 'amount' | 'currency'> & Partial<Payment>): StripeObject {
  if (given.amount < LEAST_CENTS)
    throw refused(`Amount must be at least ${LEAST_CENTS} cents`, { code: 'amount_too_small', param: 'amount' });
  if (given.customer !== undefined) store.find('customer', given.customer, 'customer');
  const id = store.id('pi');
  const created = store.put(
    newObject('payment_intent', {
      id,
      created: store.now(),
      amount: given.amount,
      currency: given.currency,
      client_secret: `${id}_secret_${store.id('x').slice(2)}`,
      customer: given.customer ?? null,
      description: given.description ?? null,
      metadata: given.metadata ?? {},
      receipt_email: given.receipt_email ?? null,
      setup_future_usage: given.setup_future_usage ?? null,
    }),
  );
  store.emit('payment_intent.created', created);
  return created;
}

const confirmation = { payment_method: z.string().optional(), off_session: flag.optional(), return_url: z.string().optional() };

export const paymentIntents = [
  defineEndpoint('post', '/v1/payment_intents', PAYMENT, (desk, _id, given) => {
    if (given.payment_method !== undefined) checkOwner(desk, given.payment_method, given.customer);
    const intent = newPaymentIntent(desk, given);
    if (given.confirm !== true) return intent;
    if (given.payment_method === undefined) throw refused('You cannot confirm this PaymentIntent because it is missing a payment method.');
    const { off_session = false, return_url } = given;
    return confirmPayment(desk, intent, takeMethod(desk, given.payment_method), { off_session, return_url });
  }),
  defineEndpoint('get', '/v1/payment_intents', { ...PAGE, customer: z.string().optional() }, (desk, _id, { customer, ...asked }) =>
    page(desk, 'payment_intent', '/v1/payment_intents', asked, { customer }),
  ),
  defineEndpoint('get', '/v1/payment_intents/:id', {}, (desk, id) => desk.store.find('payment_intent', id)),
  defineEndpoint('post', '/v1/payment_intents/:id/confirm', confirmation, (desk, id, given) => {
    const intent = desk.store.find('payment_intent', id);
    const { off_session = false, return_url } = given;
    return confirmPayment(desk, intent, takeMethod(desk, methodFor(intent, given.payment_method)), { off_session, return_url });
  }),
  defineEndpoint('post', '/v1/payment_intents/:id/cancel', { cancellation_reason: z.string().optional() }, (desk, id) => {
    const { store } = desk;
    const intent = store.find('payment_intent', id);
    if (intent['status'] === 'succeeded' || intent['status'] === 'canceled')
      throw refused(`You cannot cancel this PaymentIntent because it has a status of ${intent['status']}.`, {
        code: 'payment_intent_unexpected_state',
      });
    const canceled = store.change(intent, { status: 'canceled', canceled_at: store.now(), next_action: null });
    store.emit('payment_intent.canceled', canceled);
    return canceled;
  }),
];

const SETUP = { ...INTENT, usage: z.enum(['off_session', 'on_session']).optional() };

/** A new setup intent that nobody has confirmed. */
export function newSetupIntent({ store }: Desk, given: z.infer<z.ZodObject<typeof SETUP>>): StripeObject {
  if (given.customer !== undefined) store.find('customer', given.customer, 'customer');
  const id = store.id('seti');
  const created = store.put(
    newObject('setup_intent', {
      id,
      created: store.now(),
      client_secret: `${id}_secret_${store.id('x').slice(2)}`,
      customer: given.customer ?? null,
      description: given.description ?? null,
      metadata: given.metadata ?? {},
      usage: given.usage ?? 'off_session',
    }),
  );
  store.emit('setup_intent.created', created);
  return created;
}

export const setupIntents = [
  defineEndpoint('post', '/v1/setup_intents', SETUP, (desk, _id, given) => {
    const intent = newSetupIntent(desk, given);
    if (given.confirm !== true) return intent;
    const method = takeMethod(desk, methodFor(intent, given.payment_method));
    return confirmSetup(desk, intent, method, { off_session: false, return_url: given.return_url });
  }),
  defineEndpoint('get', '/v1/setup_intents', { ...PAGE, customer: z.string().optional() }, (desk, _id, { customer, ...asked }) =>
    page(desk, 'setup_intent', '/v1/setup_intents', asked, { customer }),
  ),
  defineEndpoint('get', '/v1/setup_intents/:id', {}, (desk, id) => desk.store.find('setup_intent', id)),
  defineEndpoint('post', '/v1/setup_intents/:id/confirm', confirmation, (desk, id, given) => {
    const intent = desk.store.find('setup_intent', id);
    const method = takeMethod(desk, methodFor(intent, given.payment_method));
    return confirmSetup(desk, intent, method, { off_session: false, return_url: given.return_url });
  }),
];

function methodFor(intent: StripeObject, given: string | undefined): string {
  const method = given ?? textOf(intent, 'payment_method');
  if (method === null) throw refused(`You cannot confirm this ${intent.object} because it is missing a payment method.`);
  return method;
}

/** A card that one customer keeps is charged for no other. */
function checkOwner({ store }: Desk, method: string, customer: string | undefined): void {
  const kept = store.any(method);
  const owner = kept && partOf(kept, 'card') && kept['customer'];
  if (typeof owner === 'string' && owner !== customer)
    throw refused(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      {
        param: 'payment_method',
      },
    );
}
