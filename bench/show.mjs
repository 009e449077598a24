/** `node bench/show.mjs [FILE.pptx …]`: bundles the bench of showing foreign decks and runs it. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../scripts/bootstrap.mjs';

await bootstrap();
const { bundle } = await import('../scripts/bundle.mjs');
const dir = dirname(fileURLToPath(import.meta.url));
await bundle({ dir, entries: { show: 'src/show.ts' } });
process.exitCode = spawnSync(process.execPath, [join(dir, 'dist/show.js'), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
