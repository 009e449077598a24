/** The third step of a slide: frame and body together, checked, with its native charts and notes. */
import type { SlideRequest } from '../intent/index.ts';
import type { Kit } from '../layout/index.ts';
import type { Shape, Slide } from '../scene/index.ts';
import { harvest } from '../template/index.ts';
import type { Body } from './body.ts';
import { checkShapes, refuseStrays } from './check-shapes.ts';
import { coverLogo } from './cover-logo.ts';
import { isAuthored } from './draw-body.ts';
import { checkFloor } from './font-floor.ts';
import { warnOfFaces } from './font-warnings.ts';
import type { Framed } from './frame-slide.ts';
import { nativeCharts } from './native-charts.ts';
import { withOwnNames } from './own-names.ts';
import { grounds } from './surface.ts';

/** @throws DrawRefusal for shapes off the slide, and for text under the size that was asked for */
export function finishSlide(request: SlideRequest, { layout, surface, frame }: Framed, body: Body, kit: Kit): Slide {
  const filled = layout === 'content' ? undefined : surface.fill?.(fillOf(request, [...body.shapes, ...body.behind], kit), kit);
  const shapes = withOwnNames(
    filled ?? [
      ...body.behind,
      ...grounds(body.behind, frame, surface.canvas),
      ...frame.before,
      ...body.shapes,
      ...frame.after,
      ...coverLogo(request, layout, body, kit),
    ],
  );
  checkShapes(shapes);
  // An author may let a shape run off the slide. The checks report it.
  if (!isAuthored(request)) refuseStrays(shapes, surface.canvas);
  warnOfFaces(kit);
  warnOfTitle(request, kit);
  const charts = request.chart_mode === 'native' ? nativeCharts(request, shapes, kit) : [];
  const notes = [request.notes, ...kit.notes].filter((n) => n !== undefined && n !== '').join('\n\n');
  const slide: Slide = {
    ssg: 1,
    canvas: surface.canvas,
    layout,
    title: request.chrome.title?.text ?? request.title ?? '',
    lang: request.locale,
    direction: request.direction,
    background: 'canvas',
    shapes,
    ...(charts.length === 0 ? {} : { charts }),
    ...(notes === '' ? {} : { notes }),
  };
  if (request.min_font_pt !== undefined) checkFloor(slide, request.min_font_pt);
  return slide;
}

/** The contents of the template's places: those that were sent, or the texts of the slide that would be drawn without a template. */
const fillOf = (request: SlideRequest, shapes: readonly Shape[], kit: Kit) =>
  (request.content.kind === 'form' ? request.content.fill : undefined) ?? harvest(shapes, useOf(request), kit);

/** Which of a template's layouts takes the words of a slide that owns its canvas. */
const useOf = ({ content }: SlideRequest): 'cover' | 'divider' | 'closing' => {
  if (content.kind !== 'form' || content.variant.layout === 'section') return 'divider';
  return /closing/.test(content.variant.name) ? 'closing' : 'cover';
};

/** Warns of a slide without a title, because outlines and screen readers cannot name it. It is drawn. */
function warnOfTitle(request: SlideRequest, kit: Kit): void {
  const { chrome, title, content, origin } = request;
  if (/\S/.test(chrome.title?.text ?? title ?? '')) return;
  const path = content.kind === 'form' ? '/headline' : isAuthored(request) ? '/author_ssg/title' : '/chrome/title';
  kit.warn('missing_title', 'The slide has no title, so that outlines, links and screen readers cannot name it.', {
    path,
    remedy:
      request.routing !== undefined
        ? 'The brief says no title, and none is made up. Begin it with `Title:` and what the slide shows, or send `headline` beside it.'
        : `Send ${path.slice(1).replace('/', '.')}${origin?.('/data').startsWith('/content') === true ? ' in `content`' : ''}.`,
  });
}
