/** Pictures of a template, decoded and written again as PNGs of ours, so that no later process decodes what was sent. */
import { type Media, type Shape, walk } from '@deckwright/draw/scene';
import { redrawPicture } from '@deckwright/write/png';

/** Pictures of the furniture, as they go into PNG and PDF. */
const MAX_PICTURE_PX = { width_px: 1920, height_px: 1920, keep_margins: true };
const MAX_PICTURES_BYTES = 12 * 1024 * 1024;
/** Base64 has four characters for three bytes. */
const BASE64_GROWTH = 1.34;

export interface OwnPicture {
  /** Base64. */
  readonly png: string;
  readonly width_px: number;
  readonly height_px: number;
}

/**
 * Adds the pictures of a layout to `pictures`, and returns its shapes without those that cannot be redrawn.
 * @param problems gets the reasons why pictures are left out
 */
export async function redrawPictures(
  shapes: readonly Shape[],
  media: ReadonlyMap<string, Media>,
  pictures: Map<string, OwnPicture>,
  problems: string[],
): Promise<readonly Shape[]> {
  const failed = new Set<string>();
  for (const shape of walk(shapes)) {
    if (shape.kind !== 'image' || pictures.has(shape.media) || failed.has(shape.media)) continue;
    const one = media.get(shape.media);
    const free_bytes = MAX_PICTURES_BYTES - [...pictures.values()].reduce((sum, { png }) => sum + png.length, 0);
    try {
      if (one === undefined) throw new Error('It is missing.');
      const { png, width_px, height_px } = await redrawPicture(one.bytes, MAX_PICTURE_PX);
      if (png.length * BASE64_GROWTH > free_bytes) throw new Error('The pictures of the template are too large together.');
      pictures.set(shape.media, { png: Buffer.from(png).toString('base64'), width_px, height_px });
    } catch (error) {
      failed.add(shape.media);
      problems.push(`A picture of a layout is left out of PNG and PDF: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
    }
  }
  const withoutFailed = (list: readonly Shape[]): readonly Shape[] =>
    list.flatMap((shape): readonly Shape[] => {
      if (shape.kind === 'group') return [{ ...shape, children: withoutFailed(shape.children) }];
      return shape.kind === 'image' && failed.has(shape.media) ? [] : [shape];
    });
  return withoutFailed(shapes);
}
