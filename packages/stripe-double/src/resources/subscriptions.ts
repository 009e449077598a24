/** Subscriptions, their invoices, and test clocks, on which a year passes in a call. */
import { z } from 'zod';
import {
  atCustomersTime,
  beginSubscription,
  changePrice,
  endSubscription,
  nextMoment,
  payInvoice,
  periodEndOf,
  reachMoment,
  subscriptionOf,
} from '../billing.ts';
import { defineEndpoint, flag, list, metadata, PAGE, page, whole } from '../endpoint.ts';
import { refused } from '../failure.ts';
import { newObject, numberOf, partOf, type StripeObject, textOf } from '../objects.ts';

const CREATE = {
  customer: z.string(),
  items: list(z.strictObject({ price: z.string(), quantity: whole.optional() })),
  default_payment_method: z.string().optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
};

const UPDATE = {
  cancel_at: z.union([whole, z.literal('')]).optional(),
  cancel_at_period_end: flag.optional(),
  default_payment_method: z.string().optional(),
  items: list(z.strictObject({ id: z.string(), price: z.string() })).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: z.enum(['always_invoice']).optional(),
};

export const subscriptions = [
  defineEndpoint('post', '/v1/subscriptions', CREATE, (desk, _id, given) => {
    const [item] = given.items;
    if (item === undefined || given.items.length > 1) throw refused('The double has one item a subscription.', { param: 'items' });
    const price = desk.store.find('price', item.price, 'items[0][price]');
    const { customer, metadata: marks = {}, default_payment_method = null } = given;
    return atCustomersTime(desk, customer, () =>
      beginSubscription(desk, { customer, price, quantity: item.quantity ?? 1, metadata: marks, default_payment_method }),
    );
  }),
  defineEndpoint(
    'get',
    '/v1/subscriptions',
    { ...PAGE, customer: z.string().optional(), status: z.string().optional() },
    (desk, _id, { customer, status, ...asked }) =>
      page(desk, 'subscription', '/v1/subscriptions', asked, { customer, ...(status === undefined || status === 'all' ? {} : { status }) }),
  ),
  defineEndpoint('get', '/v1/subscriptions/:id', {}, (desk, id) => desk.store.find('subscription', id)),
  defineEndpoint('post', '/v1/subscriptions/:id', UPDATE, (desk, id, given) => {
    const { store } = desk;
    const subscription = store.find('subscription', id);
    if (subscription['status'] === 'canceled')
      throw refused('A canceled subscription can only update its cancellation_details and metadata.');
    if (given.cancel_at !== undefined && given.cancel_at_period_end !== undefined)
      throw refused('You may only set one of cancel_at and cancel_at_period_end.', { param: 'cancel_at' });
    return atCustomersTime(desk, textOf(subscription, 'customer'), () => {
      const { cancel_at_period_end: cancels, cancel_at: day, default_payment_method } = given;
      let changed = store.change(subscription, {
        metadata: { ...partOf(subscription, 'metadata'), ...given.metadata },
        ...(default_payment_method === undefined ? {} : { default_payment_method }),
        ...(day === undefined ? {} : { cancel_at: day === '' ? null : day, canceled_at: day === '' ? null : store.now() }),
        ...(cancels === undefined
          ? {}
          : {
              cancel_at_period_end: cancels,
              cancel_at: cancels ? periodEndOf(subscription) : null,
              canceled_at: cancels ? store.now() : null,
            }),
      });
      const [item] = given.items ?? [];
      if (item !== undefined) changed = changePrice(desk, changed, store.find('price', item.price, 'items[0][price]'));
      else store.emit('customer.subscription.updated', changed);
      return changed;
    });
  }),
  defineEndpoint('delete', '/v1/subscriptions/:id', {}, (desk, id) => {
    const subscription = desk.store.find('subscription', id);
    return atCustomersTime(desk, textOf(subscription, 'customer'), () => endSubscription(desk, subscription));
  }),
];

