/** POST /v1/render/code: slides from Python code of the caller, or from stored code with replacements. */
import { createHash } from 'node:crypto';
import { holdForSlides } from '@deckwright/platform/billing';
import { codeFailed, notFound, refuse, replacementUnmatched, requestInvalid, unknownTheme } from '@deckwright/platform/errors';
import type { Principal, RawCall } from '@deckwright/platform/http';
import { z } from 'zod';
import { acceptJob } from '../../../answers/accept-job.ts';
import { findJob } from '../../../answers/find-job.ts';
import { knownTheme } from '../../../answers/known-theme.ts';
import { PAID_JOB_ERRORS } from '../../../answers/paid-job-errors.ts';
import { SLIDE_USD } from '../../../answers/price.ts';
import { renderAnswer } from '../../../answers/render-answer.ts';
import { RUNS_AT_ONCE, withinRunsAtOnce } from '../../../answers/runs-at-once.ts';
import { defineRoute, type GatewayKit } from '../../../kit.ts';
import { RENDER_CODE_CHARACTERS, RenderCodeAnswer, RenderCodeRequest } from '../../../schemas/code.ts';
import { RenderQueued } from '../../../schemas/render-response.ts';
import { CODE_ERRORS, chromeOf, codeState } from '../../../sources/run-code.ts';
import { ISOLATE_ERRORS } from '../../../sources/run-isolated.ts';
import { refuseFields } from '../../../sources/take-source.ts';

/** What a job of this kind keeps of its request. */
const Stored = z.looseObject({ code: z.string(), theme_id: z.string().optional(), chrome: z.record(z.string(), z.string()).optional() });

export const route = defineRoute({
  method: 'post',
  path: '/v1/render/code',
  tag: 'Render',
  summary: 'Render Python code',
  description:
    'Runs Python code that uses python-pptx in a sandbox and keeps the presentation that it makes, a picture of slide 1 and the findings of inspect. ' +
    `\`code\` (${RENDER_CODE_CHARACTERS / 1024} KB), or \`job_id\` and \`replacements\` to patch the code of an earlier job. $0.05 a slide; nothing for code that fails, for slides with an ` +
    `error of inspect, and for the same code again. Code runs for 10 s at most. A key has ${RUNS_AT_ONCE} unfinished runs when it waits for another; beyond, the answer is 429 at once. \`Prefer: respond-async\` knows no such limit.`,
  auth: 'key',
  limit: { name: 'render-code', limit: 60, per_s: 60, by: 'account' },
  cost_usd: SLIDE_USD,
  idempotent: 'by_handler',
  body: RenderCodeRequest,
  body_bytes: 1024 * 1024,
  example: {
    body: {
      code: 'def build(prs, slide):\n    add_widget(slide, "metric", 0.8, 2.0, 11.7, 3.2, params={"metrics": [{"value": "1.31m", "label": "Riders"}]})\n',
      headline: 'Riders grew by 12 % in a year',
    },
  },
  answers: {
    200: { description: 'The slides.', schema: RenderCodeAnswer },
    202: { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } },
  },
  errors: [requestInvalid, unknownTheme, notFound, codeFailed, replacementUnmatched, ...CODE_ERRORS, ...ISOLATE_ERRORS, ...PAID_JOB_ERRORS],
  async handle(call) {
    const { body, kit, principal } = call;
    const { code, earlier } = await codeOf(call, body);
    const theme_id = knownTheme(body.theme_id?.trim() || earlier?.theme_id);
    const chrome = chromeOf(body) ?? earlier?.chrome;
    const max_slides = body.max_slides ?? 1;
    // A request that could not be done never becomes a job.
    await codeState(kit);
    const identity = JSON.stringify({ code, theme_id, chrome, max_slides, verify: body.verify === 'off' ? 'off' : 'lint' });
    const input_hash = createHash('sha256').update(`code ${identity}`).digest('hex');
    const request_text = JSON.stringify({
      ...(JSON.parse(identity) as object),
      ...(body.force_render === true && { force_render: true }),
      ...(earlier !== undefined && { patched_from: body.job_id }),
    });
    const respond_async = call.respond_async || body.wait === 'false' || body.wait === false;
    return acceptJob(call, {
      job: {
        job_type: 'code',
        name: body.name?.trim() || null,
        request_text,
        input_hash,
        outputs: ['pptx'],
        hold: holdForSlides(max_slides, input_hash, principal.mode),
        ...(!respond_async && { alongside: withinRunsAtOnce(principal) }),
      },
      slides: max_slides,
      respond_async,
      step: 'work',
      answer: renderAnswer,
    });
  },
});

type Body = z.infer<typeof RenderCodeRequest>;
type Caller = { readonly kit: GatewayKit; readonly principal: Principal } & Pick<RawCall<GatewayKit>, 'signal'>;

/** @throws ProblemError `request_invalid` for none or both ways, `not_found`, `replacement_unmatched` */
async function codeOf(
  { kit, principal }: Caller,
  { code, job_id, replacements }: Body,
): Promise<{ readonly code: string; readonly earlier?: z.infer<typeof Stored> }> {
  if (job_id == null && replacements == null) {
    if (code == null || code.trim() === '') throw refuseFields('Send `code`, or `job_id` with `replacements`.', ['code'], 'missing');
    return { code };
  }
  if (job_id == null || replacements == null || code != null)
    throw refuseFields('`job_id` and `replacements` go together, in place of `code`.', ['job_id', 'replacements', 'code'], 'ambiguous');
  const job = await findJob(kit, principal, job_id);
  const stored = job.job_type === 'code' ? Stored.safeParse(JSON.parse(job.request_text)).data : undefined;
  if (stored === undefined)
    throw refuse(notFound, {
      detail: `The job is a ${job.job_type} and has no code.`,
      remedy: 'Name a job of POST /v1/render/code; GET /v1/jobs?job_type=code lists them.',
    });
  let text = stored.code;
  replacements.forEach((one, index) => {
    const found = text.split(one.old).length - 1;
    if (found !== 1)
      throw refuse(replacementUnmatched, {
        detail: `/replacements/${index}/old stands in the code ${found === 0 ? 'nowhere' : `${found} times`}.`,
        extra: { index, found, cost_charged: 0 },
      });
    // A function, because `$&` and its like are characters of the code.
    text = text.replace(one.old, () => one.new);
  });
  if (text.length > RENDER_CODE_CHARACTERS)
    throw refuseFields(
      `With the replacements, the code has ${text.length} characters; ${RENDER_CODE_CHARACTERS} are taken.`,
      ['replacements'],
      'too_big',
    );
  return { code: text, earlier: stored };
}
