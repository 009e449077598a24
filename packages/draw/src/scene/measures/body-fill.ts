/** Check 25: content fills the body; it is not a strip in the middle and does not stop half-way. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import { heightOf, unionOfBounds, widthOf } from './rect.ts';
import type { SlideView } from './view.ts';

const WIDTH = 0.85;
const HEIGHT = 0.7;
const SPARSE_HEIGHT = 0.3;
const CENTRE = [0.4, 0.55] as const;
/** Roles that make a slide more than words. */
const DRAWN: ReadonlySet<Role> = new Set(['track', 'axis', 'gridline', 'table', 'cell', 'image', 'connector']);

/** True when the body is words, with bullets, swatches and rules at most: nothing is drawn to a scale or joined. */
export const isTextOnly = ({ pieces }: SlideView): boolean =>
  pieces.every((p) => !p.in_body || (!DRAWN.has(p.role) && p.datum?.value === undefined));

/** Box around everything visible in the body: the ink of texts, the boxes of other shapes. */
export function contentOf({ pieces, inks }: SlideView): Bounds | undefined {
  const rects: Bounds[] = [];
  for (const p of pieces) if (p.in_body && p.kind !== 'text' && p.kind !== 'cell') rects.push(p);
  for (const ink of inks) if (ink.owner.in_body) rects.push(ink);
  return unionOfBounds(rects);
}

export const bodyFill = defineMeasure({
  number: 25,
  code: 'body_underfilled',
  severity: 'W',
  weight: 5,
  remedy: 'Add content, or choose a smaller arrangement.',
  find(view, report) {
    const { body, slide, warned } = view;
    const content = contentOf(view);
    if (content === undefined || slide.layout !== 'content') return;
    const w = widthOf(content) / widthOf(body);
    const h = heightOf(content) / heightOf(body);
    const sparse = isTextOnly(view) || warned.has('content_sparse');
    if (w < WIDTH && !sparse) report(['body'], w, WIDTH, `The body is filled to ${Math.round(w * 100)} % of its width.`);
    if (!sparse) {
      if (h < HEIGHT) report(['body'], h, HEIGHT, `The body is filled to ${Math.round(h * 100)} % of its height.`);
      return;
    }
    if (h < SPARSE_HEIGHT && !warned.has('content_sparse'))
      report(['body'], h, SPARSE_HEIGHT, `The body is filled to ${Math.round(h * 100)} % of its height.`);
    const centre = (content.top + content.bottom - 2 * body.top) / 2 / heightOf(body);
    if (h < HEIGHT && (centre < CENTRE[0] || centre > CENTRE[1]))
      report(['body'], centre, CENTRE.join(' to '), `The content is centred at ${Math.round(centre * 100)} % of the body's height.`);
  },
});
