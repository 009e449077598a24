/** Schemas that several tools share. */
import { z } from 'zod';

/** Members of a render response that are never null; all others come beside them. */
export const RenderResult = z.looseObject({
  job_id: z
    .string()
    .optional()
    .describe('Read the job again with manage_account, action `job`; the file is at `pptx_url`, for an hour without a key.'),
  status: z
    .string()
    .optional()
    .describe(
      '`complete`; `completed_with_errors` (file withheld, free); `rejected` (nothing drawn, free); of a dry run `validated` or `invalid`; of a brief `needs_confirmation` or `would_fabricate`; `queued` or `rendering` while it runs.',
    ),
  fidelity: z.string().optional().describe('`verbatim`: everything supplied stands on the slide as sent.'),
  cost_charged: z.number().optional().describe('USD.'),
  warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })).optional(),
  errors: z.array(z.looseObject({})).optional(),
  code: z.string().optional().describe('Of a refusal: its stable name.'),
  detail: z.string().optional(),
  remedy: z.string().optional().describe('What to change before sending again; an unchanged retry is refused again.'),
});

export const includePreview = z
  .enum(['none', 'small', 'default', 'full'])
  .optional()
  .describe('The picture beside the result; `full` is 1920 px wide.');

export const detailLevel = z
  .enum(['compact', 'full'])
  .optional()
  .describe('`compact` (default) leaves out what was placed as sent; `full` lists every value and where it stands.');

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk'] as const;

export const detailArg = z.boolean().optional().describe('Of status: show the e-mail address whole.');

export const jobId = z.string().max(100);
