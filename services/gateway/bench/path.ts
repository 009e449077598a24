/**
 * The path of a slide through the whole service, stage by stage, against the same pipeline inline: `npm run bench -- path [SECONDS [WARM]]`.
 * Real Postgres and Redis, a live key with a wallet, scenes and ledger: everything on. Nobody fetches a preview, so none is drawn on either side. Gateway, relay and two workers as they ship.
 */
import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { reconcileLedger } from '@deckwright/platform/billing';
import { freePort } from '@deckwright/testkit/postgres';
import { createWriteKit, type FileFormat, writeFiles } from '@deckwright/write/files';
import { startBenchService } from './_service.ts';
import { cpuSeconds, familyOf, intent, quantile, type Reply, send } from './callers.ts';

const SECONDS = Number(process.argv[2] ?? 6);
const CALLERS = [1, 10, 50];
/** Slides that each side draws before it is timed: code runs at its full speed after some hundred in each process. */
const WARM = Number(process.argv[3] ?? 1_000);
const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(1).padStart(7);

const service = await startBenchService();
const { db, base, agent, keys, folder } = service;
const barePort = await freePort();
const bareBase = `http://127.0.0.1:${barePort}`;
const parts: Readonly<Record<string, readonly ChildProcess[]>> = {
  gateway: [service.gateway],
  relay: [service.relay],
  workers: [service.start('worker'), service.start('worker')],
};
const bare = service.start('bare', [String(barePort), String(availableParallelism())]);
await service.ready(2);

/** Processor seconds of each part; the test servers are children of this process too. */
function cpuByPart(): Record<string, number> {
  const processIds = Object.entries(parts).map(([name, children]) => [name, children.flatMap(({ pid }) => familyOf(pid ?? 0))] as const);
  const taken = new Set([process.pid, ...familyOf(bare.pid ?? 0), ...processIds.flatMap(([, pids]) => pids)]);
  const servers = familyOf(process.pid).filter((pid) => !taken.has(pid));
  const all = [...processIds, ['Postgres and Redis', servers] as const];
  return Object.fromEntries(all.map(([name, pids]) => [name, cpuSeconds(pids)]));
}

const bareCpu = (): Record<string, number> => ({ inline: cpuSeconds(familyOf(bare.pid ?? 0)) });

interface Run {
  readonly perSecond: number;
  readonly took: readonly number[];
  readonly replies: readonly Reply[];
  /** Processor milliseconds a slide, by part. */
  readonly cpu: Readonly<Record<string, number>>;
  readonly cpuMs: number;
}

let serial = 0;
async function load(
  callers: number,
  call: (n: number) => Promise<Reply>,
  seconds: number,
  cpuOf = bareCpu,
  most = Number.POSITIVE_INFINITY,
): Promise<Run> {
  const took: number[] = [];
  const replies: Reply[] = [];
  const before = cpuOf();
  const from = performance.now();
  const lane = async () => {
    while (performance.now() - from < seconds * 1000 && took.length < most) {
      const begun = performance.now();
      const reply = await call(serial++);
      if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
      took.push(performance.now() - begun);
      replies.push(reply);
    }
  };
  await Promise.all(Array.from({ length: callers }, lane));
  const elapsed = (performance.now() - from) / 1000;
  const cpu = Object.fromEntries(Object.entries(cpuOf()).map(([name, s]) => [name, ((s - (before[name] ?? 0)) * 1000) / took.length]));
  const cpuMs = Object.values(cpu).reduce((sum, one) => sum + one, 0);
  return { perSecond: took.length / elapsed, took, replies, cpu, cpuMs };
}

const through = (outputs: readonly string[]) => (n: number) =>
  send(agent, base, '/v1/render/intent', { key: keys[n % keys.length] ?? '', json: { ...intent(n), outputs } });
const inline = (formats: readonly string[]) => (n: number) => send(agent, bareBase, `/?formats=${formats.join(',')}`, { json: intent(n) });

/** `name;dur=1.2` of each answer, by name. */
function steps(replies: readonly Reply[]): Map<string, number[]> {
  const all = new Map<string, number[]>();
  for (const { timing } of replies)
    for (const [, name = '', dur] of timing.matchAll(/([\w-]+);dur=([\d.]+)/g)) all.set(name, [...(all.get(name) ?? []), Number(dur)]);
  return all;
}

/** The workers' own stages since a place in their log. */
function stagesSince(place: number): Map<string, number[]> {
  const all = new Map<string, number[]>();
  const log = readFileSync(join(folder, 'worker.log')).subarray(place).toString('utf8');
  for (const line of log.split('\n')) {
    if (!line.includes('"stages_ms"')) continue;
    const { stages_ms } = JSON.parse(line) as { stages_ms: Record<string, number> };
    for (const [name, took] of Object.entries(stages_ms)) all.set(name, [...(all.get(name) ?? []), took]);
  }
  return all;
}

/** Transactions that Postgres has ended, single statements too. */
const transactions = async (): Promise<number> =>
  (await db.query<{ n: number }>('SELECT xact_commit AS n FROM pg_stat_database WHERE datname = current_database()')).rows[0]?.n ?? 0;

