/** Draws one sample with the quick script and keeps the code that V8 compiled for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadQuick } from './quick-start.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'deckwright-warm-'));
try {
  const { exports, keep } = await loadQuick(join(root, 'packages/cli/dist/quick.cjs'));
  await exports.main(['render', join(root, 'samples/ebitda-bridge.json'), '--out', folder, '--formats', 'pptx,pdf,png', '--json']);
  keep();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
