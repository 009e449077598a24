/** Checkout sessions: pages on which a person pays, or leaves a card. */
import { z } from 'zod';
import { anything, type Desk, defineEndpoint, list, metadata, PAGE, page, whole } from '../endpoint.ts';
import { refused } from '../failure.ts';
import { newObject, numberOf, partOf, type StripeObject, textOf } from '../objects.ts';
import { confirmPayment, confirmSetup } from '../pay.ts';
import { newPaymentIntent, newSetupIntent } from './payment-intents.ts';

const DAY_S = 86_400;

const price_data = z.strictObject({
  currency: z.string(),
  unit_amount: whole,
  product_data: z.strictObject({ name: z.string(), description: z.string().optional(), metadata: metadata.optional() }),
});
const CREATE = {
  mode: z.enum(['payment', 'setup']),
  cancel_url: z.string().optional(),
  client_reference_id: z.string().optional(),
  currency: z.string().optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  expires_at: whole.optional(),
  line_items: list(z.strictObject({ price_data, quantity: whole })).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: z.string().optional(),
      metadata: metadata.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    })
    .optional(),
  setup_intent_data: z.strictObject({ description: z.string().optional(), metadata: metadata.optional() }).optional(),
  submit_type: z.string().optional(),
  success_url: z.string(),
  custom_text: anything.optional(),
};

/** What a session does with its intent, kept beside the object that callers see. */
type Purpose = NonNullable<z.infer<z.ZodObject<typeof CREATE>>['payment_intent_data']>;
const purposes = 'double_purpose';

export const checkoutSessions = [
  defineEndpoint('post', '/v1/checkout/sessions', CREATE, (desk, _id, given) => {
    const { store } = desk;
    if (given.customer !== undefined) store.find('customer', given.customer, 'customer');
    const items = given.line_items ?? [];
    if (given.mode === 'payment' && items.length === 0)
      throw refused('You must provide line_items in payment mode.', { param: 'line_items', code: 'parameter_missing' });
    const total = items.reduce((sum, { price_data: { unit_amount }, quantity }) => sum + unit_amount * quantity, 0);
    const id = store.id('cs_test', 58);
    const created = store.put(
      newObject('checkout.session', {
        id,
        created: store.now(),
        mode: given.mode,
        status: 'open',
        payment_status: given.mode === 'payment' ? 'unpaid' : 'no_payment_required',
        amount_subtotal: given.mode === 'payment' ? total : null,
        amount_total: given.mode === 'payment' ? total : null,
        currency: items[0]?.price_data.currency ?? given.currency ?? null,
        cancel_url: given.cancel_url ?? null,
        client_reference_id: given.client_reference_id ?? null,
        customer: given.customer ?? null,
        customer_email: given.customer_email ?? null,
        expires_at: given.expires_at ?? store.now() + DAY_S,
        metadata: given.metadata ?? {},
        success_url: given.success_url,
        url: `${desk.url()}/c/pay/${id}`,
      }),
    );
    store.put({
      id: `${purposes}_${id}`,
      object: purposes,
      created: created.created,
      ...(given.mode === 'payment' ? given.payment_intent_data : given.setup_intent_data),
      what: items.map(({ price_data: { product_data } }) => product_data.name).join(', '),
    });
    return created;
  }),
  defineEndpoint(
    'get',
    '/v1/checkout/sessions',
    { ...PAGE, customer: z.string().optional(), payment_intent: z.string().optional(), status: z.string().optional() },
    (desk, _id, { customer, payment_intent, status, ...asked }) =>
      page(desk, 'checkout.session', '/v1/checkout/sessions', asked, { customer, payment_intent, status }),
  ),
  defineEndpoint('get', '/v1/checkout/sessions/:id', {}, (desk, id) => findSession(desk, id)),
  defineEndpoint('post', '/v1/checkout/sessions/:id/expire', {}, (desk, id) => {
    const session = findSession(desk, id);
    if (session['status'] !== 'open')
      throw refused(`Only Checkout Sessions with a status of open can be expired; this one is ${session['status']}.`);
    return expire(desk, session);
  }),
];

/** A session as it is now: one whose time is over has expired. */
export function findSession(desk: Desk, id: string): StripeObject {
  const session = desk.store.find('checkout.session', id);
  return session['status'] === 'open' && numberOf(session, 'expires_at') <= desk.store.now() ? expire(desk, session) : session;
}

function expire({ store }: Desk, session: StripeObject): StripeObject {
  const expired = store.change(session, { status: 'expired', url: null });
  store.emit('checkout.session.expired', expired);
  return expired;
}

/** What is sold, for the page. */
export const soldBy = ({ store }: Desk, session: StripeObject): string =>
  textOf(store.find(purposes, `${purposes}_${session.id}`), 'what') || 'Keep a card for later';

/** What a person does who types a card and presses the button. Gives the intent, which may want the bank to be answered. @throws StripeFailure 402 */
export function submit(desk: Desk, session: StripeObject, method: StripeObject): StripeObject {
  const { store } = desk;
  const purpose = store.find(purposes, `${purposes}_${session.id}`) as StripeObject & Purpose;
  const customer = textOf(session, 'customer') ?? undefined;
  const common = { ...(customer === undefined ? {} : { customer }), metadata: (purpose.metadata ?? {}) as Record<string, string> };
  const presence = { off_session: false, return_url: `${desk.url()}/c/pay/${session.id}/after` };
  const known = textOf(session, session['mode'] === 'payment' ? 'payment_intent' : 'setup_intent');
  if (session['mode'] === 'setup') {
    const intent = known === null ? newSetupIntent(desk, { ...common, usage: 'off_session' }) : store.find('setup_intent', known);
    store.change(session, { setup_intent: intent.id });
    return confirmSetup(desk, intent, method, presence);
  }
  const intent =
    known === null
      ? newPaymentIntent(desk, {
          ...common,
          amount: numberOf(session, 'amount_total'),
          currency: textOf(session, 'currency') ?? 'usd',
          ...(purpose.description === undefined ? {} : { description: purpose.description }),
          ...(purpose.setup_future_usage === undefined ? {} : { setup_future_usage: purpose.setup_future_usage }),
        })
      : store.find('payment_intent', known);
  store.change(session, { payment_intent: intent.id });
  return confirmPayment(desk, intent, method, presence);
}

/** Ends a session whose intent has succeeded. */
export function complete({ store }: Desk, id: string): StripeObject {
  const session = store.find('checkout.session', id);
  if (session['status'] !== 'open') return session;
  const customer = textOf(session, 'customer');
  const email = textOf(session, 'customer_email') ?? (customer === null ? null : textOf(store.find('customer', customer), 'email'));
  const done = store.change(session, {
    status: 'complete',
    payment_status: session['mode'] === 'payment' ? 'paid' : 'no_payment_required',
    url: null,
    customer_details: {
      ...partOf(session, 'customer_details'),
      address: null,
      email,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
  });
  store.emit('checkout.session.completed', done);
  return done;
}
