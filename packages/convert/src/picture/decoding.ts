/** Decodes a picture for a task, and refuses it as a task does. */
import { RefusedFile } from '@deckwright/core/task';
import type { Raster } from '@deckwright/read/image';
import { type DecodedPicture, decodePicture, type PictureFault, UndecodablePicture } from '@deckwright/write/png';

/** What the rules were measured at; pictures are brought to it. */
export const WORKING_PX = 1920;
/** A photograph shows more than the slide, so that more of its pixels are taken. */
const PHOTOGRAPH_PX = 2880;

const REMEDIES: Readonly<Record<PictureFault, string>> = {
  not_a_picture: 'Send a PNG, JPEG or WebP picture; a PDF goes to the conversion of PDFs, and a .pptx to inspect or repair.',
  corrupted: 'Open the file in a viewer of pictures, save it as a new PNG, and send that one.',
  too_large: 'Make the picture smaller; 1,920 pixels for the width of a slide are enough.',
  too_small: 'Send the picture as it was taken; words need 13 pixels for a capital letter.',
  too_narrow: 'Crop the picture to the slide that it shows.',
};

/** @throws RefusedFile `not_a_picture`, `corrupted`, `too_large`, `too_small` or `too_narrow` */
export async function decoding(file: Uint8Array, width_px: number): Promise<DecodedPicture> {
  try {
    return await decodePicture(file, width_px);
  } catch (error) {
    if (error instanceof UndecodablePicture) throw new RefusedFile(error.code, error.message, REMEDIES[error.code]);
    throw error;
  }
}

/** In its own width, as far as that is worth its time. */
export async function photographOf(file: Uint8Array, { width_px, pixels, format }: DecodedPicture): Promise<Raster> {
  const isLarger = format === 'jpeg' && width_px > WORKING_PX;
  return isLarger ? (await decoding(file, Math.min(width_px, PHOTOGRAPH_PX))).pixels : pixels;
}
