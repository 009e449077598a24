/** The pixels of a picture as it came, or a smaller one of a large one. */
import { RefusedFile } from '@deckwright/core/task';
import { type DecodedPicture, decodePicture, UndecodablePicture } from '@deckwright/write/png';

/** Slides are drawn as wide for comparing. */
export const COMPARED_PX = 1920;

export async function decodedAsIs(file: Uint8Array): Promise<DecodedPicture> {
  try {
    const decoded = await decodePicture(file, COMPARED_PX);
    return decoded.width_px >= COMPARED_PX ? decoded : await decodePicture(file, decoded.width_px);
  } catch (error) {
    if (error instanceof UndecodablePicture)
      throw new RefusedFile(error.code, error.message, 'Send a PNG, JPEG or WebP picture of one slide.');
    throw error;
  }
}
