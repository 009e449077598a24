/** The library that parses PDFs, loaded when the first one is read. It runs on this thread: whoever reads hostile files does so in a process of its own. */
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

let library: Promise<typeof Pdfjs> | undefined;

export function loadLibrary(): Promise<typeof Pdfjs> {
  library ??= load();
  return library;
}

async function load(): Promise<typeof Pdfjs> {
  // Found under this name, its worker is called on this thread and no file is looked for.
  const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  if (worker.handsOnActualText !== true)
    throw new Error(
      'pdfjs-dist is installed without patches/pdfjs-dist@5.6.205.patch, so it would give wrong letters: install the lockfile.',
    );
  Object.assign(globalThis, { pdfjsWorker: worker });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}
