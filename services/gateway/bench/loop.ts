/**
 * What requests that are made to hurt do to the gateway's event loop: `npm run bench -- loop [KIND …]`. For each kind the delay of the loop,
 * what /healthz waits meanwhile, asked every 20 ms by a thread of its own, and the processor time of the main thread a request, without that of
 * /healthz. The first row is a gateway at rest: what other work on the machine does to the figures.
 */
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { startBenchService } from './_service.ts';
import { intent, quantile, send } from './callers.ts';
import { type Attack, attacks } from './loop-attacks.ts';

const REST_MS = 4_000;
const wanted = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const probe = pathToFileURL(join(import.meta.dirname, '_loop-probe.mjs')).href;
const service = await startBenchService({ gateway_flags: ['--import', probe] });
const pid = service.gateway.pid ?? 0;

interface LoopReading {
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly max_ms: number;
  /** Most processor time between two turns. */
  readonly longest_ms: number;
  readonly busy: number;
  readonly rss_mb: number;
}

/** What the loop did since the last reading. */
async function readLoop(): Promise<LoopReading> {
  const lines = () => (existsSync(service.probe_file) ? readFileSync(service.probe_file, 'utf8').trimEnd().split('\n') : []);
  const before = lines().length;
  process.kill(pid, 'SIGUSR2');
  for (let i = 0; lines().length <= before && i < 3_000; i += 1) await sleep(20);
  return JSON.parse(lines().at(-1) ?? '{}') as LoopReading;
}

/** Processor time of the main thread, ms; Linux only. */
const mainThreadMs = (): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** A thread of its own: the bench's loop has bodies of megabytes to send. */
const PROBER = `
const { parentPort, workerData } = require('node:worker_threads');
const { Agent, get } = require('node:http');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let waits = [];
const ask = () => {
  const begun = performance.now();
  const again = () => { waits.push(performance.now() - begun); setTimeout(ask, 20); };
  get(workerData + '/healthz', { agent }, (response) => { response.resume(); response.on('end', again); }).on('error', again);
};
ask();
parentPort.on('message', () => { parentPort.postMessage(waits); waits = []; });
`;
const prober = new Worker(PROBER, { eval: true, workerData: service.base });
const healthWaits = (): Promise<number[]> =>
  new Promise((resolve) => {
    prober.once('message', resolve);
    prober.postMessage(null);
  });

/** Sends one and gives the status of its answer. */
function fire({ path, method, type, headers, body }: Attack, n: number): Promise<number> {
  const content = body?.(n);
  const query = path.endsWith('q=') ? encodeURIComponent(`bridge ${n} ebitda who does what `.repeat(20).slice(0, 400)) : '';
  return new Promise((resolve) => {
    const sent = request(
      service.base + path + query,
      {
        agent: service.agent,
        method: method ?? (content === undefined ? 'GET' : 'POST'),
        headers: {
          // Jobs are of the first account.
          authorization: `Bearer ${service.keys[/job_|\/refresh/.test(path) ? 0 : n % service.keys.length]}`,
          ...(content === undefined ? {} : { 'content-type': type ?? 'application/json', 'content-length': Buffer.byteLength(content) }),
          ...headers,
        },
        timeout: 120_000,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(content);
  });
}

const ms = (value: number): string => value.toFixed(0).padStart(6);

try {
  service.start('worker');
  service.start('deck-worker');
  await service.ready(2);
  const [key = ''] = service.keys;
  const made = async (path: string, json: unknown): Promise<string> =>
    (JSON.parse((await send(service.agent, service.base, path, { key, json })).text) as { job_id: string }).job_id;
  const made_ids = {
    job_id: await made('/v1/render/intent', intent(1)),
    deck_id: await made('/v1/render/intent/deck', { slides: [intent(2), intent(3)] }),
  };
  const idle = await readLoop();
  say(`gateway at rest: ${idle.rss_mb.toFixed(0)} MB`);
  say('                    /healthz waits, ms    event loop is late, ms   longest turn,   main thread,');
  say('kind                p50    p99    max      p50    p99    max   ms of CPU   ms of CPU a request   took s   answers');
  await healthWaits();
  await readLoop();
  const restMs = mainThreadMs();
  await sleep(REST_MS);
  const atRest = { loop: await readLoop(), waits: await healthWaits() };
  /** Processor time of the main thread for one /healthz. */
  const probeMs = (mainThreadMs() - restMs) / atRest.waits.length;
  const row = (name: string, loop: LoopReading, waits: readonly number[], rest: string) =>
    say(
      `${name.padEnd(16)} ${ms(quantile(waits, 0.5))} ${ms(quantile(waits, 0.99))} ${ms(Math.max(...waits))}   ${ms(loop.p50_ms)} ${ms(loop.p99_ms)} ${ms(loop.max_ms)}   ${ms(loop.longest_ms)}     ${rest}`,
    );
  row('(at rest)', atRest.loop, atRest.waits, `${probeMs.toFixed(1).padStart(9)} of one /healthz`);
  let worst = { late: 0, wait: 0 };
  for (const attack of attacks(made_ids).filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await sleep(300);
    await healthWaits();
    await readLoop();
    const cpu = mainThreadMs();
    const begun = performance.now();
    const statuses = await Promise.all(Array.from({ length: attack.times }, (_, n) => fire(attack, n)));
    const took_s = (performance.now() - begun) / 1000;
    const used = mainThreadMs() - cpu;
    const [loop, waits] = [await readLoop(), await healthWaits()];
    const spent = Math.max(0, used - waits.length * probeMs) / attack.times;
    const counts = [...new Set(statuses)].sort().map((status) => `${statuses.filter((one) => one === status).length}x${status}`);
    worst = { late: Math.max(worst.late, loop.max_ms), wait: Math.max(worst.wait, ...waits) };
    row(attack.name, loop, waits, `${spent.toFixed(1).padStart(9)} ${took_s.toFixed(1).padStart(12)}   ${counts.join(' ')}`);
  }
  const after = await readLoop();
  // The callers of this bench work on the same processors, which is in the waits and not in the loop's delay.
  say(
    `the event loop is at most ${worst.late.toFixed(0)} ms late (goal: 250), /healthz waits ${worst.wait.toFixed(0)} ms; gateway afterwards: ${after.rss_mb.toFixed(0)} MB`,
  );
} finally {
  await prober.terminate();
  await service.stop();
}
