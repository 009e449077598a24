/** The service's side of one run: starts its supervisor, keeps its time and memory, and kills it with all that belongs to it. */
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { residentMib } from '@deckwright/platform/disposable';
import { findEntry } from '@deckwright/platform/launch';
import { z } from 'zod';
import { createLineReader, encodeLine, type LineMessage } from '../call/line.ts';
import { CODE_LIMITS, type CodeOrder, type CodeOutcome, type Diagnostic, type Layers, layersSchema, outcomeSchema } from '../call/order.ts';
import type { SandboxSettings } from './sandbox.ts';

export interface SupervisedRun {
  /** Once its sandbox is locked and waits. */
  readonly ready: Promise<Layers>;
  readonly ended: Promise<void>;
  hasEnded(): boolean;
  /** Once. Never rejects. */
  run(order: CodeOrder): Promise<CodeOutcome>;
  kill(): void;
}

export interface SupervisedOptions {
  /** What the supervisor is started from. Default: its source or its bundle; tests bundle it. */
  readonly entry?: { readonly path: string; readonly execArgv: readonly string[] } | undefined;
  /** Runs after everything else that has work. */
  readonly is_patient?: boolean;
}

const START_MS = 30_000;
const LOOK_EVERY_MS = 100;
/** A supervisor that still hears says itself that the time is over, and what was printed until then. */
const LATER_MS = 1500;
/** Of the supervisor over its whole life: its start, and drawing on every processor that it finds. */
const SUPERVISOR_CPU_S = 60;
const MOST_COMPLAINT = 2_000;

const Ready = z.object({ layers: layersSchema });
const Failure = z.object({ failure: z.string() });

export function superviseRun(settings: SandboxSettings, { entry, is_patient = false }: SupervisedOptions = {}): SupervisedRun {
  const { path, execArgv } = entry ?? findEntry({ from: import.meta.url, source: './supervisor.ts', bundle: 'code-supervisor' });
  const flags = [`--max-old-space-size=${CODE_LIMITS.drawing_memory_bytes / 2 / 1024 / 1024}`, '--max-semi-space-size=8'];
  const program = [process.execPath, ...execArgv, ...flags, path];
  const limited = `ulimit -c 0; ulimit -t ${SUPERVISOR_CPU_S}; ${is_patient ? 'exec nice -n 10 "$@"' : 'exec "$@"'}`;
  const child = spawn('/bin/sh', ['-c', limited, 'sh', ...program], {
    // A group of its own, to be killed whole.
    detached: true,
    env: {},
    cwd: tmpdir(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  let isOver = false;
  const kill = (): void => {
    if (child.pid === undefined || isOver) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isOver = true;
      resolve();
    };
    child.once('error', end);
    child.once('close', end);
  });
  const messages = createMessages(kill);
  child.stdout.on('data', messages.take);
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-MOST_COMPLAINT);
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined);
  void ended.then(() => messages.end());
  child.stdin.write(encodeLine(settings));

  const ready = (async (): Promise<Layers> => {
    const timer = setTimeout(kill, START_MS);
    const first = await messages.next();
    clearTimeout(timer);
    const read = Ready.safeParse(first?.head);
    if (read.success) return read.data.layers;
    throw new Error(Failure.safeParse(first?.head).data?.failure ?? `The sandbox did not start. ${complaint.trim().slice(-300)}`);
  })();
  // The one who waits for the run is told.
  ready.catch(() => undefined);

  return { ready, ended, hasEnded: () => isOver, run, kill };

  async function run(order: CodeOrder): Promise<CodeOutcome> {
    const layers = await ready;
    const faulted = (message: string, cure: string): CodeOutcome => {
      const diagnostic: Diagnostic = { status: 'failed', line: null, column: null, message, cure };
      return { outcome: 'fault', layers, output: '', diagnostic };
    };
    let ending: CodeOutcome | undefined;
    const timer = setTimeout(() => {
      ending ??= faulted(
        `The code took longer than ${settings.time_ms / 1000} s.`,
        'Leave out loops that do not end, and draw fewer shapes and components.',
      );
      kill();
    }, settings.time_ms + LATER_MS);
    const most = CODE_LIMITS.drawing_memory_bytes / 1024 / 1024;
    const watch = setInterval(() => {
      void residentMib(child.pid).then((mib) => {
        if (mib <= most) return;
        ending ??= faulted(`Drawing the components took more than ${most} MiB of memory.`, 'Draw fewer and smaller components.');
        kill();
      });
    }, LOOK_EVERY_MS);
    child.stdin.write(encodeLine(order));
    const last = await messages.next();
    clearTimeout(timer);
    clearInterval(watch);
    kill();
    if (ending !== undefined) return ending;
    const read = outcomeSchema.safeParse(last?.head);
    if (last === undefined || !read.success)
      return faulted(
        'The run was ended from outside, by a limit of time, memory or system calls.',
        'Do less in one run, and nothing that python-pptx does not need.',
      );
    return read.data.outcome === 'done' ? { ...read.data, pptx: Uint8Array.from(last.body) } : read.data;
  }
}

/** Messages one by one; undefined when no more come. */
function createMessages(kill: () => void) {
  const waiting: LineMessage[] = [];
  let isOver = false;
  let wake: () => void = () => undefined;
  const read = createLineReader(CODE_LIMITS.result_bytes + 1024, (message) => {
    waiting.push(message);
    wake();
  });
  return {
    take: (chunk: Buffer): void => {
      try {
        read(chunk);
      } catch {
        kill();
      }
    },
    end: (): void => {
      isOver = true;
      wake();
    },
    async next(): Promise<LineMessage | undefined> {
      while (waiting.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return waiting.shift();
    },
  };
}
