/** Makes the picture of one job and keeps it for its account: the handler of `generate_picture`. */
import { illustrateTask } from '@deckwright/convert/illustration/illustrate.task';
import type { Outcome } from '@deckwright/core/task';
import { complete, failed, fileProblem, type HandlerDeps } from '@deckwright/isolate/worker';
import { type Asset, addAssetIn, findMadeAsset, newAssetId } from '@deckwright/platform/assets';
import { prices } from '@deckwright/platform/billing';
import { pictureFailed, pictureRefused, problem } from '@deckwright/platform/errors';
import type { Owner } from '@deckwright/platform/identity';
import type { HandlerOutcome, JobHandler } from '@deckwright/platform/jobs';
import { createKeepFiles, retryStore } from '@deckwright/platform/object-store';
import {
  createIllustratorMaker,
  type Illustrate,
  type MakerFault,
  PICTURE_QUALITIES,
  PICTURE_SIZES,
  type PictureConfig,
  type PictureMaker,
  pictureMakerOf,
} from '@deckwright/platform/picture-maker';
import { pictureTask } from '@deckwright/uploads/picture';
import { z } from 'zod';

/** What a gateway, perhaps of another version, asked for. */
const Request = z.looseObject({
  picture: z.looseObject({
    prompt: z.string(),
    size: z.enum(PICTURE_SIZES),
    quality: z.enum(PICTURE_QUALITIES).optional(),
    model: z.string().optional(),
    theme_id: z.string().optional(),
  }),
});

/** The machine may be busy: nobody waits for one process of a job as for a page. */
const JOB_LIMITS = { time_ms: 60_000 } as const;

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

export interface GeneratePictureDeps extends HandlerDeps {
  readonly pictures: PictureConfig;
  readonly log: { warn(facts: object, message: string): void };
}

type NewAsset = Omit<Asset, 'created_at' | 'mode'>;

export function createGeneratePicture({ isolate, db, objects, pictures, log }: GeneratePictureDeps): JobHandler {
  const illustrate: Illustrate = async ({ prompt, size, theme_id }, signal) => {
    const order = { prompt, size, ...(theme_id !== undefined && { theme_id }) };
    const outcome = await isolate.run(illustrateTask, order, [], { signal, limits: JOB_LIMITS });
    if (outcome.outcome !== 'done') throw new Undrawn(outcome);
    return outcome.files[0] ?? new Uint8Array();
  };
  const configured = pictureMakerOf(pictures, illustrate);
  const illustrator = createIllustratorMaker(illustrate);
  return async (job, kit) => {
    const { prompt, size, quality, model, theme_id } = Request.parse(JSON.parse(job.request_text)).picture;
    const owner = { account_id: job.account_id, mode: job.mode };
    // Test keys pay nothing, so nobody else is paid for them.
    const maker = job.mode === 'test' ? illustrator : configured;
    const kept = maker.is_repeatable ? await findMadeAsset(db, owner, job.input_hash) : null;
    if (kept !== null) return done(kept);
    await kit.fault('mid_render');
    kit.progress({ done: 0, total: 2, stage: 'making' });
    const wish = {
      prompt,
      size,
      ...(quality !== undefined && { quality }),
      ...(model !== undefined && { model }),
      ...(theme_id !== undefined && { theme_id }),
    };
    const made = await kit.measure('make', () => maker.make(wish, kit.signal)).catch(undrawn);
    if (made instanceof Undrawn) return failed(fileProblem.of(made.outcome));
    if (made.outcome !== 'made') {
      log.warn({ job_id: job.job_id, reason: made.outcome, generator: maker.generator }, made.message);
      return notMade(made.outcome, made.message, maker);
    }
    kit.progress({ done: 1, total: 2, stage: 'storing' });
    // What a generator sends is as much a stranger's file as an upload.
    const taken = await isolate.run(pictureTask, { use: 'image' }, [made.bytes], { signal: kit.signal, limits: JOB_LIMITS });
    const answer = taken.outcome === 'done' ? taken.answer : undefined;
    const content = taken.outcome === 'done' ? taken.files[0] : undefined;
    const extension = answer?.ok === true ? EXTENSIONS[answer.mime] : undefined;
    if (answer?.ok !== true || content === undefined || extension === undefined) {
      const why = answer?.ok === false ? answer.message : 'It is not decoded within the limits.';
      log.warn({ job_id: job.job_id, reason: 'not_a_picture', generator: maker.generator }, why);
      return notMade('not_a_picture', `What the generator sent cannot be used. ${why}`, maker);
    }
    const { mime, format, width_px, height_px, changes } = answer;
    const keep = createKeepFiles(db, objects);
    const [stored] = await retryStore(() => keep([{ content, extension, mime }]), kit.signal);
    if (stored === undefined) throw new Error('The store kept nothing.');
    await kit.fault('after_put');
    const { generator, model: made_by } = made;
    const facts = { format, width_px, height_px, changes, generator, model: made_by, prompt, size, made_from: job.input_hash };
    return done({ asset_id: newAssetId(), kind: 'image', mime, ...stored, facts }, owner);
  };
}

type Fault = Exclude<Outcome<object>, { outcome: 'done' }>;

/** The illustrator's process did not end well. */
class Undrawn extends Error {
  readonly outcome: Fault;
  constructor(outcome: Fault) {
    super(outcome.message);
    this.outcome = outcome;
  }
}

const undrawn = (error: unknown): Undrawn => {
  if (error instanceof Undrawn) return error;
  throw error;
};

/** @param owner of a picture that is not kept yet: it is as the job ends, or not at all */
function done({ facts, ...asset }: NewAsset, owner?: Owner): HandlerOutcome {
  const { asset_id, object_key, sha256, bytes, mime } = asset;
  const { made_from: _made_from, ...told } = facts;
  const { cents } = prices.image;
  const result = { status: 'complete', asset_id, image_src: `asset:${asset_id}`, ...told, mime, bytes, sha256, price: cents / 100 };
  const ended = complete(result, [{ kind: 'preview', object_key, sha256, bytes, mime }], cents);
  if (owner === undefined || ended.outcome !== 'complete') return ended;
  return {
    outcome: 'complete',
    completion: { ...ended.completion, alongside: async (transaction) => void (await addAssetIn(transaction, owner, { facts, ...asset })) },
  };
}

function notMade(fault: MakerFault, detail: string, { generator }: PictureMaker): HandlerOutcome {
  if (fault === 'refused') return failed(problem(pictureRefused, { detail, extra: { generator } }));
  return failed(problem(pictureFailed, { detail, extra: { reason: fault, generator } }));
}
