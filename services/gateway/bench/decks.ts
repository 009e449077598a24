/** Decks of 30 slides through the service with two render workers: whole, one slide edited, and beside the bare pipeline in two processes. */
import type { ChildProcess } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@deckwright/testkit/postgres';
import { startBenchService } from './_service.ts';
import { cpuSeconds, familyOf, quantile, send } from './callers.ts';
import { deckNumber, SLIDES } from './sample-decks.ts';

const ROUNDS = Number(process.argv[2] ?? 6);
/** Decks at once. */
const MANY = 4;
/** Two cores' worth of what is measured against. */
const BARE_PROCESSES = 2;

const service = await startBenchService();
const barePort = await freePort();
const parts: Readonly<Record<string, readonly ChildProcess[]>> = {
  gateway: [service.gateway],
  relay: [service.relay],
  'render workers': [service.start('worker'), service.start('worker')],
  'deck worker': [service.start('deck-worker')],
};
const bare = service.start('bare', [String(barePort), String(BARE_PROCESSES)]);
/** One deck a connection: the processes take connections in turns. */
const once = new Agent({ keepAlive: false });

type Cpu = Readonly<Record<string, number>>;

/** Processor seconds so far; the test servers are children of this process too. */
function cpuByPart(): Cpu {
  const processIds = Object.entries(parts).map(([name, children]) => [name, children.flatMap(({ pid }) => familyOf(pid ?? 0))] as const);
  const bares = familyOf(bare.pid ?? 0);
  const taken = new Set([process.pid, ...bares, ...processIds.flatMap(([, pids]) => pids)]);
  const servers = familyOf(process.pid).filter((pid) => !taken.has(pid));
  const all = [...processIds, ['Postgres and Redis', servers] as const, ['bare', bares] as const];
  return Object.fromEntries(all.map(([name, pids]) => [name, cpuSeconds(pids)]));
}

/** What a piece of work took in milliseconds, by the clock and of the processors. */
interface Took {
  readonly clock: number;
  readonly cpu: Cpu;
}

async function timed(work: () => Promise<unknown>): Promise<Took> {
  const [from, before] = [performance.now(), cpuByPart()];
  await work();
  const clock = performance.now() - from;
  // What is written down after the answer is work too.
  await sleep(300);
  const after = cpuByPart();
  return { clock, cpu: Object.fromEntries(Object.entries(after).map(([name, s]) => [name, (s - (before[name] ?? 0)) * 1000])) };
}

let n = 0;
const json = ({ status, text }: { readonly status: number; readonly text: string }): Record<string, unknown> => {
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Record<string, unknown>;
};
const call = async (method: string, path: string, body: unknown) =>
  json(await send(service.agent, service.base, path, { method, json: body, key: service.keys[0] ?? '' }));
const render = () => call('POST', '/v1/render/intent/deck', deckNumber(n++));
/** The first slide that has a headline says another one. */
const edit = (deck: Record<string, unknown>, headline: string) => {
  const slides = deck['slides'] as { readonly title?: string }[];
  const position = slides.findIndex(({ title }) => title !== undefined && title.length > 10) + 1;
  return call('PATCH', `/v1/render/intent/deck/${deck['job_id']}`, { slides: [{ position, intent: { headline } }] });
};
const inline = async () => json(await send(once, `http://127.0.0.1:${barePort}`, '/deck', { json: deckNumber(n++) }));
const atOnce = (work: () => Promise<unknown>) => () => Promise.all(Array.from({ length: MANY }, work));

const sum = (cpu: Cpu): number => Object.entries(cpu).reduce((total, [name, ms]) => total + (name === 'bare' ? 0 : ms), 0);
const mean = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0) / Math.max(1, values.length);
const p50 = (took: readonly Took[]): number =>
  quantile(
    took.map(({ clock }) => clock),
    0.5,
  );
const one = (ms: number): string => ms.toFixed(1);

try {
  await service.ready(3);
  for (let warm = 0; warm < 4; warm += 1) {
    await atOnce(inline)();
    await atOnce(render)();
    await edit(await render(), `Warm ${warm}`);
  }
  const alone = { inline: [] as Took[], whole: [] as Took[], edit: [] as Took[] };
  const together = { inline: [] as Took[], whole: [] as Took[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    together.inline.push(await timed(atOnce(inline)));
    together.whole.push(await timed(atOnce(render)));
    alone.inline.push(await timed(inline));
    let deck: Record<string, unknown> = {};
    alone.whole.push(
      await timed(async () => {
        deck = await render();
      }),
    );
    alone.edit.push(await timed(() => edit(deck, `Edited in round ${round}`)));
  }

  const slide = (ms: number): number => ms / (MANY * SLIDES);
  const bareSlide = slide(mean(together.inline.map(({ cpu }) => cpu['bare'] ?? 0)));
  const ourSlide = slide(mean(together.whole.map(({ cpu }) => sum(cpu))));
  console.log(`${MANY} decks of ${SLIDES} at once, ${ROUNDS} rounds in turns; processor ms a slide`);
  for (const name of [...Object.keys(parts), 'Postgres and Redis'])
    console.log(`  ${name.padEnd(20)}${one(slide(mean(together.whole.map(({ cpu }) => cpu[name] ?? 0)))).padStart(7)}`);
  console.log(`  ${'service'.padEnd(20)}${one(ourSlide).padStart(7)}`);
  console.log(`  ${'bare pipeline'.padEnd(20)}${one(bareSlide).padStart(7)}`);
  const rate = (took: readonly Took[]): number => (MANY * SLIDES * 1000) / p50(took);
  console.log(
    `  ${rate(together.whole).toFixed(0)} slides/s beside ${rate(together.inline).toFixed(0)}: ` +
      `${(rate(together.whole) / rate(together.inline)).toFixed(2)} by the clock, ${(bareSlide / ourSlide).toFixed(2)} by the processors (at least 0.85 wanted)`,
  );
  const cpuOf = (took: readonly Took[], of: (cpu: Cpu) => number): number => mean(took.map(({ cpu }) => of(cpu)));
  const whole = cpuOf(alone.whole, sum);
  console.log(
    `one caller, .pptx and PDF: ${one(p50(alone.whole))} ms beside ${one(p50(alone.inline))}: ${(p50(alone.whole) / p50(alone.inline)).toFixed(2)} ` +
      `by the clock (at most 3), ${(whole / cpuOf(alone.inline, (cpu) => cpu['bare'] ?? 0)).toFixed(2)} by the processors`,
  );
  const edited = cpuOf(alone.edit, sum);
  console.log(
    `one slide edited: ${one(p50(alone.edit))} ms, ${(p50(alone.edit) / p50(alone.whole)).toFixed(3)} of the whole by the clock, ` +
      `${(edited / whole).toFixed(3)} by the processors (at most 0.125)`,
  );
  for (const name of [...Object.keys(parts), 'Postgres and Redis'])
    console.log(`  ${name.padEnd(20)}${one(cpuOf(alone.edit, (cpu) => cpu[name] ?? 0)).padStart(7)} ms`);
} finally {
  await service.stop();
}
