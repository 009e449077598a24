/** The command as tests call it: in this process, with what it said and how it ended. */
import { unpainted } from '../src/colour.ts';
import type { Io } from '../src/io.ts';
import { type ExitCode, main } from '../src/main.ts';

/** How a command ended, and what it wrote to its two streams. */
export interface Outcome {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  /** Files that it wrote to its own output. */
  readonly bytes: readonly Uint8Array[];
}

/** Streams that keep what is written to them. */
export function keepWords(): { readonly io: Io; readonly printed: { out: string; err: string; bytes: Uint8Array[] } } {
  const printed = { out: '', err: '', bytes: [] as Uint8Array[] };
  let failed = false;
  const io: Io = {
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    bytes: (content) => void printed.bytes.push(content),
    paintOut: unpainted,
    paint: unpainted,
    watched: false,
    fail: () => {
      failed = true;
    },
    failed: () => failed,
  };
  return { io, printed };
}

export async function run(...argv: string[]): Promise<Outcome> {
  const { io, printed } = keepWords();
  const code = await main(argv, io);
  return { code, ...printed };
}
