/** Builds what `deckwright` runs: dist/main.js and one chunk for each part that is loaded only when needed. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

await bundle({
  dir: dirname(fileURLToPath(import.meta.url)),
  entries: {
    main: 'src/main.ts',
    // Further processes and threads of `serve`; they are looked for beside main.js by these names.
    'render-worker': '../../services/render-worker/src/main.ts',
    'drawing-thread': '../../services/gateway/src/drawing/thread.ts',
  },
});
