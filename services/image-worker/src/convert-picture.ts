/** Reads the picture of one job, and makes of it what was asked for: slides, a brief, or a list of what was seen. The handler of `convert_picture`. */
import { convertPictureTask, type PictureTold, tellPictureTask } from '@deckwright/convert/picture';
import type { Outcome } from '@deckwright/core/task';
import { findOwnPicture } from '@deckwright/isolate/own';
import { complete, failed, fileProblem, type HandlerDeps, readSources, storePptx } from '@deckwright/isolate/worker';
import { type PriceCode, prices } from '@deckwright/platform/billing';
import type { HandlerKit, JobHandler, JobRecord, PicturedSlide } from '@deckwright/platform/jobs';
import { z } from 'zod';
import { createOwnSlides, type OwnSlides } from './draw-own-slide.ts';
import { briefReport, ownPictureReport, pictureReport, representation } from './picture-report.ts';
import { isAsked, type ProposalDeps, type ReadPicture, withProposal } from './with-proposal.ts';

/** What a gateway, perhaps of another version, asked for. */
const Request = z.looseObject({
  picture: z.looseObject({
    branch: z.enum(['reconstruct', 'preserve', 'explain', 'teach_deck', 'brief', 'perceive']),
    languages: z.array(z.string()).optional(),
    theme_id: z.string().optional(),
    slide_count: z.int().optional(),
  }),
});
type Wish = z.infer<typeof Request>['picture'];

/** What each comes to, by the price of the rate card. */
const PRICE: Readonly<Record<Wish['branch'], PriceCode>> = {
  reconstruct: 'recreation',
  preserve: 'recreation',
  explain: 'recreation',
  teach_deck: 'recreation',
  brief: 'analysis',
  perceive: 'perception',
};

/** The machine may be busy: nobody waits for a job as for a page. */
const JOB_LIMITS = { time_ms: 120_000 } as const;

export type ConvertPictureDeps = HandlerDeps & ProposalDeps;

export function createConvertPicture(deps: ConvertPictureDeps): JobHandler {
  const slides = createOwnSlides(deps);
  return async (job, kit) => {
    const [picture] = (await readSources(deps, job)) ?? [];
    if (picture === undefined) return failed(fileProblem.gone);
    const wish = Request.parse(JSON.parse(job.request_text)).picture;
    await kit.fault('mid_render');
    const outcome = (await ownSlide(deps, slides, wish, job, picture, kit)) ?? (await made(deps, wish, picture, job, kit));
    if (outcome.outcome !== 'done') return failed(fileProblem.ofPicture(outcome));
    const { cents } = prices[PRICE[wish.branch]];
    const result = { status: 'complete', branch: wish.branch, ...outcome.answer, price: cents / 100 };
    const [pptx] = outcome.files;
    if (pptx === undefined) return complete(result, [], cents);
    kit.progress({ done: 1, total: 2, stage: 'storing' });
    const files = await storePptx(deps, pptx, kit.signal);
    await kit.fault('after_put');
    return complete(result, files, cents);
  };
}

/** The slide of the account that the picture shows, drawn again from its request; null for a picture of others. */
async function ownSlide(
  deps: HandlerDeps,
  slides: OwnSlides,
  { branch }: Wish,
  job: JobRecord,
  picture: Uint8Array,
  kit: HandlerKit,
): Promise<Outcome<object> | null> {
  if (branch !== 'reconstruct' && branch !== 'preserve') return null;
  const draw = async ({ request_text }: PicturedSlide) => {
    const deck = await slides.draw(job, request_text);
    return deck === undefined ? [] : slides.pictures(deck);
  };
  const own = await findOwnPicture({ ...deps, draw }, job, picture, { signal: kit.signal, limits: JOB_LIMITS });
  const deck = own === null ? undefined : await slides.draw(job, own.intents[0] ?? '');
  if (own === null || deck === undefined) return null;
  const report = ownPictureReport(own, deck.slides[0]?.title ?? '');
  return { outcome: 'done', answer: { ...report, slides_total: 1 }, files: [await slides.pptx(deck)] };
}

async function made(
  deps: ConvertPictureDeps,
  { branch, languages, theme_id, slide_count }: Wish,
  picture: Uint8Array,
  job: JobRecord,
  kit: HandlerKit,
): Promise<Outcome<object>> {
  const { isolate } = deps;
  const mark = job.mode === 'test';
  const run = { signal: kit.signal, limits: JOB_LIMITS };
  const order = {
    branch: branch === 'preserve' ? branch : 'reconstruct',
    ...((branch === 'explain' || branch === 'teach_deck' || branch === 'brief') && { all_words: true }),
    ...(languages !== undefined && { languages }),
    ...(mark && { mark }),
    ...(isAsked(deps, job) && { with_picture: true }),
  } as const;
  const read = await isolate.run(convertPictureTask, order, [picture], run);
  if (read.outcome !== 'done') return read;
  const [pptx, shown] = read.files;
  const picked = await withProposal(deps, job, read.answer, shown, kit);
  const { seen, by } = picked;
  if (branch === 'reconstruct' || branch === 'preserve')
    return { outcome: 'done', answer: { ...pictureReport(seen, by), slides_total: 1 }, files: pptx === undefined ? [] : [pptx] };
  if (branch === 'perceive') return { outcome: 'done', answer: representation(seen, by), files: [] };
  const wish = {
    branch,
    seen,
    ...(theme_id !== undefined && { theme_id }),
    ...(slide_count !== undefined && { slide_count }),
    ...(mark && { mark }),
  };
  const told = await isolate.run(tellPictureTask, wish, [picture], run);
  return told.outcome === 'done' ? { ...told, answer: reportOf(picked, told.answer, branch) } : told;
}

const reportOf = ({ seen, by }: ReadPicture, told: PictureTold, branch: 'explain' | 'teach_deck' | 'brief'): object => ({
  ...pictureReport(seen, by),
  ...briefReport(told),
  ...(branch !== 'brief' && { slides_total: told.slides }),
});
