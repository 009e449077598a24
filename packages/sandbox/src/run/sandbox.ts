/** One sandbox: a process that has locked itself, is given one order, and is killed with all that belongs to it. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { createLineReader, encodeLine, type LineMessage } from '../call/line.ts';
import { CODE_LIMITS, type CodeOutcome, type Diagnostic, diagnosticSchema, type Layers, layersSchema } from '../call/order.ts';
import { PYTHON_FOLDER, type Python } from '../call/python.ts';
import type { DrawnOutside } from './draw-outside.ts';
import { folderBytes } from './folder-bytes.ts';
import type { Way } from './sandboxes.ts';

export interface Sandbox {
  /** Once it is locked and waits. */
  readonly ready: Promise<Layers>;
  readonly ended: Promise<void>;
  hasEnded(): boolean;
  /** Once. Never rejects. */
  run(head: object, draw: (ask: unknown) => Promise<DrawnOutside>): Promise<CodeOutcome>;
  kill(): void;
}

export interface SandboxSettings {
  readonly python: Python;
  readonly way: Way;
  readonly scratch: string;
  readonly time_ms: number;
  readonly layers?: readonly string[];
}

const START_MS = 20_000;
const LOOK_EVERY_MS = 100;
const NOBODY = 65_534;
const ENVIRONMENT = { PYTHONHASHSEED: '0', PYTHONDONTWRITEBYTECODE: '1', PYTHONSAFEPATH: '1', PYTHONNOUSERSITE: '1', LANG: 'C.UTF-8' };

const Ready = z.object({ t: z.literal('ready'), layers: layersSchema });
const Done = z.object({ t: z.literal('done'), notices: z.array(z.string().max(500)).max(10) });
const Kind = z.object({ t: z.string() });

