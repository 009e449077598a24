/** POST /v1/deck/{deck_id}/sync: takes back a deck that somebody worked on by hand. */

import { canonicalJson } from '@deckwright/draw/intent';
import { deckNotRecognized, intentInvalidShape, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { syncTask } from '@deckwright/review/compare/sync.task';
import { z } from 'zod';
import { checkEditable, REVISION_ERRORS, requestOf } from '../../../../answers/accept-revision.ts';
import { refuseEdited } from '../../../../answers/drawing-refusal.ts';
import { DeckPath, findDeck } from '../../../../answers/find-deck.ts';
import { withConflicts } from '../../../../answers/hand-conflicts.ts';
import { NO_CHARGE } from '../../../../answers/price.ts';
import { renderAnswer } from '../../../../answers/render-answer.ts';
import { reviseDeck } from '../../../../answers/revise-deck.ts';
import { sentBrands } from '../../../../answers/sent-brands.ts';
import { defineRoute } from '../../../../kit.ts';
import { DeckQueued, DeckResponse } from '../../../../schemas/deck.ts';
import { HandConflict, SyncReport } from '../../../../schemas/sync.ts';
import { ISOLATE_ERRORS, runIsolated } from '../../../../sources/run-isolated.ts';
import { DECK_BYTES, jsonBytesFor, ONE_DECK, sourceFields } from '../../../../sources/source-fields.ts';
import { SOURCE_ERRORS, takeSource } from '../../../../sources/take-source.ts';

const Body = z
  .strictObject({
    ...sourceFields,
    dry_run: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
      .optional()
      .describe('Say what was found; the deck stays as it is.')
      .meta({ type: 'boolean' }),
    wait: z.enum(['auto', 'true', 'false']).optional(),
  })
  .meta({ id: 'SyncRequest' });

const Synced = DeckResponse.extend({ sync: SyncReport, conflicts: z.array(HandConflict) }).meta({ id: 'SyncedDeck' });
const Planned = z
  .object({
    dry_run: z.literal(true),
    deck_id: z.string(),
    revision: z.int(),
    sync: SyncReport,
    conflicts: z.array(HandConflict),
    cost_charged: z.literal(0),
  })
  .meta({ id: 'SyncPlanned' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/{deck_id}/sync',
  tag: 'Decks',
  summary: 'Take back a deck that was worked on by hand',
  description:
    'Free. The file is held against the source that it carries: shapes that were moved, retyped, restyled, deleted or added are told apart, slides that were ' +
    'reordered, copied, added or taken out too. Words that were typed over a value become that value; everything else is laid over the slide and stays ' +
    'there when its data change. What cannot be carried on, and where the data have moved on, is named in `conflicts`. Exactly one of `job_id`, `pptx_url`, ' +
    '`pptx_base64` and a file of a form; 25 MB.',
  auth: 'key',
  limit: { name: 'inspect', limit: 30, per_s: 3600, by: 'account' },
  idempotent: 'by_handler',
  upload: ONE_DECK,
  body_bytes: jsonBytesFor(DECK_BYTES),
  params: DeckPath,
  body: Body,
  answers: {
    200: { description: 'The deck in its next revision; with `dry_run` what was found.', schema: z.union([Synced, Planned]) },
    202: { description: 'Accepted and not finished yet.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [...SOURCE_ERRORS, ...ISOLATE_ERRORS, deckNotRecognized, intentInvalidShape, ...REVISION_ERRORS],
  async handle(call) {
    const { kit, principal, params, body } = call;
    const job = await findDeck(kit, principal, params.deck_id);
    checkEditable(call, job);
    const source = await takeSource(call, body, DECK_BYTES);
    const deck = requestOf(job) as Readonly<Record<string, unknown>>;
    const { brands, files } = await sentBrands(call, [deck]);
    const { answer } = await call.timing.measure('compare', () => runIsolated(call, syncTask, { deck, brands }, [source.bytes, ...files]));
    if (!answer.ok) {
      if (answer.problem !== undefined) throw refuseEdited(answer.problem);
      throw refuse(deckNotRecognized, { detail: 'No slide of the file is one of this deck.', extra: { cost_charged: 0 } });
    }
    const { conflicts, from, slides, based_on } = answer;
    const before: readonly unknown[] = Array.isArray(deck['slides']) ? deck['slides'] : [];
    const unchanged = JSON.stringify(answer.body) === JSON.stringify(deck);
    const removed = [...before.keys()].filter((at) => !from.includes(at)).map((at) => at + 1);
    const sync = { based_on, unchanged, slides, removed };
    if (body.dry_run === true)
      return jsonReply(200, { dry_run: true, deck_id: job.job_id, revision: job.revision, sync, conflicts, cost_charged: 0 });
    if (unchanged) return jsonReply(200, { ...renderAnswer(job), sync, conflicts, ...NO_CHARGE });
    return reviseDeck(call, {
      job,
      // As sent: the order of keys says something in some components.
      text: canonicalJson(answer.body, () => true),
      from,
      respond_async: call.respond_async || body.wait === 'false',
      found: { sync, conflicts },
      answer: (ended) => ({ ...withConflicts(ended, conflicts), sync }),
    });
  },
});
