/** POST /v1/repair: mends what can be mended without a doubt in any deck; the words stay as they are. */

import { holdFor, prices } from '@deckwright/platform/billing';
import { jsonReply } from '@deckwright/platform/http';
import { sha256Of } from '@deckwright/platform/object-store';
import { type RepairAnswer as Plan, repairTask } from '@deckwright/review/repair/repair.task';
import { z } from 'zod';
import { acceptDeckJob, deckJobHash } from '../../answers/accept-deck-job.ts';
import { signedUrl } from '../../answers/job-answer.ts';
import { PAID_JOB_ERRORS } from '../../answers/paid-job-errors.ts';
import { NO_CHARGE } from '../../answers/price.ts';
import { renderAnswer } from '../../answers/render-answer.ts';
import { defineRoute } from '../../kit.ts';
import { RenderQueued } from '../../schemas/render-response.ts';
import { ACTION_NAMES, RepairAnswer, RepairPlanned } from '../../schemas/repair.ts';
import { ISOLATE_ERRORS, runIsolated } from '../../sources/run-isolated.ts';
import { DECK_BYTES, jsonBytesFor, ONE_DECK, sourceFields } from '../../sources/source-fields.ts';
import { SOURCE_ERRORS, takeSource } from '../../sources/take-source.ts';

/** In a form, a list is a field sent several times, or one with commas. */
const listed = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
    : value;

const Body = z
  .strictObject({
    ...sourceFields,
    actions: z
      .preprocess(listed, z.array(z.enum(ACTION_NAMES)).min(1))
      .optional()
      .describe('Which repairs; all five when absent.')
      .meta({ type: 'array', items: { type: 'string', enum: [...ACTION_NAMES] } }),
    dry_run: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
      .optional()
      .describe('The exact plan and price, free; nothing is changed.')
      .meta({ type: 'boolean' }),
    name: z.string().max(200).optional().describe('Name of the job, and of the file.'),
    wait: z.enum(['auto', 'true', 'false']).optional(),
  })
  .meta({ id: 'RepairRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/repair',
  tag: 'Decks',
  summary: 'Repair a deck',
  description:
    '`shrink_to_fit` shrinks the fonts of text that overflows, by measurement, to 9 pt at least; `raise_min_font` raises smaller ones where the text still fits; ' +
    '`remove_off_canvas` deletes what is parked beside the slide; `fix_contrast` sets a darker or lighter colour of the same hue; ' +
    '`mend_file` puts elements into the order of ISO/IEC 29500 and mends ids, values and missing elements where there is one cure, free. Every repair is judged by ' +
    'inspecting again; what would do harm or is in doubt stays and is named. No word changes, and parts that no repair touches stay byte for byte. ' +
    'Exactly one of `job_id`, `pptx_url`, `pptx_base64` and a file of a form; 25 MB; the first 50 slides. Costs $0.02 for each slide that gets a repair, ' +
    'nothing when there is nothing to do.',
  auth: 'key',
  scope: 'repair',
  limit: { name: 'repair', limit: 60, per_s: 3600, by: 'account' },
  idempotent: 'by_handler',
  upload: ONE_DECK,
  body_bytes: jsonBytesFor(DECK_BYTES),
  body: Body,
  answers: {
    200: { description: 'The repaired deck, or with `dry_run` the plan.', schema: z.union([RepairAnswer, RepairPlanned]) },
    202: { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } },
  },
  errors: [...SOURCE_ERRORS, ...ISOLATE_ERRORS, ...PAID_JOB_ERRORS],
  async handle(call) {
    const { body, principal } = call;
    const source = await takeSource(call, body, DECK_BYTES);
    const actions = [...new Set(body.actions ?? ACTION_NAMES)].sort();
    // The plan says what the job may cost at most; and a file that cannot be read never becomes a job.
    const { answer: plan } = await call.timing.measure('plan', () =>
      runIsolated(call, repairTask, { actions, dry_run: true }, [source.bytes]),
    );
    if (body.dry_run === true) return jsonReply(200, { status: 'planned', dry_run: true, ...priced(plan), ...NO_CHARGE });
    const order = { repair: actions };
    const key = deckJobHash(order, [sha256Of(source.bytes)]);
    return acceptDeckJob(call, {
      job_type: 'repair',
      name: body.name?.trim() || null,
      sources: [source],
      order,
      slides: Math.max(1, plan.slides_repaired),
      respond_async: call.respond_async || body.wait === 'false',
      ...(plan.slides_repaired > 0 && {
        hold: holdFor(prices.repair, plan.slides_repaired, key, principal.mode === 'test' ? 'test_key' : null),
      }),
      answer: (job) => ({ ...renderAnswer(job), download_url: signedUrl(job, 'pptx', call.kit) }),
    });
  },
});

const priced = (plan: Plan) => ({ ...plan, price: (plan.slides_repaired * prices.repair.cents) / 100 });
