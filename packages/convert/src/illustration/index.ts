/** Pictures from words as PNG. */
import { type IllustrateOptions, type Illustration, illustrate } from '@deckwright/draw/illustration';
import { carriedFonts } from '@deckwright/fonts';
import { writePng } from '@deckwright/write/png';

export interface IllustratePngOptions extends Omit<IllustrateOptions, 'width_px' | 'height_px'> {
  /** `1792x1024`, in pixels. */
  readonly size: string;
}

export interface IllustratedPng extends Pick<Illustration, 'motifs' | 'words_used' | 'words_unused'> {
  readonly png: Uint8Array;
  readonly width_px: number;
  readonly height_px: number;
}

/** @throws RangeError for a size that is none or out of range, and for an unknown theme */
export async function illustrateAsPng(prompt: string, { size, ...options }: IllustratePngOptions): Promise<IllustratedPng> {
  const [, width = '', height = ''] = /^(\d{2,4})x(\d{2,4})$/.exec(size) ?? [];
  if (width === '') throw new RangeError(`A size reads like 1792x1024; ${JSON.stringify(size)} does not.`);
  const [width_px, height_px] = [Number(width), Number(height)];
  const { scene, deck, ...told } = illustrate(prompt, { ...options, width_px, height_px });
  return { png: await writePng(scene, deck, { fonts: carriedFonts() }, { width_px }), width_px, height_px, ...told };
}

/** The PNG alone. */
export const illustratePng = async (prompt: string, options: IllustratePngOptions): Promise<Uint8Array> =>
  (await illustrateAsPng(prompt, options)).png;
