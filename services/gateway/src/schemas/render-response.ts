/** The render response as the documentation shows it. */
import { z } from 'zod';
import { chargeFields } from './charge.ts';

export const Notice = z
  .looseObject({
    code: z.string(),
    message: z.string(),
    remedy: z.string().optional(),
    path: z.string().optional().describe('JSON Pointer into the request.'),
    also: z.array(z.string()).optional().describe('Other places of which the same holds.'),
    shape_id: z.string().optional(),
    can_autofix: z.boolean().optional(),
  })
  .meta({ id: 'Notice' });

/** What a slide reports that needs no remedy. */
export const notices = {
  notices: z
    .array(Notice)
    .describe(
      'How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `field_renamed`, ' +
        '`legend_used`, `numbers_not_printed`, `texts_joined`. Nothing needs to be mended, and no gate fails over it.',
    ),
  notice_count: z.int(),
};

const FileEntry = z
  .object({
    url: z.string(),
    bytes: z.number().int().nullable().describe('Null of a preview that nobody has fetched: it is drawn when somebody does.'),
    sha256: z.string().nullable(),
    media_type: z.string(),
  })
  .meta({ id: 'FileEntry', description: 'A stored file; `url` is a path that needs the key.' });

const link = z.string().nullable().describe('A path that needs the key; null when there is no such file.');

export const RenderResponse = z
  .looseObject({
    job_id: z.string(),
    job_type: z.string(),
    status: z
      .string()
      .describe(
        '`complete`, `completed_with_errors` (file withheld, not billed) or `rejected` (nothing drawn); of a dry run `validated` or `invalid`.',
      ),
    name: z.string().nullable(),
    form: z.string().nullish(),
    variant: z.string().nullish(),
    component: z.string().nullish(),
    theme_id: z.string(),
    fidelity: z
      .string()
      .describe('Computed from what stands on the slide: `verbatim`, `mixed`, `ai_completed`, `partial`, `verbatim_truncated`.'),
    fidelity_manifest: z.unknown().describe('Every supplied value and where it stands.'),
    warnings: z.array(Notice),
    errors: z.array(Notice),
    blocking_error_count: z.number().int(),
    nonblocking_warning_count: z.number().int(),
    notices: notices.notices.optional(),
    notice_count: notices.notice_count.optional(),
    layout: z.looseObject({}).optional(),
    quality: z.looseObject({}).optional(),
    proofs: z.array(z.looseObject({})).optional(),
    ...chargeFields,
    repeat_of: z.string().optional().describe('Earlier job of the identical input.'),
    input_hash: z.string(),
    content_hash: z
      .record(z.string(), z.string())
      .describe('SHA-256 of the bytes of each file; of a preview from when it was first fetched.'),
    engine_version: z.string().optional(),
    pptx_available: z.boolean(),
    pptx_url: link,
    pdf_url: link,
    preview_url: link,
    files: z.record(z.string(), FileEntry),
  })
  .meta({ id: 'RenderResponse' });

export const RenderQueued = z
  .object({ job_id: z.string(), id: z.string(), status: z.string(), job_url: z.string() })
  .meta({ id: 'RenderQueued', description: 'The job was accepted; read it at `job_url`.' });
