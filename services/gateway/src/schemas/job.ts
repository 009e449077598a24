/** The job record as the documentation shows it. */
import { z } from 'zod';
import { chargeFields } from './charge.ts';
import { RenderResponse } from './render-response.ts';

const signed = z.string().nullable().describe('Signed link, good for an hour without a key; null when there is no such file.');
const time = z.string().nullable();

export const JobRow = z
  .looseObject({
    job_id: z.string(),
    id: z.string().describe('The same as `job_id`.'),
    job_type: z.enum(['slide', 'deck', 'compile', 'repair', 'translation', 'image', 'conversion', 'perception', 'code']),
    status: z.enum(['queued', 'rendering', 'complete', 'failed', 'canceled']),
    progress: z.object({ done: z.number(), total: z.number(), stage: z.string() }),
    name: z.string().nullable(),
    created_at: z.string().describe('RFC 3339, UTC.'),
    started_at: time,
    finished_at: time,
    waiting_for: z
      .enum(['storage', 'database', 'network'])
      .nullable()
      .describe(
        'What the job waits for: an outage that is waited out. Null when nothing keeps it. A deck waits for what its slides wait for.',
      ),
    waiting_since: time.describe('Since when it has waited for that.'),
    next_try_at: time.describe('When it is tried again at the latest.'),
    attempts: z.number().int(),
    revision: z.number().int(),
    parent_deck_id: z.string().nullable(),
    ...chargeFields,
    latency_ms: z.number().nullable(),
    pptx_url: signed,
    preview_url: signed,
    pdf_url: signed,
    png_url: signed,
  })
  .meta({ id: 'JobRow' });

/** What a repair or a combination of decks came to. */
const WorkOnDecks = z.looseObject({ status: z.string(), input_hash: z.string().optional() }).meta({
  id: 'DeckWorkResult',
  description: 'Of a repair or a combination of decks: what its own route answers, without the members of the job.',
});

export const Job = JobRow.extend({
  children: z.array(JobRow),
  // Not `nullable()`: that would make the shared schema itself nullable.
  result: z.union([RenderResponse, WorkOnDecks, z.null()]),
  error: z.looseObject({}).nullable().describe('The problem document that a failed job ended with.'),
  edit_error: z
    .looseObject({})
    .nullable()
    .optional()
    .describe(
      'The problem document that the newest edit of a deck failed with: the deck is complete at the revision before it, with its file.',
    ),
  quality_warnings: z.array(z.looseObject({})),
  input_hash: z.string(),
}).meta({ id: 'Job' });

export const JobList = z
  .object({ jobs: z.array(JobRow), total: z.number().int(), limit: z.number().int(), offset: z.number().int() })
  .meta({ id: 'JobList' });
