/** translate_deck: a deck in another language, its formatting and its numbers as they were. */
import { LANGUAGE_CODES } from '@deckwright/platform/translator';
import { z } from 'zod';
import { compactRender, isFailedRender } from './compact.ts';
import { defineTool } from './define-tool.ts';
import { previewOf } from './preview-of.ts';
import { bodyFrom } from './request-body.ts';
import { includePreview, jobId, RenderResult } from './tool-schemas.ts';
import { waitForJob } from './wait-for-job.ts';

export const translateDeck = defineTool({
  name: 'translate_deck',
  title: 'Translate a deck',
  description:
    'Translate a PowerPoint file; formatting and numbers stay, and what could not be translated safely is named. $0.02 for each slide that reads otherwise afterwards. ' +
    'Send one source: `job_id`, `pptx_url` or `pptx_base64`.',
  listed: ['target_language', 'job_id', 'pptx_url', 'pptx_base64', 'dry_run'],
  input: z.object({
    target_language: z.enum(LANGUAGE_CODES),
    source_language: z.string().max(40).optional().describe('`auto` when absent.'),
    job_id: jobId.optional().describe('A slide or deck drawn here.'),
    pptx_url: z.string().max(2048).optional().describe('https:// address of a .pptx.'),
    pptx_base64: z.string().optional().describe('The file, at most about 10 MB.'),
    include_notes: z.boolean().optional().describe('Speaker notes too; false when absent.'),
    include_tables: z.boolean().optional().describe('Cells of tables too; true when absent.'),
    concise_mode: z.boolean().optional().describe('Prefer shorter wordings.'),
    localize_numbers: z.boolean().optional().describe('1,234.5 becomes 1.234,5 in German.'),
    glossary: z
      .array(z.strictObject({ term: z.string().max(100), translation: z.string().max(100).optional() }))
      .max(200)
      .optional()
      .describe('Terms that stay as they are, or that become what `translation` says.'),
    dry_run: z.boolean().optional().describe('Check for free.'),
    name: z.string().max(200).optional().describe('Name of the job.'),
    include_preview: includePreview,
  }),
  output: RenderResult,
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
    cost: { usd: 0.02, unit: 'per slide' },
  },
  stands_for: { 'POST /v1/deck/translate': ({ body }) => Object(body) },
  card: true,
  invocation: { invoking: 'Translating the deck…', invoked: 'Deck translated' },
  async handle(call) {
    const body = await call.ask({ method: 'post', path: '/v1/deck/translate', body: bodyFrom(call.sent, ['include_preview']) });
    const { job_id, status } = body;
    const runs = typeof job_id === 'string' && (status === 'queued' || status === 'rendering');
    const ended = runs ? await waitForJob(call, job_id) : body;
    const preview = await previewOf(call, job_id, call.args.include_preview);
    return { body: compactRender(ended), preview, is_error: isFailedRender(ended) };
  },
});
