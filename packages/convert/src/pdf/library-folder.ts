/** Where the PDF library is installed, with its tables of characters and its decoders. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Ends with a slash. */
export const libraryFolder = (): string => `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