export function startSandbox(settings: SandboxSettings): Sandbox {
  const { command, args } = commandOf(settings);
  const child = spawn(command, args, {
    // A group of its own, to be killed whole.
    detached: true,
    env: ENVIRONMENT,
    cwd: settings.scratch,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const line = child.stdio[3] as Duplex;
  let layers: Layers | undefined;
  let isOver = false;
  let printed = 0;
  let output = '';
  let finish: ((diagnostic: Diagnostic | { readonly pptx: Uint8Array; readonly notices: readonly string[] }) => void) | undefined;
  let draw: ((ask: unknown) => Promise<DrawnOutside>) | undefined;
  let asks = 0;

  const kill = (): void => {
    if (child.pid === undefined || isOver) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  const fault = (message: string, cure: string): void => finish?.({ status: 'failed', line: null, column: null, message, cure });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.length;
      if (output.length < CODE_LIMITS.output_characters) output = (output + chunk.toString('utf8')).slice(0, CODE_LIMITS.output_characters);
      if (printed > CODE_LIMITS.printed_bytes)
        fault('The code prints more than 8 MB.', 'Print less; what is to be seen belongs on the slide.');
    });
  }
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    child.once('error', end);
    child.once('close', end);
  });

  const ready = new Promise<Layers>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The sandbox did not start in time.'));
      kill();
    }, START_MS);
    child.once('error', (error) => reject(error));
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`The sandbox ended before it was ready. ${output.trim().slice(-300)}`));
      fault(
        'The run was ended from outside, by a limit of time, memory or system calls.',
        'Do less in one run, and nothing that python-pptx does not need.',
      );
    });
    const take = ({ head, body }: LineMessage): void => {
      if (layers === undefined) {
        const read = Ready.safeParse(head);
        if (!read.success) {
          reject(new Error('The sandbox did not say that it is ready.'));
          return;
        }
        clearTimeout(timer);
        layers = { ...read.data.layers, bubblewrap: settings.way === 'bubblewrap' };
        output = '';
        printed = 0;
        resolve(layers);
        return;
      }
      const kind = Kind.safeParse(head).data?.t;
      if (kind === 'done') {
        const read = Done.safeParse(head);
        if (read.success) finish?.({ pptx: Uint8Array.from(body), notices: read.data.notices });
      } else if (kind === 'fault') {
        const read = diagnosticSchema.safeParse(head);
        if (read.success) finish?.(read.data);
        else fault('The code failed.', 'Send less code, part by part, to find the line.');
      } else if (draw !== undefined) {
        asks++;
        if (asks > CODE_LIMITS.asks) {
          fault(`The code asks for more than ${CODE_LIMITS.asks} components and icons.`, 'Draw fewer.');
          return;
        }
        // One at a time: the process waits for each answer.
        void draw(head).then((drawn) => {
          if (!isOver) line.write(encodeLine(drawn.head, drawn.body));
        });
      }
    };
    const read = createLineReader(CODE_LIMITS.result_bytes + 1024, take);
    line.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch {
        fault('The result is no presentation of a size that is taken.', 'Save a presentation of at most 25 MB.');
        kill();
      }
    });
    // It may be gone before it has read everything.
    line.on('error', () => undefined);
  });
  // The one who waits for the run is told.
  ready.catch(() => undefined);

  const run: Sandbox['run'] = async (head, drawOutside) => {
    const held = await ready;
    draw = drawOutside;
    const result = new Promise<Parameters<NonNullable<typeof finish>>[0]>((resolve) => {
      finish = resolve;
    });
    const timer = setTimeout(
      () => fault(`The code took longer than ${settings.time_ms / 1000} s.`, 'Leave out loops that do not end, and draw fewer shapes.'),
      settings.time_ms,
    );
    const watch = setInterval(() => {
      void folderBytes(settings.scratch, CODE_LIMITS.scratch_bytes).then((bytes) => {
        if (bytes <= CODE_LIMITS.scratch_bytes) return;
        fault('The code writes more than 64 MB into files.', 'Write fewer and smaller files.');
        kill();
      });
    }, LOOK_EVERY_MS);
    if (isOver) fault('The run was ended from outside.', 'Send it again.');
    else line.write(encodeLine(head));
    const found = await result;
    clearTimeout(timer);
    clearInterval(watch);
    kill();
    const facts = { layers: held, output };
    return 'pptx' in found ? { ...facts, outcome: 'done', ...found } : { ...facts, outcome: 'fault', diagnostic: found };
  };
  return { ready, ended, hasEnded: () => isOver, run, kill };
}

function commandOf({ python, way, scratch, time_ms, layers }: SandboxSettings): {
  readonly command: string;
  readonly args: readonly string[];
} {
  const { memory_bytes, file_bytes, threads, open_files, scratch_bytes } = CODE_LIMITS;
  const limits = { cpu_s: Math.ceil(time_ms / 1000) + 1, memory_bytes, file_bytes, threads, open_files };
  const inside = way === 'bubblewrap' ? '/scratch' : scratch;
  const settings = JSON.stringify({ scratch: inside, uid: NOBODY, limits, ...(layers && { layers }) });
  const program = [python.path, '-s', join(PYTHON_FOLDER, 'launcher.py'), settings];
  if (way === 'direct') return { command: python.path, args: program.slice(1) };
  const readable = [...new Set([...python.prefixes, PYTHON_FOLDER].map((path) => realpathSync(path)))];
  const binds = ['/usr', '/lib', '/lib64', '/etc/ld.so.cache', ...python.prefixes, ...readable].flatMap((path) => [
    '--ro-bind-try',
    path,
    path,
  ]);
  return {
    command: 'bwrap',
    args: [
      ...['--unshare-user', '--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
      ...['--uid', String(NOBODY), '--gid', String(NOBODY), '--cap-drop', 'ALL', '--die-with-parent', '--new-session'],
      ...binds,
      ...['--dev', '/dev', '--size', String(scratch_bytes), '--tmpfs', '/scratch', '--chdir', '/scratch', '--'],
      ...program,
    ],
  };
}
