/** Reads a file that the command line names, or standard input for `-`. */
import { readFileSync, readSync } from 'node:fs';
import { whyUnreadable } from './why-unreadable.ts';

/** Names standard input among sources, and standard output as `--out`. */
export const PIPE = '-';

/** How long to look away from a pipe that has nothing yet. */
const PAUSE_MS = 10;

/** Standard input to its end. Another Node at the other end leaves the pipe without blocking: then there is nothing yet, which is no fault. */
function readPipe(): Uint8Array {
  const chunks: Buffer[] = [];
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const chunk = Buffer.allocUnsafe(65_536);
    try {
      const bytes = readSync(0, chunk);
      if (bytes === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, bytes));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows reports it at the end.
      if (code === 'EOF') return Buffer.concat(chunks);
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(nobody, 0, 0, PAUSE_MS);
    }
  }
}

/** @throws Error, with a sentence for the caller */
export function readNamed(path: string): Uint8Array {
  try {
    return path === PIPE ? readPipe() : readFileSync(path);
  } catch (cause) {
    throw new Error(whyUnreadable(path === PIPE ? 'standard input' : path, cause), { cause });
  }
}

/** @throws Error, with a sentence for the caller */
export const readNamedText = (path: string): string => textOf(path, readNamed(path));

/** @throws Error, with a sentence for the caller */
export function textOf(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${path === PIPE ? 'Standard input' : path} is not UTF-8.`, { cause });
  }
}
