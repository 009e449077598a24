/** Builds the service to run on its own: dist/main.js and what it loads. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

await bundle({
  dir: dirname(fileURLToPath(import.meta.url)),
  entries: {
    main: 'src/main.ts',
    'drawing-thread': 'src/drawing/thread.ts',
    'isolate-process': '../../packages/isolate/src/run/process.ts',
  },
  // The handbook at /docs.
  beside: { docs: '../../docs', results: '../../bench/results' },
});
