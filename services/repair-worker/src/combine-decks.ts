/** Combines the decks of one job and stores the result: the handler of `combine_decks`. */

import { complete, failed, fileProblem, type HandlerDeps, readSources, storePptx } from '@deckwright/isolate/worker';
import type { JobHandler } from '@deckwright/platform/jobs';
import { combineTask } from '@deckwright/write/assemble/combine.task';

export function createCombineDecks(deps: HandlerDeps): JobHandler {
  return async (job, kit) => {
    const decks = await readSources(deps, job);
    if (decks === null) return failed(fileProblem.gone);
    await kit.fault('mid_render');
    const outcome = await deps.isolate.run(combineTask, { mark: job.mode === 'test' }, decks, { signal: kit.signal });
    if (outcome.outcome !== 'done') return failed(fileProblem.of(outcome));
    const [pptx = new Uint8Array()] = outcome.files;
    kit.progress({ done: 1, total: 2, stage: 'storing' });
    const files = await storePptx(deps, pptx, kit.signal);
    await kit.fault('after_put');
    const { slides, warnings } = outcome.answer;
    return complete({ status: 'complete', decks: decks.length, slides_total: slides, warnings }, files, 0);
  };
}
