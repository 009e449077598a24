/** Subscriptions as they go: invoices, payments, renewals, cards that are declined, and the end. */
import { type Interval, periodAt } from './calendar.ts';
import type { Desk } from './endpoint.ts';
import { StripeFailure } from './failure.ts';
import { type Json, newObject, numberOf, partOf, type StripeObject, textOf } from './objects.ts';
import { confirmPayment } from './pay.ts';
import { newPaymentIntent } from './resources/payment-intents.ts';

const DAY_S = 86_400;
/** When a declined renewal is tried again, after its first try; then the subscription ends. */
const AGAIN_S = [3 * DAY_S, 8 * DAY_S, 15 * DAY_S];

export interface Item {
  readonly id: string;
  readonly price: StripeObject;
  readonly quantity: number;
  readonly current_period_start: number;
  readonly current_period_end: number;
}

export const itemOf = (subscription: StripeObject): Item & { readonly [member: string]: Json } => {
  const items = partOf(subscription, 'items')['data'];
  return (Array.isArray(items) ? items[0] : null) as unknown as Item & { readonly [member: string]: Json };
};

const recurringOf = (price: StripeObject): { readonly interval: Interval; readonly count: number } => {
  const { interval, interval_count } = partOf(price, 'recurring');
  return { interval: String(interval) as Interval, count: Number(interval_count) };
};

/** A moment by the customer's clock: its test clock, where it has one. */
export function atCustomersTime<T>({ store }: Desk, customer_id: string | null, work: () => T): T {
  const clock = customer_id === null ? null : textOf(store.find('customer', customer_id, 'customer'), 'test_clock');
  return clock === null ? work() : store.at(numberOf(store.find('test_helpers.test_clock', clock), 'frozen_time'), work);
}

export interface Begin {
  readonly customer: string;
  readonly price: StripeObject;
  readonly quantity: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly default_payment_method: string | null;
}

/** Begins a subscription and charges its first period. @throws StripeFailure 402 when the card is declined: it is then `incomplete` */
export function beginSubscription(desk: Desk, { customer, price, quantity, metadata, default_payment_method }: Begin): StripeObject {
  const { store } = desk;
  const now = store.now();
  const id = store.id('sub');
  const item = {
    object: 'subscription_item',
    id: store.id('si', 14),
    created: now,
    price,
    quantity,
    subscription: id,
    metadata: {},
    discounts: [],
    tax_rates: [],
  };
  const { interval, count } = recurringOf(price);
  const period = periodAt(now, interval, count, now);
  const created = store.put(
    newObject('subscription', {
      id,
      created: now,
      billing_cycle_anchor: now,
      start_date: now,
      currency: price['currency'],
      customer,
      default_payment_method,
      metadata,
      status: 'incomplete',
      test_clock: textOf(store.find('customer', customer), 'test_clock'),
      items: listOf(
        [{ ...item, current_period_start: period.start, current_period_end: period.end }],
        `/v1/subscription_items?subscription=${id}`,
      ),
    }),
  );
  const invoice = newInvoice(desk, created, 'subscription_create', [
    lineOf(desk, created, price, numberOf(price, 'unit_amount') * quantity, period),
  ]);
  const paid = payInvoice(desk, invoice, { off_session: false });
  const begun = store.change(created, { latest_invoice: paid.id, status: 'active' });
  store.emit('customer.subscription.created', begun);
  return begun;
}

const listOf = (data: readonly Json[], url: string): Json => ({ object: 'list', data, has_more: false, url });

function lineOf(
  desk: Desk,
  subscription: StripeObject,
  price: StripeObject,
  amount: number,
  period: { start: number; end: number },
  proration = false,
) {
  return {
    id: desk.store.id('il'),
    object: 'line_item',
    amount,
    subtotal: amount,
    currency: price['currency'] ?? 'usd',
    description: proration ? 'Unused time' : String(partOf(price, 'metadata')['name'] ?? 'Subscription'),
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    livemode: false,
    metadata: {},
    period,
    quantity: 1,
    taxes: null,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
    },
    pricing: { type: 'price_details', price_details: { price: price.id, product: String(price['product']) }, unit_amount_decimal: null },
  };
}

export type Line = ReturnType<typeof lineOf>;

