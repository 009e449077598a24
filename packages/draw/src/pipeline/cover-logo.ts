/** The logo of a cover. */
import type { SlideRequest } from '../intent/index.ts';
import { type BoxIn, CANVAS_H, CANVAS_W, drawCoverLogo, type Kit, sideOf } from '../layout/index.ts';
import { inOfEmu, type Shape, type Slide, walk } from '../scene/index.ts';

/** The logo at the head of a cover; the cover of a template has its own. */
export function coverLogo(
  { logo, brand }: SlideRequest,
  layout: Slide['layout'],
  { shapes, behind }: { readonly shapes: readonly Shape[]; readonly behind: readonly Shape[] },
  kit: Kit,
): readonly Shape[] {
  const own = logo ?? brand?.logo;
  if (layout !== 'cover' || own === undefined || brand?.template !== undefined) return [];
  const words = [...walk(shapes)].filter((s) => s.kind === 'text').map(({ box }) => boxInInches(box));
  const ground = behind.find(({ id }) => id === 'ground');
  const side = sideOf({ x: 0, y: 0, w: CANVAS_W, h: CANVAS_H }, kit);
  return drawCoverLogo(own, ground !== undefined, words, side.box, kit);
}

const boxInInches = ({ x, y, w, h }: Shape['box']): BoxIn => ({ x: inOfEmu(x), y: inOfEmu(y), w: inOfEmu(w), h: inOfEmu(h) });
