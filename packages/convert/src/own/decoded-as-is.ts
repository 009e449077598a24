/** The pixels of a picture as it came, or a smaller one of a large one. */
import { RefusedFile } from '@deckwright/core/task';
import { decodePicture, type Pixels, UndecodablePicture } from '@deckwright/write/png';

/** Slides are drawn as wide for comparing. */
export const COMPARED_PX = 1920;

export async function decodedAsIs(file: Uint8Array): Promise<Pixels> {
  try {
    const { pixels, width_px } = await decodePicture(file, COMPARED_PX);
    return width_px >= COMPARED_PX ? pixels : (await decodePicture(file, width_px)).pixels;
  } catch (error) {
    if (error instanceof UndecodablePicture)
      throw new RefusedFile(error.code, error.message, 'Send a PNG, JPEG or WebP picture of one slide.');
    throw error;
  }
}
