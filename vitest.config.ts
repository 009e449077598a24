/** How the tests run: every package and service from its TypeScript source, in a few processes that files share. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that run long, longest first: what begins last must not run on alone. Without a name here a file stands by its length. */
const LONG = [
  'render-worker/test/faults',
  'testkit/test/forms',
  'gateway/test/trials',
  'deck-worker/test/faults',
  'repair-worker/test/faults',
  'testkit/test/components',
  'router/independent/measured',
  'testkit/test/splits',
  'testkit/test/intents',
  'scripts/test/witness',
  'cli/test/serve',
  'cli/test/gallery',
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

export default defineConfig({
  plugins: [bundledEntries],
  test: {
    environment: 'node',
    include: ['packages/*/test/**/*.test.ts', 'services/*/test/**/*.test.ts', 'scripts/test/**/*.test.{ts,mjs}', 'bench/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // Reading the same modules again for each file would take longer than most files; so a test leaves nothing behind in its process.
    isolate: false,
    // One more than there are cores: a good part of what tests do is wait for servers, processes and clocks.
    maxWorkers: availableParallelism() + 1,
    // Tests that start servers or LibreOffice say their own, longer limits.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    expect: { poll: { timeout: 20_000 } },
    // A test must not depend on where or when it runs.
    env: { TZ: 'UTC' },
  },
});