export const invoices = [
  defineEndpoint(
    'get',
    '/v1/invoices',
    { ...PAGE, customer: z.string().optional(), status: z.string().optional(), subscription: z.string().optional() },
    (desk, _id, { customer, status, subscription, ...asked }) => {
      const isOfIt = (one: StripeObject): boolean => subscription === undefined || subscriptionOf(one) === subscription;
      return page(desk, 'invoice', '/v1/invoices', asked, { customer, status }, isOfIt);
    },
  ),
  defineEndpoint('get', '/v1/invoices/:id', {}, (desk, id) => desk.store.find('invoice', id)),
  defineEndpoint(
    'get',
    '/v1/invoice_payments',
    {
      ...PAGE,
      invoice: z.string().optional(),
      payment: z.strictObject({ type: z.enum(['payment_intent', 'charge']), payment_intent: z.string().optional() }).optional(),
      status: z.string().optional(),
    },
    ({ store }, _id, { invoice, payment }) => {
      const all = store.list('invoice').flatMap((one) => partOf(one, 'payments')['data'] as readonly StripeObject[]);
      const data = all.filter(
        (one) =>
          (invoice === undefined || one['invoice'] === invoice) &&
          (payment?.payment_intent === undefined || partOf(one, 'payment')['payment_intent'] === payment.payment_intent),
      );
      return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' } as never;
    },
  ),
  defineEndpoint('post', '/v1/invoices/:id/pay', { off_session: flag.optional() }, (desk, id, { off_session = true }) => {
    const invoice = desk.store.find('invoice', id);
    if (invoice['status'] !== 'open') throw refused(`Invoice is ${invoice['status']}`, { code: 'invoice_not_open' });
    return atCustomersTime(desk, textOf(invoice, 'customer'), () => {
      const paid = payInvoice(desk, invoice, { off_session });
      const subscription = subscriptionOf(paid);
      if (subscription !== null) {
        const active = desk.store.change(desk.store.find('subscription', subscription), { status: 'active' });
        desk.store.emit('customer.subscription.updated', active);
      }
      return paid;
    });
  }),
];

const CLOCK = 'test_helpers.test_clock';
const CLOCKS = '/v1/test_helpers/test_clocks';
const WEEK_S = 7 * 86_400;

export const testClocks = [
  defineEndpoint('post', CLOCKS, { frozen_time: whole, name: z.string().optional() }, ({ store }, _id, { frozen_time, name }) =>
    store.put(
      newObject(CLOCK, {
        id: store.id('clock'),
        created: store.now(),
        deletes_after: store.now() + WEEK_S * 4,
        frozen_time,
        name: name ?? null,
      }),
    ),
  ),
  defineEndpoint('get', CLOCKS, PAGE, (desk, _id, asked) => page(desk, CLOCK, CLOCKS, asked)),
  defineEndpoint('get', `${CLOCKS}/:id`, {}, (desk, id) => desk.store.find(CLOCK, id)),
  defineEndpoint('post', `${CLOCKS}/:id/advance`, { frozen_time: whole }, (desk, id, { frozen_time }) => {
    const { store } = desk;
    const clock = store.find(CLOCK, id);
    if (frozen_time <= numberOf(clock, 'frozen_time')) throw refused('A test clock cannot go back.', { param: 'frozen_time' });
    for (;;) {
      // One after the other, in the order of time, whoever's they are.
      const [next] = store
        .list('subscription')
        .filter(({ test_clock }) => test_clock === id)
        .flatMap((subscription) => {
          const at = nextMoment(subscription);
          return at === null || at > frozen_time ? [] : [{ subscription, at }];
        })
        .sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      store.change(clock, { frozen_time: next.at });
      store.at(next.at, () => reachMoment(desk, next.subscription));
    }
    const ready = store.change(clock, { frozen_time, status: 'ready' });
    store.at(frozen_time, () => store.emit('test_helpers.test_clock.ready', ready));
    return { ...ready, status: 'advancing', status_details: { advancing: { target_frozen_time: frozen_time } } };
  }),
  defineEndpoint('delete', `${CLOCKS}/:id`, {}, (desk, id) => {
    const { store } = desk;
    store.find(CLOCK, id);
    for (const customer of store.list('customer')) if (customer['test_clock'] === id) store.remove(customer.id);
    store.remove(id);
    return { id, object: CLOCK, deleted: true };
  }),
];
