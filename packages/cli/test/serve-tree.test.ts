/** `npm run deckwright -- serve` ended in every way: whatever is killed, nothing of the tree is left, its database included. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '@deckwright/testkit/processes';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const dir = mkdtempSync(join(tmpdir(), 'deckwright-tree-'));
// Where root runs the tests, the database's own user must be able to enter.
chmodSync(dir, 0o755);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

// The set-up of the checkout has words of its own; the service has none.
beforeAll(() => void execFileSync('node', ['scripts/deckwright.mjs', '--help'], { cwd: root, stdio: 'ignore' }), 300_000);

interface Proc {
  readonly pid: number;
  readonly parent: number;
  readonly started: string;
  readonly command: string;
}

/** What Linux says of a process; undefined when it has ended. */
function look(pid: number): Proc | undefined {
  try {
    const [, rest = ''] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    if (fields[0] === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(fields[1]), started: fields[19] ?? '', command };
  } catch {
    return undefined;
  }
}

/** A process and all that it has started, and they. */
function treeOf(pid: number): readonly Proc[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (look(Number(name)) ?? []) : []));
  const found = all.filter((one) => one.pid === pid);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

const alive = (all: readonly Proc[]) => all.filter((one) => look(one.pid)?.started === one.started);

interface Tree {
  readonly npm: ChildProcess;
  readonly ended: Promise<number | string>;
  readonly all: readonly Proc[];
  readonly base_url: string;
  readonly metrics_port: number;
  readonly stderr: () => string;
}

async function start(): Promise<Tree> {
  const npm = spawn('npm', ['run', '--silent', 'deckwright', '--', 'serve', '--port', '0', '--data-dir', dir, '--json'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DECKWRIGHT_METRICS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal or a service manager gives it.
    detached: true,
  });
  let stderr = '';
  npm.stderr.setEncoding('utf8').on('data', (part: string) => {
    stderr += part;
  });
  const ended = new Promise<number | string>((done) => npm.once('exit', (code, signal) => done(signal ?? code ?? -1)));
  const ready = await new Promise<string>((resolve, failed) => {
    createInterface({ input: npm.stdout }).on('line', resolve);
    void ended.then((how) => failed(new Error(`serve ended with ${how}: ${stderr}`)));
  });
  const all = treeOf(npm.pid!);
  return { npm, ended, all, ...(JSON.parse(ready) as { base_url: string; metrics_port: number }), stderr: () => stderr };
}

const isService = ({ command }: Proc) => /^node .*deckwright\.mjs serve/.test(command);

it.skipIf(process.platform !== 'linux')(
  'ends whole: told by SIGTERM, SIGINT or SIGHUP at npm, and when npm or the service itself is killed',
  async () => {
    const kills: readonly (readonly [NodeJS.Signals, 'npm' | 'service' | 'group'])[] = [
      ['SIGTERM', 'npm'],
      // As ctrl-C in a terminal: to the whole group, and once more by npm.
      ['SIGINT', 'group'],
      ['SIGHUP', 'npm'],
      ['SIGKILL', 'npm'],
      ['SIGKILL', 'service'],
    ];
    for (const [signal, at] of kills) {
      const tree = await start();
      const service = tree.all.find(isService);
      expect(service).toBeDefined();
      const commands = tree.all.map(({ command }) => command).join('\n');
      for (const part of ['render-worker', 'deck-worker', 'repair-worker', 'image-worker', 'postgres', 'kill -INT'])
        expect(commands).toContain(part);
      if (signal === 'SIGTERM') {
        // One page for the whole tree.
        const page = await (await fetch(`http://127.0.0.1:${tree.metrics_port}/metrics`)).text();
        for (const one of ['gateway', 'render-worker-1', 'deck-worker-1', 'repair-worker-1', 'image-worker-1'])
          expect(page).toMatch(new RegExp(`^process_resident_memory_bytes\\{process="${one}"\\} \\d+`, 'm'));
      }
      process.kill(at === 'group' ? -tree.npm.pid! : at === 'npm' ? tree.npm.pid! : service!.pid, signal);
      await until(`nothing is left after ${signal} at ${at}`, () => alive(tree.all).length === 0, 15_000).catch((error: unknown) => {
        throw new Error(
          `${String(error)}; left: ${alive(tree.all)
            .map(({ command }) => command)
            .join(' | ')}`,
        );
      });
      await tree.ended;
      // All that was said is JSON, and nothing of it a failure; the set-up of a checkout waits for that of another test.
      for (const line of tree
        .stderr()
        .split('\n')
        .filter((one) => one !== '' && one !== 'Killed' && !one.startsWith('npm ') && !one.startsWith('Waiting for another set-up'))) {
        expect(JSON.parse(line)).not.toMatchObject({ level: 'fatal' });
      }
    }
  },
  240_000,
);
