/** What outside tools report of a PDF: poppler and qpdf. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { without } from '@deckwright/testkit/without';

export const hasPoppler = !without('poppler');
export const hasQpdf = !without('qpdf');

/** Runs `tool` with `PDF` replaced by the file's path; gives what it prints. Throws when the tool fails. */
export function ask(pdf: Uint8Array, tool: string, ...args: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'dw-pdf-'));
  try {
    const path = join(folder, 'deck.pdf');
    writeFileSync(path, pdf);
    const filled = args.map((arg) => (arg === 'PDF' ? path : arg));
    return execFileSync(tool, filled, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The page as RGB pixels, 1920 wide. */
export function pixelsOf(pdf: Uint8Array, page = 1): { width: number; height: number; at(x: number, y: number): [number, number, number] } {
  const folder = mkdtempSync(join(tmpdir(), 'dw-pdf-'));
  try {
    const path = join(folder, 'deck.pdf');
    writeFileSync(path, pdf);
    const args = ['-f', `${page}`, '-l', `${page}`, '-scale-to-x', '1920', '-scale-to-y', '1080', path];
    const ppm = execFileSync('pdftoppm', args, { maxBuffer: 64 << 20 });
    const header = /^P6\s(\d+) (\d+)\s255\s/.exec(ppm.subarray(0, 40).toString('latin1'))!;
    const [width, height] = [Number(header[1]), Number(header[2])];
    const start = header[0].length;
    return {
      width,
      height,
      at: (x, y) => {
        const i = start + 3 * (y * width + x);
        return [ppm[i]!, ppm[i + 1]!, ppm[i + 2]!];
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
