/** Whether a process reaches Postgres, the queue and the file store, as a figure: a store that is gone tells nobody itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { ProcessName } from './metrics.ts';
import { type Checks, checkReadiness } from './readiness.ts';

/** What is asked, structurally: databases, queues and stores know no metrics. */
export interface Stores {
  readonly db: { query(sql: string): Promise<unknown> };
  readonly queues: { ping(): Promise<void> };
  readonly objects: { ping(): Promise<void> };
}

/** The three that every process with work to do needs. */
export const storesOf = ({ db, queues, objects }: Stores): Checks => ({
  database: () => db.query('SELECT 1'),
  queue: () => queues.ping(),
  storage: () => objects.ping(),
});

const NAME = 'deckwright_store_reachable';
/** A parent waits a second for the figures of a child, and a store that hangs must not take the others along: it is told the next time. */
const PATIENCE_MS = 600;

/** Asked whenever the figures are read, so that nothing is written where nobody reads them. */
export function showStores(registry: Registry, process: ProcessName, stores: Checks): void {
  if (registry.getSingleMetric(NAME) !== undefined) return;
  let asking: Promise<void> | undefined;
  const gauge = new Gauge({
    name: NAME,
    help: '1 while this process reaches the store by the check that its /readyz makes, otherwise 0: `database`, `queue` or `storage`.',
    labelNames: ['process', 'store'],
    registers: [registry],
    async collect() {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await Promise.race([asking, sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  });
  const ask = async () => {
    const { checks } = await checkReadiness(stores, () => {});
    for (const [store, state] of Object.entries(checks)) gauge.set({ process, store }, state === 'ok' ? 1 : 0);
  };
}
