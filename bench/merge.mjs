/** `node bench/merge.mjs`: bundles the bench of merging and runs it. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../scripts/bootstrap.mjs';

await bootstrap();
const { bundle } = await import('../scripts/bundle.mjs');
const dir = dirname(fileURLToPath(import.meta.url));
await bundle({ dir, entries: { merge: 'src/merge.ts' } });
process.exitCode = spawnSync(process.execPath, [join(dir, 'dist/merge.js')], { stdio: 'inherit' }).status ?? 1;
