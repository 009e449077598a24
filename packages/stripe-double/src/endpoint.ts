/** An endpoint of the double: which request it is for, what the request may say, and what it does. */
import { z } from 'zod';
import { arrayOf } from './form.ts';
import type { Json, StripeObject } from './objects.ts';
import type { Store } from './store.ts';

/** What endpoints work with. */
export interface Desk {
  readonly store: Store;
  /** Where its pages are. */
  readonly url: () => string;
}

export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete';
  /** With `:id` for one segment. */
  readonly path: string;
  readonly params: z.ZodType;
  run(desk: Desk, id: string, params: unknown): Json;
}

/** Defines an endpoint; parameters that its schema does not name are refused, as Stripe refuses them. */
export function defineEndpoint<S extends z.ZodRawShape>(
  method: Endpoint['method'],
  path: string,
  shape: S,
  run: (desk: Desk, id: string, params: z.infer<z.ZodObject<S>>) => Json,
): Endpoint {
  const params = z.strictObject({ ...shape, expand: list(z.string()).optional() });
  return { method, path, params, run: (desk, id, given) => run(desk, id, given as z.infer<z.ZodObject<S>>) };
}

/** Whole numbers, flags and lists come as texts and numbered places. */
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const list = <T extends z.ZodType>(of: T) => z.preprocess(arrayOf, z.array(of));
export const metadata = z.record(z.string(), z.string());
/** What is read from none of our requests, and taken all the same. */
export const anything = z.union([z.string(), z.record(z.string(), z.unknown())]);

/** What every list can be asked. */
export const PAGE = {
  limit: whole.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .union([whole, z.strictObject({ gte: whole.optional(), gt: whole.optional(), lte: whole.optional(), lt: whole.optional() })])
    .optional(),
};

type Page = z.infer<z.ZodObject<typeof PAGE>>;

/** Members that an object must have; absent ones do not count. */
type Where = Readonly<Record<string, string | undefined>>;

/** One page of what is stored of a kind, newest first. */
export function page(
  desk: Desk,
  kind: string,
  url: string,
  asked: Page,
  where: Where = {},
  fits: (one: StripeObject) => boolean = () => true,
): Json {
  const { created = {} } = asked;
  const between = typeof created === 'number' ? { gte: created, lte: created } : created;
  const all = desk.store
    .list(kind)
    .filter((one) => Object.entries(where).every(([member, value]) => value === undefined || one[member] === value) && fits(one))
    .filter(
      (one) =>
        one.created >= (between.gte ?? 0) &&
        one.created > (between.gt ?? -1) &&
        one.created <= (between.lte ?? Number.MAX_SAFE_INTEGER) &&
        one.created < (between.lt ?? Number.MAX_SAFE_INTEGER),
    );
  const from = asked.starting_after === undefined ? 0 : all.findIndex(({ id }) => id === asked.starting_after) + 1;
  const until = asked.ending_before === undefined ? all.length : all.findIndex(({ id }) => id === asked.ending_before);
  const data = all.slice(from, until).slice(0, Math.min(asked.limit ?? 10, 100));
  return { object: 'list', data, has_more: from + data.length < until, url };
}
