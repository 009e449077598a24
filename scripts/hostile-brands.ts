/**
 * Every file of a folder as a logo and as a font of a brand, then carried fonts with bytes changed, each in the process that reads such files:
 * `npx tsx scripts/hostile-brands.ts FOLDER [FONTS]`. Counts what became of them; exits with 1 for a process that crashed by a fault of ours.
 */
import './usage.mjs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { brandTask, type KitFile } from '@deckwright/uploads/brand';

const [folder = '', fuzzed = '200'] = process.argv.slice(2);
const { isolate, remove } = await bundledIsolate({ concurrency: 2, waiting: 1000 });
const counts = new Map<string, number>();
const slowest = { ms: 0, name: '' };
const crashed: string[] = [];

async function send(name: string, use: KitFile['use'], bytes: Uint8Array): Promise<void> {
  const from = performance.now();
  const outcome = await isolate.run(brandTask, { kit: {}, files: [{ use, pointer: '/file' }] }, [bytes]);
  const ms = Math.round(performance.now() - from);
  if (ms > slowest.ms) Object.assign(slowest, { ms, name });
  const result =
    outcome.outcome !== 'done' ? `process: ${outcome.code}` : outcome.answer.ok ? 'taken' : (outcome.answer.faults[0]?.code ?? '');
  if (result === 'process: crash') crashed.push(name);
  const what = `${use}: ${result}`;
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
for (let i = 0; i < names.length; i += 2)
  await Promise.all(
    names.slice(i, i + 2).map(async (name) => {
      const bytes = readFileSync(join(folder, name));
      if (/\.(?:png|jpg|gif|webp|svg)$/.test(name)) await send(name, 'logo_light', bytes);
      await send(name, 'body', bytes);
    }),
  );

let state = 12_345;
const next = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};
const fonts = carriedFonts();
const faces = ['gelasio-400', 'carlito-700', 'cousine-400i', 'arimo-400'];
for (let i = 0; i < Number(fuzzed); i += 2)
  await Promise.all(
    [i, i + 1].map((n) => {
      const font = Uint8Array.from(fonts.file(faces[n % faces.length] ?? 'arimo-400'));
      // Half of the changes in the directory and the first tables, where a lie tells most.
      for (let k = 0; k < 1 + (n % 40); k++) font[k % 2 === 0 ? next(4000) : next(font.length)] = next(256);
      return send(`fuzzed ${n}`, 'heading', n % 10 === 0 ? font.subarray(0, next(font.length)) : font);
    }),
  );
remove();
for (const [what, count] of [...counts].sort()) console.log(`${what}: ${count}`);
console.log(`slowest: ${slowest.name}, ${slowest.ms} ms`);
for (const name of crashed) console.log(`crashed: ${name}`);
process.exitCode = crashed.length > 0 ? 1 : 0;
