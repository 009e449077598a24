/** Draws parts of slides that somebody else puts together: a body in a box, the frame around a body, an icon. */
import type { SlideRequest } from '../intent/index.ts';
import { type BoxIn, findIcon, type Kit, paneClass, placeIcon, shape } from '../layout/index.ts';
import { type Color, type Deck, type Shape, SLIDE_H, SLIDE_W, type Slide, type Theme } from '../scene/index.ts';
import { checkShapes } from './check-shapes.ts';
import { drawBody } from './draw-body.ts';
import { type DrawKit, slideKit } from './draw-kit.ts';
import { withOwnNames } from './own-names.ts';
import { surfaceOf } from './surface.ts';

/** The body of a request in a box of the caller's, as a deck of one slide with nothing else on it. @throws DrawRefusal */
export async function drawBodyAt(request: SlideRequest, box: BoxIn, drawKit: DrawKit): Promise<Deck> {
  await drawKit.prepare(request.canonical, request.locale);
  const kit = slideKit(request, drawKit);
  const { shapes, behind } = drawBody(request, box, paneClass(box.w), kit);
  return deckOf(request, [...behind, ...shapes], kit);
}

/** Title, context, takeaway and source of a request, without its body. @throws DrawRefusal */
export async function drawFrameOf(request: SlideRequest, drawKit: DrawKit): Promise<Deck> {
  await drawKit.prepare(request.canonical, request.locale);
  const kit = slideKit(request, drawKit);
  const { before, after } = surfaceOf(undefined).frame(request.chrome, kit);
  return deckOf(request, [...before, ...after], kit);
}

/** An icon in a square of inches; undefined for a name that the catalog does not have. */
export function drawIconAt(name: string, [x, y, size]: readonly [number, number, number], color: Color, theme: Theme): Deck | undefined {
  const steps = findIcon(name);
  if (steps === undefined) return undefined;
  const stroke = shape.stroke(color, Math.max(0.75, size * 4), { cap: 'round', join: 'round' });
  const icon = shape.path({ id: 'icon', name: `icon: ${name}`, role: 'icon' }, placeIcon(steps, x, y, size), { stroke });
  return { theme, slides: [slideOf([icon], 'en-US', 'ltr', '')], media: new Map(), title: '', lang: 'en-US' };
}

function deckOf({ theme, locale, direction, chrome }: SlideRequest, drawn: readonly Shape[], kit: Kit): Deck {
  const shapes = withOwnNames(drawn);
  checkShapes(shapes);
  const title = chrome.title?.text ?? '';
  return { theme, slides: [slideOf(shapes, locale, direction, title)], media: kit.media, title, lang: locale };
}

const slideOf = (shapes: readonly Shape[], lang: string, direction: Slide['direction'], title: string): Slide => ({
  ssg: 1,
  canvas: { w: SLIDE_W, h: SLIDE_H },
  layout: 'content',
  title,
  lang,
  direction,
  background: 'canvas',
  shapes,
});
