/** A deck of finished slides: nothing is drawn again and nothing is paid again. */
import { canonicalJson } from '@deckwright/draw/intent';
import {
  idempotencyInProgress,
  idempotencyKeyReused,
  intentInvalidShape,
  jobsNotAssemblable,
  noUsableSlide,
  requestInvalid,
  unknownTheme,
} from '@deckwright/platform/errors';
import { checkPart, type Reply } from '@deckwright/platform/http';
import { z } from 'zod';
import { acceptDeck } from './accept-deck.ts';
import type { JobCall } from './accept-job.ts';
import { refuseEdited } from './drawing-refusal.ts';
import { pinBrands } from './pin-brands.ts';
import { bare, numbered, slidesOfJobs } from './slides-of-jobs.ts';

export const MAX_JOBS = 50;

export const AssembleRequest = z.strictObject({
  job_ids: z
    .array(z.string().max(100))
    .describe('Finished slides in their order, and decks for all their slides: 1 to 50, whose requests have at most 32 MiB together.')
    .meta({ minItems: 1, maxItems: MAX_JOBS }),
  name: z.string().min(1).max(200).optional().describe('Name of the job and of the file.'),
  title: z.string().min(1).max(500).optional(),
  theme_id: z.string().max(200).optional().describe('One theme for all; without it each slide stays as it was rendered.'),
  outputs: z
    .array(z.enum(['pptx', 'pdf', 'png']))
    .min(1)
    .optional()
    .describe('A PDF is made where all slides have one theme.'),
  wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional(),
});

/** What either route that assembles may refuse with. */
export const ASSEMBLE_ERRORS = [
  requestInvalid,
  jobsNotAssemblable,
  noUsableSlide,
  intentInvalidShape,
  unknownTheme,
  idempotencyKeyReused,
  idempotencyInProgress,
];

/** One id is a list of one. What names no job is refused like a job that is not there, with 400. */
const asJobIds = (sent: unknown): readonly string[] =>
  Array.isArray(sent)
    ? sent.slice(0, MAX_JOBS + 1).map((id: unknown) => (typeof id === 'string' ? id : String(JSON.stringify(id))).slice(0, 100))
    : typeof sent === 'string' && sent !== ''
      ? [sent.slice(0, 100)]
      : [];

export async function assembleDeck(call: JobCall): Promise<Reply> {
  const sent = typeof call.json === 'object' && call.json !== null ? call.json : {};
  const { job_ids, wait, ...rest } = checkPart('body', AssembleRequest, { ...sent, job_ids: asJobIds(Reflect.get(sent, 'job_ids')) });
  const { drawing } = call.kit;
  const slides = await slidesOfJobs(call.kit, call.principal, job_ids, MAX_JOBS);
  const body = rest.theme_id === undefined ? { ...rest, assembled: true, slides: numbered(slides) } : { ...rest, slides: slides.map(bare) };
  const { json, text, brands } = await pinBrands(
    call,
    body,
    canonicalJson(body, () => true),
  );
  const deck = await call.timing.measure('read', () => drawing.readDeck(json, text, brands));
  if (!deck.ok) throw refuseEdited(deck.problem);
  // The specification answers 202 here; callers that wait are answered with the deck.
  return acceptDeck(call, { deck, text, free: true, respond_async: wait !== true && wait !== 'true' });
}
