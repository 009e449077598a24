/** Builds what `deckwright` runs: dist/main.js, the processes and threads it starts, and a chunk for each part loaded only when needed. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

await bundle({
  dir: dirname(fileURLToPath(import.meta.url)),
  entries: {
    main: 'src/main.ts',
    'render-worker': '../../services/render-worker/src/main.ts',
    'drawing-thread': '../../services/gateway/src/drawing/thread.ts',
  },
});
