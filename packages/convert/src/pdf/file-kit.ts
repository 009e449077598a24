/** What reading a PDF takes from this process: where the PDF library is installed, with its tables of characters and its decoders, and the time used. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

export const fileKit = () => ({
  library_folder: `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`,
  /** Milliseconds. */
  processor_ms: (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
