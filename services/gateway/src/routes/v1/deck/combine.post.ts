/** POST /v1/deck/combine: two to ten decks as one, in the order given. Free. */
import {
  idempotencyInProgress,
  idempotencyKeyReused,
  jobCanceled,
  payloadTooLarge,
  refuse,
  renderFailed,
  storageUnavailable,
  testLimitReached,
  tooFewFiles,
} from '@deckwright/platform/errors';
import type { FormPart, UploadPolicy } from '@deckwright/platform/http';
import { z } from 'zod';
import { acceptDeckJob } from '../../../answers/accept-deck-job.ts';
import { signedUrl } from '../../../answers/job-answer.ts';
import { renderAnswer } from '../../../answers/render-answer.ts';
import { defineRoute } from '../../../kit.ts';
import { DeckCombined } from '../../../schemas/deck-combined.ts';
import { RenderQueued } from '../../../schemas/render-response.ts';
import { ISOLATE_ERRORS } from '../../../sources/run-isolated.ts';
import { jsonBytesFor, sourceFields } from '../../../sources/source-fields.ts';
import { fileSource, namedSource, refuseFields, SOURCE_ERRORS, type Source, type SourceCall } from '../../../sources/take-source.ts';

const MIB = 1024 * 1024;
const MIN_DECKS = 2;
const MAX_DECKS = 10;
const LIMITS: UploadPolicy = { field: 'files', files: MAX_DECKS, file_bytes: 20 * MIB, total_bytes: 100 * MIB };

const Deck = z
  .strictObject(sourceFields)
  .refine(
    (deck) => Object.values(deck).filter((value) => value !== undefined).length === 1,
    'must have exactly one of job_id, pptx_url and pptx_base64',
  );

/** Fields of a form stand among its files, whose order is that of the slides. */
const ofForm = (what: string) =>
  z
    .union([z.string(), z.array(z.string()).max(MAX_DECKS)])
    .optional()
    .describe(`${what}, of a form; it may come several times.`);

const Body = z
  .strictObject({
    sources: z.array(Deck).max(MAX_DECKS).optional().describe('The decks, when they are not sent as files of a form.'),
    files: z.literal('').optional().describe('Of a form in which no file was chosen.'),
    job_id: ofForm('A deck by its job'),
    pptx_url: ofForm('A deck by its address'),
    name: z.string().max(200).optional().describe('Name of the job, and of the file.'),
    wait: z.enum(['auto', 'true', 'false']).optional(),
  })
  .meta({ id: 'CombineRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/combine',
  tag: 'Decks',
  summary: 'Put decks together',
  description:
    'Slides come in the order given, with their own masters, layouts and themes; what is equal is kept once. Decks whose slides have another size are ' +
    'scaled to that of the first, with a warning. As a form, files and the fields `job_id` and `pptx_url` are taken in their order. Free.',
  auth: 'key',
  limit: { name: 'combine', limit: 60, per_s: 3600, by: 'account' },
  idempotent: 'by_handler',
  upload: LIMITS,
  // Larger decks are sent as files, because base64 of a hundred megabytes would have to be held as text.
  body_bytes: jsonBytesFor(LIMITS.file_bytes * 2),
  body: Body,
  answers: {
    200: { description: 'The decks as one.', schema: DeckCombined },
    202: { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } },
  },
  errors: [
    tooFewFiles,
    ...SOURCE_ERRORS,
    ...ISOLATE_ERRORS,
    renderFailed,
    jobCanceled,
    idempotencyInProgress,
    idempotencyKeyReused,
    storageUnavailable,
    testLimitReached,
  ],
  async handle(call) {
    const { body } = call;
    const sources = call.parts.length > 0 ? await fromForm(call, call.parts) : await fromBody(call, body.sources ?? []);
    return acceptDeckJob(call, {
      job_type: 'compile',
      name: body.name?.trim() || null,
      sources,
      order: { combine: sources.length },
      slides: sources.length,
      respond_async: call.respond_async || body.wait === 'false',
      answer: (job) => ({ ...renderAnswer(job), download_url: signedUrl(job, 'pptx', call.kit) }),
    });
  },
});

async function fromForm(call: SourceCall, parts: readonly FormPart[]): Promise<readonly Source[]> {
  const decks = parts.filter((part) => part.kind === 'file' || part.name === 'job_id' || part.name === 'pptx_url');
  checkCount(decks.length);
  return inOrder(decks, (part) =>
    part.kind === 'file' ? fileSource(part.bytes, part.name) : namedSource(call, { [part.name]: part.text }, LIMITS.file_bytes, ''),
  );
}

async function fromBody(call: SourceCall, decks: readonly z.infer<typeof Deck>[]): Promise<readonly Source[]> {
  checkCount(decks.length);
  return inOrder(decks, (deck, i) => namedSource(call, deck, LIMITS.file_bytes, `/sources/${i}`));
}

function checkCount(decks: number): void {
  if (decks < MIN_DECKS)
    throw refuse(tooFewFiles, { detail: `${decks === 0 ? 'No deck' : 'One deck'} came; it takes ${MIN_DECKS} to ${MAX_DECKS}.` });
  if (decks > MAX_DECKS) throw refuseFields(`${decks} decks came; at most ${MAX_DECKS} are put together.`, ['sources'], 'too_big');
}

/** One after the other, so that ten addresses are not ten connections; and within the limit of all together. */
async function inOrder<T>(decks: readonly T[], take: (deck: T, i: number) => Source | Promise<Source>): Promise<readonly Source[]> {
  const sources: Source[] = [];
  let size = 0;
  for (const [i, deck] of decks.entries()) {
    const source = await take(deck, i);
    size += source.bytes.length;
    if (size > LIMITS.total_bytes) throw tooLarge();
    sources.push(source);
  }
  return sources;
}

const tooLarge = () =>
  refuse(payloadTooLarge, {
    detail: `The decks are larger than ${LIMITS.total_bytes} bytes together.`,
    extra: { limit_bytes: LIMITS.total_bytes },
  });
