/** Products and prices. */
import { z } from 'zod';
import { type Desk, defineEndpoint, flag, list, metadata, PAGE, page, whole } from '../endpoint.ts';
import { newObject, type StripeObject } from '../objects.ts';

const recurring = z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: whole.optional() });
const product_data = z.strictObject({ name: z.string(), description: z.string().optional(), metadata: metadata.optional() });

const PRICE = {
  active: flag.optional(),
  currency: z.string(),
  unit_amount: whole,
  product: z.string().optional(),
  product_data: product_data.optional(),
  recurring: recurring.optional(),
  lookup_key: z.string().optional(),
  metadata: metadata.optional(),
  nickname: z.string().optional(),
};

function newProduct({ store }: Desk, given: z.infer<typeof product_data>): StripeObject {
  const now = store.now();
  return store.put(
    newObject('product', {
      id: store.id('prod', 14),
      created: now,
      updated: now,
      name: given.name,
      description: given.description ?? null,
      metadata: given.metadata ?? {},
    }),
  );
}

/** A new price; with the data of a product, and a new product. */
export function newPrice(desk: Desk, given: z.infer<z.ZodObject<typeof PRICE>>): StripeObject {
  const { store } = desk;
  const product =
    given.product === undefined
      ? newProduct(desk, given.product_data ?? { name: 'Unnamed' })
      : store.find('product', given.product, 'product');
  return store.put(
    newObject('price', {
      id: store.id('price'),
      created: store.now(),
      active: given.active ?? true,
      currency: given.currency,
      unit_amount: given.unit_amount,
      unit_amount_decimal: String(given.unit_amount),
      product: product.id,
      type: given.recurring === undefined ? 'one_time' : 'recurring',
      recurring:
        given.recurring === undefined
          ? null
          : {
              interval: given.recurring.interval,
              interval_count: given.recurring.interval_count ?? 1,
              meter: null,
              usage_type: 'licensed',
              trial_period_days: null,
            },
      lookup_key: given.lookup_key ?? null,
      metadata: given.metadata ?? {},
      nickname: given.nickname ?? null,
    }),
  );
}

export const catalog = [
  defineEndpoint(
    'post',
    '/v1/products',
    { name: z.string(), description: z.string().optional(), active: flag.optional(), metadata: metadata.optional() },
    (desk, _id, given) => newProduct(desk, given),
  ),
  defineEndpoint('get', '/v1/products', { ...PAGE, active: flag.optional() }, (desk, _id, { active: _, ...asked }) =>
    page(desk, 'product', '/v1/products', asked),
  ),
  defineEndpoint('get', '/v1/products/:id', {}, (desk, id) => desk.store.find('product', id)),
  defineEndpoint('post', '/v1/prices', PRICE, (desk, _id, given) => newPrice(desk, given)),
  defineEndpoint(
    'get',
    '/v1/prices',
    { ...PAGE, product: z.string().optional(), lookup_keys: list(z.string()).optional(), active: flag.optional() },
    (desk, _id, { product, lookup_keys, active: _, ...asked }) => {
      const isNamed = ({ lookup_key }: StripeObject): boolean => lookup_keys === undefined || lookup_keys.includes(String(lookup_key));
      return page(desk, 'price', '/v1/prices', asked, { product }, isNamed);
    },
  ),
  defineEndpoint('get', '/v1/prices/:id', {}, (desk, id) => desk.store.find('price', id)),
];
