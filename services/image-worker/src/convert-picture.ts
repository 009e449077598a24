/** Makes slides of the picture of one job and stores them: the handler of `convert_picture`. */
import { convertPictureTask } from '@deckwright/convert/picture';
import { findOwnPicture } from '@deckwright/isolate/own';
import { complete, failed, fileProblem, type HandlerDeps, readSources, storePptx } from '@deckwright/isolate/worker';
import { prices } from '@deckwright/platform/billing';
import type { JobHandler, PicturedSlide } from '@deckwright/platform/jobs';
import { z } from 'zod';
import { createOwnSlides } from './draw-own-slide.ts';
import { ownPictureReport, pictureReport } from './picture-report.ts';

/** What a gateway, perhaps of another version, asked for. */
const Request = z.looseObject({
  picture: z.looseObject({
    branch: z.enum(['reconstruct', 'preserve']),
    languages: z.array(z.string()).optional(),
  }),
});

/** The machine may be busy: nobody waits for one process of a job as for a page. */
const JOB_LIMITS = { time_ms: 120_000 } as const;

export function createConvertPicture(deps: HandlerDeps): JobHandler {
  const slides = createOwnSlides(deps);
  return async (job, kit) => {
    const [picture] = (await readSources(deps, job)) ?? [];
    if (picture === undefined) return failed(fileProblem.gone);
    const { branch, languages } = Request.parse(JSON.parse(job.request_text)).picture;
    await kit.fault('mid_render');
    const options = { signal: kit.signal, limits: JOB_LIMITS };
    const { cents } = prices.recreation;
    const pictures = async ({ request_text }: PicturedSlide) => {
      const deck = await slides.draw(job, request_text);
      return deck === undefined ? [] : slides.pictures(deck);
    };
    const own = await findOwnPicture({ ...deps, draw: pictures }, job, picture, options);
    const deck = own === null ? undefined : await slides.draw(job, own.intents[0] ?? '');
    if (own !== null && deck !== undefined) {
      kit.progress({ done: 1, total: 2, stage: 'storing' });
      const files = await storePptx(deps, await slides.pptx(deck), kit.signal);
      await kit.fault('after_put');
      const report = ownPictureReport(own, deck.slides[0]?.title ?? '');
      return complete({ status: 'complete', branch, ...report, slides_total: 1, price: cents / 100 }, files, cents);
    }
    const order = { branch, ...(languages !== undefined && { languages }), ...(job.mode === 'test' && { mark: true }) };
    const outcome = await deps.isolate.run(convertPictureTask, order, [picture], options);
    if (outcome.outcome !== 'done') return failed(fileProblem.ofPicture(outcome));
    kit.progress({ done: 1, total: 2, stage: 'storing' });
    const [pptx = new Uint8Array()] = outcome.files;
    const files = await storePptx(deps, pptx, kit.signal);
    await kit.fault('after_put');
    return complete({ status: 'complete', branch, ...pictureReport(outcome.answer), slides_total: 1, price: cents / 100 }, files, cents);
  };
}
