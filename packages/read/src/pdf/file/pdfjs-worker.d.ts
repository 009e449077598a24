declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
  /** Ours: the patch is there that hands on what text of the page really says. */
  export const handsOnActualText: true | undefined;
}
