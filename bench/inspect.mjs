/** `node bench/inspect.mjs`: bundles the bench of inspection and runs it. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../scripts/bootstrap.mjs';

await bootstrap();
const { bundle } = await import('../scripts/bundle.mjs');
const dir = dirname(fileURLToPath(import.meta.url));
await bundle({ dir, entries: { inspect: 'src/inspect.ts' } });
process.exitCode = spawnSync(process.execPath, [join(dir, 'dist/inspect.js')], { stdio: 'inherit' }).status ?? 1;
