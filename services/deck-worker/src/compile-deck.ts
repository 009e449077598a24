/** Compiles one deck from its slides and stores its files: the handler of `compile_deck`. */

import { briefReader } from '@deckwright/brief';
import type { SpokenWay, WayOut } from '@deckwright/core/ways-out';
import {
  compileDeck,
  createSlideReader,
  type DeckReport,
  isUsable,
  readDeckRequest,
  type SlideOutcome,
  slideReportSchema,
} from '@deckwright/draw/deck';
import { readJson } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { FontSource } from '@deckwright/draw/typeset';
import { prices } from '@deckwright/platform/billing';
import { createBrandCache } from '@deckwright/platform/brands';
import { askFor, noUsableSlide, problem, renderFailed, wayOut } from '@deckwright/platform/errors';
import type { FileRecord, HandlerOutcome, JobHandler, JobRecord, JobStore, JsonObject, NewFile } from '@deckwright/platform/jobs';
import { inSpan } from '@deckwright/platform/telemetry';
import { brandBook } from '@deckwright/uploads/brand';
import { createWriteKit } from '@deckwright/write/files';
import { createSceneMemory } from './scene-memory.ts';
import { type FilePlaces, storeFiles } from './store-files.ts';
import { writeDeck } from './write-deck.ts';

/** What the handler works with. */
export interface CompileDeckDeps extends FilePlaces {
  readonly fonts: FontSource;
  readonly store: Pick<JobStore, 'slides'>;
}

/** Makes the handler; fonts and scenes are cached from deck to deck. */
export function createCompileDeck({ fonts, store, ...places }: CompileDeckDeps): JobHandler {
  const brands = createBrandCache(places.db, places.objects);
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts, { keep_pages: true });
  const draw = createSceneMemory(drawKit);
  const readSlide = createSlideReader();
  return async (job, kit) => {
    const slides = await kit.measure('slides', () => store.slides(job.job_id));
    const parsed = readJson(job.request_text);
    if (!parsed.ok) return failed('invalid_json', 400, 'The request is not readable JSON', parsed.detail);
    const book = await brandBook((slug, version) => brands(job, slug, version), parsed.value);
    const read = readDeckRequest(parsed.value, { brands: book, briefs: briefReader }, readSlide);
    if (!read.ok) return failed(read.problem.code, read.problem.status, read.problem.title, read.problem.detail);
    if (read.deck.slides.length !== slides.length)
      return failed('render_failed', 500, 'The job could not be finished', 'Slides of the deck were deleted while it was made.');
    const outcomes = slides.map(outcomeOf);
    const mark = job.mode === 'test' ? 'test' : undefined;
    const body = parsed.value as object;
    const { deck, stretches, report } = await kit.measure('draw', () =>
      inSpan('draw', {}, () =>
        compileDeck(body, read.deck, outcomes, { draw: (slide) => draw(slide, mark), engine_version: drawKit.engine_version }),
      ),
    );
    await kit.fault('mid_render');
    kit.signal.throwIfAborted();
    // A policy of the caller's that is broken is a verdict on the deck, with its report.
    if (report.status === 'completed_with_errors') return noneUsable(report);
    if (deck === undefined) return complete(report, [], 0);
    const written = await kit.measure('write', () => inSpan('write', {}, () => writeDeck(deck, stretches, job.outputs, writeKit)));
    kit.signal.throwIfAborted();
    const stored = await kit.measure('store', () => inSpan('store', {}, () => storeFiles(places, written, kit.signal)));
    await kit.fault('after_put');
    const files = [...stored, ...previewOf(slides)];
    // The same deck again is free.
    if (job.repeat_of !== null) return complete({ ...report, repeat_of: job.repeat_of }, files, 0);
    // Slides that were paid for when they were rendered.
    if (read.deck.controls.assembled === true) return complete(report, files, 0);
    // Slides that are alike are paid for once, like an input that is sent again.
    const paid = new Set(read.deck.slides.flatMap(({ unnumbered }, i) => (isUsable(outcomes[i]) ? [unnumbered] : [])));
    return complete(report, files, paid.size * prices.slide.cents);
  };
}

/** The picture of the first usable slide is the deck's. */
function previewOf(slides: readonly JobRecord[]): readonly NewFile[] {
  const isPreview = (file: FileRecord) => file.kind === 'preview';
  const found = slides.find((slide) => slide.result?.['status'] === 'complete' && slide.files.some(isPreview))?.files.find(isPreview);
  if (found === undefined) return [];
  const { file_id: _own, ...file } = found;
  return [file];
}

function outcomeOf({ job_id, status, result, error }: JobRecord): SlideOutcome {
  if (status === 'complete') {
    const report = slideReportSchema.safeParse(result);
    if (report.success) return { job_id, report: report.data };
  }
  if (status === 'canceled') return { job_id, problem: { code: 'job_canceled', detail: 'The slide was canceled.' } };
  const text = (name: string): string | undefined => (typeof error?.[name] === 'string' ? error[name] : undefined);
  const remedy = text('remedy');
  const split = error?.['suggested_split'];
  return {
    job_id,
    problem: {
      code: text('code') ?? 'render_failed',
      detail: text('detail') ?? 'The slide could not be drawn.',
      ...(remedy === undefined ? {} : { remedy }),
      ...(Array.isArray(split) ? { suggested_split: split } : {}),
    },
  };
}

const complete = (report: object, files: readonly NewFile[], cost_cents: number): HandlerOutcome => ({
  outcome: 'complete',
  completion: { result: JSON.parse(JSON.stringify(report)) as JsonObject, files, cost_cents },
});

/** A deck without a slide is no deck: it has failed, and says of each slide why. */
function noneUsable({ failed_slides }: DeckReport): HandlerOutcome {
  const isOurs = failed_slides.every(({ code }) => code === renderFailed.code);
  const [first] = failed_slides;
  const why = typeof first?.['message'] === 'string' ? ` Slide 1: ${first['message']}` : '';
  const body = problem(isOurs ? renderFailed : noUsableSlide, {
    ...(isOurs && { title: 'No slide of the deck could be rendered' }),
    detail: `None of the ${failed_slides.length} slides can be used, so no file was made and nothing was charged.${why}`,
    ...(isOurs ? {} : { ways: waysFor(failed_slides) }),
    extra: { failed_slides, cost_charged: 0 },
  });
  return { outcome: 'failed', problem: JSON.parse(JSON.stringify(body)) as JsonObject };
}

/** Splits take the place of slides from the last on, so that the positions of those before stay what they are. */
function waysFor(failed: DeckReport['failed_slides']): readonly SpokenWay[] {
  const why = 'No slide of the deck can be used as it is.';
  const change = failed.toReversed().flatMap(({ ways_out }) => {
    const step = Array.isArray(ways_out) ? (ways_out as WayOut[])[0]?.do[0] : undefined;
    return step !== undefined && 'change' in step ? step.change : [];
  });
  const say = 'Correct the slides as `failed_slides` says, and send the deck again.';
  const correct = askFor(why, say);
  if (change.length === 0) return [correct];
  const split =
    'Send the deck with the slides of each `suggested_split` in the place of the slide that they were made of. Or correct the slides as `failed_slides` says.';
  return [wayOut({ why, say: split, do: [{ change }] }), { ...correct, say: '' }];
}

/** The gateway refuses such requests before they become jobs; one of another version may not have. */
const failed = (code: string, status: number, title: string, detail: string): HandlerOutcome => ({
  outcome: 'failed',
  problem: { code, status, title, detail, actionable: status < 500, remedy: 'Send the deck again.', cost_charged: 0 },
});
