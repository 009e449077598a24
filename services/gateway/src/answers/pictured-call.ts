/** A call whose request has the pictures that it asks for in words. */
import { type MadePicture, makePictures, type PictureCall, textWith } from '../sources/make-pictures.ts';
import { type Pinned, pinBrands } from './pin-brands.ts';

export interface Pictured {
  readonly made: readonly MadePicture[];
}

/**
 * @param check refuses a request that cannot be drawn, so that no picture is paid for it
 * @throws ProblemError
 */
export async function picturedCall<C extends PictureCall & Pinned>(call: C, check: () => Promise<void>): Promise<C & Pictured> {
  const given = await call.timing.measure('pictures', () => makePictures(call, call.json, check));
  if (!given.changed) return { ...call, made: [] };
  const pinned = await pinBrands(call, call.json, textWith(given, call.json, call.text));
  return { ...call, ...pinned, made: given.made };
}

/** What an answer says of the pictures that its request was given. */
export const picturesOf = (made: readonly MadePicture[] = []): Readonly<Record<string, unknown>> =>
  made.length === 0 ? {} : { pictures_made: made, pictures_cost: Math.round(made.reduce((sum, { cost }) => sum + cost, 0) * 100) / 100 };
