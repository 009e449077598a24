/** How the tests run: every package and service from its TypeScript source; a process for each file that starts servers, few for all others. */
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

const EVERY = [
  'packages/*/test/**/*.test.ts',
  'services/*/test/**/*.test.ts',
  'scripts/test/**/*.test.{ts,mjs}',
  'bench/test/**/*.test.ts',
];
/** What starts no server and keeps no state between tests shares its processes: reading the same modules again for each file would take longer than its tests. */
const PURE = ['draw', 'write', 'read', 'review', 'fonts', 'gallery'].map((name) => `packages/${name}/test/**/*.test.ts`);

const NEVER = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

/** See `scripts/testing/bundled-entry.ts`. */
const bundledEntries: Plugin = {
  name: 'bundled-entries',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './entry.ts' && importer?.endsWith('packages/platform/src/launch/index.ts')
      ? join(import.meta.dirname, 'scripts/testing/bundled-entry.ts')
      : undefined,
};

const alike = {
  environment: 'node',
  pool: 'forks',
  // Tests that start servers or LibreOffice say their own, longer limits.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  teardownTimeout: 10_000,
  expect: { poll: { timeout: 20_000 } },
  // A test must not depend on where or when it runs.
  env: { TZ: 'UTC' },
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One for each core, and two on the smallest machine: half of what tests do is wait for servers, processes and clocks.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      { plugins: [bundledEntries], test: { ...alike, name: 'whole', include: EVERY, exclude: [...NEVER, ...PURE] } },
      { test: { ...alike, name: 'pure', include: PURE, exclude: NEVER, isolate: false } },
    ],
  },
});