/** A finalized invoice. What is less than nothing is kept as credit of the customer. */
export function newInvoice(desk: Desk, subscription: StripeObject, billing_reason: string, lines: readonly Line[]): StripeObject {
  const { store } = desk;
  const now = store.now();
  const id = store.id('in');
  const customer = store.find('customer', String(subscription['customer']));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  // A negative balance of a customer is credit.
  const starting_balance = numberOf(customer, 'balance');
  const amount_due = Math.max(0, total + starting_balance);
  const ending_balance = total + starting_balance - amount_due;
  store.change(customer, { balance: ending_balance });
  const count = store.list('invoice').length;
  const invoice = store.put(
    newObject('invoice', {
      id,
      created: now,
      amount_due,
      amount_remaining: amount_due,
      billing_reason,
      currency: subscription['currency'],
      customer: customer.id,
      customer_email: customer['email'],
      customer_name: customer['name'],
      effective_at: now,
      ending_balance,
      lines: listOf(
        lines.map((line) => ({ ...line, invoice: id })),
        `/v1/invoices/${id}/lines`,
      ),
      number: `DOUBLE-${String(count + 1).padStart(4, '0')}`,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: partOf(subscription, 'metadata') as Json, subscription: subscription.id },
      },
      period_start: now,
      period_end: now,
      starting_balance,
      status: 'open',
      status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
      subtotal: total,
      subtotal_excluding_tax: total,
      total,
      total_excluding_tax: total,
      test_clock: subscription['test_clock'],
      payments: listOf([], `/v1/invoice_payments?invoice=${id}`),
    }),
  );
  store.emit('invoice.created', invoice);
  store.emit('invoice.finalized', invoice);
  return invoice;
}

/** Charges an open invoice. @throws StripeFailure 402 when the card is declined */
export function payInvoice(desk: Desk, invoice: StripeObject, { off_session }: { readonly off_session: boolean }): StripeObject {
  const { store } = desk;
  const amount = numberOf(invoice, 'amount_due');
  const attempted = store.change(invoice, { attempted: true, attempt_count: numberOf(invoice, 'attempt_count') + 1 });
  let payments: Json = invoice['payments'] ?? null;
  if (amount > 0) {
    try {
      const method = methodFor(desk, invoice);
      const customer = String(invoice['customer']);
      const intent = newPaymentIntent(desk, { amount, currency: String(invoice['currency']), customer, description: 'Subscription' });
      const paid = confirmPayment(desk, intent, method, { off_session, authenticated: !off_session });
      const payment = {
        id: store.id('inpay'), object: 'invoice_payment', amount_paid: amount, amount_requested: amount, created: store.now(), currency: String(invoice['currency']),
        invoice: invoice.id, is_default: true, livemode: false, payment: { type: 'payment_intent', payment_intent: paid.id }, status: 'paid',
        status_transitions: { canceled_at: null, paid_at: store.now() },
      }; // biome-ignore format: one record
      payments = listOf([payment], `/v1/invoice_payments?invoice=${invoice.id}`);
    } catch (error) {
      if (error instanceof StripeFailure) store.emit('invoice.payment_failed', attempted);
      throw error;
    }
  }
  const paid = store.change(attempted, {
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    payments,
    status_transitions: { ...partOf(invoice, 'status_transitions'), paid_at: store.now() },
  });
  store.emit('invoice.paid', paid);
  store.emit('invoice.payment_succeeded', paid);
  return paid;
}

/** The subscription's card, else the customer's. */
function methodFor({ store }: Desk, invoice: StripeObject): StripeObject {
  const subscription = subscriptionOf(invoice);
  const own = subscription === null ? null : textOf(store.find('subscription', subscription), 'default_payment_method');
  const customer = store.find('customer', String(invoice['customer']));
  const method = own ?? partOf(customer, 'invoice_settings')['default_payment_method'];
  if (typeof method !== 'string')
    throw new StripeFailure(402, 'card_error', 'This customer has no attached payment source or default payment method.', {
      code: 'card_declined',
      decline_code: 'no_payment_method',
    });
  return store.find('payment_method', method);
}

export function subscriptionOf(invoice: StripeObject): string | null {
  const details = partOf(invoice, 'parent')['subscription_details'];
  return typeof details === 'object' && details !== null && 'subscription' in details ? String(details['subscription']) : null;
}

