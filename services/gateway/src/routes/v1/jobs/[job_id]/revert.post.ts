/** POST /v1/jobs/{job_id}/revert: makes an earlier revision the present one. */
import { readJson } from '@deckwright/draw/intent';
import { notRecompilable, refuse, requestInvalid } from '@deckwright/platform/errors';
import { z } from 'zod';
import { acceptRevision, checkEditable, REVISION_ERRORS } from '../../../../answers/accept-revision.ts';
import { refuseEdited } from '../../../../answers/drawing-refusal.ts';
import { fieldFault } from '../../../../answers/field-fault.ts';
import { findJob, JobPath, noSuchJob } from '../../../../answers/find-job.ts';
import { pinBrands } from '../../../../answers/pin-brands.ts';
import { reviseDeck } from '../../../../answers/revise-deck.ts';
import { defineRoute } from '../../../../kit.ts';
import { RenderQueued, RenderResponse } from '../../../../schemas/render-response.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/jobs/{job_id}/revert',
  tag: 'Jobs',
  summary: 'Go back to an earlier revision',
  description: 'Free. Nothing is lost: going back is one revision more, with the content of the earlier one, and the same bytes.',
  auth: 'key',
  idempotent: 'by_handler',
  params: JobPath,
  body: z
    .strictObject({ revision: z.int().min(1).optional().describe('The one before the present one when absent.') })
    .optional()
    .meta({ id: 'RevertRequest' }),
  answers: {
    200: { description: 'The job in its next revision.', schema: RenderResponse },
    202: { description: 'Accepted and not finished yet.', schema: RenderQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [requestInvalid, ...REVISION_ERRORS],
  example: { body: { revision: 1 } },
  async handle(call) {
    const { kit, principal, params, body } = call;
    const job = await findJob(kit, principal, params.job_id);
    if ((job.job_type !== 'deck' && job.job_type !== 'slide') || job.parent_deck_id !== null)
      throw refuse(notRecompilable, {
        detail: 'Only slides and decks that stand by themselves have revisions; go back with the deck.',
        extra: { job_status: job.status, cost_charged: 0 },
      });
    checkEditable(call, job);
    const past = await kit.jobs.pastRevisions(job.job_id);
    const wanted = body?.revision ?? job.revision - 1;
    const found = past.find(({ revision }) => revision === wanted);
    if (found === undefined)
      throw past.length === 0
        ? refuse(requestInvalid, {
            detail: `revision: the job is at revision ${job.revision} and has no earlier one.`,
            remedy: 'There is nothing to go back to.',
            errors: [fieldFault('body', ['revision'], 'unknown_value', 'there is no earlier revision')],
          })
        : noSuchRevision(
            wanted,
            past.map((one) => one.revision),
          );
    const parsed = readJson(found.request_text);
    if (!parsed.ok) throw noSuchJob(job.job_id);
    if (job.job_type === 'deck') return reviseDeck(call, { job, text: found.request_text, respond_async: call.respond_async });
    const { json, brands } = await pinBrands(call, parsed.value, found.request_text);
    const slide = await kit.drawing.read(json, found.request_text, brands);
    if (!slide.ok) throw refuseEdited(slide.problem);
    return acceptRevision(call, {
      job,
      respond_async: call.respond_async,
      revision: { job_id: job.job_id, name: slide.name ?? job.name, request_text: found.request_text, input_hash: found.input_hash },
    });
  },
});

const noSuchRevision = (wanted: number, revisions: readonly number[]) =>
  refuse(requestInvalid, {
    detail: `revision: there is no revision ${wanted} to go back to.`,
    remedy: `Send one of the earlier revisions: ${revisions.join(', ')}.`,
    errors: [fieldFault('body', ['revision'], 'unknown_value', `is not one of ${revisions.join(', ')}`)],
  });
