/**
 * What a process that draws and writes slides keeps in memory: `npx tsx services/render-worker/bench/memory.ts [SECONDS] [HOW] [FORMATS]`.
 * HOW is `level` (as workers do), `full` (a full collection before each line: what lives) or `alone` (V8 decides). Every form's example
 * with words of its own each time, so that no cache is helped.
 */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forms } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { levelHeap } from '@deckwright/platform/worker-process';
import { createWriteKit, type FileFormat, writeFiles } from '@deckwright/write/files';

const SECONDS = Number(process.argv[2] ?? 60);
const HOW = process.argv[3] ?? 'level';
const FORMATS = (process.argv[4] ?? 'pptx,pdf,png,preview').split(',') as FileFormat[];
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const heap = HOW === 'level' ? levelHeap(undefined, 1_000_000) : undefined;
let looked = 0;
const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);

/** Every text of the example with a number of its own. */
const varied = (value: unknown, n: number): unknown => {
  if (Array.isArray(value)) return value.map((item) => varied(item, n));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        /^(?:headline|context|label|title|text|takeaways|name|detail|note)$/.test(name) ? renamed(member, n) : varied(member, n),
      ]),
    );
  return value;
};
const renamed = (value: unknown, n: number): unknown => {
  if (typeof value === 'string') return value.length > 3 ? `${value.slice(0, -2)}${n.toString(36)}` : value;
  return Array.isArray(value) ? value.map((item) => renamed(item, n)) : varied(value, n);
};

const mib = (bytes: number) => Math.round((bytes / 2 ** 20) * 10) / 10;
const rss = () => Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;

const bodies = forms.flatMap(({ form, variants }) => variants.map(({ name, example }) => ({ form: form.name, variant: name, ...example })));
const started = performance.now();
let next = started;
let n = 0;
let refused = 0;
while (performance.now() - started < SECONDS * 1000) {
  const body = varied(bodies[n % bodies.length], n);
  n += 1;
  const read = readSlideRequest(body);
  if (!read.ok) refused += 1;
  else
    try {
      const { deck, report } = await drawSlide(read.request, drawKit);
      JSON.stringify(report);
      await writeFiles(deck, FORMATS, writeKit);
    } catch (error) {
      if (!(error instanceof DrawRefusal)) throw error;
      refused += 1;
    }
  // The loop never waits for a timer, so what workers do by one is done here.
  if (performance.now() - looked > 5_000) {
    looked = performance.now();
    heap?.look();
  }
  if (performance.now() < next) continue;
  next += Math.max(5_000, (SECONDS * 1000) / 20);
  const before = rss();
  if (HOW === 'full') collect();
  const { heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  console.log(
    `${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${String(n).padStart(6)} slides (${refused} refused)  rss ${mib(before)} -> ${mib(rss())}  heap ${mib(heapUsed)} of ${mib(heapTotal)}  external ${mib(external)}  buffers ${mib(arrayBuffers)} MiB`,
  );
}
