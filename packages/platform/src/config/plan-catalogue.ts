/** The plans that are sold: the shape of the setting that names them. */
import { z } from 'zod';
import { jsonSetting } from './json-setting.ts';

const term = z.strictObject({
  usd: z
    .number()
    .min(1)
    .max(100_000)
    .refine((usd) => Math.abs(usd * 100 - Math.round(usd * 100)) < 1e-6, 'must have two decimals at most'),
  slides: z.number().int().min(1).max(10_000_000),
});

const plan = z.strictObject({
  plan: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens'),
  name: z.string().trim().min(1).max(80),
  monthly: term,
  yearly: term,
});

/** One plan of the catalogue. `slides` are those of a whole month, and of a whole year. */
export type PlanOffer = z.infer<typeof plan>;

const catalogue = z
  .array(plan)
  .max(20)
  .refine((plans) => new Set(plans.map((one) => one.plan)).size === plans.length, 'must name each plan once');

export const planCatalogue = jsonSetting(catalogue, { must: 'be a list of plans', kind: 'a list of plans', root: 'the list' });

/** What is sold where the setting is unset. */
export const DEFAULT_PLANS =
  '[{"plan":"studio","name":"Studio","monthly":{"usd":19,"slides":500},"yearly":{"usd":190,"slides":6000}},{"plan":"agency","name":"Agency","monthly":{"usd":79,"slides":2500},"yearly":{"usd":790,"slides":30000}}]';
