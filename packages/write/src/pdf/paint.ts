/** Fills and strokes an outline on a page: paint, hatch, dashes, line ends, transparency. */
import type { Fill, Gradient, Stroke } from '@deckwright/draw/scene';
import {
  dashPattern,
  HATCH_WIDTH_PT,
  hatchLines,
  type Outline,
  type Painted,
  type PtBox,
  placeGradient,
  withLineEnds,
} from '../geometry/index.ts';
import type { Pen } from './content.ts';
import type { Page } from './page.ts';

export function paintOutline(page: Page, painted: Painted): void {
  const { fill, stroke, evenOdd } = painted;
  const plainStroke = stroke !== undefined && !hasEnds(stroke) && isSeen(stroke) ? stroke : undefined;
  // One operator for both, where neither needs a state of its own.
  if (fill && plainStroke && isOpaque(fill) && isOpaque(plainStroke) && fill.hatch === undefined && fill.gradient === undefined) {
    page.content.setFill(page.rgb(fill.color));
    page.content.setPen(penOf(page, plainStroke));
    trace(page, painted);
    page.content.fillAndStrokePath(evenOdd);
    return;
  }
  if (fill) paintFill(page, painted, fill);
  if (stroke) strokeOutline(page, painted.outline, stroke, painted.rect);
}

export function strokeOutline(page: Page, outline: Outline, stroke: Stroke, rect?: PtBox): void {
  if (!isSeen(stroke)) return;
  const { content } = page;
  const color = page.rgb(stroke.color);
  const ended = withLineEnds(outline, stroke);
  withAlpha(page, stroke.alpha, () => {
    content.setPen(penOf(page, stroke));
    if (rect && ended.marks.length === 0) content.rect(rect);
    else content.outline(ended.outline);
    content.strokePath();
    for (const mark of ended.marks) {
      if (mark.paint === 'fill') {
        content.setFill(color);
        content.outline(mark.outline);
        content.fillPath();
      } else {
        content.setPen({ color, width: stroke.width_pt, dash: [], cap: 'round', join: 'round' });
        content.outline(mark.outline);
        content.strokePath();
      }
    }
  });
}

function paintFill(page: Page, painted: Painted, fill: Fill): void {
  const { content } = page;
  withAlpha(page, fill.gradient === undefined ? fill.alpha : evenAlpha(fill.gradient, fill.alpha), () => {
    if (fill.gradient === undefined) {
      content.setFill(page.rgb(fill.color));
      trace(page, painted);
      content.fillPath(painted.evenOdd);
    } else shade(page, painted, fill.gradient);
    if (fill.hatch === undefined) return;
    content.save();
    trace(page, painted);
    content.clipToPath(painted.evenOdd);
    content.setPen({ color: page.rgb(fill.hatch), width: HATCH_WIDTH_PT, dash: [], cap: 'square', join: 'miter' });
    content.lines(hatchLines(painted.box));
    content.strokePath();
    content.restore();
  });
}

function shade(page: Page, painted: Painted, gradient: Gradient): void {
  const { content } = page;
  const stops = gradient.stops.map(({ at, color }) => ({ at, color: page.rgb(color) }));
  const name = page.resources.shadings.use(placeGradient(gradient, painted.box), stops);
  content.save();
  trace(page, painted);
  content.clipToPath(painted.evenOdd);
  if (!isEven(gradient)) {
    const alphas = gradient.stops.map(({ at, alpha = 1 }) => ({ at, alpha }));
    content.setAlpha(page.resources.shadings.useMask(placeGradient(gradient, painted.box), alphas, painted.box));
  }
  content.shade(name);
  content.restore();
}

/** Whether all stops let the same through: no mask is needed. */
const isEven = ({ stops }: Gradient): boolean => stops.every(({ alpha = 1 }) => alpha === (stops[0]?.alpha ?? 1));

const evenAlpha = (gradient: Gradient, alpha = 1): number => (isEven(gradient) ? alpha * (gradient.stops[0]?.alpha ?? 1) : alpha);

function trace(page: Page, painted: Painted): void {
  if (painted.rect) page.content.rect(painted.rect);
  else page.content.outline(painted.outline);
}

function withAlpha(page: Page, alpha: number | undefined, draw: () => void): void {
  const name = page.resources.transparency.use(alpha);
  if (name === '') {
    draw();
    return;
  }
  page.content.save();
  page.content.setAlpha(name);
  draw();
  page.content.restore();
}

const hasEnds = (stroke: Stroke): boolean => (stroke.head ?? 'none') !== 'none' || (stroke.tail ?? 'none') !== 'none';
const isSeen = (stroke: Stroke): boolean => stroke.width_pt > 0;
const isOpaque = (paint: { readonly alpha?: number }): boolean => paint.alpha === undefined || paint.alpha >= 1;

const penOf = (page: Page, stroke: Stroke): Pen => ({
  color: page.rgb(stroke.color),
  width: stroke.width_pt,
  dash: dashPattern(stroke),
  cap: stroke.cap ?? 'flat',
  join: stroke.join ?? 'round',
});
