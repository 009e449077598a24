/** Reads a file as tests do. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type DocumentLimits, type DocumentText, readDocument } from '@deckwright/read/document';

const library_folder = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
/** Time stands still: no test is a matter of the clock. */
export const kit = { library_folder, processor_ms: () => 0 };

export const read = (name: string, bytes: Uint8Array | string, limits: Partial<DocumentLimits> = {}): Promise<DocumentText> =>
  readDocument([{ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes }], limits, kit);
