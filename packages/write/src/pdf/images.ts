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
import sharp from 'sharp';
import { inTwoTones } from '../geometry/index.ts';
import { readJpegFrame } from './jpeg.ts';
import { type ObjectId, type PdfObjects, ref } from './objects.ts';
import { readPngStream } from './png-stream.ts';

/** A decoded picture in the form that PDF stores. */
interface EncodedImage {
  readonly dict: string;
  readonly bytes: Uint8Array;
  /** Opacity, where the picture is not opaque all over. */
  readonly mask?: EncodedImage;
}

/** No printer shows more; larger pictures are scaled down to it. */
const PIXELS_PER_IN = 300;
const MAX_PIXELS = 64_000_000;

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

/** A picture in two tones: a photograph as a JPEG again, all else without loss. */
async function inTones(media: Media, tones: readonly [Rgb, Rgb], max_width_px: number): Promise<Media> {
  const { data, info } = await sharp(media.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .resize({ width: Math.min(max_width_px, 8192), withoutEnlargement: media.mime !== 'image/svg+xml' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  inTwoTones(data, tones);
  const redone = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const photograph = media.mime === 'image/jpeg';
  const bytes = await (photograph ? redone.removeAlpha().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }) : redone.png()).toBuffer();
  const mime = photograph ? 'image/jpeg' : 'image/png';
  return { mime, bytes: new Uint8Array(bytes), width_px: info.width, height_px: info.height };
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
  const vector = media.mime === 'image/svg+xml';
  const source = sharp(media.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .resize({ width: Math.min(max_width_px, 8192), withoutEnlargement: !vector })
    .toColourspace('srgb');
  const { channels, isOpaque } = await sharp(media.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .stats()
    .then((stats) => ({ channels: stats.channels.length, isOpaque: stats.isOpaque }));
  const png = { compressionLevel: 6, adaptiveFiltering: true, palette: false } as const;
  const color = await source.clone().removeAlpha().png(png).toBuffer();
  const opaque = isOpaque || channels === 1 || channels === 3;
  if (opaque) return flateImage(color);
  const alpha = await source.clone().ensureAlpha().extractChannel('alpha').toColourspace('b-w').png(png).toBuffer();
  return { ...flateImage(color), mask: flateImage(alpha) };
}

/** PNG's data are what `/FlateDecode` with the PNG predictor reads (ISO 32000-1, 7.4.4.4), so libpng's work is used as it is. */
function flateImage(png: Uint8Array): EncodedImage {
  const { width, height, components, data } = readPngStream(png);
  const space = components === 1 ? 'DeviceGray' : 'DeviceRGB';
  return {
    dict:
      `/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent 8/Filter/FlateDecode` +
      `/DecodeParms<</Predictor 15/Colors ${components}/BitsPerComponent 8/Columns ${width}>>`,
    bytes: data,
  };
}
