/** Refuses a slide of too many shapes, and content that runs off the slide. */
import { capacityExceeded } from '../layout/index.ts';
import { EMU_PER_PT, type Shape, type Slide, walk } from '../scene/index.ts';

/** The box that a quarter turn about its middle makes of one. */
const acrossOf = ({ x, y, w, h }: Shape['box']) => ({ x: x + (w - h) / 2, y: y + (h - w) / 2, w: h, h: w });

/** Shapes of one slide, those in groups too: measuring, writing and telling of them cost many times what their values do. */
const MAX_SHAPES = 4_000;

export function checkShapes(shapes: readonly Shape[]): void {
  let count = 0;
  for (const _ of walk(shapes))
    if (++count > MAX_SHAPES)
      throw capacityExceeded(
        `The slide would have more than ${MAX_SHAPES} shapes, the most that one is drawn with.`,
        'Send fewer items, or split them over several slides.',
        { limit: MAX_SHAPES },
      );
}

/** Refuses content that runs off the slide in every arrangement of its form. */
export function refuseStrays(shapes: readonly Shape[], canvas: Slide['canvas']): void {
  for (const { id, name, kind, box: own, ...rest } of walk(shapes)) {
    if (kind === 'group') continue;
    const box = 'rotation' in rest && (rest.rotation === 90 || rest.rotation === 270) ? acrossOf(own) : own;
    if (
      box.w >= 0 &&
      box.h >= 0 &&
      box.x >= -EMU_PER_PT &&
      box.y >= -EMU_PER_PT &&
      box.x + box.w <= canvas.w + EMU_PER_PT &&
      box.y + box.h <= canvas.h + EMU_PER_PT
    )
      continue;
    throw capacityExceeded(
      `The content does not fit: ${name} would run off the slide.`,
      'Shorten the longest texts and numbers, send fewer items, or choose a roomier form.',
      {
        shape_id: id,
      },
    );
  }
}
