/** Draws one slide: takes a request, gives the finished scene and the report. */
import { DrawRefusal, type SlideRequest } from '../intent/index.ts';
import { SMALLEST_PT, type TestMark } from '../scene/index.ts';
import { hanOf } from '../typeset/index.ts';
import { bodyOf } from './draw-body.ts';
import { type DrawKit, slideKit } from './draw-kit.ts';
import { finishSlide } from './finish-slide.ts';
import { frameSlide } from './frame-slide.ts';
import { remarkOf } from './remark.ts';
import { type DrawnSlide, sealSlide } from './seal-slide.ts';
import { asSent, withStrange } from './sent-refusal.ts';
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
  await kit.prepare(request.canonical);
  return drawPrepared(request, kit, options);
}

/** As `drawSlide`, for requests that `kit.prepare` has seen. */
export function drawPrepared(asked: SlideRequest, drawKit: DrawKit, options: DrawOptions = {}): DrawnSlide {
  try {
    return drawOnce(asked, drawKit, options);
  } catch (error) {
    if (!(error instanceof DrawRefusal)) throw error;
    if (error.problem.code !== 'capacity_exceeded') throw asSent(error.problem, asked);
    const small = drawSmall(asked, drawKit, options);
    if (small !== undefined) return small;
    throw asSent(
      withSuggestedSplit(withStrange(error.problem, asked), asked, (part) => isDrawn(part, drawKit)),
      asked,
    );
  }
}

/** The slide at smaller type, where the content fits at that. */
function drawSmall(asked: SlideRequest, kit: DrawKit, options: DrawOptions): DrawnSlide | undefined {
  if (asked.min_font_pt !== undefined && asked.min_font_pt > SMALLEST_PT) return undefined;
  try {
    const small = drawOnce(asked, kit, { ...options, small: true });
    return small.report.errors.length === 0 ? small : undefined;
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
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

function drawOnce(asked: SlideRequest, drawKit: DrawKit, options: DrawOptions & { readonly small?: boolean }): DrawnSlide {
  const { fonts, engine_version } = drawKit;
  const request = asked.allow_truncation ? truncated(asked) : asked;
  const kit = slideKit(request, drawKit);
  const framed = frameSlide(request, kit);
  const small = options.small === true ? () => fonts.smallTypesetter(request.theme, hanOf(request.canonical, request.locale)) : undefined;
  const body = bodyOf(request, framed, kit, small);
  // The remark follows from the drawn body and needs room in the frame, so the slide is drawn again with it.
  const remark = request.chrome.remark === undefined && framed.layout === 'content' ? remarkOf(body.shapes, kit) : undefined;
  if (remark !== undefined) return drawOnce({ ...asked, chrome: { ...asked.chrome, remark } }, drawKit, options);
  const slide = finishSlide(request, framed, body, kit);
  return sealSlide(request, framed, slide, kit, { engine_version, mark: options.mark });
}
