/** Pictures whose pixels must be changed before they are drawn. The layout of slides requests them; they are made before the drawing. */
import type { Media } from '@deckwright/draw/scene';
import type { Redraw } from '@deckwright/read/pptx/scene';
import { repaintPicture } from '@deckwright/write/png';

/** Bytes of all such pictures of one file. */
const MAX_BYTES = 96 * 1024 * 1024;

export class RedrawnPictures {
  readonly #made = new Map<string, Media | undefined>();
  readonly #requested = new Map<string, Parameters<Redraw>>();
  #bytes = 0;

  readonly redraw: Redraw = (key, bytes, how) => {
    if (!this.#made.has(key)) this.#requested.set(key, [key, bytes, how]);
    return this.#made.get(key);
  };

  /** Makes the requested pictures; false without any. A picture that cannot be made is not tried again. */
  async make(): Promise<boolean> {
    const requests = [...this.#requested.values()];
    this.#requested.clear();
    for (const [key, bytes, how] of requests) {
      const media = this.#bytes > MAX_BYTES ? undefined : await repaintPicture(bytes, how).catch(() => undefined);
      this.#bytes += media?.bytes.length ?? 0;
      this.#made.set(key, media);
    }
    return requests.length > 0;
  }
}
