/** create_slide: one slide, from typed content or a brief. */
import { open } from '@deckwright/platform/http';
import { z } from 'zod';
import { RENDER_CODE_CHARACTERS } from '../schemas/code.ts';
import { CHECKED_BY_ENGINE, IntentRequest } from '../schemas/intent-request.ts';
import { compactRender, isFailedRender } from './compact.ts';
import { defineTool, type ToolAnswer, type ToolCall } from './define-tool.ts';
import { withFileLinks } from './file-links.ts';
import { COMMON_DATA, formNames } from './form-names.ts';
import { missingField } from './missing-field.ts';
import { previewOf } from './preview-of.ts';
import { asBody, bodyFrom } from './request-body.ts';
import { detailLevel, includePreview, jobId, LANGUAGES, RenderResult } from './tool-schemas.ts';

/** Arguments that are the tool's own and mean nothing to the route. */
const OWN = ['mode', 'include_preview', 'detail', 'code', 'job_id', 'replacements', 'verify'];

/** What most slides need. */
const LISTED = [
  'form',
  'variant',
  'headline',
  'data',
  'blocks',
  'context',
  'takeaway',
  'source_note',
  'footnotes',
  'notes',
  'image_src',
  'brief',
  'theme_id',
  'locale',
  'dry_run',
  'mode',
  'job_id',
  'code',
  'include_preview',
];

/** Of the route's controls, those that the tool has in a way of its own, or that mean nothing to it. */
const NOT_OF_TOOLS = [...OWN, 'preview', 'language'];

const fields: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(IntentRequest.shape).flatMap(([name, schema]) =>
    NOT_OF_TOOLS.includes(name) ? [] : [[name, open(CHECKED_BY_ENGINE, schema as z.ZodType)]],
  ),
);

const input = z.looseObject({
  ...fields,
  form: open(CHECKED_BY_ENGINE, fields['form'] as z.ZodType).describe('One of those above.'),
  blocks: open(CHECKED_BY_ENGINE, fields['blocks'] as z.ZodType).describe('Items of list-shaped forms.'),
  data: open(CHECKED_BY_ENGINE, IntentRequest.shape.data as z.ZodType).describe(`Content of the form. ${COMMON_DATA}`),
  mode: z
    .enum(['safe', 'brief', 'code', 'status'])
    .optional()
    .describe('`safe`: draw only if all that is sent will stand on the slide. `status`: read `job_id`. `code`: run `code`.'),
  language: z.enum(LANGUAGES).optional().describe('The language of a brief, where it leaves it open. Nothing is translated.'),
  include_preview: includePreview,
  detail: detailLevel,
  job_id: jobId.optional().describe('Of mode `status`; of mode `code`, the job whose code `replacements` patch.'),
  code: z
    .string()
    .max(RENDER_CODE_CHARACTERS)
    .optional()
    .describe('Python (python-pptx): `build(prs)`, or `build(prs, slide)` with a headline. browse_catalog type=helpers lists its helpers.'),
  replacements: z
    .array(z.strictObject({ old: z.string(), new: z.string() }))
    .optional()
    .describe('With mode `code` and `job_id`, in place of `code`: each `old` stands once in the stored code.'),
  verify: z
    .enum(['off', 'lint', 'lint+vlm', 'full'])
    .optional()
    .describe('With mode `code`: findings of inspect (default), or `off`. No model looks at slides here.'),
});

type Call = ToolCall<z.infer<typeof input>>;

export const createSlide = defineTool({
  name: 'create_slide',
  title: 'Create a slide',
  description: `Draw one editable PowerPoint slide of native shapes: choose a \`form\`, put your content into \`data\`. Every number and word stands on the slide as sent, or a warning names it. Or send a \`brief\` in prose alone. $0.05 for a usable slide; refusals and \`dry_run\` are free.
Before a form that you have not used: browse_catalog type=schema families=[forms] has schemas and examples that render. Refused? Change what \`detail\` and \`remedy\` name, or apply \`patch\`; the same again is refused again.
Forms (browse_catalog says what each is for): ${formNames()}.`,
  input,
  listed: LISTED,
  output: RenderResult,
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
    cost: { usd: '0.00-0.05', unit: 'per slide' },
  },
  stands_for: {
    'POST /v1/render/intent': ({ body }) => Object(body),
    'POST /v1/render/code': ({ body }) => ({ mode: 'code', ...Object(body) }),
  },
  card: true,
  invocation: { invoking: 'Drawing the slide…', invoked: 'Slide drawn' },
  handle(call) {
    if (call.args.mode === 'status') return statusOf(call);
    if (call.args.mode === 'code') return runCode(call);
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
  const body = await withFileLinks(call, await ask({ method: 'post', path: '/v1/render/intent', body: bodyFrom(sent, OWN, more) }));
  const preview = body['dry_run'] === true ? undefined : await previewOf(call, body['job_id'], args.include_preview);
  return { body: args.detail === 'full' ? body : compactRender(body), preview, is_error: isFailedRender(body) };
}

async function statusOf(call: Call): Promise<ToolAnswer> {
  const { job_id, include_preview } = call.args;
  if (job_id === undefined) throw missingField('job_id', 'mode `status` reads one job');
  const body = await call.ask({ method: 'get', path: '/v1/jobs/{job_id}', params: { job_id } });
  return { body, preview: await previewOf(call, job_id, include_preview) };
}

/** Of the arguments, those that POST /v1/render/code takes. */
const CODE_FIELDS = [
  'code',
  'job_id',
  'replacements',
  'verify',
  'theme_id',
  'headline',
  'context',
  'takeaway',
  'source_note',
  'name',
  'force_render',
  'wait',
];

async function runCode(call: Call): Promise<ToolAnswer> {
  const { args, sent, ask } = call;
  call.report(0, 1, 'running the code');
  const asked = Object.fromEntries(CODE_FIELDS.flatMap((name) => (sent[name] == null ? [] : [[name, sent[name]]])));
  const body = await withFileLinks(call, await ask({ method: 'post', path: '/v1/render/code', body: asBody(asked) }));
  const preview = await previewOf(call, body['job_id'], args.include_preview);
  return { body: args.detail === 'full' ? body : compactRender(body), preview, is_error: isFailedRender(body) };
}
