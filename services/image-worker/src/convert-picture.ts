/** Makes slides of the picture of one job and stores them: the handler of `convert_picture`. */
import { convertPictureTask } from '@deckwright/convert/picture';
import { complete, failed, fileProblem, type HandlerDeps, readSources, storePptx } from '@deckwright/isolate/worker';
import { prices } from '@deckwright/platform/billing';
import type { JobHandler } from '@deckwright/platform/jobs';
import { z } from 'zod';
import { pictureReport } from './picture-report.ts';

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
  return async (job, kit) => {
    const [picture] = (await readSources(deps, job)) ?? [];
    if (picture === undefined) return failed(fileProblem.gone);
    const { branch, languages } = Request.parse(JSON.parse(job.request_text)).picture;
    await kit.fault('mid_render');
    const order = { branch, ...(languages !== undefined && { languages }), ...(job.mode === 'test' && { mark: true }) };
    const outcome = await deps.isolate.run(convertPictureTask, order, [picture], { signal: kit.signal, limits: JOB_LIMITS });
    if (outcome.outcome !== 'done') return failed(fileProblem.ofPicture(outcome));
    kit.progress({ done: 1, total: 2, stage: 'storing' });
    const [pptx = new Uint8Array()] = outcome.files;
    const files = await storePptx(deps, pptx, kit.signal);
    await kit.fault('after_put');
    const { cents } = prices.recreation;
    return complete({ status: 'complete', branch, ...pictureReport(outcome.answer), slides_total: 1, price: cents / 100 }, files, cents);
  };
}
