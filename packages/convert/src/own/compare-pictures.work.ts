/** The work of `compare-pictures`. */
import { defineWork } from '@deckwright/core/task';
import { readPixels } from '@deckwright/write/png';
import type { ComparePicturesAnswer, ComparePicturesOrder } from './compare-pictures.task.ts';
import { decodedAsIs } from './decoded-as-is.ts';
import { provePicture } from './prove-picture.ts';

export const work = defineWork<ComparePicturesOrder, ComparePicturesAnswer>(
  async ({ frames }, [file = new Uint8Array(), ...candidates]) => {
    const { pixels: picture } = await decodedAsIs(file);
    for (const [i, candidate] of candidates.entries()) {
      const [left = 0, top = 0, right = picture.width, bottom = picture.height] = frames[i] ?? [];
      const { is_same } = await provePicture(picture, file, { left, top, right, bottom }, await readPixels(candidate));
      if (is_same) return { answer: { same: i }, files: [] };
    }
    return { answer: { same: null }, files: [] };
  },
);
