/** How the tests run: every package and service from its TypeScript source, one process a file. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/*/test/**/*.test.ts', 'services/*/test/**/*.test.ts', 'scripts/test/**/*.test.{ts,mjs}', 'bench/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
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
