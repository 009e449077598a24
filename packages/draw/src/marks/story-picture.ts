/** The picture of a form: cropped to its place or whole in it, with a caption below. Without a picture it is a quiet panel. */
import { type BoxIn, type Kit, type SourcedText, SPAN, shape, sideOf } from '../layout/index.ts';
import type { ImageShape, Shape } from '../scene/index.ts';
import { duotoneOf, fitOf, type PictureFit, type Treatment } from './picture-options.ts';
import { containedBox, coverCrop, type Focus, loadPicture, type Picture, pictureShape } from './request-picture.ts';

export interface PlacedPicture {
  readonly shapes: readonly Shape[];
  /** The picture itself, as laid out left to right. */
  readonly box: BoxIn;
  /** Position in `box` of a point of the whole picture. Both are shares of width and height, laid out left to right. */
  readonly shown: (point: readonly [number, number]) => readonly [number, number];
}

/** The picture is read before the room is divided, because its proportions decide its width. */
export interface StoryPicture {
  readonly picture?: Picture;
  readonly fit: PictureFit;
  readonly about?: Focus | undefined;
  readonly treatment?: Treatment;
  /** Points of the whole picture, as shares of its sides, that a crop must not cut off. The picture is shown whole where it would. */
  readonly keep?: readonly (readonly [number, number])[];
}

interface Options {
  readonly image_fit?: PictureFit | undefined;
  readonly image_focus?: Focus | undefined;
  readonly image_treatment?: Treatment;
}

const CAPTION_PT = 12;

export function storyPicture(src: { readonly text: string; readonly path: string } | undefined, options: Options, kit: Kit): StoryPicture {
  const { image_fit, image_focus: about, image_treatment: treatment } = options;
  if (src === undefined) {
    kit.warn('image_missing', 'No picture was sent; the text has the page.', {
      path: '/image_src',
      remedy: 'Send image_src as a data URI or a stored asset.',
    });
    return { fit: 'cover' };
  }
  const picture = loadPicture(src.text, src.path, kit);
  kit.drawn.add(src.path);
  return { picture, fit: fitOf(image_fit, picture), about, treatment };
}

/** Width divided by height of the whole picture. Undefined where there is none. */
export const aspectOf = ({ picture }: StoryPicture): number | undefined =>
  picture === undefined ? undefined : picture.media.width_px / picture.media.height_px;

/** Numbers of columns that a picture beside its text may take. */
const FEWEST = 5;
const MOST = 8;
const USUAL = 7;

/** The number of columns that cuts off least of the picture at a height. */
export function columnsFor(picture: StoryPicture, h: number): number {
  const aspect = aspectOf(picture);
  if (aspect === undefined) return USUAL;
  const loss = (n: number): number => Math.abs(Math.log(SPAN(n) / h / aspect));
  let best = USUAL;
  for (let n = FEWEST; n <= MOST; n++) if (loss(n) < loss(best) - 1e-6) best = n;
  return best;
}

/** Margin around a point, as a share of the sides of the visible part. */
const EDGE = 0.03;

/** The crop, or undefined where the picture is shown whole. */
function cropOf({ picture, fit, about, keep = [] }: StoryPicture, box: BoxIn, kit: Kit): ImageShape['crop'] {
  if (picture === undefined || fit === 'contain') return undefined;
  const middle = (k: 0 | 1): number => (Math.min(...keep.map((p) => p[k])) + Math.max(...keep.map((p) => p[k]))) / 2;
  const crop = coverCrop(picture, box, kit, about ?? (keep.length === 0 ? undefined : { x: middle(0), y: middle(1) }));
  const seen = (point: readonly [number, number]): boolean => within(crop, point).every((share) => share >= EDGE && share <= 1 - EDGE);
  return keep.every(seen) ? crop : undefined;
}

const within = ({ l, t, r, b }: NonNullable<ImageShape['crop']>, [x, y]: readonly [number, number]): readonly [number, number] => [
  (x - l) / (1 - l - r),
  (y - t) / (1 - t - b),
];
const WHOLE = { l: 0, t: 0, r: 0, b: 0 };

/** `area` is laid out left to right. A picture that is shown whole is at its top. */
export function placePicture(
  story: StoryPicture,
  caption: SourcedText | undefined,
  area: BoxIn,
  mirrorIn: BoxIn,
  id: string,
  kit: Kit,
  across: 'start' | 'center' = 'start',
): PlacedPicture {
  const side = sideOf(mirrorIn, kit);
  const block = caption === undefined ? undefined : kit.block(caption.text, { color: 'muted' }, caption.path, caption.bind);
  const captionH = block === undefined ? 0 : kit.fit({ block, sizes_pt: [CAPTION_PT], width_in: area.w }).height_in + 0.1;
  const room: BoxIn = { ...area, h: Math.max(0.5, area.h - captionH) };
  const alt = caption?.text ?? kit.title;
  const { picture, treatment } = story;
  const crop = cropOf(story, room, kit);
  const box = picture === undefined || crop !== undefined ? room : containedBox(picture, room, across);
  const shapes: Shape[] = [
    picture === undefined
      ? shape.rect({ id: `${id}/panel`, name: 'place of the picture', role: 'card' }, side.box(room), { fill: shape.fill('track') })
      : pictureShape(
          picture,
          { id: `${id}/picture`, name: 'picture', alt, box: side.box(box), crop, duotone: duotoneOf(treatment, kit) },
          kit,
        ),
  ];
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
  return {
    shapes,
    box,
    // The layout is mirrored and the picture is not.
    shown(point) {
      const [x, y] = within(crop ?? WHOLE, point);
      return [side.mirrored ? 1 - x : x, y];
    },
  };
}
