/**
 * Sends PDFs through analysis and conversion, as the service does with files of strangers, under a watch: how long each takes, how much
 * memory, what is said of it, and whether a process ever asked for a socket. Reads the folders `pdf`, `pdf-bad` and `hostile` of a corpus
 * with its MANIFEST.json, and makes mutants of the sound ones. Needs `strace`, or `--unwatched`:
 *
 *   npx tsx scripts/hostile-pdfs.ts ../shared/corpus [--mutants 300] [--seed 1] [--only PATTERN] [--unwatched] [--keep FOLDER]
 *
 * A fault is: no documented answer, more than 10 s of a processor, more memory than the task may have, or a refusal that the manifest does not
 * allow. The clock may run longer, because other work may use the machine. An interrupt ends the run after the file in hand, with its table.
 */
import './usage.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzePdfTask } from '@deckwright/convert/pdf/analyze-pdf.task';
import { convertPdfTask } from '@deckwright/convert/pdf/convert-pdf.task';
import { bundledIsolate } from '../packages/testkit/src/isolate-process.ts';
import { type PdfMutant, pdfMutant } from '../packages/testkit/src/pdf-mutants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
    unwatched: { type: 'boolean', default: false },
  },
});
const [corpus = ''] = positionals;
if (corpus === '') throw new Error('Name the folder of a corpus: npx tsx scripts/hostile-pdfs.ts FOLDER');

const MAX_SECONDS = 10;
const limits = { time_ms: 60_000 };
/** A second, as Linux counts it for programs. */
const TICKS = 100;
/** Mutants are made of files that leave time for their damage to show. */
const SOURCE_BYTES = 700_000;
/** Pages of one conversion, as the public tool has. */
const PAGES = { first: 1, last: 3 };
const DOCUMENTED = ['not_a_pdf', 'corrupted', 'encrypted', 'empty', 'too_large', 'class_does_not_convert'];

interface Known {
  readonly file: string;
  readonly expect: {
    readonly analyze_http?: readonly number[];
    readonly convert_http?: readonly number[];
    readonly http_status?: readonly number[];
  };
}

process.exitCode = values.unwatched ? await look() : watch();

