/**
 * Bad templates in the process that reads them: `npx tsx scripts/hostile-templates.ts [--noisy N] FILE_OR_FOLDER…` takes every file of folders
 * as it is, and of each file named its mutants. Counts what became of them; every one that is taken must carry slides that are as valid as the
 * template itself. Exits with 1 for a process that crashed, for slides that are broken, and for what takes more than a minute or 1 GB.
 */
import './usage.mjs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findForm } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { exampleFills, filledUses, layoutFor } from '@deckwright/draw/template';
import { carriedFonts } from '@deckwright/fonts';
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { mutantsOf } from '@deckwright/testkit/template-mutants';
import { brandOfTemplate, type TemplateAnswer, templateTask } from '@deckwright/uploads/template';
import { createWriteKit, writeFiles } from '@deckwright/write/files';

const args = process.argv.slice(2);
const noisyAt = args.indexOf('--noisy');
const noisy = noisyAt < 0 ? 30 : Number(args.splice(noisyAt, 2)[1]);
const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);
const { isolate, remove } = await bundledIsolate({ concurrency: 1, waiting: 1000 });

const counts = new Map<string, number>();
const faults: string[] = [];
const slowest = { ms: 0, name: '' };
const largest = { mib: 0, name: '' };
/** Held against the schema together. */
let drawn: Record<string, Uint8Array> = {};
let bases: Record<string, Uint8Array> = {};
let total = 0;

const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

/** Most that any process started from here holds at the moment, MiB. */
function childrenMib(): number {
  try {
    const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return Math.max(
      0,
      ...pids.map((pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024),
    );
  } catch {
    return 0;
  }
}

async function send(name: string, bytes: Uint8Array): Promise<void> {
  total++;
  if (total % 20 === 0) console.error(`${total}: ${name}`);
  let mib = 0;
  const watching = setInterval(() => {
    mib = Math.max(mib, childrenMib());
  }, 20);
  const from = performance.now();
  const outcome = await isolate.run(templateTask, {}, [bytes]);
  const ms = Math.round(performance.now() - from);
  clearInterval(watching);
  if (ms > slowest.ms) Object.assign(slowest, { ms, name });
  if (mib > largest.mib) Object.assign(largest, { mib, name });
  if (outcome.outcome !== 'done') {
    count(`refused: ${outcome.outcome} ${outcome.code}`);
    if (outcome.code === 'crash' || outcome.code === 'time' || outcome.code === 'memory') faults.push(`${name}: ${outcome.code}`);
    return;
  }
  await draw(name, outcome.answer, outcome.files ?? []);
}

/** Slides on what was taken: a cover, bars, a list, and its own layouts. */
async function draw(name: string, answer: TemplateAnswer, files: readonly Uint8Array[]): Promise<void> {
  const base = files[0] ?? new Uint8Array();
  const parts: Deck[] = [];
  let refused = 0;
  try {
    const brand = brandOfTemplate(answer, base, 'x');
    const bodies: Record<string, unknown>[] = ['hero_statement', 'bar_rank_chart', 'executive_summary', 'data_table'].map((form) => {
      const entry = findForm(form);
      return { form, ...entry?.variants.find((v) => v.name === entry.form.default_variant)?.example, page_number: 1 };
    });
    for (const use of filledUses(answer.model)) {
      const layout = layoutFor(answer.model, use);
      if (layout !== undefined) bodies.push({ form: 'template_layout', data: { layout: use, fills: exampleFills(layout) } });
    }
    for (const body of bodies) {
      const read = readSlideRequest({ ...body, theme_id: 'x' }, { brands: () => brand });
      if (!read.ok) {
        refused++;
        continue;
      }
      try {
        parts.push((await drawSlide(read.request, drawKit)).deck);
      } catch (error) {
        if (!(error instanceof DrawRefusal)) throw error;
        refused++;
      }
    }
    const [first] = parts;
    if (first === undefined) return count('taken, but every slide is refused in words');
    const deck: Deck = {
      ...first,
      slides: parts.flatMap(({ slides }) => slides),
      media: new Map(parts.flatMap(({ media }) => [...media])),
    };
    const { pptx } = await writeFiles(deck, ['pptx', 'pdf'], writeKit);
    await writeFiles(deck, ['png'], writeKit, { slide: 1, width_px: 320 });
    if (pptx !== undefined) {
      drawn[`t${total}`] = pptx;
      bases[`t${total}`] = base;
      hashes.set(`t${total}`, name);
    }
    count(refused === 0 ? 'taken, all slides drawn' : 'taken, some slides refused in words');
    if (Object.keys(drawn).length >= 40) validate();
  } catch (error) {
    faults.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error)}`);
    count('taken, and drawing failed');
  }
}

const hashes = new Map<string, string>();

/** What is wrong with slides and not with the template itself. */
function validate(): void {
  const OWN = /slideMasters|slideLayouts|\/theme\/|\d+ (?:passed|problem)/;
  const before = new Set(schemaProblems(bases));
  for (const line of schemaProblems(drawn)) {
    if (before.has(line) || OWN.test(line)) continue;
    const id = /^t\d+/.exec(line)?.[0] ?? '';
    faults.push(`${hashes.get(id) ?? id}: ${line.slice(0, 300)}`);
  }
  drawn = {};
  bases = {};
}

try {
  for (const path of args) {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) await send(name, readFileSync(join(path, name)));
    else
      for await (const { name, bytes } of mutantsOf(new Uint8Array(readFileSync(path)), noisy))
        await send(`${basename(path)} ${name}`, bytes);
  }
  validate();
} finally {
  remove();
}
console.log(`${total} files`);
for (const [what, n] of [...counts].sort()) console.log(`  ${what}: ${n}`);
console.log(`slowest: ${slowest.name}, ${slowest.ms} ms; most memory: ${largest.name}, ${Math.round(largest.mib)} MiB`);
for (const fault of faults.slice(0, 60)) console.log(`fault: ${fault}`);
console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
