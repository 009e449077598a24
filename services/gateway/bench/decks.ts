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
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

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
  service.start('worker');
  service.start('worker');
  service.start('deck-worker');
  await service.ready(3);
  let n = 0;
  const call = async (method: string, path: string, json: unknown): Promise<Record<string, unknown>> => {
    const { status, text } = await send(service.agent, service.base, path, { method, json, key: service.keys[0] ?? '' });
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const pipeline: number[] = [];
  const whole: number[] = [];
  const edited: number[] = [];
  await bare(deckNumber(n++));
  await call('POST', '/v1/render/intent/deck', deckNumber(n++));
  for (let round = 0; round < ROUNDS; round += 1) {
    pipeline.push(await timed(() => bare(deckNumber(n++))));
    let deck: Record<string, unknown> = {};
    whole.push(
      await timed(async () => {
        deck = await call('POST', '/v1/render/intent/deck', deckNumber(n++));
      }),
    );
    const edit = { slides: [{ position: 5, intent: { headline: `More riders, and punctual ones (${round})` } }] };
    edited.push(await timed(() => call('PATCH', `/v1/render/intent/deck/${deck['job_id']}`, edit)));
  }
  const many = 6;
  const all = await timed(() => Promise.all(Array.from({ length: many }, () => call('POST', '/v1/render/intent/deck', deckNumber(n++)))));
  const [p, w, e] = [median(pipeline), median(whole), median(edited)];
  console.log(`bare pipeline, one process   ${p.toFixed(0)} ms a deck, ${((30 / p) * 1000).toFixed(0)} slides/s`);
  console.log(`service, one caller          ${w.toFixed(0)} ms a deck, ${(w / p).toFixed(2)} of the bare pipeline`);
  console.log(`service, ${many} decks at once    ${((many * 30 * 1000) / all).toFixed(0)} slides/s`);
  console.log(`one slide of 30 edited       ${e.toFixed(0)} ms, ${(e / w).toFixed(3)} of the whole`);
} finally {
  await service.stop();
}
