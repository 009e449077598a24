/** The embedded default: pictures that an illustrator draws by rules, without a model. */
import type { MakerOutcome, PictureMaker, PictureWish } from './picture-maker.ts';

export const ILLUSTRATOR = 'illustrator';

/** Draws the prompt; the same wish gives the same bytes. */
export type Illustrate = (wish: Pick<PictureWish, 'prompt' | 'size' | 'theme_id'>, signal: AbortSignal) => Promise<Uint8Array>;

/** Qualities and models do not apply: there is one illustrator. */
export const createIllustratorMaker = (illustrate: Illustrate): PictureMaker => ({
  generator: ILLUSTRATOR,
  is_repeatable: true,
  make: async (wish, signal): Promise<MakerOutcome> => ({
    outcome: 'made',
    bytes: await illustrate(wish, signal),
    generator: ILLUSTRATOR,
    model: ILLUSTRATOR,
  }),
});
