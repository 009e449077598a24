/** Draws slides and stores their files: the handlers of `render_slide`, for one job and for several of one deck. */

import { briefReader } from '@deckwright/brief';
import { type DrawProblem, DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, type RenderReport } from '@deckwright/draw/pipeline';
import type { TestMark } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import { prices } from '@deckwright/platform/billing';
import { createBrandCache } from '@deckwright/platform/brands';
import type { Database } from '@deckwright/platform/database';
import {
  type HandlerOutcome,
  type JobHandler,
  type JobRecord,
  type NewFile,
  type Task,
  type TogetherHandler,
  toJsonObject,
} from '@deckwright/platform/jobs';
import { createClaimTogether, type ObjectStore } from '@deckwright/platform/object-store';
import { inSpan } from '@deckwright/platform/telemetry';
import { brandBook } from '@deckwright/uploads/brand';
import { createWriteKit, type FileFormat, packScene, writeFiles } from '@deckwright/write/files';
import { storeFiles, type WrittenSlide } from './store-files.ts';

/** What the handler works with. */
export interface RenderSlideDeps {
  readonly fonts: FontSource;
  readonly db: Database;
  readonly objects: ObjectStore;
}

/** Stages told as progress. */
const TOTAL = 3;

/** One slide alone, and slides of one deck, which are drawn one after the other and stored together. */
export interface SlideHandlers {
  readonly one: JobHandler;
  readonly together: TogetherHandler;
}

/** A slide with its files yet to be stored, or one that has ended without any. */
type Drawn =
  | { readonly ended: HandlerOutcome }
  | { readonly written: WrittenSlide; readonly end: (files: readonly NewFile[]) => HandlerOutcome };

/** Makes the handlers; fonts are loaded once and kept. */
export function createRenderSlide({ fonts, db, objects }: RenderSlideDeps): SlideHandlers {
  const brands = createBrandCache(db, objects);
  const places = { claim: createClaimTogether(db), objects };
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts);

  const draw = async ({ job, kit }: Task): Promise<Drawn> => {
    const parsed = readJson(job.request_text);
    if (!parsed.ok) return { ended: unreadable(parsed.detail) };
    const book = await brandBook((slug, version) => brands(job, slug, version), parsed.value);
    const read = readSlideRequest(parsed.value, { brands: book, briefs: briefReader });
    if (!read.ok) return { ended: refused(read.problem) };
    const attributes = { 'deckwright.job_id': job.job_id };
    try {
      const { deck, report } = await kit.measure('draw', () =>
        inSpan('draw', { attributes }, () => drawSlide(read.request, drawKit, { mark: markOf(job) })),
      );
      await kit.fault('mid_render');
      kit.signal.throwIfAborted();
      // A slide that is drawn but broken is kept back, and nothing is charged for it.
      const isUsable = report.status === 'complete';
      if (report.status === 'rejected' || (!isUsable && !read.request.force_render)) return { ended: complete(report, [], 0) };
      const written = await kit.measure('write', async (): Promise<WrittenSlide> => {
        // A brand's own faces are not at hand where previews are drawn later.
        const scene = (read.request.brand?.faces.length ?? 0) > 0 ? undefined : packScene(deck);
        const formats: readonly FileFormat[] = scene === undefined ? [...job.outputs, 'preview'] : job.outputs;
        return inSpan('write', { attributes: { ...attributes, 'deckwright.formats': formats.join(' ') } }, async () => ({
          files: await writeFiles(deck, formats, writeKit),
          scene,
        }));
      });
      kit.progress({ done: 2, total: TOTAL, stage: 'storing' });
      kit.signal.throwIfAborted();
      // The same slide again is free.
      const { repeat_of } = job;
      if (isUsable && repeat_of !== null) return { written, end: (files) => complete({ ...report, repeat_of }, files, 0) };
      return { written, end: (files) => complete(report, files, isUsable ? prices.slide.cents : 0) };
    } catch (error) {
      if (error instanceof DrawRefusal) return { ended: refused(error.problem) };
      throw error;
    }
  };

  const store = async ({ kit }: Task, { written, end }: Exclude<Drawn, { ended: unknown }>): Promise<HandlerOutcome> => {
    const files = await kit.measure('store', () => inSpan('store', {}, () => storeFiles(places, written, kit.signal)));
    await kit.fault('after_put');
    return end(files);
  };

  return {
    one: async (job, kit) => {
      const drawn = await draw({ job, kit });
      return 'ended' in drawn ? drawn.ended : store({ job, kit }, drawn);
    },
    together: async (tasks) => {
      const all: PromiseSettledResult<Drawn>[] = [];
      for (const task of tasks) all.push(...(await Promise.allSettled([draw(task)])));
      // All want to claim in the same turn, and so do it in one statement.
      return Promise.allSettled(
        tasks.map(async (task, i) => {
          const drawn = all[i];
          if (drawn?.status !== 'fulfilled') throw drawn?.reason;
          return 'ended' in drawn.value ? drawn.value.ended : store(task, drawn.value);
        }),
      );
    },
  };
}

/** Files of a test job say that they are. */
const markOf = ({ mode }: JobRecord): TestMark | undefined => (mode === 'test' ? 'test' : undefined);

const complete = (
  report: RenderReport & { readonly repeat_of?: string },
  files: readonly NewFile[],
  cost_cents: number,
): HandlerOutcome => ({
  outcome: 'complete',
  completion: { result: toJsonObject(report), files, cost_cents },
});

/** The gateway refuses such requests before they become jobs; an older or newer one may not have. */
const refused = ({ members, ...problem }: DrawProblem): HandlerOutcome => ({
  outcome: 'failed',
  problem: toJsonObject({ ...members, ...problem, actionable: problem.status < 500, cost_charged: 0 }),
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
