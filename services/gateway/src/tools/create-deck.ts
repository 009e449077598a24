/** create_deck: a deck from slide intents, from slides that were drawn before, or a copy of a deck. */
import { open } from '@deckwright/platform/http';
import { z } from 'zod';
import { CHECKED_BY_ENGINE } from '../schemas/intent-request.ts';
import { compactRender, isFailedRender } from './compact.ts';
import { defineTool, type ToolAnswer, type ToolCall } from './define-tool.ts';
import { withFileLinks } from './file-links.ts';
import { missingField } from './missing-field.ts';
import { previewOf } from './preview-of.ts';
import { asBody, bodyFrom } from './request-body.ts';
import { detailLevel, includePreview, jobId, LANGUAGES, RenderResult } from './tool-schemas.ts';
import { waitForJob } from './wait-for-job.ts';

const OWN = ['mode', 'include_preview', 'detail', 'job_ids', 'deck_id', 'language'];

/** What most decks need. */
const LISTED = ['slides', 'theme_id', 'name', 'locale', 'outputs', 'dry_run', 'mode', 'job_ids', 'deck_id', 'include_preview'];

const policyFlag = z.boolean().optional();

const input = z.looseObject({
  slides: open(CHECKED_BY_ENGINE, z.array(z.looseObject({})))
    .max(30)
    .optional()
    .describe('Each as create_slide takes it, without `theme_id`. With `deck_id`: the slides to replace, each with its `position` from 1.'),
  theme_id: z.string().optional().describe('Of all slides; browse_catalog type=themes.'),
  name: z.string().optional().describe('Name of the job and of the file.'),
  title: z.string().optional().describe("The file's own title; the name when absent."),
  styling: z.enum(['topical', 'clean']).optional(),
  imagery: z
    .enum(['photo', 'wash', 'off'])
    .optional()
    .describe('Pictures are not chosen by this service; send `image_src`, or `image_prompt` for one that is made of words.'),
  imagery_tag: z.string().max(40).optional().describe('The subject of the deck, for `styling`.'),
  direction: z.enum(['ltr', 'rtl']).optional().describe("`rtl` mirrors the slides; a slide's own wins."),
  locale: z.string().max(40).optional().describe('BCP 47; decimal and thousands separators.'),
  language: z.enum(LANGUAGES).optional().describe('Of briefs.'),
  logo_id: z.string().max(100).optional().describe('Of upload_asset, purpose `logo`.'),
  outputs: z.array(z.enum(['pptx', 'pdf', 'png'])).optional(),
  quality_profile: z.enum(['executive', 'technical', 'appendix']).optional(),
  min_font_pt: z.number().min(6).max(40).optional(),
  on_unusable: z.enum(['omit', 'placeholder']).optional().describe('What becomes of the place of a slide that fails.'),
  strict_policy: z
    .strictObject({
      reject_ai_completed: policyFlag,
      reject_mixed: policyFlag,
      reject_truncated: policyFlag,
      reject_ignored_fields: policyFlag,
      reject_field_warnings: policyFlag,
      reject_draft_variants: policyFlag,
      min_font_pt: z.number().optional(),
      max_density: z.enum(['good', 'medium', 'high']).optional(),
    })
    .optional()
    .describe('A deck of which one slide breaks a rule is rejected whole, free.'),
  dry_run: z.boolean().optional().describe('Check for free.'),
  force_render: z.boolean().optional().describe('Changes nothing on decks.'),
  allow_partial: z.boolean().optional().describe('Changes nothing: the file comes when at least one slide stands.'),
  mode: z
    .enum(['render', 'assemble', 'fork'])
    .optional()
    .describe('`assemble` puts slides of `job_ids` together, `fork` copies `deck_id`; both free.'),
  job_ids: z.array(jobId).max(50).optional(),
  deck_id: jobId.optional(),
  wait: z.enum(['auto', 'true', 'false']).optional().describe('`false` answers with a job_id at once.'),
  include_preview: includePreview,
  detail: detailLevel,
});

type Call = ToolCall<z.infer<typeof input>>;

export const createDeck = defineTool({
  name: 'create_deck',
  title: 'Create a deck',
  description:
    'Draw an editable PowerPoint deck of 1 to 30 slides in one call, in one theme with page numbers: `slides` holds what create_slide takes. All are checked before ' +
    'any is drawn. $0.05 for each usable slide; a slide that fails is left out, free, and named in `repair_actions`. Begin with a `hero_statement`; ' +
    '`section_divider` and `agenda_list` give structure. With `deck_id` and `slides` it replaces slides. The deck is a job: manage_account action=job reads it, ' +
    'action=download_url links its file.',
  input,
  listed: LISTED,
  output: RenderResult.extend({ slides_ok: z.int().optional(), slides_total: z.int().optional() }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
    cost: { usd: '0.05', unit: 'per slide' },
  },
  stands_for: {
    'POST /v1/render/intent/deck': ({ body }) => Object(body),
    'POST /v1/deck/from-jobs': ({ body }) => ({ mode: 'assemble', ...Object(body) }),
    'POST /v1/deck/{deck_id}/fork': ({ params, body }) => ({ mode: 'fork', ...params, ...Object(body) }),
    'PATCH /v1/render/intent/deck/{deck_id}': ({ params, body }) => ({ ...params, ...Object(body) }),
  },
  card: true,
  invocation: { invoking: 'Drawing the deck…', invoked: 'Deck drawn' },
  async handle(call) {
    const { mode = 'render' } = call.args;
    if (mode === 'assemble') return assemble(call);
    if (mode === 'fork') return fork(call);
    return call.args.deck_id === undefined ? render(call) : replaceSlides(call);
  },
});

