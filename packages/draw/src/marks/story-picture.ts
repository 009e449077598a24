/** The picture of a form: whole in its place, or a quiet panel where none was sent, with a line below. */
import { type BoxIn, type Kit, type SourcedText, shape, sideOf } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import { containedBox, loadPicture, pictureShape } from './request-picture.ts';

export interface PlacedPicture {
  readonly shapes: readonly Shape[];
  /** The picture itself, as laid out left to right. */
  readonly box: BoxIn;
}

const CAPTION_PT = 12;

/** `area` is laid out left to right; the picture keeps to its top. */
export function placePicture(
  src: { readonly text: string; readonly path: string } | undefined,
  caption: SourcedText | undefined,
  area: BoxIn,
  mirrorIn: BoxIn,
  id: string,
  kit: Kit,
  across: 'start' | 'center' = 'center',
): PlacedPicture {
  const side = sideOf(mirrorIn, kit);
  const block = caption === undefined ? undefined : kit.block(caption.text, { color: 'muted' }, caption.path, caption.bind);
  const captionH = block === undefined ? 0 : kit.fit({ block, sizes_pt: [CAPTION_PT], width_in: area.w }).height_in + 0.1;
  const room: BoxIn = { ...area, h: Math.max(0.5, area.h - captionH) };
  const alt = caption?.text ?? kit.title;
  let box = room;
  const shapes: Shape[] = [];
  if (src === undefined) {
    kit.warn('image_missing', 'No picture was sent; its place is left as a quiet panel.', {
      path: '/image_src',
      remedy: 'Send image_src as a data URI or a stored asset.',
    });
    shapes.push(
      shape.rect({ id: `${id}/panel`, name: 'place of the picture', role: 'card' }, side.box(room), { fill: shape.fill('track') }),
    );
  } else {
    const picture = loadPicture(src.text, src.path, kit);
    kit.drawn.add(src.path);
    box = containedBox(picture, room, across);
    shapes.push(pictureShape(picture, { id: `${id}/picture`, name: 'picture', alt, box: side.box(box) }, kit));
  }
  if (block !== undefined)
    shapes.push(
      kit.place(
        { id: `${id}/caption`, name: 'caption', role: 'caption' },
        side.box({ x: box.x, y: box.y + box.h + 0.08, w: Math.max(box.w, Math.min(area.w, 2)), h: captionH - 0.08 }),
        {
          block,
          size_pt: CAPTION_PT,
          align: side.leading(caption?.text ?? ''),
        },
      ),
    );
  return { shapes, box };
}
