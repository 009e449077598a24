/** Draws one slide: takes a request, gives the finished scene and the report. */
import { DrawRefusal, type SlideRequest } from '../intent/index.ts';
import { SMALLEST_PT, type TestMark } from '../scene/index.ts';
import { hanOf, hasLongWord, hasPartable } from '../typeset/index.ts';
import { inOpenVariants, withAllShown } from './all-shown.ts';
import { bodyOf } from './draw-body.ts';
import { type DrawKit, slideKit } from './draw-kit.ts';
import { finishSlide } from './finish-slide.ts';
import { frameSlide } from './frame-slide.ts';
import { inRoomierVariant, withoutIcons } from './give-way.ts';
import { remarkOf } from './remark.ts';
import { type DrawnSlide, sealSlide } from './seal-slide.ts';
import { asSent, withStrange } from './sent-refusal.ts';
import { smallestOf } from './small-drawing.ts';
import { withSuggestedSplit } from './suggest-split.ts';
import { truncated } from './truncate.ts';

export interface DrawOptions {
  /** Puts the mark of test keys on the slide. Its report does not change. */
  readonly mark?: TestMark | undefined;
}

/**
 * Draws one slide. Throws `DrawRefusal` (with its problem as data) for content that no arrangement can hold; the same request
 * gives the same scene on any machine.
 */
export async function drawSlide(request: SlideRequest, kit: DrawKit, options: DrawOptions = {}): Promise<DrawnSlide> {
  await kit.prepare(request.canonical, request.locale);
  return drawPrepared(request, kit, options);
}

/** As `drawSlide`, for requests that `kit.prepare` has seen. */
export function drawPrepared(asked: SlideRequest, drawKit: DrawKit, options: DrawOptions = {}): DrawnSlide {
  const first = bestOf(asked, drawKit, options);
  const flawless = (request: SlideRequest | undefined): DrawnSlide | undefined =>
    request && withoutErrors(bestOf(request, drawKit, options));
  if (!(first instanceof DrawRefusal)) return withAllShown(first, asked, flawless);
  if (first.problem.code !== 'capacity_exceeded') throw asSent(first.problem, asked);
  const plain = withoutIcons(asked);
  const roomier = inRoomierVariant(plain ?? asked);
  const small = { ...options, small: true };
  for (const draw of [
    () => flawless(plain),
    () => drawSmall(asked, drawKit, small),
    () => plain && drawSmall(plain, drawKit, small),
    () => flawless(roomier),
    () => roomier && drawSmall(roomier, drawKit, small),
    ...inOpenVariants(asked).map((other) => () => flawless(other())),
  ]) {
    const drawn = draw();
    if (drawn !== undefined) return withAllShown(drawn, asked, flawless);
  }
  throw asSent(
    withSuggestedSplit(withStrange(first.problem, asked), asked, (part) => isDrawn(part, drawKit)),
    asked,
  );
}

const withoutErrors = (drawn: DrawnSlide | DrawRefusal): DrawnSlide | undefined =>
  drawn instanceof DrawRefusal || drawn.report.errors.length > 0 ? undefined : drawn;

/** The slide with whole words, or with parted ones where these are better; or the refusal of the first. */
function bestOf(asked: SlideRequest, kit: DrawKit, options: DrawOnceOptions): DrawnSlide | DrawRefusal {
  const whole = attempt(() => drawOnce(asked, kit, options));
  if (!mayBePartedIn(whole, asked)) return whole;
  const parted = attempt(() => drawOnce(asked, kit, { ...options, parts: true }));
  return isBetter(parted, whole) ? parted : whole;
}

/** What is drawn, or the refusal. */
function attempt(draw: () => DrawnSlide): DrawnSlide | DrawRefusal {
  try {
    return draw();
  } catch (error) {
    if (error instanceof DrawRefusal) return error;
    throw error;
  }
}

/** Type below this is small enough for a hyphen to be the lesser evil. */
const COMFORTABLE_PT = 12;

/** Whether parting words may mend what was drawn: a refusal, words beyond their box, or type that one long word made small. */
function mayBePartedIn(whole: DrawnSlide | DrawRefusal, { canonical }: SlideRequest): boolean {
  if (!hasPartable(canonical)) return false;
  if (whole instanceof DrawRefusal) return true;
  return (hasLongWord(canonical) && smallestIn(whole) < COMFORTABLE_PT) || whole.report.errors.length > 0;
}

function isBetter(parted: DrawnSlide | DrawRefusal, whole: DrawnSlide | DrawRefusal): parted is DrawnSlide {
  if (parted instanceof DrawRefusal || parted.report.errors.length > 0) return false;
  return whole instanceof DrawRefusal || whole.report.errors.length > 0 || smallestIn(parted) > smallestIn(whole);
}

/** The smallest type of the body, pt. */
const smallestIn = ({ judged }: DrawnSlide): number => smallestOf(judged.shapes.filter(({ id }) => id.startsWith('body')));

/** The slide at smaller type, where the content fits at that. */
function drawSmall(asked: SlideRequest, kit: DrawKit, options: DrawOnceOptions): DrawnSlide | undefined {
  if (asked.min_font_pt !== undefined && asked.min_font_pt > SMALLEST_PT) return undefined;
  const small = attempt(() => drawOnce(asked, kit, { ...options, parts: hasPartable(asked.canonical) }));
  return withoutErrors(small);
}

interface DrawOnceOptions extends DrawOptions {
  /** One step below the usual sizes. */
  readonly small?: boolean;
  /** Words that are wider than their line are parted. */
  readonly parts?: boolean;
}

/** Whether a slide can be drawn without a fault of the drawing. */
function isDrawn(request: SlideRequest, kit: DrawKit): boolean {
  try {
    return drawOnce(request, kit, {}).report.errors.length === 0;
  } catch (error) {
    if (error instanceof DrawRefusal) return false;
    throw error;
  }
}

function drawOnce(asked: SlideRequest, drawKit: DrawKit, options: DrawOnceOptions): DrawnSlide {
  const { fonts, engine_version } = drawKit;
  const request = asked.allow_truncation ? truncated(asked) : asked;
  const kit = slideKit(request, drawKit, options.parts);
  const framed = frameSlide(request, kit);
  const small =
    options.small === true
      ? () =>
          fonts.smallTypesetter(
            request.theme,
            hanOf(request.canonical, request.locale),
            options.parts === true ? fonts.partsOf(request.locale) : undefined,
          )
      : undefined;
  const body = bodyOf(request, framed, kit, small);
  // The remark follows from the drawn body and needs room in the frame, so the slide is drawn again with it.
  const remark = request.chrome.remark === undefined && framed.layout === 'content' ? remarkOf(body.shapes, kit) : undefined;
  if (remark !== undefined) return drawOnce({ ...asked, chrome: { ...asked.chrome, remark } }, drawKit, options);
  const slide = finishSlide(request, framed, body, kit);
  return sealSlide(request, framed, slide, kit, { engine_version, mark: options.mark });
}
