/** POST /v1/deck/{deck_id}/fork: a deck of its own with the same slides. */
import { notFound, notRecompilable, refuse, sourceNotADeck } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { DeckPath, findDeck } from '../../../../answers/find-deck.ts';
import { renderAnswer } from '../../../../answers/render-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { DeckQueued, DeckResponse } from '../../../../schemas/deck.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/{deck_id}/fork',
  tag: 'Decks',
  summary: 'Fork a deck',
  description:
    'Free. The new deck has the same slides and files under ids of its own, at once; later edits of either leave the other alone.',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  idempotent: 'by_wrapper',
  params: DeckPath,
  body: z
    .strictObject({
      name: z.string().min(1).max(200).optional().describe("The source's name when absent."),
      wait: z
        .union([z.enum(['auto', 'true', 'false']), z.boolean()])
        .optional()
        .describe('`true` answers 200 with the deck itself.'),
    })
    .optional()
    .meta({ id: 'DeckForkRequest' }),
  answers: {
    202: { description: 'The new deck, which is finished already.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
    200: { description: 'With `wait: true`: the deck.', schema: DeckResponse },
  },
  errors: [notFound, sourceNotADeck, notRecompilable],
  example: { body: { name: 'Board pack, second reading' } },
  async handle({ kit, principal, params, body }) {
    const source = await findDeck(kit, principal, params.deck_id);
    const fork = await kit.jobs.fork(principal, source.job_id, body?.name ?? null);
    if (fork === null)
      throw refuse(notRecompilable, {
        detail: `The deck is ${source.status}.`,
        extra: { job_status: source.status, revision: source.revision },
      });
    const { job_id, name, status } = fork;
    const job_url = `/v1/jobs/${job_id}`;
    if (body?.wait === true || body?.wait === 'true') return jsonReply(200, { ...renderAnswer(fork), forked_from: source.job_id });
    return jsonReply(
      202,
      { job_id, id: job_id, deck_id: job_id, name, status, job_url, forked_from: source.job_id },
      { Location: job_url },
    );
  },
});
