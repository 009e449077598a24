/**
 * What the refusal of each small request that asks for much costs: processor milliseconds and the most memory beyond what the process held,
 * of gateway and caller together: `npm run bench -- amplification`. The second of two sendings counts; the first loads code.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { peakMemory } from '@deckwright/testkit/peak-memory';
import { patchOf, tries } from '../test/_amplification-tries.ts';
import { startHarness } from '../test/harness.ts';

const RESET = '/proc/self/clear_refs';
const say = (line: string) => process.stdout.write(`${line}\n`);
const harness = await startHarness();
const all = [...[1, 5, 10, 13, 14, 15, 18, 22, 26, 30].map((copies) => ({ ...patchOf(copies), refused: copies > 13 })), ...tries];

say('     ms      MB  answer  status');
let worst = { ms: 0, mb: 0 };
for (const one of all) {
  await (await one.prepare(harness))();
  const send = await one.prepare(harness);
  await sleep(50);
  globalThis.gc?.();
  // Linux counts the peak from here on; elsewhere the figure is that of the whole process so far.
  if (existsSync(RESET)) writeFileSync(RESET, '5');
  const held = process.memoryUsage().rss / 1024 / 1024;
  const cpu = process.cpuUsage();
  const response = await send();
  const text = await response.text();
  const { user, system } = process.cpuUsage(cpu);
  const ms = (user + system) / 1000;
  const mb = Math.max(0, peakMemory() - held);
  if (response.status >= 400) worst = { ms: Math.max(worst.ms, ms), mb: Math.max(worst.mb, mb) };
  say(`${ms.toFixed(1).padStart(7)} ${mb.toFixed(1).padStart(7)} ${String(text.length).padStart(7)}  ${response.status}  ${one.name}`);
}
say(`refused: at most ${worst.ms.toFixed(1)} ms and ${worst.mb.toFixed(1)} MB`);
await harness.close();
