/** The operators of one page as the library hands them over, counted while they come: a flood ends when it is known to be one. */
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Budget } from '../page/budget.ts';

export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

export interface Chunk extends Operators {
  readonly length: number;
}

/** What the library calls for each part of the list. It is no part of its promises, so where it is missing the list is counted at its end. */
interface Chunks {
  _renderPageChunk?: TakeChunk;
}

type TakeChunk = (chunk: Chunk, state: { readonly streamReader?: { cancel(reason: Error): unknown } | null }) => void;

/**
 * Hears of each part of the list before the library takes it.
 * @returns what ends the hearing; undefined where the library does not tell
 */
export function hearChunks(page: PDFPageProxy, hear: (...heard: Parameters<TakeChunk>) => boolean): (() => void) | undefined {
  const chunks = page as unknown as Chunks;
  const take = chunks._renderPageChunk?.bind(page);
  if (take === undefined) return undefined;
  chunks._renderPageChunk = (chunk, state) => {
    if (hear(chunk, state)) take(chunk, state);
  };
  return () => {
    chunks._renderPageChunk = take;
  };
}

/** @throws PdfRefusal `too_large` */
export async function readOperators(page: PDFPageProxy, budget: Budget): Promise<Operators> {
  let counted = 0;
  let stop: (refusal: unknown) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const end = hearChunks(page, (chunk, state) => {
    try {
      budget.use('operators', chunk.length);
      budget.checkTime();
      counted += chunk.length;
      return true;
    } catch (refusal) {
      // Nobody reads what else is on its way.
      state.streamReader?.cancel(new Error('enough'));
      stop(refusal);
      return false;
    }
  });
  try {
    const reading = page.getOperatorList() as unknown as Promise<Operators>;
    const list = await Promise.race([reading, stopped]);
    budget.use('operators', list.fnArray.length - counted);
    return list;
  } finally {
    end?.();
  }
}
