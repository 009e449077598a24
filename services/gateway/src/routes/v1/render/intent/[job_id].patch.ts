/** PATCH /v1/render/intent/{job_id}: edits a rendered slide. */
import { intentInvalidShape, notRecompilable, refuse, requestInvalid } from '@deckwright/platform/errors';
import {
  acceptRevision,
  checkDrawable,
  checkEditable,
  pinnedRequest,
  REVISION_ERRORS,
  requestOfText,
} from '../../../../answers/accept-revision.ts';
import { INTENT_ERRORS, refuseDrawing, refuseEdited } from '../../../../answers/drawing-refusal.ts';
import { findJob, JobPath } from '../../../../answers/find-job.ts';
import { picturedCall, picturesOf } from '../../../../answers/pictured-call.ts';
import { type Pinned, pinBrands } from '../../../../answers/pin-brands.ts';
import { renderAnswer } from '../../../../answers/render-answer.ts';
import { reviseDeck } from '../../../../answers/revise-deck.ts';
import { defineRoute } from '../../../../kit.ts';
import { SlideEditRequest } from '../../../../schemas/edit.ts';
import { RenderQueued, RenderResponse } from '../../../../schemas/render-response.ts';

export const route = defineRoute({
  method: 'patch',
  path: '/v1/render/intent/{job_id}',
  tag: 'Render',
  summary: 'Edit a rendered slide',
  description:
    'Free. The job keeps its id and gets its next `revision`; the one before stays until the new one is stored, and can be gone back to. ' +
    'With `If-Match: "<revision>"` a race that was lost is 412. An edit that does not fit or cannot be drawn changes nothing. A slide of a deck ' +
    'is edited in its deck, which is put together again.',
  auth: 'key',
  limit: { name: 'render', limit: 6000, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  params: JobPath,
  body: SlideEditRequest,
  answers: {
    200: { description: 'The slide in its next revision.', schema: RenderResponse },
    202: { description: 'The edit was accepted and is not finished yet.', schema: RenderQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [requestInvalid, ...INTENT_ERRORS, ...REVISION_ERRORS],
  example: { body: { intent: { headline: 'Energy explains three quarters of the overrun' } } },
  async handle(call) {
    const { body, kit, principal, params } = call;
    const job = await findJob(kit, principal, params.job_id);
    if (job.job_type !== 'slide')
      throw refuse(notRecompilable, {
        detail: `The job is a ${job.job_type}, not a slide.`,
        remedy:
          job.job_type === 'deck'
            ? 'Send `slides` with a `position` each to PATCH /v1/render/intent/deck/{deck_id}, or name a slide of the deck: its job lists them in `children`.'
            : 'Name the job of a slide; GET /v1/jobs?job_type=slide lists them.',
        extra: { job_status: job.status, cost_charged: 0 },
      });
    checkEditable(call, job);
    const respond_async = call.respond_async || body.wait === false || body.wait === 'false';
    if (job.parent_deck_id !== null && job.position !== null) {
      if (body.theme_id !== undefined)
        throw refuse(intentInvalidShape, {
          detail: '/theme_id: the theme of a deck holds for all its slides.',
          extra: { cost_charged: 0 },
        });
      const deck = await findJob(kit, principal, job.parent_deck_id);
      const sent = await pinnedRequest(call, deck);
      const edited = await kit.drawing.editDeck(sent.text, call.text, sent.brands, job.position);
      if (!edited.ok) throw refuseDrawing(edited.problem);
      if (deck.status !== 'complete' && deck.status !== 'failed')
        throw refuse(notRecompilable, { detail: `The deck is ${deck.status}.`, extra: { job_status: deck.status, cost_charged: 0 } });
      const reply = await reviseDeck(call, {
        job: deck,
        text: edited.text,
        from: edited.from,
        respond_async,
        answer: (ended) => renderAnswer(ended),
      });
      return reply;
    }
    const sent = await pinnedRequest(call, job);
    const edited = await kit.drawing.editSlide(sent.text, call.text, sent.brands);
    if (!edited.ok) throw refuseDrawing(edited.problem);
    const readOf = async ({ json, text, brands }: Pinned) => {
      const slide = await kit.drawing.read(json, text, brands);
      if (!slide.ok) throw refuseEdited(slide.problem);
      return slide;
    };
    const pinned = { ...call, ...(await pinBrands(call, requestOfText(edited.text), edited.text)) };
    const pictured = await picturedCall(pinned, async () => void (await readOf(pinned)));
    const slide = await readOf(pictured);
    const { text, brands } = pictured;
    await checkDrawable(call, [text], brands);
    return acceptRevision(call, {
      job,
      respond_async,
      answer: (ended) => ({ ...renderAnswer(ended), ...picturesOf(pictured.made) }),
      revision: { job_id: job.job_id, name: slide.name ?? job.name, request_text: text, input_hash: slide.input_hash },
    });
  },
});
