/** Documents that python-docx, openpyxl and python-pptx make: written by other hands than those that read them here. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a script of Python that saves one file to the path `out`.
 * @param name its file name, whose ending some libraries go by
 * @throws Error when the script fails, or when Python lacks a library that it uses
 */
export function makeWithPython(name: string, script: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-document-'));
  try {
    const out = join(folder, name);
    execFileSync('python3', ['-c', `import sys\nout = sys.argv[1]\n${script}`, out], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    });
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
