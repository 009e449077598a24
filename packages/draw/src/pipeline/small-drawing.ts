/**
 * The last step before a refusal: a body that does not fit at the smallest usual sizes is drawn one step of the type scale smaller, into
 * a larger box that is then scaled down to the place of the body. The slide says so in a warning.
 */
import { type BoxIn, capacityExceeded, type Kit } from '../layout/index.ts';
import { type Emu, emuOfIn, type Shape, textsOf, walk } from '../scene/index.ts';
import { scaledShapes } from '../template/index.ts';
import { SMALL_SCALE, type Typesetter } from '../typeset/index.ts';
import { type Body, type DrawBody, scaledClaim } from './body.ts';

/** Refuses a drawing that does not stay in its box, because it cannot be scaled. */
export function drawnSmall(box: BoxIn, text: Typesetter, kit: Kit, draw: DrawBody): Body {
  const large: BoxIn = { x: box.x, y: box.y, w: box.w / SMALL_SCALE, h: box.h / SMALL_SCALE };
  const claims = kit.charts.length;
  const body = kit.withText(text, () => draw(large));
  if (body.behind.length > 0)
    throw capacityExceeded('The picture behind the content fills the slide.', 'Shorten the texts, or send fewer items.');
  for (const [i, claim] of kit.charts.entries()) if (i >= claims) kit.charts[i] = scaledClaim(claim, SMALL_SCALE, box);
  const dx = emuOfIn(box.x * (1 - SMALL_SCALE));
  const dy = emuOfIn(box.y * (1 - SMALL_SCALE));
  const shapes = scaledShapes(body.shapes, SMALL_SCALE, { strokes: false }).map((one) => shifted(one, dx, dy));
  const size_pt = smallestOf(shapes);
  kit.warn('type_small', `The content does not fit at its usual sizes and is set one step smaller: its smallest text has ${size_pt} pt.`, {
    remedy: 'Send fewer items or shorter texts, or split the slide. With `min_font_pt` such content is refused.',
  });
  return { shapes, behind: [] };
}

function shifted(one: Shape, dx: number, dy: number): Shape {
  const at = <P extends { readonly x: Emu; readonly y: Emu }>(point: P): P => ({
    ...point,
    x: (point.x + dx) as Emu,
    y: (point.y + dy) as Emu,
  });
  const box = at(one.box);
  if (one.kind === 'group') return { ...one, box, children: one.children.map((child) => shifted(child, dx, dy)) };
  return one.kind === 'line' ? { ...one, box, from: at(one.from), to: at(one.to) } : { ...one, box };
}

/** Smallest text in points; 0 when there is none. */
export function smallestOf(shapes: readonly Shape[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const one of walk(shapes))
    for (const { paragraphs } of textsOf(one))
      for (const { runs } of paragraphs) for (const { text, size_pt } of runs) if (/\S/.test(text)) smallest = Math.min(smallest, size_pt);
  return Number.isFinite(smallest) ? smallest : 0;
}
