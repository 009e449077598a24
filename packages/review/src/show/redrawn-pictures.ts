/** Pictures whose pixels must be changed before a slide shows them: asked for while slides are laid out, made before they are drawn. */
import type { Media } from '@deckwright/draw/scene';
import type { Redraw } from '@deckwright/read/pptx/scene';
import { repaintPicture } from '@deckwright/write/png';

/** Bytes of all that are kept for one file. */
const MAX_BYTES = 96 * 1024 * 1024;

export class RedrawnPictures {
  readonly #made = new Map<string, Media | undefined>();
  readonly #asked = new Map<string, Parameters<Redraw>>();
  #bytes = 0;

  readonly redraw: Redraw = (key, bytes, how) => {
    if (!this.#made.has(key)) this.#asked.set(key, [key, bytes, how]);
    return this.#made.get(key);
  };

  /** Makes what was asked for; false when nothing was. One that cannot be made is not asked for again. */
  async make(): Promise<boolean> {
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const [key, bytes, how] of asked) {
      const media = this.#bytes > MAX_BYTES ? undefined : await repaintPicture(bytes, how).catch(() => undefined);
      this.#bytes += media?.bytes.length ?? 0;
      this.#made.set(key, media);
    }
    return asked.length > 0;
  }
}
