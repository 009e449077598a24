import { execFileSync } from 'node:child_process';
import { isSoak, tally } from '@deckwright/testkit/trial';
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CodeOrder, findPython } from '../src/call/index.ts';
import { createSandboxes, type Sandboxes } from '../src/run/index.ts';
import { attacks } from './_attacks.ts';

const python = await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined);
const isHere = process.platform === 'linux' && !without('code-python');

const BUILD = 'def build(prs):\n    slide = prs.slides.add_slide(prs.slide_layouts[6])\n    add_text_box(slide, 1, 1, 4, 1, "hello")\n';
const orderOf = (code: string, lane: CodeOrder['lane'] = 'job'): CodeOrder => ({
  code,
  lane,
  max_slides: 1,
  more_slides: 'Ask for {count}.',
});

/** Processes of sandboxes below this one, and orphans. Others on the machine have their own. What a run writes lies in memory that goes with them. */
function heldNow(): number {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => {
      const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), ppid: Number(ppid), args };
    });
  const parents = new Map(all.map(({ pid, ppid }) => [pid, ppid]));
  const isBelow = (pid: number): boolean => pid === process.pid || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return all.filter(({ ppid, args }) => /launcher\.py|code-supervisor|supervisor\.ts/.test(args) && (ppid === 1 || isBelow(ppid))).length;
}

/** Tried with every change behind each set of layers; of the others every twelfth, behind all layers. */
const ALWAYS: ReadonlySet<string> = new Set([
  'forges 490 widgets and waits',
  'makes a folder that nobody may read',
  'writes into files that it has removed',
  'starts 2,000 threads',
]);

const MAX_THREADS = 32;
const SCRATCH_BYTES = 64 * 1024 ** 2;
/** Prints how many threads ran at once, and how many bytes lay in files that were removed while open. */
const TAKES_ALL = `import os, threading, time
threading.stack_size(65536)
threads = 1
try:
    while threads < 500:
        threading.Thread(target=time.sleep, args=(1,), daemon=True).start()
        threads += 1
except Exception: pass
held, written = [], 0
try:
    while written < 200000000:
        f = open(f'f{len(held)}', 'wb', buffering=0)
        held.append(f)
        os.unlink(f'f{len(held) - 1}')
        for _ in range(8): written += f.write(bytes(1000000))
except OSError: pass
print('taken', threads, written)
`;

/** Holds its slot until its time is over, and takes no processor from those that the trial is about. */
const ENDLESS = 'import time\ntime.sleep(60)';

/** Layers of a machine that gives a process mounts of its own, and of one that does not. */
const SETS = [
  ['with a root of its own', undefined],
  ['without a root of its own', ['landlock', 'seccomp'] as const],
] as const;

describe.skipIf(!isHere).each(SETS)('T20 attacks %s', (set, own_layers) => {
  let sandboxes: Sandboxes;
  let before: ReturnType<typeof heldNow>;
  beforeAll(async () => {
    sandboxes = createSandboxes({ python: python!, warm: 1, concurrency: 1, time_ms: 3_000, ...(own_layers && { own_layers }) });
    await sandboxes.run(orderOf(BUILD));
    await sandboxes.layers();
    before = heldNow();
  });
  afterAll(() => sandboxes.close());

  // One after the other, so that what one leaves behind is seen. Every twelfth with every change, all in a soak.
  test.each(Object.entries(attacks).filter(([name], at) => ALWAYS.has(name) || (own_layers === undefined && at % 12 === 0) || isSoak))(
    '%s, and the next caller is served',
    async (_, code) => {
      const attack = await sandboxes.run(orderOf(`${code}\n${BUILD}`));
      expect(attack.output.length).toBeLessThan(10_000);
      const next = await sandboxes.run(orderOf(BUILD));
      expect(next.outcome).toBe('done');
      await sandboxes.layers();
      expect(heldNow()).toEqual(before);
      tally('T20', { set, attacks: 1 });
    },
  );

  test('never has more threads or bytes than are allowed', async () => {
    const { output } = await sandboxes.run(orderOf(`${TAKES_ALL}\n${BUILD}`));
    const [, threads, written] = /^taken (\d+) (\d+)$/m.exec(output)?.map(Number) ?? [];
    expect(threads).toBeLessThanOrEqual(MAX_THREADS);
    expect(written).toBeLessThanOrEqual(SCRATCH_BYTES);
    tally('T20', { set, attacks: 1 });
  });
});

describe.skipIf(!isHere)('T20 lanes', () => {
  test('paid runs start at once while previews take all of their lane, and more previews than may wait are refused', async () => {
    const sandboxes = createSandboxes({ python: python!, warm: 1, concurrency: 1, waiting: 4, time_ms: 3_000 });
    const order: string[] = [];
    const previews = Array.from({ length: 6 }, () =>
      sandboxes.run(orderOf(ENDLESS, 'preview')).then(
        () => order.push('preview'),
        (error: Error) => order.push(error.name),
      ),
    );
    const paid = await sandboxes.run(orderOf(BUILD));
    order.push('paid');
    expect(paid.outcome).toBe('done');
    expect(order).toEqual(['SandboxesFull', 'paid']);
    await Promise.all(previews);
    expect(order.filter((name) => name === 'preview')).toHaveLength(5);
    await sandboxes.close();
  });
});

describe.skipIf(!isHere)('T20 accounts', () => {
  test('endless code of one account leaves a sandbox to another, whatever it has sent', async () => {
    const sandboxes = createSandboxes({ python: python!, warm: 1, concurrency: 2, time_ms: 3_000 });
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    const endless = Array.from({ length: 3 }, () => sandboxes.run({ ...orderOf(ENDLESS), account: 'acc_flood' }).then(note('flood')));
    const honest = await sandboxes.run({ ...orderOf(BUILD), account: 'acc_honest' });
    order.push('honest');
    expect(honest.outcome).toBe('done');
    expect(order).toEqual(['honest']);
    await Promise.all(endless);
    await sandboxes.close();
  });
});

describe.skipIf(!isHere)('a script', () => {
  test('finds its own name and no arguments, and numbers that are the same in each run', async () => {
    const sandboxes = createSandboxes({ python: python!, warm: 0, concurrency: 1 });
    const code = `import argparse, os, sys\nargparse.ArgumentParser().parse_args()\nprint(sys.argv, os.getpid(), os.getppid())\n${BUILD}`;
    const outputs = new Set<string>();
    for (let run = 0; run < 2; run++) {
      const outcome = await sandboxes.run({ ...orderOf(code), name: 'quarterly.py' });
      expect(outcome.outcome).toBe('done');
      outputs.add(outcome.output);
    }
    expect([...outputs]).toEqual(["['quarterly.py'] 1 0\n"]);
    await sandboxes.close();
  });
});
