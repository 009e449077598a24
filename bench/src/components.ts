/** Every component's example, the collection of sample intents at full speed, and what two thousand slides leave in memory. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { components, findComponent } from '@deckwright/draw/catalog';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, type FileFormat, writeFiles } from '@deckwright/write/files';
import { bar, printBars } from './report.ts';
import { inTurns, median, type Timed } from './timing.ts';
import { draw } from './workload.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const writeKit = createWriteKit(carriedFonts());

const render = async (text: string, formats: readonly FileFormat[]): Promise<void> =>
  void (await writeFiles(await draw(text), formats, writeKit));

console.log(`${components.length} components; Node ${process.version}, ${process.platform} ${process.arch}`);
await benchExamples();
const { intents, from } = sampleIntents();
await benchRate();
await benchMemory();
process.exitCode = printBars() ? 0 : 1;

/** The examples in turns, so that a noisy machine disturbs all alike. */
async function benchExamples(): Promise<void> {
  const texts = components.map(({ name, example }) => {
    const request = { chrome: { title: example.title }, body: { component: name, params: example.params } };
    return [name, JSON.stringify(request)] as const;
  });
  const timed = (format: FileFormat, rounds: { warmup: number; rounds: number }): Promise<readonly Timed[]> =>
    inTurns(Object.fromEntries(texts.map(([name, text]) => [name, () => render(text, [format])])), rounds);
  const pptx = await timed('pptx', { warmup: 20, rounds: 31 });
  const png = await timed('png', { warmup: 2, rounds: 11 });
  console.log('\nIntent to file, one component a slide: median (processor time), ms');
  console.log(`  ${''.padEnd(20)}${'.pptx'.padStart(17)}${'PNG 1920'.padStart(17)}`);
  for (const [i, { name }] of components.entries()) console.log(`  ${name.padEnd(20)}${cell(pptx[i])}${cell(png[i])}`);
  for (const [what, rows] of [
    ['.pptx', pptx],
    ['PNG', png],
  ] as const) {
    const middle = median(rows.map((row) => row.median_ms));
    const slowest = rows.reduce((worst, row) => (row.median_ms > worst.median_ms ? row : worst));
    console.log(`  ${what}: the median component takes ${ms(middle)} ms; the slowest is ${slowest.name} with ${ms(slowest.median_ms)} ms`);
    bar(`${what}: slowest component (${slowest.name}) against the median one`, slowest.median_ms / middle, { atMost: 5 });
  }
}

function ms(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}

function cell(row: Timed | undefined): string {
  return row === undefined ? '' : `${ms(row.median_ms).padStart(9)} ${`(${ms(row.cpu_ms)})`.padStart(7)}`;
}

/** The design's collection where it lies beside the checkout, else the samples that travel with it. */
function sampleIntents(): { readonly intents: readonly string[]; readonly from: string } {
  const collection = join(process.env['DECKWRIGHT_SHARED'] ?? join(root, '../shared'), 'design/intents');
  const folder = existsSync(collection) ? collection : join(root, 'samples');
  const picture = examplePicture();
  const intents = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .sort()
    // Drawing fetches nothing: a picture at an address becomes one that is at hand.
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/"https:\/\/example\.com\/[^"]+\.(?:jpg|png)"/g, picture));
  return { intents, from: relative(root, folder) };
}

/** The picture of the image component's example, as JSON. */
function examplePicture(): string {
  const found = /"data:image\/[^"]+"/.exec(JSON.stringify(findComponent('image')?.example.params));
  if (found === null) throw new Error('The image component has no picture in its example.');
  return found[0];
}

/** Sequentially in one process: what one core gives. Pictures are compressed on other threads, so processor time is counted. */
async function benchRate(): Promise<void> {
  const pass = async (): Promise<void> => {
    for (const text of intents) await render(text, ['pptx', 'pdf', 'png']);
  };
  await pass();
  const rates: { readonly core: number; readonly clock: number }[] = [];
  for (let i = 0; i < 3; i++) {
    const before = process.cpuUsage();
    const started = performance.now();
    await pass();
    const clock_s = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(before);
    rates.push({ core: intents.length / ((user + system) / 1e6), clock: intents.length / clock_s });
  }
  const core = median(rates.map((rate) => rate.core));
  const clock = median(rates.map((rate) => rate.clock));
  console.log(`\n${intents.length} intents of ${from} as .pptx, PDF and PNG 1920, one after the other, median of three passes`);
  console.log(`  ${core.toFixed(1)} slides a second and core (processor time); ${clock.toFixed(1)} by the clock`);
}

/**
 * What is resident once the caches are filled, and again after four times as many slides: a leak of 50 KB a slide would show as
 * 75 MB. The heap after a collection tells a leak of ours from pages that the allocator has not given back.
 */
async function benchMemory(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const mb = (bytes: number): number => bytes / 1024 / 1024;
  // Native pictures are freed only when the event loop turns.
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const marks: { readonly rss: number; readonly heap: number }[] = [];
  for (let n = 1; n <= 2000; n++) {
    await render(intents[n % intents.length] ?? '', ['pptx', 'pdf', 'png']);
    await turn();
    if (n % 500 !== 0) continue;
    const rss = mb(process.memoryUsage().rss);
    // Twice: what the first one found dead outside the heap is let go in the turn between.
    collect();
    await turn();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    marks.push({ rss, heap: mb(heapUsed + external) });
  }
  const list = (of: 'rss' | 'heap'): string => marks.map((mark) => mark[of].toFixed(0)).join(', ');
  const growth = (of: 'rss' | 'heap'): number => (marks.at(-1)?.[of] ?? Number.NaN) / (marks[0]?.[of] ?? Number.NaN);
  console.log('\nAfter 500, 1,000, 1,500 and 2,000 slides in all formats, in MB');
  console.log(`  resident set ${list('rss')}; heap and buffers after a collection ${list('heap')}`);
  bar('resident set after 2,000 slides against 500', growth('rss'), { atMost: 1.15 });
  bar('heap after 2,000 slides against 500', growth('heap'), { atMost: 1.05 });
}
