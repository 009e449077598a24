/** A process that breaks over a file is our fault: the caller is told an id, and neither our sources nor words of the file. */
import { expect, it } from 'vitest';
import { createIsolate, type ProcessFailure } from '../src/run/index.ts';

const broken = {
  // Throws what no task throws for a fault of a file.
  entry: {
    path: 'data:text/javascript,throw new RangeError("secret words of the file at line 7")',
    execArgv: ['--input-type=module', '--eval', 'throw new RangeError("secret words of the file")'],
  },
};

it('tells an id that stands in the log, and nothing of what the process complained about', async () => {
  const failures: ProcessFailure[] = [];
  const isolate = createIsolate({ concurrency: 1, waiting: 1, ...broken, onFailure: (failure) => failures.push(failure) });
  const task = { name: 'inspect', limits: { time_ms: 20_000, memory_mib: 256, output_bytes: 1_000_000 }, remedy: 'Compress its pictures.' };
  const outcome = await isolate.run(task as never, {}, [Buffer.from('x')]);
  expect(failures).toMatchObject([{ reason: 'crash', failure_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(outcome).toMatchObject({ outcome: 'failed', code: 'crash', failure_id: failures[0]?.failure_id });
  expect(JSON.stringify(outcome)).not.toMatch(/secret|RangeError|Compress|code 1/);
});
