/** A pool of warm sandboxes: each is a process that has locked itself, waits for one order, does it, and is gone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODE_LIMITS, type CodeOrder, type CodeOutcome, type Layers, LEAST_LAYERS, layersHolding } from '../call/order.ts';
import type { Python } from '../call/python.ts';
import { SandboxesFull, SandboxUnavailable } from '../call/unavailable.ts';
import { createDrawOutside, type DrawOutside, themeNamed, themeOrder } from './draw-outside.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

/** How the process is held from outside. */
export type Way = 'direct' | 'bubblewrap';

export interface SandboxesOptions {
  readonly python: Python;
  /** Kept ready. */
  readonly warm?: number;
  /** Running at a time. */
  readonly concurrency?: number;
  /** Runs that may wait. */
  readonly waiting?: number;
  readonly time_ms?: number;
  /** Default: bubblewrap where it works. */
  readonly way?: Way;
  /** For probes: layers that the process puts on itself. */
  readonly own_layers?: readonly ('landlock' | 'seccomp')[];
}

export interface Sandboxes {
  /** The layers of this machine, found by starting a sandbox. @throws SandboxUnavailable with fewer than two */
  layers(): Promise<Layers>;
  /** @throws SandboxUnavailable when code is not run here, SandboxesFull when too many wait, RangeError for an unknown theme */
  run(order: CodeOrder, signal?: AbortSignal): Promise<CodeOutcome>;
  close(): Promise<void>;
}

export function createSandboxes({ python, warm = 1, concurrency = 2, waiting = 16, ...options }: SandboxesOptions): Sandboxes {
  const time_ms = options.time_ms ?? CODE_LIMITS.time_ms;
  const drawOutside: DrawOutside = createDrawOutside();
  const ready: Promise<Sandbox>[] = [];
  const active = new Set<Sandbox>();
  let running = 0;
  let closed = false;
  const queue: (() => void)[] = [];
  let way: Promise<Way> | undefined;

  const start = async (): Promise<Sandbox> => {
    way ??= options.way === undefined ? bestWay() : Promise.resolve(options.way);
    return begin(await way);
  };
  const begin = async (chosen: Way): Promise<Sandbox> => {
    const scratch = await mkdtemp(join(tmpdir(), 'deckwright-code-'));
    const sandbox = startSandbox({ python, way: chosen, scratch, time_ms, ...(options.own_layers && { layers: options.own_layers }) });
    active.add(sandbox);
    void sandbox.ended.then(() => {
      active.delete(sandbox);
      return rm(scratch, { recursive: true, force: true });
    });
    await sandbox.ready;
    return sandbox;
  };
  const bestWay = async (): Promise<Way> => {
    try {
      const sandbox = await begin('bubblewrap');
      sandbox.kill();
      return 'bubblewrap';
    } catch {
      return 'direct';
    }
  };
  const fill = (): void => {
    while (!closed && ready.length < warm) {
      const one = start();
      one.catch(() => undefined);
      ready.push(one);
    }
  };
  const take = async (): Promise<Sandbox> => {
    const one = ready.shift();
    try {
      // One that waited may have ended meanwhile.
      const sandbox = one === undefined ? undefined : await one;
      if (sandbox !== undefined && !sandbox.hasEnded()) return sandbox;
    } catch {
      // The next start says why.
    }
    return start();
  };
  const guarded = async (): Promise<Sandbox> => {
    let sandbox: Sandbox;
    try {
      sandbox = await take();
    } catch (error) {
      throw new SandboxUnavailable(
        `No sandbox starts here: ${error instanceof Error ? error.message : String(error)}`,
        'Run `deckwright code --prepare` on Linux, or set DECKWRIGHT_CODE_PYTHON to a Python 3.11 with the wheels of requirements.lock.',
      );
    }
    const layers = await sandbox.ready;
    const holding = layersHolding(layers);
    if (holding.length >= LEAST_LAYERS) return sandbox;
    sandbox.kill();
    throw new SandboxUnavailable(
      `Of the layers that keep code in, this machine has ${holding.length === 0 ? 'none' : holding.join(', ')}; two are needed.`,
      'Run on Linux 5.13 or newer with Landlock, allow seccomp, or install bubblewrap where user namespaces are allowed.',
    );
  };

  const slot = async (): Promise<void> => {
    if (running < concurrency) {
      running++;
      return;
    }
    if (queue.length >= waiting) throw new SandboxesFull();
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const free = (): void => {
    const next = queue.shift();
    if (next === undefined) running--;
    else next();
  };

  return {
    async layers() {
      const sandbox = await guarded();
      ready.unshift(Promise.resolve(sandbox));
      return sandbox.ready;
    },
    async run(order, signal) {
      const theme = themeNamed(order.theme_id);
      if (theme === undefined) throw new RangeError('There is no such theme.');
      await slot();
      try {
        signal?.throwIfAborted();
        const sandbox = await guarded();
        fill();
        const abort = () => sandbox.kill();
        signal?.addEventListener('abort', abort, { once: true });
        try {
          const head = {
            t: 'run',
            code: order.code,
            theme: themeOrder(theme),
            chrome: chromeOf(order),
            assets: [],
            max_slides: order.max_slides,
            more_slides: order.more_slides,
            result_bytes: CODE_LIMITS.result_bytes,
          };
          return await sandbox.run(head, (ask) => drawOutside(ask, theme));
        } finally {
          signal?.removeEventListener('abort', abort);
          sandbox.kill();
        }
      } finally {
        free();
      }
    },
    async close() {
      closed = true;
      for (const one of ready.splice(0)) await one.then((sandbox) => sandbox.kill()).catch(() => undefined);
      for (const sandbox of active) sandbox.kill();
      await Promise.all([...active].map(({ ended }) => ended));
    },
  };
}

function chromeOf({ chrome = {} }: CodeOrder): object | null {
  const said = Object.entries(chrome).filter(([, text]) => text !== undefined && text.trim() !== '');
  return said.length === 0 ? null : Object.fromEntries(said);
}
