/** Builds the service to run on its own: dist/main.js and what it loads. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageEngine } from '../../packages/page-engine/build.mjs';
import { buildPlayground } from '../../packages/playground/build.mjs';
import { bundle } from '../../scripts/bundle.mjs';

const dir = dirname(fileURLToPath(import.meta.url));
await bundle({
  dir,
  entries: {
    main: 'src/main.ts',
    'drawing-thread': 'src/drawing/thread.ts',
    'isolate-process': '../../packages/isolate/src/run/process.ts',
  },
  // The handbook at /docs.
  beside: { docs: '../../docs', results: '../../bench/results' },
});
await buildPageEngine(join(dir, 'dist/engine'));
await buildPlayground(join(dir, 'dist/play'));
