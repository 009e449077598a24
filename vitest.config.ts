/** How the tests run: every package and service from its TypeScript source, in a few processes that files share. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { StartersFirst } from './scripts/testing/starters-first.ts';

/** See `scripts/testing/bundled-entry.ts`. */
const bundledEntries: Plugin = {
  name: 'bundled-entries',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './entry.ts' && importer?.endsWith('packages/platform/src/launch/index.ts')
      ? join(import.meta.dirname, 'scripts/testing/bundled-entry.ts')
      : undefined,
};

/** What the processes of tests are bundled into, once a run: see `packages/testkit/src/processes.ts`. */
const stands = `.stands-${process.pid}`;
process.env['DECKWRIGHT_TEST_STANDS'] = stands;

export default defineConfig({
  plugins: [bundledEntries],
  test: {
    // What files become before they run is left in `node_modules`, and so is what each took: the next run begins with the longest.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: StartersFirst },
    environment: 'node',
    include: ['packages/*/test/**/*.test.ts', 'services/*/test/**/*.test.ts', 'scripts/test/**/*.test.{ts,mjs}', 'bench/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    globalSetup: ['scripts/testing/remove-stands.ts'],
    setupFiles: ['scripts/testing/processor-of-file.ts'],
    pool: 'forks',
    // Reading the same modules again for each file would take longer than most files; so a test leaves nothing behind in its process.
    isolate: false,
    // One more than there are cores: a good part of what tests do is wait for servers, processes and clocks.
    maxWorkers: availableParallelism() + 1,
    // Limits tell what hangs, and not what is slow beside other work.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    // A test must not depend on where or when it runs: programs that it starts find the fonts of the product, and none of the machine.
    env: {
      TZ: 'UTC',
      // Who asks for a unit by its name has it drawn with all samples.
      ...(process.argv.some((word) => word === '-t' || word.startsWith('--testNamePattern')) ? { DECKWRIGHT_TEST_CHANGED: '1' } : {}),
      DECKWRIGHT_TEST_STANDS: stands,
      FONTCONFIG_FILE: process.env['DECKWRIGHT_TEST_FONTCONFIG'] ?? join(import.meta.dirname, 'packages/testkit/fonts.conf'),
    },
  },
});
