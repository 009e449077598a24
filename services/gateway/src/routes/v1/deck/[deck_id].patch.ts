/** PATCH /v1/deck/{deck_id}: puts finished slides in the places of others. */
import { canonicalJson } from '@deckwright/draw/intent';
import {
  idempotencyInProgress,
  idempotencyKeyReused,
  intentInvalidShape,
  jobsNotAssemblable,
  notFound,
  notRecompilable,
  noUsableSlide,
  refuse,
  requestInvalid,
  revisionMismatch,
} from '@deckwright/platform/errors';
import { z } from 'zod';
import { checkEditable, requestOf } from '../../../answers/accept-revision.ts';
import { fieldFault } from '../../../answers/field-fault.ts';
import { DeckPath, findDeck } from '../../../answers/find-deck.ts';
import { reviseDeck } from '../../../answers/revise-deck.ts';
import { bare, checkRequestBytes, slidesOfJobs } from '../../../answers/slides-of-jobs.ts';
import { defineRoute } from '../../../kit.ts';
import { DeckQueued, DeckResponse } from '../../../schemas/deck.ts';

const DeckUpdateRequest = z
  .strictObject({
    replacements: z
      .array(z.strictObject({ position: z.int().min(1).max(50).describe('From 1.'), job_id: z.string().max(100) }))
      .min(1)
      .max(50),
    wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional(),
  })
  .meta({ id: 'DeckUpdateRequest' });

export const route = defineRoute({
  method: 'patch',
  path: '/v1/deck/{deck_id}',
  tag: 'Decks',
  summary: 'Replace slides of a deck',
  description:
    'Free. A finished slide takes the place of another, in the theme of the deck; then the deck is put together again. Poll GET /v1/jobs/{deck_id}, or send `wait: true`.',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  params: DeckPath,
  body: DeckUpdateRequest,
  answers: {
    202: { description: 'The deck is being put together again.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
    200: { description: 'With `wait: true`: the deck in its next revision.', schema: DeckResponse },
  },
  errors: [
    requestInvalid,
    jobsNotAssemblable,
    noUsableSlide,
    intentInvalidShape,
    notFound,
    notRecompilable,
    revisionMismatch,
    idempotencyKeyReused,
    idempotencyInProgress,
  ],
  example: { body: { replacements: [{ position: 2, job_id: 'job_01JAB3CDEFGHJKMNPQRSTVWXYZ' }] } },
  async handle(call) {
    const { kit, principal, params, body } = call;
    const job = await findDeck(kit, principal, params.deck_id);
    checkEditable(call, job);
    const sent = requestOf(job);
    const old: unknown = sent !== null && typeof sent === 'object' ? Reflect.get(sent, 'slides') : [];
    const slides: unknown[] = Array.isArray(old) ? [...old] : [];
    await checkRequestBytes(
      kit,
      principal,
      body.replacements.map(({ job_id }) => job_id),
    );
    const assembled = sent !== null && typeof sent === 'object' && Reflect.get(sent, 'assembled') === true;
    for (const [i, { position, job_id }] of body.replacements.entries()) {
      if (position > slides.length)
        throw refuse(jobsNotAssemblable, {
          detail: `/replacements/${i}/position: there is no slide ${position}; the deck has slides 1 to ${slides.length}.`,
          remedy: 'Name a position that the deck has, from 1.',
          errors: [fieldFault('body', ['replacements', i, 'position'], 'too_big', `must be at most ${slides.length}`)],
          extra: { unusable: [{ job_id, reason: 'The position is not in the deck.' }], cost_charged: 0 },
        });
      const [slide] = await slidesOfJobs(kit, principal, [job_id], 1);
      if (slide !== undefined) slides[position - 1] = assembled ? slide : bare(slide);
    }
    const revised = { ...(sent as Readonly<Record<string, unknown>>), slides };
    return reviseDeck(call, {
      job,
      // As sent: the order of keys says something in some components.
      text: canonicalJson(revised, () => true),
      from: 'as before',
      respond_async: body.wait !== true && body.wait !== 'true',
    });
  },
});
