/** Customers, and the payment methods that they keep. */
import { z } from 'zod';
import { anything, defineEndpoint, metadata, PAGE, page } from '../endpoint.ts';
import { newObject, partOf, type StripeObject } from '../objects.ts';
import { attach, takeMethod } from '../pay.ts';

const settings = z.strictObject({ default_payment_method: z.string().optional(), footer: z.string().optional() });
const FIELDS = {
  address: anything.optional(),
  email: z.string().optional(),
  invoice_settings: settings.optional(),
  metadata: metadata.optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
};

export const customers = [
  defineEndpoint(
    'post',
    '/v1/customers',
    { ...FIELDS, payment_method: z.string().optional(), test_clock: z.string().optional() },
    (desk, _id, given) => {
      const { store } = desk;
      const { payment_method, invoice_settings: _, expand: __, ...members } = given as typeof given & { expand?: unknown };
      const created = store.put(
        newObject('customer', {
          id: store.id('cus', 14),
          created: store.now(),
          email: null,
          name: null,
          phone: null,
          metadata: {},
          ...(members as object),
        }),
      );
      if (payment_method !== undefined) attach(desk, takeMethod(desk, payment_method), created.id);
      store.emit('customer.created', created);
      return created;
    },
  ),
  defineEndpoint('get', '/v1/customers', { ...PAGE, email: z.string().optional() }, (desk, _id, { email, ...asked }) =>
    page(desk, 'customer', '/v1/customers', asked, { email }),
  ),
  defineEndpoint('get', '/v1/customers/:id', {}, (desk, id) => desk.store.find('customer', id)),
  defineEndpoint('post', '/v1/customers/:id', FIELDS, (desk, id, { invoice_settings, ...given }) => {
    const { store } = desk;
    const customer = store.find('customer', id);
    const method = invoice_settings?.default_payment_method;
    if (method) store.find('payment_method', method, 'invoice_settings[default_payment_method]');
    const { expand: _, metadata: sent, ...members } = given as typeof given & { expand?: unknown };
    const changed = store.change(customer, {
      ...(members as Partial<StripeObject>),
      metadata: { ...partOf(customer, 'metadata'), ...sent },
      // An empty text takes a setting away.
      ...(method === undefined
        ? {}
        : { invoice_settings: { ...partOf(customer, 'invoice_settings'), default_payment_method: method || null } }),
    });
    store.emit('customer.updated', changed);
    return changed;
  }),
  defineEndpoint('get', '/v1/customers/:id/payment_methods', { ...PAGE, type: z.string().optional() }, (desk, id, { type, ...asked }) =>
    page(desk, 'payment_method', `/v1/customers/${id}/payment_methods`, asked, { customer: id, type }),
  ),
  defineEndpoint(
    'get',
    '/v1/payment_methods',
    { ...PAGE, type: z.string().optional(), customer: z.string().optional() },
    (desk, _id, { type, customer, ...asked }) => page(desk, 'payment_method', '/v1/payment_methods', asked, { customer, type }),
  ),
  defineEndpoint('get', '/v1/payment_methods/:id', {}, (desk, id) => desk.store.find('payment_method', id)),
  defineEndpoint('post', '/v1/payment_methods/:id/attach', { customer: z.string() }, (desk, id, { customer }) =>
    attach(desk, takeMethod(desk, id), customer),
  ),
  defineEndpoint('post', '/v1/payment_methods/:id/detach', {}, (desk, id) => {
    const { store } = desk;
    const method = store.find('payment_method', id);
    for (const customer of store.list('customer')) {
      const kept = partOf(customer, 'invoice_settings');
      if (kept['default_payment_method'] === id) store.change(customer, { invoice_settings: { ...kept, default_payment_method: null } });
    }
    const detached = store.change(method, { customer: null });
    store.emit('payment_method.detached', detached);
    return detached;
  }),
];