async function render(call: Call): Promise<ToolAnswer> {
  const { args, sent, ask } = call;
  if (args.slides === undefined || args.slides.length === 0) throw missingField('slides', 'a deck is drawn from 1 to 30 slides');
  const language = args.language === undefined ? {} : { language: args.language };
  if (args.dry_run === true) {
    const body = await ask({ method: 'post', path: '/v1/render/intent/deck', body: bodyFrom(sent, OWN, language) });
    return { body: args.detail === 'full' ? body : compactRender(body) };
  }
  // Accepted at once and then waited for, so that the caller hears how far it is.
  const queued = await ask({
    method: 'post',
    path: '/v1/render/intent/deck',
    body: bodyFrom(sent, [...OWN, 'wait'], language),
    respond_async: true,
  });
  return ended(call, queued, args.wait === 'false');
}

async function assemble(call: Call): Promise<ToolAnswer> {
  const { args, ask } = call;
  if (args.job_ids === undefined || args.job_ids.length === 0) throw missingField('job_ids', 'mode `assemble` puts slide jobs together');
  const body = asBody({ job_ids: args.job_ids, ...(args.name === undefined ? {} : { name: args.name }) });
  return ended(call, await ask({ method: 'post', path: '/v1/deck/from-jobs', body }), args.wait === 'false');
}

async function fork(call: Call): Promise<ToolAnswer> {
  const { args, ask } = call;
  if (args.deck_id === undefined) throw missingField('deck_id', 'mode `fork` copies a deck');
  const body = asBody(args.name === undefined ? {} : { name: args.name });
  const made = await ask({ method: 'post', path: '/v1/deck/{deck_id}/fork', params: { deck_id: args.deck_id }, body });
  return ended(call, made, args.wait === 'false');
}

async function replaceSlides(call: Call): Promise<ToolAnswer> {
  const { args, ask } = call;
  const slides = (args.slides ?? []).map((slide, i) => {
    const { position, edits, intent, ...rest } = slide;
    // Content beside edits would be of no effect, which the route says.
    const change = edits === undefined && intent === undefined ? { intent: rest } : { ...slide };
    return { ...change, position: typeof position === 'number' ? position : i + 1 };
  });
  const body = asBody({
    ...(slides.length === 0 ? {} : { slides }),
    ...(args.theme_id === undefined ? {} : { theme_id: args.theme_id }),
    ...(args.name === undefined ? {} : { name: args.name }),
    ...(args.title === undefined ? {} : { title: args.title }),
  });
  const params = { deck_id: args.deck_id ?? '' };
  const made = await ask({ method: 'patch', path: '/v1/render/intent/deck/{deck_id}', params, body, respond_async: true });
  return ended(call, made, args.wait === 'false');
}

/** The deck's render response once its job has ended; the queued job where nobody wants to wait. */
async function ended(call: Call, accepted: Record<string, unknown>, at_once: boolean): Promise<ToolAnswer> {
  const { job_id, status } = accepted;
  if (typeof job_id !== 'string' || at_once) return { body: accepted };
  const isDone = status !== 'queued' && status !== 'rendering';
  const job = isDone && accepted['pptx_available'] !== undefined ? accepted : await waitForJob(call, job_id);
  return deckAnswer(call, job, call.args);
}

type Wishes = Pick<z.infer<typeof input>, 'include_preview' | 'detail'>;

/** The result for a deck's job, as it stands. */
export async function deckAnswer(
  kit: Pick<Call, 'ask' | 'file'>,
  job: Readonly<Record<string, unknown>>,
  { include_preview, detail }: Wishes = {},
): Promise<ToolAnswer> {
  const body = await withFileLinks(kit, job['job_type'] !== undefined && job['result'] !== undefined ? renderOf(job) : job);
  const preview = await previewOf(kit, job['job_id'], include_preview);
  const told = detail === 'full' ? body : compactRender(body);
  return { body: { ...told, ...refusalIn(told) }, preview, is_error: isFailedRender(body) };
}

/** What a failed job was refused with, in the members that every refusal of a tool has. */
function refusalIn({ error }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { code, detail, remedy, ways_out } = Object(error) as Record<string, unknown>;
  return code === undefined ? {} : { code, detail, remedy, ways_out };
}

/** The render response of a finished job, with facts of the job itself; a failed job names its problem. */
function renderOf(job: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { result, error, ...rest } = job;
  const report = typeof result === 'object' && result !== null ? result : {};
  const available = job['status'] === 'complete';
  return {
    ...rest,
    ...report,
    ...(error === null || error === undefined ? {} : { error }),
    pptx_available: available,
  };
}
