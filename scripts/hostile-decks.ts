/**
 * Reads every deck of folders, as the service does with files of strangers, under a watch: how long each takes and how much memory, what
 * is said of it, and whether its process ever asked for a socket. With MANIFEST.json beside the folders, the answer must be one that it
 * allows; and slides, hidden slides and canvas must be what it knows. Needs `strace`:
 *
 *   npx tsx scripts/hostile-decks.ts ../shared/corpus/pptx ../shared/corpus/pptx-bad ../shared/corpus/hostile
 */
import './usage.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspectTask } from '@deckwright/review/inspect/inspect.task';
import { repairTask } from '@deckwright/review/repair/repair.task';
import type { InspectReport } from '../packages/review/src/inspect/index.ts';
import { bundledIsolate } from '../packages/testkit/src/isolate-process.ts';

const DECKS = /\.(?:pptx|pptm|potx|ppsx|ppt|thmx)$/;
const MAX_SECONDS = 10;
const MAX_MIB = 256;

interface Known {
  readonly file: string;
  readonly expect: {
    readonly http_status?: readonly number[];
    readonly inspect_http?: readonly number[];
    readonly slides_total?: number;
    readonly hidden_slides?: readonly number[];
    readonly canvas_in?: readonly [number, number] | null;
  };
}

const folders = process.argv.slice(2).filter((arg) => arg !== '--watched');
if (folders.length === 0) throw new Error('Name folders of decks: npx tsx scripts/hostile-decks.ts FOLDER …');
process.exitCode = process.argv.includes('--watched') ? await look() : watch();

/** Starts this program again under strace, and counts what it and all that it started asked of the network. */
function watch(): number {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-watch-'));
  const log = join(folder, 'calls');
  const node = [process.execPath, '--import', 'tsx', fileURLToPath(import.meta.url), '--watched', ...folders];
  const calls = 'trace=socket,connect,sendto,sendmsg,sendmmsg';
  try {
    const { status } = spawnSync('strace', ['-f', '--seccomp-bpf', '-e', calls, '-o', log, ...node], { stdio: 'inherit' });
    if (!existsSync(log)) throw new Error('strace could not be started.');
    const asked = readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /AF_INET|AF_PACKET|AF_NETLINK|sin6?_addr/.test(line));
    console.log(`${asked.length} calls for the network in all processes${asked.map((line) => `\n  ${line}`).join('')}`);
    return asked.length > 0 ? 1 : (status ?? 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(): Promise<number> {
  const { isolate, remove } = await bundledIsolate({ concurrency: 1, waiting: 1 });
  const faults: string[] = [];
  let peak = 0;
  const measuring = setInterval(() => {
    peak = Math.max(peak, ...childrenMib());
  }, 5);
  try {
    for (const folder of folders) {
      const manifest = manifestOf(folder);
      const outcomes: Record<string, number> = {};
      const worst = { s: { file: '', most: 0 }, mib: { file: '', most: 0 } };
      const files = readdirSync(folder).filter((name) => DECKS.test(name));
      for (const name of files.sort()) {
        const bytes = readFileSync(join(folder, name));
        const expect = manifest.get(`${basename(folder)}/${name}`)?.expect;
        for (const task of ['inspect', 'repair'] as const) {
          peak = 0;
          const started = performance.now();
          const done =
            task === 'inspect' ? await isolate.run(inspectTask, {}, [bytes]) : await isolate.run(repairTask, { dry_run: true }, [bytes]);
          const s = (performance.now() - started) / 1000;
          const status = statusOf(done.outcome === 'failed' ? done.code : done.outcome);
          const what = `${status}${done.outcome === 'done' ? '' : ` ${done.code}`}`;
          outcomes[what] = (outcomes[what] ?? 0) + 1;
          if (s > worst.s.most) worst.s = { file: name, most: s };
          if (peak > worst.mib.most) worst.mib = { file: name, most: peak };
          const fault = (of: string): void => void faults.push(`${name} (${task}): ${of}`);
          if (s > MAX_SECONDS) fault(`${s.toFixed(1)} s`);
          if (peak > MAX_MIB) fault(`${Math.round(peak)} MiB`);
          const allowed = expect?.http_status ?? expect?.inspect_http ?? [200];
          if (!allowed.includes(status)) fault(`${what}, not ${allowed.join(' or ')}`);
          if (done.outcome === 'done' && 'report' in done.answer) compare(done.answer.report, expect, fault);
        }
      }
      console.log(`${folder}: ${files.length} decks, inspected and planned to repair: ${JSON.stringify(outcomes)}`);
      console.log(
        `  slowest ${worst.s.most.toFixed(2)} s (${worst.s.file}), most memory ${Math.round(worst.mib.most)} MiB (${worst.mib.file})`,
      );
    }
  } finally {
    clearInterval(measuring);
    remove();
  }
  console.log(faults.length === 0 ? 'No faults.' : faults.join('\n'));
  return faults.length === 0 ? 0 : 1;
}

/** As the gateway answers; a crash is a fault whatever it answers. */
function statusOf(outcome: string): number {
  return outcome === 'done' ? 200 : outcome === 'unreadable' ? 400 : outcome === 'crash' ? 500 : 422;
}

function compare({ slides_total, slides, canvas }: InspectReport, expect: Known['expect'] | undefined, fault: (of: string) => void): void {
  if (expect?.slides_total === undefined) return;
  if (slides_total !== expect.slides_total) fault(`${slides_total} slides, not ${expect.slides_total}`);
  const hidden = slides.flatMap(({ i, hidden: is }) => (is ? [i] : []));
  const wanted = (expect.hidden_slides ?? []).filter((i) => i <= slides.length);
  if (hidden.join() !== wanted.join()) fault(`hidden slides ${hidden.join()}, not ${wanted.join()}`);
  const [w, h] = expect.canvas_in ?? [];
  if (w !== undefined && h !== undefined && Math.max(Math.abs(canvas.w_in - w), Math.abs(canvas.h_in - h)) > 0.002)
    fault(`${canvas.w_in} by ${canvas.h_in} in, not ${w} by ${h}`);
}

function manifestOf(folder: string): ReadonlyMap<string, Known> {
  const path = join(dirname(join(folder, '.')), 'MANIFEST.json');
  const all = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Known[]) : [];
  return new Map(all.map((one) => [one.file, one]));
}

/** Most that each process started from here has held so far. */
function childrenMib(): number[] {
  try {
    const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return pids.map((pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