/** Starts this program again under strace, and counts what it and all that it started asked of the network. */
function watch(): number {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-watch-'));
  const log = join(folder, 'calls');
  const node = [process.execPath, '--import', 'tsx', fileURLToPath(import.meta.url), '--unwatched', ...process.argv.slice(2)];
  try {
    const { status } = spawnSync(
      'strace',
      ['-f', '--seccomp-bpf', '-e', 'trace=socket,connect,sendto,sendmsg,sendmmsg', '-o', log, ...node],
      {
        stdio: 'inherit',
      },
    );
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

interface Case extends PdfMutant {
  readonly group: string;
  readonly expect?: Known['expect'] | undefined;
}

function* cases(): Generator<Case> {
  const known = new Map((JSON.parse(readFileSync(join(corpus, 'MANIFEST.json'), 'utf8')) as Known[]).map((one) => [one.file, one.expect]));
  const sources: PdfMutant[] = [];
  for (const group of ['pdf', 'pdf-bad', 'hostile'])
    for (const name of readdirSync(join(corpus, group)).sort()) {
      if (!name.endsWith('.pdf')) continue;
      const bytes = readFileSync(join(corpus, group, name));
      if (group === 'pdf' && bytes.length <= SOURCE_BYTES) sources.push({ name, bytes });
      yield { group, name, bytes, expect: known.get(`${group}/${name}`) };
    }
  for (let i = 0; i < Number(values.mutants); i++) yield { group: 'mutants', ...pdfMutant(sources, i, Number(values.seed)) };
}

async function look(): Promise<number> {
  const { isolate, remove } = await bundledIsolate({ concurrency: 1, waiting: 1, is_private: true });
  const faults: string[] = [];
  let is_enough = false;
  process.once('SIGINT', () => {
    is_enough = true;
  });
  const groups = new Map<string, { files: number; outcomes: Record<string, number>; s: [number, string]; seconds: number[] }>();
  let most: [mib: number, name: string] = [0, ''];
  let used = { mib: 0, s: 0 };
  const measuring = setInterval(() => {
    for (const { mib, s } of children()) used = { mib: Math.max(used.mib, mib), s: Math.max(used.s, s) };
  }, 20);

  async function one({ group, name, bytes, expect }: Case): Promise<void> {
    const sums = groups.get(group) ?? { files: 0, outcomes: {}, s: [0, ''], seconds: [] };
    groups.set(group, sums);
    sums.files++;
    for (const task of ['analyze', 'convert'] as const) {
      used = { mib: 0, s: 0 };
      const done =
        task === 'analyze'
          ? await isolate.run(analyzePdfTask, {}, [bytes], { limits })
          : await isolate.run(convertPdfTask, { pages: PAGES, any_class: true }, [bytes], { limits });
      const { s, mib } = used;
      if (mib > most[0]) most = [mib, `${task} ${name}`];
      sums.seconds.push(s);
      if (s > sums.s[0]) sums.s = [s, `${task} ${name}`];
      const code = done.outcome === 'done' ? 'done' : `${done.outcome} ${done.code}`;
      sums.outcomes[`${task} ${code}`] = (sums.outcomes[`${task} ${code}`] ?? 0) + 1;
      const fault = (of: string): void => {
        faults.push(`${group}/${name} (${task}): ${of}`);
        console.log(faults.at(-1));
        if (values.keep !== undefined) {
          mkdirSync(values.keep, { recursive: true });
          writeFileSync(join(values.keep, `${name.replaceAll(/[^\w.-]+/g, '_')}.pdf`), bytes);
        }
      };
      if (s > MAX_SECONDS) fault(`${s.toFixed(1)} s`);
      // Beyond the limits of its process, a file is answered 422 `file_too_demanding`; of sound files that is a fault.
      if (done.outcome === 'failed' && (group === 'pdf' || !['memory', 'time'].includes(done.code))) fault(`${done.code}: ${done.message}`);
      if (done.outcome === 'unreadable' && !DOCUMENTED.includes(done.code)) fault(`the code ${done.code} is not documented`);
      const status = statusOf(done.outcome === 'unreadable' ? done.code : done.outcome);
      const allowed = expect?.http_status ?? (task === 'analyze' ? expect?.analyze_http : expect?.convert_http);
      // `any_class` converts what the manifest has refused for its class.
      if (allowed !== undefined && !allowed.includes(status) && !(task === 'convert' && status === 200 && group === 'pdf'))
        fault(`${status} ${code}, not ${allowed.join(' or ')}`);
    }
  }

  try {
    const wanted = new RegExp(values.only, 'i');
    for (const next of cases()) {
      if (is_enough) break;
      if (wanted.test(next.name)) await one(next);
    }
  } finally {
    clearInterval(measuring);
    remove();
  }
  for (const [group, { files, outcomes, s, seconds }] of groups) {
    seconds.sort((a, b) => a - b);
    console.log(
      `${group}: ${files} files, median ${seconds[Math.floor(seconds.length / 2)]?.toFixed(2)} s, slowest ${s[0].toFixed(2)} s (${s[1]})`,
    );
    console.log(`  ${JSON.stringify(outcomes)}`);
  }
  console.log(`most memory of a process ${Math.round(most[0])} MiB (${most[1]})`);
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
}

/** As the gateway answers. */
function statusOf(code: string): number {
  if (code === 'done') return 200;
  if (code === 'too_large') return 413;
  return ['not_a_pdf', 'corrupted', 'empty'].includes(code) ? 400 : 422;
}

/** What each process started from here has used so far: the most memory, and time of a processor. */
function children(): { readonly mib: number; readonly s: number }[] {
  try {
    const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return pids.map((pid) => {
      const mib = Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
      // Behind the name, which may have spaces, follow the fields from the third; user and system time are the 14th and 15th.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return { mib, s: (Number(fields[11]) + Number(fields[12])) / TICKS };
    });
  } catch {
    // One has ended meanwhile.
    return [];
  }
}
