/** One sandbox: a process of Python that has locked itself and is given one order. It lives in the group of the process that starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { createLineReader, encodeLine, type LineMessage } from '../call/line.ts';
import {
  type AddedElements,
  addedElements,
  CODE_LIMITS,
  type CodeOutcome,
  type Diagnostic,
  diagnosticSchema,
  type Layers,
  layersSchema,
  type MadeShapes,
  madeShapes,
} from '../call/order.ts';
import { PYTHON_FOLDER } from '../call/python.ts';
import type { DrawnOutside } from './draw-outside.ts';

export interface Sandbox {
  /** Once it is locked and waits. */
  readonly ready: Promise<Layers>;
  /** Once. Never rejects. */
  run(head: object, draw: (ask: unknown) => Promise<DrawnOutside>): Promise<CodeOutcome>;
}

export interface SandboxSettings {
  /** The interpreter. */
  readonly python: string;
  readonly time_ms: number;
  /** Layers that it puts on itself. Default: all. */
  readonly layers?: readonly string[] | undefined;
}

const ENVIRONMENT = { PYTHONHASHSEED: '0', PYTHONDONTWRITEBYTECODE: '1', PYTHONSAFEPATH: '1', PYTHONNOUSERSITE: '1', LANG: 'C.UTF-8' };
/** Users of no machine, one for each run, so that the kernel counts the threads of each alone. */
const FIRST_UID = 1_900_000_000;

const Ready = z.object({ t: z.literal('ready'), layers: layersSchema });
const Done = z.object({ t: z.literal('done'), notices: z.array(z.string().max(500)).max(10), added: addedElements, made: madeShapes });
const Kind = z.object({ t: z.string() });

type Made = { readonly pptx: Uint8Array; readonly notices: readonly string[]; readonly added: AddedElements; readonly made: MadeShapes };
type Ending = Diagnostic | Made;

const failure = (message: string, cure: string): Diagnostic => ({ status: 'failed', line: null, column: null, message, cure });

const ENDED_OUTSIDE = failure(
  'The run was ended from outside, by a limit of time, memory or system calls.',
  'Do less in one run, and nothing that python-pptx does not need.',
);
const NO_PRESENTATION = failure('The result is no presentation of a size that is taken.', 'Save a presentation of at most 25 MB.');
const PRINTS_TOO_MUCH = failure('The code prints more than 8 MB.', 'Print less; what is to be seen belongs on the slide.');

export function startSandbox(settings: SandboxSettings): Sandbox {
  const child = spawnPython(settings);
  const line = child.stdio[3] as Duplex;
  const messages = messagesOf(line);
  const printed = createPrinted(child);

  const ready = (async (): Promise<Layers> => {
    const first = await messages.next();
    const read = Ready.safeParse(first.done === true ? undefined : first.value.head);
    if (!read.success) throw new Error(`The sandbox ended before it was ready. ${printed.output().trim().slice(-300)}`);
    printed.forget();
    return read.data.layers;
  })();
  // The one who waits for the run is told.
  ready.catch(() => undefined);

  const run: Sandbox['run'] = async (head, draw) => {
    const layers = await ready;
    line.write(encodeLine(head));
    const ending = await Promise.race([endingOf(messages, line, draw), printed.tooMuch, timeOver(child, settings.time_ms)]);
    await printed.read();
    const facts = { layers, output: printed.output() };
    return 'pptx' in ending ? { ...facts, outcome: 'done', ...ending } : { ...facts, outcome: 'fault', diagnostic: ending };
  };
  return { ready, run };
}

/** One message after the other: the next is not looked at before this one is answered, and what is not read waits in the pipe. */
async function endingOf(
  messages: AsyncGenerator<LineMessage, void>,
  line: Duplex,
  draw: (ask: unknown) => Promise<DrawnOutside>,
): Promise<Ending> {
  try {
    let asks = 0;
    for await (const { head, body } of messages) {
      const kind = Kind.safeParse(head).data?.t;
      if (kind === 'done') {
        const read = Done.safeParse(head);
        if (read.success) {
          const { notices, added, made } = read.data;
          return { pptx: Uint8Array.from(body), notices, added, made };
        }
      } else if (kind === 'fault') {
        const read = diagnosticSchema.safeParse(head);
        return read.success ? read.data : failure('The code failed.', 'Send less code, part by part, to find the line.');
      } else {
        asks++;
        if (asks > CODE_LIMITS.asks) return failure(`The code asks for more than ${CODE_LIMITS.asks} components and icons.`, 'Draw fewer.');
        const drawn = await draw(head);
        if (!line.write(encodeLine(drawn.head, drawn.body))) await drained(line);
      }
    }
    return ENDED_OUTSIDE;
  } catch {
    return NO_PRESENTATION;
  }
}

/** Code that does not read its answers waits here, until its time is over. */
const drained = (line: Duplex): Promise<void> =>
  new Promise((resolve) => {
    line.once('drain', resolve);
    line.once('close', resolve);
  });

/** @throws RangeError, SyntaxError for what is no message of a size that is taken */
async function* messagesOf(line: Duplex): AsyncGenerator<LineMessage, void> {
  const waiting: LineMessage[] = [];
  const read = createLineReader(CODE_LIMITS.result_bytes + 1024, (message) => waiting.push(message));
  // It may be gone before it has read everything.
  line.on('error', () => undefined);
  for await (const chunk of line) {
    read(chunk as Buffer);
    for (let message = waiting.shift(); message !== undefined; message = waiting.shift()) yield message;
  }
}

function createPrinted(child: ChildProcess) {
  let bytes = 0;
  let output = '';
  let complain: (diagnostic: Diagnostic) => void = () => undefined;
  const tooMuch = new Promise<Diagnostic>((resolve) => {
    complain = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (output.length < CODE_LIMITS.output_characters) output = (output + chunk.toString('utf8')).slice(0, CODE_LIMITS.output_characters);
      if (bytes > CODE_LIMITS.printed_bytes) complain(PRINTS_TOO_MUCH);
    });
  }
  const closed = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  return {
    output: () => output,
    forget: () => {
      bytes = 0;
      output = '';
    },
    tooMuch,
    /** What was printed before the end has come a moment later. */
    read: () => Promise.race([closed, new Promise<void>((resolve) => setTimeout(resolve, READ_MS).unref())]),
  };
}

const READ_MS = 50;

/** The code is asked first which line it is at; it answers unless it is in a long call. While components are drawn nothing is heard here; the service keeps the time of that. */
const timeOver = (child: ChildProcess, time_ms: number): Promise<Diagnostic> =>
  new Promise((resolve) => {
    const over = failure(`The code took longer than ${time_ms / 1000} s.`, 'Leave out loops that do not end, and draw fewer shapes.');
    setTimeout(() => {
      child.kill('SIGURG');
      setTimeout(() => resolve(over), ANSWER_MS).unref();
    }, time_ms).unref();
  });

/** The service ends a run one and a half seconds after its time, so the answer must come sooner. */
const ANSWER_MS = 1000;

function spawnPython({ python, time_ms, layers }: SandboxSettings): ChildProcess {
  const { memory_bytes, file_bytes, threads, open_files, scratch_bytes, scratch_files } = CODE_LIMITS;
  const limits = { cpu_s: Math.ceil(time_ms / 1000) + 1, memory_bytes, file_bytes, threads, open_files, scratch_bytes, scratch_files };
  const settings = JSON.stringify({ uid: FIRST_UID + process.pid, limits, ...(layers && { layers }) });
  return spawn(python, ['-s', join(PYTHON_FOLDER, 'launcher.py'), settings], {
    env: ENVIRONMENT,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
}
