/** Checkout sessions: pages on which a person pays, or leaves a card. */
import { z } from 'zod';
import { atCustomersTime, beginSubscription } from '../billing.ts';
import { anything, type Desk, defineEndpoint, list, metadata, PAGE, page, whole } from '../endpoint.ts';
import { refused } from '../failure.ts';
import { newObject, numberOf, partOf, type StripeObject, textOf } from '../objects.ts';
import { attach, confirmPayment, confirmSetup } from '../pay.ts';
import { newPrice } from './catalog.ts';
import { newPaymentIntent, newSetupIntent } from './payment-intents.ts';

const DAY_S = 86_400;

const price_data = z.strictObject({
  currency: z.string(),
  unit_amount: whole,
  recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: whole.optional() }).optional(),
  product_data: z.strictObject({ name: z.string(), description: z.string().optional(), metadata: metadata.optional() }),
});
const line_item = z.strictObject({ price_data: price_data.optional(), price: z.string().optional(), quantity: whole });
const CREATE = {
  mode: z.enum(['payment', 'setup', 'subscription']),
  cancel_url: z.string().optional(),
  client_reference_id: z.string().optional(),
  currency: z.string().optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  expires_at: whole.optional(),
  line_items: list(line_item).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: z.string().optional(),
      metadata: metadata.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    })
    .optional(),
  setup_intent_data: z.strictObject({ description: z.string().optional(), metadata: metadata.optional() }).optional(),
  subscription_data: z.strictObject({ description: z.string().optional(), metadata: metadata.optional() }).optional(),
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
    const sold = (given.line_items ?? []).map((item) => soldAs(desk, item));
    if (given.mode !== 'setup' && sold.length === 0)
      throw refused('You must provide line_items in this mode.', { param: 'line_items', code: 'parameter_missing' });
    if (given.mode === 'subscription' && (sold.length > 1 || sold[0]?.price === undefined))
      throw refused('The double has one recurring price a subscription.', { param: 'line_items' });
    const total = given.mode === 'setup' ? null : sold.reduce((sum, { amount }) => sum + amount, 0);
    const id = store.id('cs_test', 58);
    const created = store.put(
      newObject('checkout.session', {
        id,
        created: store.now(),
        mode: given.mode,
        status: 'open',
        payment_status: given.mode === 'setup' ? 'no_payment_required' : 'unpaid',
        amount_subtotal: total,
        amount_total: total,
        currency: sold[0]?.currency ?? given.currency ?? null,
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
    const data = { payment: given.payment_intent_data, setup: given.setup_intent_data, subscription: given.subscription_data }[given.mode];
    store.put({
      id: `${purposes}_${id}`,
      object: purposes,
      created: created.created,
      ...data,
      what: sold.map(({ what }) => what).join(', '),
      price: sold[0]?.price ?? null,
      quantity: sold[0]?.quantity ?? 1,
      intent: null,
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

interface Sold {
  readonly what: string;
  readonly amount: number;
  readonly currency: string;
  readonly quantity: number;
  /** Of what renews. */
  readonly price?: string;
}

function soldAs(desk: Desk, { price, price_data: data, quantity }: z.infer<typeof line_item>): Sold {
  if (data !== undefined && data.recurring === undefined)
    return { what: data.product_data.name, amount: data.unit_amount * quantity, currency: data.currency, quantity };
  const stored = data === undefined ? desk.store.find('price', price ?? '', 'line_items[0][price]') : newPrice(desk, data);
  const what = textOf(desk.store.find('product', String(stored['product'])), 'name') ?? '';
  const sold = { what, amount: numberOf(stored, 'unit_amount') * quantity, currency: String(stored['currency']), quantity };
  return stored['type'] === 'recurring' ? { ...sold, price: stored.id } : sold;
}

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

const purposeOf = ({ store }: Desk, session: StripeObject) => store.find(purposes, `${purposes}_${session.id}`) as StripeObject & Purpose;

/** What a person has confirmed, or is asked by the bank to. */
export function intentOf(desk: Desk, session: StripeObject): StripeObject | undefined {
  const id = textOf(purposeOf(desk, session), 'intent');
  return id === null ? undefined : desk.store.any(id);
}

/** What a person does who types a card and presses the button. Gives the intent, which may want the bank to be answered. @throws StripeFailure 402 */
export function submit(desk: Desk, session: StripeObject, method: StripeObject): StripeObject {
  const { store } = desk;
  const purpose = purposeOf(desk, session);
  const customer = textOf(session, 'customer') ?? undefined;
  const metadata = session['mode'] === 'subscription' ? {} : ((purpose.metadata ?? {}) as Record<string, string>);
  const common = { ...(customer === undefined ? {} : { customer }), metadata };
  const presence = { off_session: false, return_url: `${desk.url()}/c/pay/${session.id}/after` };
  const known = intentOf(desk, session);
  if (session['mode'] !== 'payment') {
    // A subscription charges the card once it is kept.
    const intent = known?.['status'] === 'requires_payment_method' ? known : newSetupIntent(desk, { ...common, usage: 'off_session' });
    store.change(purpose, { intent: intent.id });
    if (session['mode'] === 'setup') store.change(session, { setup_intent: intent.id });
    return confirmSetup(desk, intent, method, presence);
  }
  const intent =
    known ??
    newPaymentIntent(desk, {
      ...common,
      amount: numberOf(session, 'amount_total'),
      currency: textOf(session, 'currency') ?? 'usd',
      ...(purpose.description === undefined ? {} : { description: purpose.description }),
      ...(purpose.setup_future_usage === undefined ? {} : { setup_future_usage: purpose.setup_future_usage }),
    });
  store.change(purpose, { intent: intent.id });
  store.change(session, { payment_intent: intent.id });
  return confirmPayment(desk, intent, method, presence);
}

/** Ends a session whose intent has succeeded. @throws StripeFailure 402 when the first payment of a subscription is declined */
export function complete(desk: Desk, id: string): StripeObject {
  const { store } = desk;
  const session = store.find('checkout.session', id);
  if (session['status'] !== 'open') return session;
  const begun = session['mode'] === 'subscription' ? beginSold(desk, session) : {};
  const customer = textOf({ ...session, ...begun }, 'customer');
  const email = textOf(session, 'customer_email') ?? (customer === null ? null : textOf(store.find('customer', customer), 'email'));
  const details = { address: null, email, name: null, phone: null, tax_exempt: 'none', tax_ids: null };
  const done = store.change(session, {
    ...begun,
    status: 'complete',
    payment_status: session['mode'] === 'setup' ? 'no_payment_required' : 'paid',
    url: null,
    customer_details: { ...partOf(session, 'customer_details'), ...details },
  });
  store.emit('checkout.session.completed', done);
  return done;
}

/** The subscription that was sold, for the customer of the session or a new one. */
function beginSold(desk: Desk, session: StripeObject) {
  const { store } = desk;
  const purpose = purposeOf(desk, session);
  const intent = intentOf(desk, session);
  const customer =
    textOf(session, 'customer') ??
    store.put(
      newObject('customer', { id: store.id('cus', 14), created: store.now(), email: session['customer_email'], name: null, metadata: {} }),
    ).id;
  const method = attach(desk, store.find('payment_method', String(intent?.['payment_method'])), customer);
  const price = store.find('price', String(purpose['price']));
  const metadata = (purpose.metadata ?? {}) as Record<string, string>;
  const { id, latest_invoice } = atCustomersTime(desk, customer, () =>
    beginSubscription(desk, { customer, price, quantity: numberOf(purpose, 'quantity'), metadata, default_payment_method: method.id }),
  ) as StripeObject & { readonly latest_invoice: string };
  return { customer, subscription: id, invoice: latest_invoice };
}
