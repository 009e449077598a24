/** A file that somebody named on the command line, or standard input for `-`. */
import { readFileSync } from 'node:fs';
import { whyUnreadable } from './why-unreadable.ts';

/** Names standard input among sources, and standard output as `--out`. */
export const PIPE = '-';

/** @throws Error, with a sentence for the caller */
export function readNamed(path: string): Uint8Array {
  try {
    return readFileSync(path === PIPE ? 0 : path);
  } catch (cause) {
    throw new Error(whyUnreadable(path === PIPE ? 'standard input' : path, cause), { cause });
  }
}

/** @throws Error, with a sentence for the caller */
export function readNamedText(path: string): string {
  const bytes = readNamed(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${path === PIPE ? 'Standard input' : path} is not UTF-8.`, { cause });
  }
}
