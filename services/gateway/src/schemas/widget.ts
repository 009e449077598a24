/** A component as the catalog shows it. */
import { z } from 'zod';

export const WidgetSummary = z
  .looseObject({
    name: z.string().describe('As sent in `component`.'),
    component: z.string().describe('The same name.'),
    purpose: z.string(),
    limits: z.string().describe('How much it holds, in words.'),
    capacity: z.object({
      what: z.string().describe('What is counted.'),
      soft: z.number().int().describe('Above it the answer has a warning `over_soft_limit`.'),
      hard: z.number().int().describe('Above it the request is refused with `capacity_exceeded`.'),
    }),
    owns_slide: z.boolean().describe('Whether it needs the whole slide and cannot be nested.'),
    nesting: z.string().describe('Where it may stand, in words.'),
    url: z.string(),
    preview_url: z.string().describe('A PNG of its example.'),
  })
  .meta({ id: 'WidgetSummary' });

export const WidgetEntry = WidgetSummary.extend({
  aliases: z.array(z.string()).describe('Other names that are accepted; `split_view` and `SplitView` are alike for all.'),
  params_schema: z.looseObject({}).describe('JSON Schema 2020-12 of `params`.'),
  example: z
    .object({ chrome: z.object({ title: z.string() }), body: z.object({ component: z.string(), params: z.unknown() }) })
    .describe('A body for POST /v1/render/intent that renders as it stands.'),
}).meta({ id: 'WidgetEntry' });
