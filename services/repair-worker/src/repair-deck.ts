/** Repairs the deck of one job and stores the result: the handler of `repair_deck`. */

import { complete, failed, fileProblem, type HandlerDeps, readSources, storePptx } from '@deckwright/isolate/worker';
import { prices } from '@deckwright/platform/billing';
import type { JobHandler } from '@deckwright/platform/jobs';
import { repairTask } from '@deckwright/review/repair/repair.task';
import { z } from 'zod';

/** What a gateway, perhaps of another version, asked for. */
const Request = z.looseObject({ repair: z.array(z.string()).optional() });

export function createRepairDeck(deps: HandlerDeps): JobHandler {
  return async (job, kit) => {
    const [deck] = (await readSources(deps, job)) ?? [];
    if (deck === undefined) return failed(fileProblem.gone);
    const { repair: actions } = Request.parse(JSON.parse(job.request_text));
    await kit.fault('mid_render');
    const outcome = await deps.isolate.run(repairTask, { ...(actions && { actions }), dry_run: false, mark: job.mode === 'test' }, [deck], {
      signal: kit.signal,
    });
    if (outcome.outcome !== 'done') return failed(fileProblem.of(outcome));
    kit.progress({ done: 1, total: 2, stage: 'storing' });
    // A deck in which nothing was to be done is handed back as it came.
    const files = await storePptx(deps, outcome.files[0] ?? deck, kit.signal);
    await kit.fault('after_put');
    const { answer } = outcome;
    const cents = answer.slides_repaired * prices.repair.cents;
    return complete({ status: 'complete', ...answer, price: cents / 100 }, files, cents);
  };
}
