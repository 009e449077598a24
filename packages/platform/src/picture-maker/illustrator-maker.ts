/** The embedded default: pictures that an illustrator draws by rules, without a model. */
import type { MakerOutcome, PictureMaker, PictureSize } from './picture-maker.ts';

export const ILLUSTRATOR = 'illustrator';

/** Draws the prompt; the same arguments give the same bytes. */
export type Illustrate = (prompt: string, size: PictureSize, signal: AbortSignal) => Promise<Uint8Array>;

/** Qualities and models do not apply: there is one illustrator. */
export const createIllustratorMaker = (illustrate: Illustrate): PictureMaker => ({
  generator: ILLUSTRATOR,
  is_repeatable: true,
  make: async ({ prompt, size }, signal): Promise<MakerOutcome> => ({
    outcome: 'made',
    bytes: await illustrate(prompt, size, signal),
    generator: ILLUSTRATOR,
    model: ILLUSTRATOR,
  }),
});
