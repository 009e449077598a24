/** The whole service in one process, for what needs real files: gateway, relay with webhooks, render, deck, repair and image workers. */
import { carriedFonts } from '@deckwright/fonts';
import { credit } from '@deckwright/platform/billing';
import { createCallOut } from '@deckwright/platform/http';
import { createSealer } from '@deckwright/platform/identity';
import { silentLog as log } from '@deckwright/platform/log';
import { createChatTranslator } from '@deckwright/platform/translator';
import { kitTo, type Receiver, startReceiver } from '@deckwright/testkit/webhook-receiver';
import { startDeckWorker } from '../../deck-worker/src/deck-worker.ts';
import { startImageWorker } from '../../image-worker/src/image-worker.ts';
import { startRelay } from '../../relay/src/relay.ts';
import { startRenderWorker } from '../../render-worker/src/render-worker.ts';
import { startRepairWorker } from '../../repair-worker/src/repair-worker.ts';
import { type Harness, type HarnessOptions, SIGNING_KEY, startHarness } from './harness.ts';

export interface WholeService extends Omit<Harness, 'rule'> {
  /** Where every webhook arrives, whatever its address. */
  readonly receiver: Receiver;
}

export async function startWholeService(
  options: Pick<HarnessOptions, 'isolate' | 'render_wait_ms' | 'translate_url' | 'config' | 'code'> = {},
): Promise<WholeService> {
  const receiver = await startReceiver();
  const callOut = createCallOut(kitTo(receiver.port), 60_000);
  const harness = await startHarness({ ...options, callOut });
  // More slides than the free ones are drawn.
  const { account_id } = harness.alice;
  await credit(harness.db, { account_id, kind: 'topup', amount: 10_000, reference: account_id, reason: 'test' });
  // The stand-in worker lets the real ones have the work.
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  const relay = startRelay({ db, queues, objects, log, retention_days: 30, webhooks: { sealer: createSealer([SIGNING_KEY]), callOut } });
  const deps = { db, store, queues, objects, log, fonts: carriedFonts() };
  const workers = [
    startRenderWorker({ ...deps, concurrency: 2 }),
    startDeckWorker({ ...deps, concurrency: 1 }),
    startImageWorker({
      ...deps,
      concurrency: 1,
      pictures: options.config ?? {},
      ...(options.isolate === undefined ? {} : { isolate: options.isolate }),
    }),
    startRepairWorker({
      ...deps,
      concurrency: 1,
      ...(options.isolate === undefined ? {} : { isolate: options.isolate }),
      ...(options.code === undefined ? {} : { code: options.code }),
      ...(options.translate_url === undefined
        ? {}
        : { translator: createChatTranslator({ url: options.translate_url, model: 'test', pause_ms: 1, timeout_ms: 2000, tries: 2 }) }),
    }),
  ];
  return {
    ...harness,
    receiver,
    async close() {
      await Promise.all(workers.map((worker) => worker.close(1000)));
      await relay.stop();
      await harness.close();
      await receiver.close();
    },
  };
}
