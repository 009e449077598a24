/** The deck's pictures as parts: named by content, each written once however many slides show it. */
import { sha256 } from '@deckwright/core/sha256';
import type { Deck, Media } from '@deckwright/draw/scene';
import type { PackageWriter } from './package.ts';

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/gif': 'gif', 'image/svg+xml': 'svg' } as const;
type WritableMime = keyof typeof EXTENSIONS;

/** A picture's parts, relative to a slide. Vector pictures carry a raster twin for readers that cannot draw them. */
export interface PictureTargets {
  readonly raster: string;
  readonly vector?: string;
}

/** A picture that cannot be put into a presentation; the message names the shape and the remedy. */
export class UnwritablePicture extends Error {
  override readonly name = 'UnwritablePicture';
}

export class MediaParts {
  readonly #deck: Deck;
  readonly #targets = new Map<string, PictureTargets>();
  readonly #parts = new Map<string, { extension: string; mime: WritableMime; bytes: Uint8Array }>();

  constructor(deck: Deck) {
    this.#deck = deck;
  }

  /** The parts of the picture. Throws `UnwritablePicture` when the deck lacks the picture or presentations cannot show it. */
  targets(key: string, shapeId: string): PictureTargets {
    const cached = this.#targets.get(key);
    if (cached !== undefined) return cached;
    const media = this.#deck.media.get(key);
    if (media === undefined)
      throw new UnwritablePicture(`Shape "${shapeId}" shows picture "${key}", which the deck does not hold: add it to its media.`);
    const targets = this.#place(media, shapeId);
    this.#targets.set(key, targets);
    return targets;
  }

  /** The bytes of a picture that was placed. */
  bytesAt(target: string): Uint8Array | undefined {
    return this.#parts.get(target.replace('../media/', ''))?.bytes;
  }

  /** Adds every picture that was used, in the order of their names. */
  addTo(file: PackageWriter): void {
    const names = [...this.#parts.keys()].sort();
    for (const name of names) {
      const part = this.#parts.get(name);
      if (part) file.addMedia(`ppt/media/${name}`, part.extension, part.mime, part.bytes);
    }
  }

  #place(media: Media, shapeId: string): PictureTargets {
    const { mime, bytes, png } = media;
    if (mime === 'image/png' || mime === 'image/jpeg' || mime === 'image/gif') return { raster: this.#add(mime, bytes) };
    if (png === undefined) {
      throw new UnwritablePicture(
        `Shape "${shapeId}" shows a picture of type ${mime}, which needs a PNG twin in a presentation: add "png" to its media.`,
      );
    }
    const raster = this.#add('image/png', png);
    return mime === 'image/svg+xml' ? { raster, vector: this.#add(mime, bytes) } : { raster };
  }

  #add(mime: WritableMime, bytes: Uint8Array): string {
    const extension = EXTENSIONS[mime];
    const name = `${sha256(bytes).slice(0, 24)}.${extension}`;
    this.#parts.set(name, { extension, mime, bytes });
    return `../media/${name}`;
  }
}
