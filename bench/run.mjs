/** `npm run bench -- [pptx] [png] [pdf] [text] [process] [service]`: bundles the bench, as what ships is bundled, and runs it. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../scripts/bootstrap.mjs';

await bootstrap();
const { bundle } = await import('../scripts/bundle.mjs');
const dir = dirname(fileURLToPath(import.meta.url));
await bundle({ dir, entries: { slide: 'src/slide.ts' } });
// A process of its own: what bundling left on the heap would show in the figures.
const { status } = spawnSync(process.execPath, [join(dir, 'dist/slide.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
