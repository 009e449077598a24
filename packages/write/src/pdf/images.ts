/** Pictures of a document: decoded before drawing starts, then one image object each (ISO 32000-1, 8.9.5). */
import { type Deck, inOfEmu, type Media, walk } from '@deckwright/draw/scene';
import sharp from 'sharp';
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

/** Decodes every picture that the slides show. Throws for a key that `deck.media` lacks and for bytes that are no picture. */
export async function prepareMedia(deck: Deck): Promise<DocumentImages> {
  const widths_in = new Map<string, number>();
  for (const slide of deck.slides) {
    for (const shape of walk(slide.shapes)) {
      if (shape.kind !== 'image') continue;
      const shown = 1 - (shape.crop?.l ?? 0) - (shape.crop?.r ?? 0);
      const width = inOfEmu(shape.box.w) / (shown > 0 ? shown : 1);
      widths_in.set(shape.media, Math.max(widths_in.get(shape.media) ?? 0, width));
    }
  }
  const images = new Map<string, EncodedImage>();
  for (const [key, width_in] of widths_in) {
    const media = deck.media.get(key);
    if (media === undefined) throw new RangeError(`A slide shows the picture ${key}, which is not in the deck's media.`);
    images.set(key, await encode(media, Math.ceil(width_in * PIXELS_PER_IN)));
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