/** What work leaves behind: bytes of rows with their indexes, of the log that replicas read, and of files; commands of Redis. */
interface Left {
  readonly rows: number;
  readonly wal: number;
  readonly objects: number;
  readonly object_bytes: number;
  readonly commands: number;
}
const left = async (): Promise<Left> => {
  const { rows } = await db.query<Omit<Left, 'commands'>>(
    `SELECT pg_database_size(current_database())::float8 AS rows, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal,
            (SELECT count(*)::float8 FROM job_files) AS objects, (SELECT coalesce(sum(bytes), 0)::float8 FROM job_files) AS object_bytes`,
  );
  return { ...(rows[0] as Omit<Left, 'commands'>), commands: await service.redisCommands() };
};

/** Processor time of the pipeline alone, a slide. */
async function pipelineCpuMs(formats: readonly FileFormat[]): Promise<number> {
  const fonts = carriedFonts();
  const [drawKit, writeKit] = [createDrawKit(fonts), createWriteKit(fonts)];
  const one = async (n: number) => {
    const parsed = readJson(JSON.stringify(intent(n)));
    const read = parsed.ok ? readSlideRequest(parsed.value) : undefined;
    if (!read?.ok) throw new Error('the bench cannot read its own slide');
    await writeFiles((await drawSlide(read.request, drawKit)).deck, formats, writeKit);
  };
  for (let n = 0; n < 40; n += 1) await one(n);
  const before = process.cpuUsage();
  for (let n = 0; n < 100; n += 1) await one(n);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 100;
}

const figures: string[] = [];
try {
  await load(10, through(['pptx']), 60, bareCpu, WARM);
  await load(10, inline(['pptx']), 60, bareCpu, WARM);
  for (const outputs of [['pptx'], ['pptx', 'png']] as const) {
    const alone = await pipelineCpuMs(outputs);
    say(`\n${outputs.join(' + ')} through the whole service; the pipeline alone takes ${alone.toFixed(1)} ms of processor time a slide`);
    for (const callers of CALLERS) {
      // In turns, so that a noisy machine disturbs both alike.
      const bareFirst = await load(callers, inline(outputs), SECONDS / 2);
      const place = statSync(join(folder, 'worker.log')).size;
      const [ended, before] = [await transactions(), await left()];
      const run = await load(callers, through(outputs), SECONDS, cpuByPart);
      // Statistics reach the view a little later.
      await sleep(1_500);
      const perSlide = ((await transactions()) - ended) / run.took.length;
      const after = await left();
      const each = (name: keyof Left) => (after[name] - before[name]) / run.took.length;
      const bareThen = await load(callers, inline(outputs), SECONDS / 2);
      // Under the same load: caches and cores that are shared cost both alike.
      const rendering = (bareFirst.cpuMs + bareThen.cpuMs) / 2;
      const floor = (bareFirst.perSecond + bareThen.perSecond) / 2;
      const [of, work] = [steps(run.replies), stagesSince(place)];
      const path: readonly (readonly [string, readonly number[] | undefined])[] = [
        ['authenticate', of.get('auth')],
        ['read', of.get('read')],
        ['accept', of.get('accept')],
        ['queue', of.get('job-queued')],
        ['start', work.get('begin')],
        ['draw', work.get('draw')],
        ['write', work.get('write')],
        ['store', work.get('store')],
        ['settle', work.get('settle')],
        ['whole', run.took],
      ];
      say(
        `  ${callers} callers: ${run.perSecond.toFixed(0)}/s, p50 ${ms(quantile(run.took, 0.5))} ms, p99 ${ms(quantile(run.took, 0.99))} ms;`,
      );
      say(`    inline with the same files ${floor.toFixed(0)}/s: ${((100 * run.perSecond) / floor).toFixed(0)} %`);
      say(
        `    processor time a slide ${run.cpuMs.toFixed(1)} ms, ${(run.cpuMs - rendering).toFixed(1)} ms beyond the same inline (${Object.entries(
          run.cpu,
        )
          .map(([name, one]) => `${name} ${one.toFixed(1)}`)
          .join(', ')}); ${perSlide.toFixed(1)} transactions`,
      );
      say(
        `    left a slide: ${(each('rows') / 1000).toFixed(1)} kB of rows and indexes, ${(each('wal') / 1000).toFixed(1)} kB of WAL, ${each('objects').toFixed(1)} files of ${(each('object_bytes') / 1000).toFixed(1)} kB; ${each('commands').toFixed(1)} commands of Redis`,
      );
      say(`    ${path.map(([name]) => name.padStart(12)).join('')}`);
      for (const share of [0.5, 0.99])
        say(
          `p${share * 100} ${path
            .map(([, values]) =>
              quantile(values ?? [], share)
                .toFixed(1)
                .padStart(12),
            )
            .join('')}`,
        );
      const largest = path
        .slice(0, -1)
        .map(([name, values]) => ({ name, p50: quantile(values ?? [], 0.5) }))
        .sort((a, b) => (b.p50 || 0) - (a.p50 || 0))[0];
      figures.push(`${outputs.join('+')} x${callers}: largest stage ${largest?.name} ${largest?.p50.toFixed(1)} ms`);
    }
  }
  say(`\n${figures.join('\n')}\nunexplained rows in the ledger: ${(await reconcileLedger(db)).length}`);
} catch (error) {
  // Stopping the service ends the process, and the error with it.
  console.error(error);
  process.exitCode = 1;
} finally {
  await service.stop();
}
