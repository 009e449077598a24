/** Times a running LibreOffice that exports the picture of one slide. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = join(dirname(fileURLToPath(import.meta.url)), '../src/peers/libreoffice.py');

/** Median in ms of loading the file and exporting 1920x1080; undefined where LibreOffice or its Python bridge is missing. */
export async function libreOfficePictureMs(pptx: Uint8Array): Promise<number | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-office-'));
  try {
    writeFileSync(join(folder, 'slide.pptx'), pptx);
    for (const python of ['/usr/bin/python3', 'python3']) {
      const { status, stdout } = spawnSync(python, [script, folder], { encoding: 'utf8', timeout: 120_000 });
      if (status === 0) return Number(stdout.trim());
    }
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
