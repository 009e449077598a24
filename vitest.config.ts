/** How the tests run: every package and service from its TypeScript source, in a few processes that files share. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run long, longest first as measured in November 2026: what begins last must not run on alone. Without a name here a file stands by its length. */
const LONG = [
  'gateway/test/whole-service',
  'test/deploy/one-server',
  'render-worker/test/main',
  'cli/test/determinism',
  'scripts/test/pack',
  'testkit/test/forms',
  'gateway/test/trials',
  'render-worker/test/faults',
  'testkit/test/components',
  'gateway/test/gallery',
  'gateway/test/fuzz',
  'brief/test/measured',
  'write/test/pptx/validity',
  'repair-worker/test/faults',
  'render-worker/test/determinism',
  'review/test/inspect/corpus',
  'gateway/test/guards',
  'deck-worker/test/faults',
  'review/test/repair/repair-sample',
  'brief/test/briefs.test',
  'gateway/test/brands',
  'platform/test/database/embedded',
  'render-worker/test/store-faults',
  'cli/test/serve',
  'write/test/files/write-files',
  'gateway/test/boot',
  'gateway/test/hostile-files',
  'cli/test/gallery',
  'platform/test/backup',
  'testkit/test/splits',
  'testkit/test/intents',
  'scripts/test/witness',
  'scripts/test/clients',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.includes(name));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

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
    environment: 'node',
    include: ['packages/*/test/**/*.test.ts', 'services/*/test/**/*.test.ts', 'scripts/test/**/*.test.{ts,mjs}', 'bench/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    sequence: { sequencer: LongestFirst },
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
      DECKWRIGHT_TEST_STANDS: stands,
      FONTCONFIG_FILE: process.env['DECKWRIGHT_TEST_FONTCONFIG'] ?? join(import.meta.dirname, 'packages/testkit/fonts.conf'),
    },
  },
});
