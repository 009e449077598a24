/** Combines decks in a process that is thrown away, and how the two processes speak: a line of JSON, then bytes. */
import { DisposableFailure, runDisposable } from '@deckwright/platform/disposable';
import { findEntry } from '@deckwright/platform/launch';
import type { CombineWarning } from '@deckwright/write/assemble';

export interface Combined {
  readonly ok: true;
  readonly slides: number;
  readonly warnings: readonly CombineWarning[];
}

/** The files are at fault: `code` is one of `UnreadableCode`, or `too_demanding` when reading them went beyond its limits. */
export interface NotCombined {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** The order to the process: lengths of the files that follow one another. */
export interface CombineOrder {
  readonly lengths: readonly number[];
}

/** @throws DisposableFailure when the process failed in a way that no file should be able to cause */
export async function combineApart(
  files: readonly Uint8Array[],
): Promise<{ readonly answer: Combined | NotCombined; readonly pptx: Uint8Array }> {
  const entry = findEntry({ from: import.meta.url, source: './combine-process.ts', bundle: 'combine-process' });
  const order: CombineOrder = { lengths: files.map(({ length }) => length) };
  try {
    const { head, rest } = split(
      await runDisposable({
        entry,
        input: join(order, files),
        limits: { time_ms: 60_000, memory_mib: 1024, output_bytes: 512 * 1024 * 1024 },
      }),
    );
    return { answer: JSON.parse(head) as Combined | NotCombined, pptx: rest };
  } catch (error) {
    if (!(error instanceof DisposableFailure) || error.reason === 'crash') throw error;
    const answer = {
      ok: false,
      code: 'too_demanding',
      message: error.message,
      remedy: 'Combine fewer decks at a time, or compress their pictures.',
    } as const;
    return { answer, pptx: new Uint8Array() };
  }
}

/** A line of JSON, then the bytes. */
export const join = (head: object, bytes: readonly Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bytes]);

export function split(message: Buffer): { readonly head: string; readonly rest: Buffer } {
  const end = message.indexOf(0x0a);
  return { head: message.toString('utf8', 0, end), rest: message.subarray(end + 1) };
}
