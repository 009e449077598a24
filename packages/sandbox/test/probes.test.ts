import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSoak, sized, tally } from '@deckwright/testkit/trial';
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CodeOrder, findPython } from '../src/call/index.ts';
import { PYTHON_FOLDER } from '../src/call/python.ts';
import { createSandboxes, type Sandboxes, type SandboxesOptions } from '../src/run/index.ts';
import { ALONE, type Canary, probes, together } from './_probes.ts';

const python = await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined);
const BUILD = 'def build(prs):\n    slide = prs.slides.add_slide(prs.slide_layouts[6])\n    add_text_box(slide, 1, 1, 4, 1, "hello")\n';
const orderOf = (code: string): CodeOrder => ({ code, max_slides: 1, more_slides: 'Ask for {count}.' });

const folder = mkdtempSync(join(tmpdir(), 'canary-'));
const canary: Canary = { file: join(folder, 'canary.txt'), word: 'canary-5d1f', port: 0, abstract: 'deckwright-canary', pid: process.pid };
let server: Server;
let calls = 0;
let port = 0;

beforeAll(async () => {
  process.env['DECKWRIGHT_CANARY'] = canary.word;
  writeFileSync(canary.file, canary.word);
  server = createServer((socket) => {
    calls++;
    socket.end(canary.word);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sets of layers, each enough by itself: the weakest and the strongest first, which alone are tried with every change. */
const SETS: readonly (readonly [string, Pick<SandboxesOptions, 'own_layers'>])[] = [
  ['Landlock and seccomp', { own_layers: ['landlock', 'seccomp'] }],
  ['a root of its own, Landlock and seccomp', {}],
  ['a root of its own and seccomp', { own_layers: ['private_root', 'seccomp'] }],
];

/** Where namespaces are refused, as in ordinary pods, the first set is what there is. */
const held = SETS.filter((_, at) => at === 0 || !without('namespaces')).slice(0, sized(2, 3));
const LANES = 3;

const isHere = process.platform === 'linux' && !without('code-python');

// The numbers of system calls in the probes are those of x86-64.
describe.skipIf(!isHere || process.arch !== 'x64').each(held.map(([set, options], at) => [set, options, at] as const))(
  'T20 behind %s',
  (set, options, at) => {
    let sandboxes: Sandboxes;
    beforeAll(() => {
      sandboxes = createSandboxes({ python: python!, warm: LANES, concurrency: LANES, time_ms: 5000, ...options });
    });
    afterAll(() => sandboxes.close());

    const isUnharmed = async (): Promise<void> => {
      expect(readFileSync(canary.file, 'utf8')).toBe(canary.word);
      expect(calls).toBe(0);
      expect(existsSync('/tmp/written-by-probe')).toBe(false);
      const next = await sandboxes.run(orderOf(BUILD));
      expect(next.outcome).toBe('done');
    };

    test('nothing that code tries gets out, and the next run is unharmed', async () => {
      const all = Object.entries(probes({ ...canary, port })).filter(([name]) => !ALONE.has(name));
      const halves = [all.slice(0, 36), all.slice(36)];
      for (const half of halves) {
        const outcome = await sandboxes.run(orderOf(`${together(Object.fromEntries(half))}${BUILD}`));
        for (const [name] of half) expect(outcome.output).toContain(`# ${name}\n`);
        expect(outcome.output.split('\n').filter((line, at, lines) => line.includes('LEAK') && lines[at - 1])).toEqual([]);
        expect(outcome.output).not.toContain(canary.word);
        expect(outcome.outcome).toBe('done');
        await isUnharmed();
      }
      tally('T20', { set, probes: all.length + ALONE.size, 'got out': 0 });
    });

    test('code that harms its own process is stopped, beside other such code, and the next run is unharmed', async () => {
      // Each of them costs a process its life: with every change each behind one of the sets, in turn.
      const names = [...ALONE].filter((_, turn) => isSoak || turn % held.length === at);
      const lane = async (): Promise<void> => {
        for (let name = names.shift(); name !== undefined; name = names.shift()) {
          const outcome = await sandboxes.run(orderOf(`${probes({ ...canary, port })[name]}\n${BUILD}`));
          expect({ name, outcome: outcome.outcome, leaks: outcome.output.includes('LEAK') }).toEqual({
            name,
            outcome: 'fault',
            leaks: false,
          });
          // What harms lasts: with every change a lane looks once, after its last.
          if (isSoak) await isUnharmed();
        }
        await isUnharmed();
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    });
  },
);

test.skipIf(!isHere)('a process with a second thread is not locked, so no code runs in it', () => {
  const program = `
import sys, threading, time
sys.path.insert(0, ${JSON.stringify(PYTHON_FOLDER)})
from deckwright_sandbox import lock
threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
lock.lock({})
`;
  const { status, stderr } = spawnSync(python!.path, ['-c', program], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('more than one thread');
});
