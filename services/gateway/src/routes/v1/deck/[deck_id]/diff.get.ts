/** GET /v1/deck/{deck_id}/diff: what changed between two revisions. */

import { readJson } from '@deckwright/draw/intent';
import { notFound, refuse, requestInvalid, serviceUnavailable, sourceNotADeck } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import type { JobRecord } from '@deckwright/platform/jobs';
import { diffTask } from '@deckwright/review/compare/diff.task';
import { z } from 'zod';
import { refuseDrawing } from '../../../../answers/drawing-refusal.ts';
import { fieldFault } from '../../../../answers/field-fault.ts';
import { DeckPath, findDeck } from '../../../../answers/find-deck.ts';
import { sentBrands } from '../../../../answers/sent-brands.ts';
import { defineRoute } from '../../../../kit.ts';
import { ISOLATE_ERRORS, runIsolated } from '../../../../sources/run-isolated.ts';

const Figure = z.object({ path: z.string(), from: z.unknown().optional(), to: z.unknown().optional() });
const ShapeChange = z
  .object({
    shape: z.string(),
    name: z.string(),
    change: z.enum(['text', 'geometry', 'look', 'added', 'removed']),
    from: z.unknown().optional().describe('Words; inches for `geometry`.'),
    to: z.unknown().optional(),
  })
  .meta({ id: 'ShapeChange' });

const DeckDiff = z
  .object({
    deck_id: z.string(),
    from: z.int(),
    to: z.int(),
    slides: z.array(
      z.object({
        from: z.int().optional().describe('Place in the earlier revision, from 1.'),
        to: z.int().optional(),
        title: z.string(),
        status: z.enum(['same', 'changed', 'moved', 'added', 'removed']),
        figures: z.array(Figure).describe("Values of the slide's request."),
        shapes: z.array(ShapeChange),
      }),
    ),
    counts: z.object({ slides: z.int(), figures: z.int(), text: z.int(), geometry: z.int(), look: z.int() }),
  })
  .meta({ id: 'DeckDiff' });

export const route = defineRoute({
  method: 'get',
  path: '/v1/deck/{deck_id}/diff',
  tag: 'Decks',
  summary: 'Compare two revisions of a deck',
  description: 'Free. Changed values, words, places and looks, slide by slide; both revisions are drawn by this version of the engine.',
  auth: 'key',
  limit: { name: 'inspect', limit: 30, per_s: 3600, by: 'account' },
  params: DeckPath,
  query: z.strictObject({
    from: z.coerce.number().int().min(1).describe('Earlier revision.'),
    to: z.coerce.number().int().min(1).optional().describe('The present one when absent.'),
  }),
  answers: { 200: { description: 'What changed.', schema: DeckDiff } },
  errors: [requestInvalid, notFound, sourceNotADeck, serviceUnavailable, ...ISOLATE_ERRORS],
  async handle(call) {
    const { kit, principal, params, query } = call;
    const job = await findDeck(kit, principal, params.deck_id);
    const to = query.to ?? job.revision;
    const past = await kit.jobs.pastRevisions(job.job_id);
    const [a, b] = (
      [
        ['from', query.from],
        ['to', to],
      ] as const
    ).map(([field, revision]) => textOf(job, past, field, revision));
    const { brands, files } = await sentBrands(call, [a, b]);
    const { answer } = await call.timing.measure('draw', () => runIsolated(call, diffTask, { from: a, to: b, brands }, files));
    if (!answer.ok) throw refuseDrawing(answer.problem);
    const { slides } = answer;
    const count = (change: string): number =>
      slides.reduce((sum, { shapes }) => sum + shapes.filter((one) => one.change === change).length, 0);
    return jsonReply(200, {
      deck_id: job.job_id,
      from: query.from,
      to,
      slides,
      counts: {
        slides: slides.filter(({ status }) => status !== 'same').length,
        figures: slides.reduce((sum, { figures }) => sum + figures.length, 0),
        text: count('text'),
        geometry: count('geometry'),
        look: count('look'),
      },
    });
  },
});

type Past = readonly { readonly revision: number; readonly request_text: string }[];

/** @throws ProblemError for a revision that there is not */
function textOf(job: JobRecord, past: Past, field: 'from' | 'to', revision: number): unknown {
  const text = revision === job.revision ? job.request_text : past.find((one) => one.revision === revision)?.request_text;
  const parsed = text === undefined ? undefined : readJson(text);
  if (parsed?.ok) return parsed.value;
  const revisions = [...past.map((one) => one.revision), job.revision].join(', ');
  throw refuse(requestInvalid, {
    detail: `${field}: there is no revision ${revision}.`,
    remedy: `Name revisions that the deck has: ${revisions}.`,
    errors: [fieldFault('query', [field], 'unknown_value', `is not one of ${revisions}`)],
  });
}
