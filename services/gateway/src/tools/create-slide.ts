/** create_slide: one slide, from typed content or a brief. */
import { notImplemented, refuse } from '@deckwright/platform/errors';
import { z } from 'zod';
import { IntentRequest } from '../schemas/intent-request.ts';
import { compactRender, isFailedRender } from './compact.ts';
import { defineTool, type ToolAnswer, type ToolCall } from './define-tool.ts';
import { formMenu } from './form-menu.ts';
import { missingField } from './missing-field.ts';
import { previewOf } from './preview-of.ts';
import { bodyFrom } from './request-body.ts';
import { detailLevel, includePreview, jobId, LANGUAGES, RenderResult } from './tool-schemas.ts';

/** Arguments that are the tool's own and mean nothing to the route. */
const OWN = ['mode', 'include_preview', 'detail', 'code', 'job_id', 'replacements', 'verify'];

/** Of the route's controls, those that the tool has in a way of its own, or that mean nothing to it. */
const NOT_OF_TOOLS = [...OWN, 'preview', 'language'];

const fields: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(IntentRequest.shape).filter(([name]) => !NOT_OF_TOOLS.includes(name)),
);

const input = z.looseObject({
  ...fields,
  mode: z
    .enum(['safe', 'brief', 'code', 'status'])
    .optional()
    .describe(
      'Absent: render. `safe`: check first, and render and bill only if everything supplied would stand on the slide. `status`: read the job `job_id`. `brief`: the brief is all there is.',
    ),
  language: z.enum(LANGUAGES).optional().describe('The language of a brief, where it leaves it open. Nothing is translated.'),
  include_preview: includePreview,
  detail: detailLevel,
  job_id: jobId.optional().describe('With mode `status`.'),
  code: z.string().optional().describe('With mode `code`, which this service does not run.'),
  replacements: z
    .array(z.object({ old: z.string(), new: z.string() }))
    .optional()
    .describe('With mode `code`.'),
  verify: z.enum(['off', 'lint', 'lint+vlm', 'full']).optional().describe('With mode `code`.'),
});

type Call = ToolCall<z.infer<typeof input>>;

export const createSlide = defineTool({
  name: 'create_slide',
  title: 'Create a slide',
  description: `Draw one editable PowerPoint slide of native shapes. Choose a \`form\` and put your content into its typed fields: every number and word stands on the slide as sent, or a warning names it. Or send a \`brief\` in prose and nothing else. $0.05 for a usable slide, nothing for one that is refused or the same again; \`dry_run: true\` checks for free.
For a form that you have not used, call browse_catalog with type=schema and family=<form> first: it has the JSON Schema of \`data\` and an example that renders.
Refused? Read \`code\`, \`detail\` and \`remedy\`, change what it names and send again; where an error carries a \`patch\`, apply it to the arguments. An unchanged retry is refused again.

Forms:
${formMenu()}`,
  input,
  output: RenderResult,
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
    cost: { usd: '0.00-0.05', unit: 'per slide', note: '$0.05 for a usable slide; checks, refusals, status and repeats are free.' },
  },
  card: true,
  invocation: { invoking: 'Drawing the slide…', invoked: 'Slide drawn' },
  handle(call) {
    if (call.args.mode === 'status') return statusOf(call);
    if (call.args.mode === 'code') throw noCode();
    return render(call);
  },
});

async function render(call: Call): Promise<ToolAnswer> {
  const { args, sent, ask } = call;
  const more = {
    ...(args.mode === 'safe' ? { mode: 'safe' } : {}),
    ...(args.include_preview === 'full' && sent['outputs'] === undefined ? { outputs: ['pptx', 'png'] } : {}),
  };
  call.report(0, 1, 'drawing');
  const body = await ask({ method: 'post', path: '/v1/render/intent', body: bodyFrom(sent, OWN, more) });
  const preview = body['dry_run'] === true ? undefined : await previewOf(call, body['job_id'], args.include_preview);
  return { body: args.detail === 'full' ? body : compactRender(body), preview, is_error: isFailedRender(body) };
}

async function statusOf(call: Call): Promise<ToolAnswer> {
  const { job_id, include_preview } = call.args;
  if (job_id === undefined) throw missingField('job_id', 'mode `status` reads one job');
  const body = await call.ask({ method: 'get', path: '/v1/jobs/{job_id}', params: { job_id } });
  return { body, preview: await previewOf(call, job_id, include_preview) };
}

const noCode = () =>
  refuse(notImplemented, {
    detail: 'This version does not run caller code. Nothing was charged.',
    remedy: 'Send typed content (`form` and its fields), a component (`body`), an authored document (`author_ssg`) or a `brief`.',
    extra: { missing: 'running of caller code', cost_charged: 0 },
  });
