/** The render worker: takes slide jobs, draws them, stores their files. */
import type { FontSource } from '@deckwright/draw/typeset';
import { createCircuit, type RunningWorker, renderSlideJob, runWorker } from '@deckwright/platform/jobs';
import type { WorkerDeps } from '@deckwright/platform/worker-process';
import { createRenderSlide } from './render-slide.ts';

export { createRenderSlide } from './render-slide.ts';

export interface RenderWorkerDeps extends WorkerDeps {
  readonly fonts: FontSource;
}

/** Starts the worker; `close` drains it. */
export function startRenderWorker({ fonts, objects, ...rest }: RenderWorkerDeps): RunningWorker {
  const { one, together } = createRenderSlide({ fonts, db: rest.db, objects });
  return runWorker({
    circuit: createCircuit({ probe: () => objects.ping(), log: rest.log }),
    ...rest,
    definition: renderSlideJob,
    handler: one,
    together,
  });
}
