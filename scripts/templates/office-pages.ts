/** Every page of a .pptx as LibreOffice draws it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PNGs of `width` pixels, in order; none where LibreOffice could not open the file. */
export function officePages(pptx: Uint8Array, width: number): readonly Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-office-'));
  try {
    writeFileSync(join(folder, 'deck.pptx'), pptx);
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        join(folder, 'deck.pptx'),
      ],
      { stdio: 'ignore', timeout: 300_000, env: { ...process.env, SAL_USE_VCLPLUGIN: 'svp' } },
    );
    const pdf = join(folder, 'deck.pdf');
    execFileSync('pdftoppm', ['-png', '-scale-to-x', String(width), '-scale-to-y', '-1', pdf, join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.startsWith('page'))
      .sort()
      .map((name) => readFileSync(join(folder, name)));
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
