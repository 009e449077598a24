/** Builds what `deckwright` runs: dist/main.js, the processes and threads it starts, and a chunk for each part loaded only when needed. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, bundleQuick } from '../../scripts/bundle.mjs';
import { writeLicences } from '../../scripts/packing/licences.mjs';
import { buildPageEngine } from '../page-engine/build.mjs';
import { buildPlayground } from '../playground/build.mjs';

const dir = dirname(fileURLToPath(import.meta.url));

const { inputs } = await bundle({
  dir,
  entries: {
    main: 'src/main.ts',
    'isolate-process': '../isolate/src/run/process.ts',
    'render-worker': '../../services/render-worker/src/main.ts',
    'deck-worker': '../../services/deck-worker/src/main.ts',
    'repair-worker': '../../services/repair-worker/src/main.ts',
    'image-worker': '../../services/image-worker/src/main.ts',
    'code-sandbox': '../../services/code-sandbox/src/main.ts',
    'code-supervisor': '../sandbox/src/run/supervisor.ts',
    'drawing-thread': '../../services/gateway/src/drawing/thread.ts',
  },
  // The handbook at /docs, and what runs in sandboxes.
  beside: { docs: '../../docs', results: '../../bench/results', 'sandbox-python': '../sandbox/python' },
});

const engine = await buildPageEngine(join(dir, 'dist/engine'));
const play = await buildPlayground(join(dir, 'dist/play'));
writeLicences({ ...inputs, ...engine.inputs, ...play.inputs }, dir);
await bundleQuick({ dir, source: 'src/main.ts', name: 'quick', without: /^\.\/(?:admin|cluster|config|serve)\.ts$/ });
// A slide is drawn once, so that the code kept is the code that runs. Failing costs speed and nothing else.
spawnSync(process.execPath, [join(dir, '../../scripts/warm-quick.mjs')], { stdio: 'ignore' });
