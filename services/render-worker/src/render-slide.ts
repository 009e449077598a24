/** Draws the slide of one job and stores its files: the handler of `render_slide`. */
import { brandBook } from '@deckwright/apart/tasks';
import { type DrawProblem, DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, type RenderReport } from '@deckwright/draw/pipeline';
import type { FontSource } from '@deckwright/draw/typeset';
import { createBrandShelf } from '@deckwright/platform/brands';
import type { HandlerOutcome, JobHandler, JobRecord, JsonObject } from '@deckwright/platform/jobs';
import { inSpan } from '@deckwright/platform/telemetry';
import { createWriteKit, type FileFormat, writeFiles } from '@deckwright/write/files';
import { type FilePlaces, storeFiles } from './store-files.ts';

/** What the handler works with. */
export interface RenderSlideDeps extends FilePlaces {
  readonly fonts: FontSource;
}

/** Price of a usable slide in USD cents. */
export const SLIDE_CENTS = 5;

/** Stages told as progress. */
const TOTAL = 3;

/** Makes the handler; fonts are loaded once and kept. */
export function createRenderSlide({ fonts, ...places }: RenderSlideDeps): JobHandler {
  const brands = createBrandShelf(places.db, places.objects);
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts);
  return async (job, kit) => {
    const parsed = readJson(job.request_text);
    if (!parsed.ok) return unreadable(parsed.detail);
    const read = readSlideRequest(parsed.value, await brandBook(brands, job.account_id, parsed.value));
    if (!read.ok) return refused(read.problem);
    try {
      const { deck, report } = await kit.measure('draw', () => inSpan('draw', {}, () => drawSlide(read.request, drawKit)));
      await kit.fault('mid_render');
      kit.signal.throwIfAborted();
      // A slide that is drawn but broken is kept back, and nothing is charged for it.
      const isUsable = report.status === 'complete';
      if (report.status === 'rejected' || (!isUsable && !read.request.force_render)) return complete(report, [], 0);
      const formats = wanted(job);
      const written = await kit.measure('write', () =>
        inSpan('write', { attributes: { 'deckwright.formats': formats.join(' ') } }, () => writeFiles(deck, formats, writeKit)),
      );
      kit.progress({ done: 2, total: TOTAL, stage: 'storing' });
      kit.signal.throwIfAborted();
      const files = await kit.measure('store', () => inSpan('store', {}, () => storeFiles(places, written, kit.signal)));
      await kit.fault('after_put');
      // The same slide again is free.
      if (isUsable && job.repeat_of !== null) return complete({ ...report, repeat_of: job.repeat_of }, files, 0);
      return complete(report, files, isUsable ? SLIDE_CENTS : 0);
    } catch (error) {
      if (error instanceof DrawRefusal) return refused(error.problem);
      throw error;
    }
  };
}

/** What the caller asked for, and always the small picture that lists show. */
const wanted = (job: JobRecord): readonly FileFormat[] => [...job.outputs, 'preview'];

const complete = (
  report: RenderReport & { readonly repeat_of?: string },
  files: Awaited<ReturnType<typeof storeFiles>>,
  cost_cents: number,
): HandlerOutcome => ({
  outcome: 'complete',
  completion: { result: plain(report), files, cost_cents },
});

/** As JSON, which is what is stored and sent. */
const plain = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

/** The gateway refuses such requests before they become jobs; an older or newer one may not have. */
const refused = ({ members, ...problem }: DrawProblem): HandlerOutcome => ({
  outcome: 'failed',
  problem: plain({ ...members, ...problem, actionable: problem.status < 500, cost_charged: 0 }),
});

const unreadable = (detail: string): HandlerOutcome => ({
  outcome: 'failed',
  problem: {
    code: 'invalid_json',
    status: 400,
    title: 'The request is not readable JSON',
    detail,
    actionable: true,
    remedy: 'Send the request again as valid JSON.',
    cost_charged: 0,
  },
});
