/** Pictures of a document: decoded before drawing starts, then one image object each (ISO 32000-1, 8.9.5). */
import {
  type Color,
  type Deck,
  type ImageShape,
  inOfEmu,
  type Media,
  type Rgb,
  resolveColor,
  type Theme,
  walk,
} from '@deckwright/draw/scene';
import { encodeRaster, inTones } from '#picture-codec';
import { readJpegFrame } from './jpeg.ts';
import { type ObjectId, type PdfObjects, ref } from './objects.ts';
import type { Samples } from './samples.ts';

/** A decoded picture in the form that PDF stores. */
interface EncodedImage {
  readonly dict: string;
  readonly bytes: Uint8Array;
  /** Opacity, where the picture is not opaque all over. */
  readonly mask?: EncodedImage;
}

/** No printer shows more; larger pictures are scaled down to it. */
const PIXELS_PER_IN = 300;

/** What a shape shows as one object of the document: its picture, and the two tones that it is shown in. */
export const imageKey = ({ media, duotone }: ImageShape, rgb: (color: Color) => Rgb): string =>
  duotone === undefined ? media : [media, ...duotone.map(rgb)].join(' ');

/**
 * Decodes every picture that the slides show; `themes` are those of slides that have their own. Throws for a key that `deck.media` lacks
 * and for bytes that are no picture.
 */
export async function prepareMedia(deck: Deck, themes?: readonly Theme[]): Promise<DocumentImages> {
  const wanted = new Map<string, { readonly media: string; readonly tones?: readonly [Rgb, Rgb]; readonly width_in: number }>();
  for (const [i, slide] of deck.slides.entries()) {
    const rgb = (color: Color): Rgb => resolveColor(themes?.[i] ?? deck.theme, color);
    for (const shape of walk(slide.shapes)) {
      if (shape.kind !== 'image') continue;
      const shown = 1 - (shape.crop?.l ?? 0) - (shape.crop?.r ?? 0);
      const width = inOfEmu(shape.box.w) / (shown > 0 ? shown : 1);
      const key = imageKey(shape, rgb);
      const width_in = Math.max(wanted.get(key)?.width_in ?? 0, width);
      const { media, duotone } = shape;
      wanted.set(key, { media, width_in, ...(duotone === undefined ? {} : { tones: [rgb(duotone[0]), rgb(duotone[1])] }) });
    }
  }
  const images = new Map<string, EncodedImage>();
  for (const [key, { media: of, tones, width_in }] of wanted) {
    const media = deck.media.get(of);
    if (media === undefined) throw new RangeError(`A slide shows the picture ${of}, which is not in the deck's media.`);
    const most_px = Math.ceil(width_in * PIXELS_PER_IN);
    images.set(key, await encode(tones === undefined ? media : await inTones(media, tones, most_px), most_px));
  }
  return new DocumentImages(images);
}

export class DocumentImages {
  readonly #images: ReadonlyMap<string, EncodedImage>;
  readonly #names = new Map<string, string>();
  /** How often pictures were used. */
  uses = 0;

  constructor(images: ReadonlyMap<string, EncodedImage>) {
    this.#images = images;
  }

  /** Resource name of the picture. */
  use(key: string): string {
    this.uses++;
    let name = this.#names.get(key);
    if (name === undefined) {
      name = `I${this.#names.size + 1}`;
      this.#names.set(key, name);
    }
    return name;
  }

  /** Adds the image objects; gives the entries of the `/XObject` resource dictionary. */
  write(objects: PdfObjects): string {
    let entries = '';
    for (const [key, name] of this.#names) {
      const image = this.#images.get(key);
      if (image !== undefined) entries += `/${name} ${ref(writeImage(objects, image))}`;
    }
    return entries;
  }
}

function writeImage(objects: PdfObjects, image: EncodedImage): ObjectId {
  const mask = image.mask && writeImage(objects, image.mask);
  const dict = `/Type/XObject/Subtype/Image${image.dict}${mask === undefined ? '' : `/SMask ${ref(mask)}`}`;
  return objects.addEncoded(dict, image.bytes);
}

async function encode(media: Media, max_width_px: number): Promise<EncodedImage> {
  if (media.mime === 'image/jpeg') {
    // The camera's own compression is kept; only CMYK and rarer layouts are decoded.
    const frame = readJpegFrame(media.bytes);
    if (frame && (frame.components === 3 || frame.components === 1)) {
      const space = frame.components === 3 ? 'DeviceRGB' : 'DeviceGray';
      return {
        dict: `/Width ${frame.width}/Height ${frame.height}/ColorSpace/${space}/BitsPerComponent 8/Filter/DCTDecode`,
        bytes: media.bytes,
      };
    }
  }
  const { color, alpha } = await encodeRaster(media, max_width_px);
  return alpha === undefined ? flateImage(color) : { ...flateImage(color), mask: flateImage(alpha) };
}

/** PNG's data are what `/FlateDecode` with the PNG predictor reads (ISO 32000-1, 7.4.4.4), so an encoder's work is used as it is. */
function flateImage({ width, height, components, data }: Samples): EncodedImage {
  const space = components === 1 ? 'DeviceGray' : 'DeviceRGB';
  return {
    dict:
      `/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent 8/Filter/FlateDecode` +
      `/DecodeParms<</Predictor 15/Colors ${components}/BitsPerComponent 8/Columns ${width}>>`,
    bytes: data,
  };
}
