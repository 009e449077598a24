/** Builds the service to run on its own: dist/main.js, what it loads, and what runs in sandboxes. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

await bundle({
  dir: dirname(fileURLToPath(import.meta.url)),
  entries: { main: 'src/main.ts', 'code-supervisor': '../../packages/sandbox/src/run/supervisor.ts' },
  beside: { 'sandbox-python': '../../packages/sandbox/python' },
});
