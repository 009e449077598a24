/** Builds what `deckwright` runs: dist/main.js and one chunk for each part that is loaded only when needed. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

await bundle({ dir: dirname(fileURLToPath(import.meta.url)), entries: { main: 'src/main.ts' } });
