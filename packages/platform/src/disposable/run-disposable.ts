/**
 * Runs one piece of work in a process of its own: no environment, memory, time and output limited, killed as a group. Whatever the input
 * does to that process, this process only gets its outcome.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { TaskLimits } from '@deckwright/core/task';

export type DisposableLimits = TaskLimits;

/** What any file of the size that we take needs, with room. */
export const DISPOSABLE_LIMITS: DisposableLimits = { memory_mib: 512, time_ms: 15_000, output_bytes: 128 * 1024 * 1024 };

export interface DisposableWork {
  /** What the process is started from, as `findEntry` gives it; it calls `serveDisposable`. */
  readonly entry: { readonly path: string; readonly execArgv: readonly string[] };
  /** What it reads; pieces are written one after the other. */
  readonly input: Uint8Array | readonly Uint8Array[];
  readonly limits?: Partial<DisposableLimits>;
  /** Ends the process early, because no caller waits for it. */
  readonly signal?: AbortSignal;
}

/** Why there is no answer. `memory`, `time` and `output` are limits; `load` is a time limit that was reached waiting for a processor; `crash` is anything else. */
export class DisposableFailure extends Error {
  override readonly name = 'DisposableFailure';
  readonly reason: 'memory' | 'time' | 'output' | 'load' | 'crash' | 'aborted';
  /** The end of what the process complained about, for operators: it may quote the input. */
  readonly complaint: string;

  constructor(reason: DisposableFailure['reason'], sentence: string, complaint = '') {
    super(sentence);
    this.reason = reason;
    this.complaint = complaint;
  }
}

const COMPLAINT_BYTES = 4096;
/** MiB from the start on: collecting while the space grows is a sixth of what loading the program takes. */
const YOUNG_SPACE = ['--min-semi-space-size=8', '--max-semi-space-size=8'];
const LOOK_EVERY_MS = 50;

/**
 * @returns what the work wrote
 * @throws DisposableFailure; the system's error when no process can be started
 */
export function runDisposable({ entry, input, limits, signal }: DisposableWork): Promise<Buffer> {
  const { memory_mib, time_ms, output_bytes } = { ...DISPOSABLE_LIMITS, ...limits };
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DisposableFailure('aborted', 'The work was called off.'));
    // The heap gets half: the rest is for bytes outside of it, which the watch below counts too.
    const flags = [`--max-old-space-size=${Math.round(memory_mib / 2)}`, ...YOUNG_SPACE, '--disable-proto=throw'];
    const child = spawn(process.execPath, [...entry.execArgv, ...flags, entry.path, String(process.pid)], {
      detached: true,
      env: {},
      cwd: tmpdir(),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    let size = 0;
    let complaint = '';
    let failure: Error | undefined;

    /** The whole group, so that nothing it started stays behind. */
    const end = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    };
    const fail = (reason: DisposableFailure['reason'], sentence: string): void => {
      failure ??= new DisposableFailure(reason, sentence);
      end();
    };
    // A process that others hold up is given the time that it missed, within a bound.
    const judge = async (): Promise<void> => {
      const used_ms = await processorMs(child.pid);
      if (used_ms === undefined || used_ms >= time_ms * OWN_SHARE) fail('time', `The file took longer than ${time_ms / 1000} s.`);
      else if (performance.now() - started_ms >= Math.max(time_ms * MOST_TIMES, LEAST_PATIENCE_MS))
        fail('load', 'Other work took the processors, so the file could not be read in its time.');
      else timer = setTimeout(() => void judge(), Math.max(LOOK_EVERY_MS, time_ms * LOOK_AGAIN));
    };
    const started_ms = performance.now();
    let timer = setTimeout(() => void judge(), time_ms);
    const watch = setInterval(() => {
      if (child.pid === undefined) return;
      void residentMib(child.pid).then((mib) => {
        if (mib > memory_mib) fail('memory', `The file needed more than ${memory_mib} MiB of memory.`);
      });
    }, LOOK_EVERY_MS);
    const abort = (): void => fail('aborted', 'The work was called off.');
    signal?.addEventListener('abort', abort, { once: true });

    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > output_bytes) fail('output', `The answer is larger than ${output_bytes} bytes.`);
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString('utf8')).slice(-COMPLAINT_BYTES);
    });
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined);
    // It could not be started, which is the machine's doing and not the file's.
    child.on('error', (error) => {
      failure ??= error;
    });
    child.on('close', (code, killedBy) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      end();
      if (failure) return reject(failure);
      if (code === 0) return resolve(Buffer.concat(chunks));
      const heap = /heap out of memory|Array buffer allocation failed/i.test(complaint);
      reject(
        heap
          ? new DisposableFailure('memory', `The file needed more than ${memory_mib} MiB of memory.`, complaint)
          : new DisposableFailure('crash', `The reading process ended with ${killedBy ?? `code ${code}`}.`, complaint),
      );
    });
    for (const piece of input instanceof Uint8Array ? [input] : input) child.stdin.write(piece);
    child.stdin.end();
  });
}

/** A process that used less of its time than this was held up by others. */
const OWN_SHARE = 0.5;
/** How much longer than its time a process may be held up, in times of it, and how often that is looked at. */
const MOST_TIMES = 3;
const LOOK_AGAIN = 0.1;
const LEAST_PATIENCE_MS = 5_000;
/** Of `times` in `/proc`: 100 a second on every Linux (proc(5)). */
const TICK_MS = 10;

/** Processor time of a process, all threads; undefined where the system does not say. */
async function processorMs(pid: number | undefined): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold blanks: user and system time are the twelfth and thirteenth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** 0 where the system does not say, as on macOS: there the heap's limit and the clock must do. */
export async function residentMib(pid: number | undefined): Promise<number> {
  try {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kib ?? 0) / 1024;
  } catch {
    return 0;
  }
}
