/**
 * What the refusal of each small request that asks for much costs: processor milliseconds and the most memory beyond what the process held,
 * of gateway and caller together: `npm run bench -- amplification`. The time is the mean of ten sendings behind ten that load and compile code.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { credit } from '@deckwright/platform/billing';
import { peakMemory } from '@deckwright/testkit/peak-memory';
import { patchOf, type Try, tries } from '../test/_amplification-tries.ts';
import { startHarness } from '../test/harness.ts';

const RESET = '/proc/self/clear_refs';
const say = (line: string) => process.stdout.write(`${line}\n`);
const harness = await startHarness();
// Slides to be patched are drawn for each sending.
await credit(harness.db, { account_id: harness.alice.account_id, kind: 'topup', amount: 100_000, reference: 'bench', reason: 'bench' });
const all = [...[1, 5, 10, 13, 14, 15, 18, 22, 26, 30].map((copies) => ({ ...patchOf(copies), refused: copies > 13 })), ...tries];

say('      ms      MB  answer  status');
/** The first ones load and compile code; a service that is attacked has done so. */
const WARM = 10;
const TIMED = 10;
type Send = Awaited<ReturnType<Try['prepare']>>;

/** Milliseconds of the processor that one of the sendings costs. A collection that is forced between them would throw compiled code away. */
async function time(sends: readonly Send[]): Promise<number> {
  const cpu = process.cpuUsage();
  for (const send of sends) await (await send()).text();
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1000 / sends.length;
}

/** What one sending takes beyond what the process held, MB, and its answer. */
async function weigh(send: Send) {
  await sleep(50);
  globalThis.gc?.();
  // Linux counts the peak from here on; elsewhere the figure is that of the whole process so far.
  if (existsSync(RESET)) writeFileSync(RESET, '5');
  const held = process.memoryUsage().rss / 1024 / 1024;
  const response = await send();
  const text = await response.text();
  return { mb: Math.max(0, peakMemory() - held), bytes: text.length, status: response.status };
}

let worst = { ms: 0, mb: 0 };
for (const one of all) {
  const sends: Send[] = [];
  for (let i = 0; i <= WARM + TIMED; i += 1) sends.push(await one.prepare(harness));
  await time(sends.slice(1, 1 + WARM));
  const ms = await time(sends.slice(1 + WARM));
  const { mb, bytes, status } = await weigh(sends[0] ?? (await one.prepare(harness)));
  if (status >= 400) worst = { ms: Math.max(worst.ms, ms), mb: Math.max(worst.mb, mb) };
  say(`${[ms.toFixed(1), mb.toFixed(1), String(bytes)].map((figure) => figure.padStart(8)).join('')}  ${status}  ${one.name}`);
}
say(`refused: at most ${worst.ms.toFixed(1)} ms and ${worst.mb.toFixed(1)} MB`);
await harness.close();
