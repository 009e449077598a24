/** Files of others, read in the page: tables of workbooks, and what is wrong with a .pptx. It is fetched when a file first comes. */
import { RefusedFile } from '@deckwright/core/task';
import type { FontSource } from '@deckwright/draw/typeset';
import { ProblemError } from '@deckwright/platform/errors';
import type { DocumentLimits } from '@deckwright/read/document';
import { readTables } from '@deckwright/read/document/tables';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { deckKit } from '@deckwright/read/pptx/kit';
import { applyRepair, planRepair } from '@deckwright/review/repair';
import { repackDeck } from '@deckwright/write/assemble';
import type { CheckAnswer, TablesAnswer } from './protocol.ts';

const MIB = 1024 * 1024;
/** A page has less memory than the processes of the service. */
const MOST_BYTES = 25 * MIB;
const TABLE_LIMITS: Partial<DocumentLimits> = { bytes: MOST_BYTES };

/** @throws ProblemError for a file that is at fault */
export const tablesOf = (name: string, bytes: Uint8Array): Promise<TablesAnswer['tables']> =>
  refusing(() => readTables({ name, bytes }, TABLE_LIMITS));

/** @throws ProblemError for a file that is at fault */
export const checked = (bytes: Uint8Array, fonts: FontSource): Promise<Pick<CheckAnswer, 'report'> & { readonly file?: Uint8Array }> =>
  refusing(async () => {
    const limits = { ...READ_LIMITS, file_bytes: MOST_BYTES };
    const pkg = await openPackage(bytes, limits);
    // Reads every part, so that its length and checksum are verified: no damaged part is copied into the result.
    for (const part of pkg.parts) part.bytes();
    const kit = await deckKit(readDeck(pkg), pkg, fonts);
    const { sources, ...report } = planRepair(pkg, kit);
    if (!report.visible_text_untouched.ok) throw new Error('The repair would have changed words that the deck shows.');
    return { report, ...(sources.size === 0 ? {} : { file: await repackDeck(bytes, applyRepair(pkg, { sources }), limits) }) };
  });

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { code, message, remedy } = error;
    throw new ProblemError({
      type: 'about:blank',
      status: 422,
      code,
      title: 'The file cannot be read',
      detail: message,
      remedy,
      actionable: true,
    });
  }
}
