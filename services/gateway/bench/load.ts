/**
 * Fifty callers with mixed work for some minutes, while workers are killed and started again: `npm run bench -- load [MINUTES]`.
 * No accepted request may fail, and memory must stay flat. Gateway, relay and two workers as they ship, on real Postgres and Redis.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reconcileLedger } from '@deckwright/platform/billing';
import { until } from '@deckwright/testkit/processes';
import { startBenchService } from './_service.ts';
import { intent, quantile, rssMb, send } from './callers.ts';

const MINUTES = Number(process.argv[2] ?? 5);
const CALLERS = 50;
const KILL_EVERY_MS = 40_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const service = await startBenchService();
const { db, base, agent, keys, folder } = service;
const workers = [service.start('worker'), service.start('worker')];
await service.ready(2);

const ends = Date.now() + MINUTES * 60_000;
const jobs: { job_id: string; key: string }[] = [];
const took = new Map<string, number[]>();
const failures: string[] = [];
let serial = 0;

type Work = readonly [name: string, weight: number, run: (n: number, key: string) => Promise<void>];

async function ask(name: string, path: string, options: Parameters<typeof send>[3], expected: readonly number[] = [200]): Promise<string> {
  const from = performance.now();
  const reply = await send(agent, base, path, options).catch((error: unknown) => ({ status: 0, text: String(error) }));
  took.set(name, [...(took.get(name) ?? []), performance.now() - from]);
  if (!expected.includes(reply.status)) failures.push(`${name}: ${reply.status} ${reply.text.slice(0, 200)}`);
  return reply.text;
}

const render = (name: string, outputs: readonly string[]) => async (n: number, key: string) => {
  const text = await ask(name, '/v1/render/intent', { key, json: { ...intent(n), outputs } }, [200, 202]);
  try {
    const { job_id } = JSON.parse(text) as { job_id?: string };
    if (job_id !== undefined) jobs.push({ job_id, key });
  } catch {
    // What could not be read has been counted as a failure.
  }
};

const mix: readonly Work[] = [
  ['pptx', 36, render('pptx', ['pptx'])],
  ['pptx + png', 6, render('pptx + png', ['pptx', 'png'])],
  ['pptx + pdf', 10, render('pptx + pdf', ['pptx', 'pdf'])],
  ['dry run', 12, async (n, key) => void (await ask('dry run', '/v1/render/intent', { key, json: { ...intent(n), dry_run: true } }))],
  ['fit', 10, async (n, key) => void (await ask('fit', '/v1/fit', { key, json: intent(n) }))],
  ['list', 10, async (_n, key) => void (await ask('list', '/v1/jobs?limit=20', { key }))],
  [
    'read and fetch',
    16,
    async (n) => {
      const one = jobs[n % Math.max(1, jobs.length)];
      if (one === undefined) return;
      await ask('read', `/v1/jobs/${one.job_id}`, { key: one.key });
      await ask('fetch', `/v1/jobs/${one.job_id}/preview`, { key: one.key }, [200, 409]);
    },
  ],
];
/** Each kind as often as it weighs. By number, not by dice: every run sends the same work. */
const turns = mix.flatMap(([, weight, run]) => Array<Work[2]>(weight).fill(run));

async function caller(): Promise<void> {
  while (Date.now() < ends) {
    const n = serial++;
    await turns[(n * 37) % turns.length]?.(n, keys[n % keys.length] ?? '');
  }
}

let kills = 0;
async function nemesis(): Promise<void> {
  while (Date.now() + KILL_EVERY_MS < ends) {
    await sleep(KILL_EVERY_MS);
    const victim = kills % 2;
    workers[victim]?.kill('SIGKILL');
    kills += 1;
    await sleep(2_000);
    workers[victim] = service.start('worker');
  }
}

const memory: { gateway: number; relay: number; workers: number }[] = [];
async function watch(): Promise<void> {
  const from = Date.now();
  while (Date.now() < ends) {
    await sleep(15_000);
    const now = {
      gateway: rssMb(service.gateway.pid),
      relay: rssMb(service.relay.pid),
      workers: workers.reduce((sum, worker) => sum + rssMb(worker.pid), 0),
    };
    memory.push(now);
    const figures = Object.entries(now).map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`);
    say(
      `${String(Math.round((Date.now() - from) / 1000)).padStart(4)} s  ${figures.join(', ')}; ${serial} requests, ${jobs.length} jobs, ${kills} kills, ${failures.length} failures`,
    );
  }
}

try {
  await Promise.all([watch(), nemesis(), ...Array.from({ length: CALLERS }, caller)]);
  const live = async () => (await db.query("SELECT 1 FROM jobs WHERE status IN ('queued', 'rendering')")).rowCount;
  await until('all jobs have ended', async () => (await live()) === 0, 120_000);

  const { rows: states } = await db.query<{ status: string; n: number; crashed: number }>(
    'SELECT status, count(*) AS n, count(*) FILTER (WHERE crashes > 0) AS crashed FROM jobs GROUP BY status',
  );
  const { rows: files } = await db.query<{ object_key: string; sha256: string }>('SELECT DISTINCT object_key, sha256 FROM job_files');
  const broken = files.filter(
    ({ object_key, sha256 }) =>
      createHash('sha256')
        .update(readFileSync(join(folder, 'files', object_key)))
        .digest('hex') !== sha256,
  );
  const { rows: accepted } = await db.query<{ n: number }>(
    "SELECT count(*) AS n FROM jobs WHERE job_id = ANY($1) AND status = 'complete'",
    [jobs.map(({ job_id }) => job_id)],
  );
  const unexplained = (await reconcileLedger(db)).length;

  say(`\n${CALLERS} callers, ${MINUTES} min, ${serial} requests, ${kills} workers killed and started again`);
  for (const [name, all] of took)
    say(
      `  ${name.padEnd(12)} ${String(all.length).padStart(6)}  p50 ${quantile(all, 0.5).toFixed(0).padStart(6)} ms  p99 ${quantile(all, 0.99).toFixed(0).padStart(6)} ms`,
    );
  say(`  jobs: ${states.map(({ status, n, crashed }) => `${n} ${status} (${crashed} of them hit by a kill)`).join(', ')}`);
  say(
    `  accepted ${jobs.length}, complete ${accepted[0]?.n}; files ${files.length}, broken ${broken.length}; unexplained rows ${unexplained}; failures ${failures.length}`,
  );
  for (const failure of new Set(failures.slice(0, 20))) say(`    ${failure}`);
  const half = memory.slice(Math.floor(memory.length / 2));
  const grown = (part: 'gateway' | 'relay') => (half.at(-1)?.[part] ?? 0) / (half[0]?.[part] ?? 1);
  say(`  memory over the second half: gateway x${grown('gateway').toFixed(2)}, relay x${grown('relay').toFixed(2)}`);
  const holds = failures.length === 0 && broken.length === 0 && unexplained === 0 && accepted[0]?.n === jobs.length;
  say(holds ? 'holds' : 'MISSED');
  process.exitCode = holds ? 0 : 1;
} finally {
  await service.stop();
}
