/** The relay: carries the outbox to the queue, brings back what was lost, and clears away what is old. */
import type { Database } from '@deckwright/platform/database';
import type { Doorbell, Faults, Log } from '@deckwright/platform/jobs';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { startCarrier } from './carrier.ts';
import { startLoop } from './loop.ts';
import { reconcile, recoverLost } from './reconcile.ts';
import { sweep } from './sweep.ts';

export { reconcile } from './reconcile.ts';

/** What the relay works with. */
export interface RelayDeps {
  readonly db: Database;
  readonly doorbell: Doorbell;
  readonly objects: ObjectStore;
  readonly log: Log;
  readonly retention_days: number;
  /** Time between two looks for work that the queue has forgotten; lost workers are looked for every two seconds. Default 10 s. */
  readonly reconcile_ms?: number;
  /** How long a ring may be out of sight (between queue and worker) before it counts as lost. Default 5 s. */
  readonly grace_ms?: number;
  /** Time between two sweeps. Default 60 s. */
  readonly sweep_ms?: number;
  readonly faults?: Faults;
}

/** A running relay. */
export interface RunningRelay {
  /** Ends after the batch in hand, at most `timeout_ms` (default 5 s) later. */
  stop(timeout_ms?: number): Promise<void>;
}

/** Starts the relay. Several may run side by side. */
export function startRelay(deps: RelayDeps): RunningRelay {
  const carrier = startCarrier(deps);
  const reconciler = startLoop({
    name: 'reconciler',
    every_ms: deps.reconcile_ms ?? 10_000,
    log: deps.log,
    turn: (signal) => reconcile({ ...deps, grace_ms: deps.grace_ms ?? 5_000, signal }),
  });
  const rescuer = startLoop({
    name: 'rescuer',
    every_ms: Math.min(2_000, deps.reconcile_ms ?? 2_000),
    log: deps.log,
    turn: (signal) => recoverLost({ ...deps, signal }),
  });
  const sweeper = startLoop({ name: 'sweeper', every_ms: deps.sweep_ms ?? 60_000, log: deps.log, turn: () => sweep(deps) });
  return {
    async stop(timeout_ms = 5_000) {
      await Promise.all([carrier.stop(timeout_ms), reconciler.stop(timeout_ms), rescuer.stop(timeout_ms), sweeper.stop(timeout_ms)]);
    },
  };
}
