/** How the tests run: every package and service from its TypeScript source, one process a file. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
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

export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/*/test/**/*.test.ts', 'services/*/test/**/*.test.ts', 'scripts/test/**/*.test.{ts,mjs}', 'bench/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // One for each core, and two on the smallest machine: half of what tests do is wait for servers, processes and clocks.
    maxWorkers: Math.max(2, availableParallelism()),
    // Tests that start servers or LibreOffice say their own, longer limits.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    // A test must not depend on where or when it runs.
    env: { TZ: 'UTC' },
  },
});
