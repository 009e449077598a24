/** A pool of warm sandboxes, each in a supervisor of its own that is used for one order. This process counts, hands out and kills, and draws nothing. */
import { DEFAULT_THEME, findTheme } from '@deckwright/draw/themes';
import { createFairSemaphore, type FairSemaphore, Overflow } from '@deckwright/platform/fairness';
import { CODE_LIMITS, type CodeOrder, type CodeOutcome, type Layers, LEAST_LAYERS, layersHolding } from '../call/order.ts';
import type { Python } from '../call/python.ts';
import { SandboxesFull, SandboxUnavailable } from '../call/unavailable.ts';
import { neutralPaths } from './neutral-paths.ts';
import { type SupervisedOptions, type SupervisedRun, superviseRun } from './supervised.ts';

export interface SandboxesOptions {
  readonly python: Python;
  /** Kept ready. */
  readonly warm?: number;
  /** Runs at a time that are paid for, of one account one fewer; previews have half as many beside them, one at least. */
  readonly concurrency?: number;
  /** Runs that may wait, in each lane. */
  readonly waiting?: number;
  readonly time_ms?: number;
  /** For probes: layers that the process puts on itself. */
  readonly own_layers?: readonly ('private_root' | 'landlock' | 'seccomp')[];
  /** What a supervisor is started from. Default: its source or its bundle. */
  readonly entry?: SupervisedOptions['entry'];
}

export interface Sandboxes {
  /** The layers of this machine, found by starting a sandbox. @throws SandboxUnavailable with fewer than two */
  layers(): Promise<Layers>;
  /** @throws SandboxUnavailable when code is not run here, SandboxesFull when too many wait, RangeError for an unknown theme */
  run(order: CodeOrder, signal?: AbortSignal): Promise<CodeOutcome>;
  close(): Promise<void>;
}

type Lane = NonNullable<CodeOrder['lane']>;

export function createSandboxes({ python, warm = 1, concurrency = 2, waiting = 16, ...options }: SandboxesOptions): Sandboxes {
  const time_ms = options.time_ms ?? CODE_LIMITS.time_ms;
  const neutral = neutralPaths(python);
  const ready: SupervisedRun[] = [];
  const active = new Set<SupervisedRun>();
  let closed = false;
  const laneOf = (slots: number): FairSemaphore =>
    createFairSemaphore({
      slots,
      waiting,
      waiting_per_account: waiting,
      // Code may run for as long as it is let, so one slot is always left to somebody else.
      most_per_account: slots - 1,
      now_ms: () => performance.now(),
    });
  const lanes: Readonly<Record<Lane, FairSemaphore>> = {
    job: laneOf(concurrency),
    preview: laneOf(Math.max(1, Math.floor(concurrency / 2))),
  };

  const start = (is_patient: boolean): SupervisedRun => {
    const settings = { python: python.path, time_ms, layers: options.own_layers };
    const run = superviseRun(settings, { entry: options.entry, is_patient });
    active.add(run);
    void run.ended.then(() => active.delete(run));
    return run;
  };
  const fill = (): void => {
    while (!closed && ready.length < warm) ready.push(start(false));
  };
  /** Warm ones are for what is paid for; a preview begins its own, after everything else that has work. */
  const take = (lane: Lane): SupervisedRun => {
    if (lane === 'preview') return start(true);
    for (let one = ready.shift(); one !== undefined; one = ready.shift()) if (!one.hasEnded()) return one;
    return start(false);
  };
  const guarded = async (run: SupervisedRun): Promise<SupervisedRun> => {
    let layers: Layers;
    try {
      layers = await run.ready;
    } catch (error) {
      run.kill();
      throw new SandboxUnavailable(
        `No sandbox starts here: ${error instanceof Error ? error.message : String(error)}`,
        'Run `deckwright code --prepare` on Linux, or set DECKWRIGHT_CODE_PYTHON to a Python 3.11 with the wheels of requirements.lock.',
      );
    }
    const holding = layersHolding(layers);
    if (holding.length >= LEAST_LAYERS) return run;
    run.kill();
    throw new SandboxUnavailable(
      `Of the layers that keep code in, this machine has ${holding.length === 0 ? 'none' : holding.join(', ')}; two are needed.`,
      'Run on Linux 5.13 or newer with Landlock, and allow seccomp or user namespaces.',
    );
  };
  const slotIn = async (lane: Lane, account: string, signal: AbortSignal | undefined): Promise<() => void> => {
    try {
      return await lanes[lane].acquire({ account, weight: 1 }, signal);
    } catch (error) {
      throw error instanceof Overflow ? new SandboxesFull() : error;
    }
  };

  return {
    async layers() {
      const run = await guarded(take('job'));
      ready.unshift(run);
      return run.ready;
    },
    async run({ account = '', ...order }, signal) {
      const { lane = 'job', theme_id = DEFAULT_THEME } = order;
      if (findTheme(theme_id) === undefined) throw new RangeError('There is no such theme.');
      const free = await slotIn(lane, account, signal);
      const run = take(lane);
      const abort = (): void => run.kill();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        await guarded(run);
        fill();
        return neutral(await run.run(order));
      } finally {
        signal?.removeEventListener('abort', abort);
        run.kill();
        // The next one starts when this one holds nothing any more.
        await run.ended;
        free();
      }
    },
    async close() {
      closed = true;
      for (const run of active) run.kill();
      await Promise.all([...active].map(({ ended }) => ended));
    },
  };
}