/** Another price from now on. With another interval a new period begins; what is unused of the old one is credited. */
export function changePrice(desk: Desk, subscription: StripeObject, price: StripeObject): StripeObject {
  const { store } = desk;
  const now = store.now();
  const item = itemOf(subscription);
  const { interval, count } = recurringOf(price);
  const before = recurringOf(item.price);
  const share = (item.current_period_end - now) / (item.current_period_end - item.current_period_start);
  const isSamePeriod = interval === before.interval && count === before.count;
  const anchor = isSamePeriod ? numberOf(subscription, 'billing_cycle_anchor') : now;
  const period = isSamePeriod ? { start: item.current_period_start, end: item.current_period_end } : periodAt(now, interval, count, now);
  const unused = Math.round(numberOf(item.price, 'unit_amount') * item.quantity * share);
  const due = Math.round(numberOf(price, 'unit_amount') * item.quantity * (isSamePeriod ? share : 1));
  const changed = { ...item, price, current_period_start: period.start, current_period_end: period.end };
  const draft = {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: listOf([changed], `/v1/subscription_items?subscription=${subscription.id}`),
  };
  const invoice = newInvoice(desk, draft, 'subscription_update', [
    lineOf(desk, draft, item.price, -unused, { start: now, end: item.current_period_end }, true),
    lineOf(desk, draft, price, due, { start: now, end: period.end }, isSamePeriod),
  ]);
  const paid = payInvoice(desk, invoice, { off_session: true });
  const updated = store.put({ ...draft, latest_invoice: paid.id });
  store.emit('customer.subscription.updated', updated);
  return updated;
}

/** Ends a subscription now. */
export function endSubscription({ store }: Desk, subscription: StripeObject): StripeObject {
  const ended = store.change(subscription, {
    status: 'canceled',
    canceled_at: subscription['canceled_at'] ?? store.now(),
    ended_at: store.now(),
  });
  store.emit('customer.subscription.deleted', ended);
  return ended;
}

/** The next moment at which something happens to a subscription by itself; null when it has ended. */
export function nextMoment(subscription: StripeObject): number | null {
  const again = numberOf(subscription, NEXT_TRY);
  if (subscription['status'] === 'past_due') return again;
  if (subscription['status'] !== 'active') return null;
  const [renewal, end] = [itemOf(subscription).current_period_end, numberOf(subscription, 'cancel_at')];
  return end > 0 ? Math.min(renewal, end) : renewal;
}

/** When the present period ends. */
export const periodEndOf = (subscription: StripeObject): number => itemOf(subscription).current_period_end;

/** Beside what callers see: when a declined renewal is tried next. */
const NEXT_TRY = 'double_next_try';

/** What happens at that moment: the end, a renewal, or another try at a renewal that was declined. */
export function reachMoment(desk: Desk, subscription: StripeObject): void {
  const { store } = desk;
  if (subscription['status'] === 'past_due') {
    collect(desk, subscription, store.find('invoice', String(subscription['latest_invoice'])));
    return;
  }
  const end = numberOf(subscription, 'cancel_at');
  if (subscription['cancel_at_period_end'] === true || (end > 0 && end <= store.now())) {
    endSubscription(desk, subscription);
    return;
  }
  const item = itemOf(subscription);
  const { interval, count } = recurringOf(item.price);
  const period = periodAt(numberOf(subscription, 'billing_cycle_anchor'), interval, count, store.now());
  const renewed = store.change(subscription, {
    items: listOf(
      [{ ...item, current_period_start: period.start, current_period_end: period.end }],
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
  });
  const invoice = newInvoice(desk, renewed, 'subscription_cycle', [
    lineOf(desk, renewed, item.price, numberOf(item.price, 'unit_amount') * item.quantity, period),
  ]);
  collect(desk, store.change(renewed, { latest_invoice: invoice.id }), invoice);
}

function collect(desk: Desk, subscription: StripeObject, invoice: StripeObject): void {
  const { store } = desk;
  try {
    payInvoice(desk, invoice, { off_session: true });
    store.emit('customer.subscription.updated', store.change(subscription, { status: 'active' }));
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    const tries = numberOf(store.find('invoice', invoice.id), 'attempt_count');
    const pause = AGAIN_S[tries - 1];
    if (pause === undefined) endSubscription(desk, subscription);
    else {
      const next = numberOf(invoice, 'created') + pause;
      store.emit('customer.subscription.updated', store.change(subscription, { status: 'past_due', [NEXT_TRY]: next }));
    }
  }
}
