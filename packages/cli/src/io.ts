/** What a command does to the outside: it prints, reports errors, and marks that something failed. Tests pass their own. */
import { type Paint, paintFor } from './colour.ts';

export interface Io {
  /** The command's own output. */
  readonly out: (text: string) => void;
  /** The command's own output where it is a file, for `--out -`. */
  readonly bytes: (content: Uint8Array) => void;
  /** Everything else: progress, warnings, errors. */
  readonly err: (text: string) => void;
  /** True when a person watches stderr. */
  readonly watched: boolean;
  /** Colour for what goes to `out`. */
  readonly paintOut: Paint;
  /** Colour for what goes to `err`. */
  readonly paint: Paint;
  /** Makes the exit code 1. */
  readonly fail: () => void;
  readonly failed: () => boolean;
}

/** The real streams of this process. A reader that closes the pipe early (`| head`) ends the command quietly. */
export function processIo(): Io {
  let failed = false;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
  return {
    out: (text) => void process.stdout.write(text),
    bytes: (content) => void process.stdout.write(content),
    paintOut: paintFor(process.stdout, process.env),
    paint: paintFor(process.stderr, process.env),
    err: (text) => void process.stderr.write(text),
    watched: process.stderr.isTTY === true,
    fail: () => {
      failed = true;
    },
    failed: () => failed,
  };
}

/** Ends the command with an exit code of its own, after it has said why. */
export class Exit extends Error {
  override readonly name = 'Exit';
  readonly code: 1 | 2;

  constructor(code: 1 | 2) {
    super(`exit ${code}`);
    this.code = code;
  }
}
