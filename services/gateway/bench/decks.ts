/** Decks of 30 slides through the service with two render workers: whole, one slide edited, and beside the bare pipeline. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDeck, drawAll, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { startBenchService } from './_service.ts';
import { send } from './callers.ts';

const ROUNDS = Number(process.argv[2] ?? 8);
const sample = JSON.parse(readFileSync(join(import.meta.dirname, '../../../samples/decks/network-plan.json'), 'utf8')) as {
  slides: Record<string, unknown>[];
};
/** No slide of one deck is a slide of another. */
const deckNumber = (n: number) => ({
  ...sample,
  name: `Plan ${n}`,
  outputs: ['pptx', 'pdf'],
  slides: sample.slides.map((slide) => ({ ...slide, notes: `Deck ${n}` })),
});
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What a piece of work took: milliseconds of clock, and of the processors whatever else ran meanwhile. */
interface Took {
  readonly clock: number;
  readonly cpu: number;
}

const TICKS_PER_S = 100;
/** Processor time of processes so far, their threads included (proc(5), `stat`). */
function cpuOf(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks / TICKS_PER_S) * 1000;
}

async function timed(pids: readonly number[], work: () => Promise<unknown>): Promise<Took> {
  const [from, before] = [performance.now(), cpuOf(pids)];
  await work();
  return { clock: performance.now() - from, cpu: cpuOf(pids) - before };
}
const mean = (took: readonly Took[]): number => took.reduce((sum, { cpu }) => sum + cpu, 0) / Math.max(1, took.length);
const clock = (took: readonly Took[]): number => median(took.map((one) => one.clock));

const drawKit = createDrawKit(carriedFonts());
const writeKit = createWriteKit(carriedFonts());
/** What the service makes: a picture and a .pptx of each slide, the deck as .pptx and PDF. */
async function bare(body: object): Promise<void> {
  const read = readDeckRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  const outcomes = [];
  for (const slide of read.deck.slides) {
    const { outcome, drawn } = await trySlide(slide.request, drawKit);
    outcomes.push(outcome);
    if (drawn !== undefined) await writeFiles(drawn.deck, ['pptx', 'preview'], writeKit);
  }
  const { deck } = await compileDeck(body, read.deck, outcomes, drawAll(drawKit));
  if (deck !== undefined) await writeFiles(deck, ['pptx', 'pdf'], writeKit);
}

const service = await startBenchService();
try {
  const workers = [service.start('worker'), service.start('worker'), service.start('deck-worker')];
  await service.ready(3);
  const ours = [process.pid];
  const theirs = [service.gateway, service.relay, ...workers].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  let n = 0;
  const call = async (method: string, path: string, json: unknown): Promise<Record<string, unknown>> => {
    const { status, text } = await send(service.agent, service.base, path, { method, json, key: service.keys[0] ?? '' });
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const pipeline: Took[] = [];
  const whole: Took[] = [];
  const edited: Took[] = [];
  for (let warm = 0; warm < 3; warm += 1) {
    await bare(deckNumber(n++));
    const { job_id } = await call('POST', '/v1/render/intent/deck', deckNumber(n++));
    await call('PATCH', `/v1/render/intent/deck/${job_id}`, { slides: [{ position: 5, intent: { headline: 'Warm' } }] });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    pipeline.push(await timed(ours, () => bare(deckNumber(n++))));
    let deck: Record<string, unknown> = {};
    whole.push(
      await timed(theirs, async () => {
        deck = await call('POST', '/v1/render/intent/deck', deckNumber(n++));
      }),
    );
    const edit = { slides: [{ position: 5, intent: { headline: `More riders, and punctual ones (${round})` } }] };
    edited.push(await timed(theirs, () => call('PATCH', `/v1/render/intent/deck/${deck['job_id']}`, edit)));
  }
  const many = 6;
  const all = await timed(theirs, () =>
    Promise.all(Array.from({ length: many }, () => call('POST', '/v1/render/intent/deck', deckNumber(n++)))),
  );
  const alone = await timed(ours, async () => {
    for (let i = 0; i < many; i += 1) await bare(deckNumber(n++));
  });
  const say = (what: string, took: readonly Took[]): void =>
    console.log(
      `${what.padEnd(28)}${clock(took).toFixed(0).padStart(6)} ms (median)  ${mean(took).toFixed(0).padStart(6)} ms of processor (mean)`,
    );
  say('bare pipeline, a deck', pipeline);
  say('service, one caller, a deck', whole);
  say('one slide of 30 edited', edited);
  const [p, w, e] = [clock(pipeline), clock(whole), clock(edited)];
  console.log(
    `a deck beside the pipeline    ${(w / p).toFixed(2)} of its clock, ${(mean(whole) / mean(pipeline)).toFixed(2)} of its processor time`,
  );
  console.log(
    `an edit beside the whole      ${(e / w).toFixed(3)} of its clock, ${(mean(edited) / mean(whole)).toFixed(3)} of its processor time`,
  );
  const rate = ({ clock: ms }: Took): number => (many * 30 * 1000) / ms;
  console.log(
    `${many} decks at once              ${rate(all).toFixed(0)} slides/s beside ${rate(alone).toFixed(0)} of one bare process; ` +
      `${(alone.cpu / all.cpu).toFixed(2)} of the processor time goes into the pipeline`,
  );
} finally {
  await service.stop();
}
