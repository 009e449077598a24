/** What other folders may use to make pictures of words: the port, its adapters, and the maker of the settings. */
import type { Config } from '../config/index.ts';
import { fetchFile } from '../http/index.ts';
import { createGeminiMaker } from './gemini-maker.ts';
import { createIllustratorMaker, ILLUSTRATOR, type Illustrate } from './illustrator-maker.ts';
import { namedModels, type PictureModels } from './models.ts';
import { createOpenAiMaker } from './openai-maker.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { MakerSettings } from './settings.ts';

export { createGeminiMaker } from './gemini-maker.ts';
export { createIllustratorMaker, ILLUSTRATOR, type Illustrate } from './illustrator-maker.ts';
export type { PictureModels } from './models.ts';
export { createOpenAiMaker } from './openai-maker.ts';
export {
  type MakerFault,
  type MakerOutcome,
  PICTURE_QUALITIES,
  PICTURE_SIZES,
  type PictureMaker,
  type PictureQuality,
  type PictureSize,
  type PictureWish,
} from './picture-maker.ts';
export type { MakerSettings } from './settings.ts';

export type PictureConfig = Partial<
  Pick<
    Config,
    | 'pictures_url'
    | 'pictures_shape'
    | 'pictures_key'
    | 'pictures_model'
    | 'pictures_model_draft'
    | 'pictures_model_premium'
    | 'pictures_models'
  >
>;

/** What doors know of the generator that the workers ask. */
export interface PictureGenerator {
  readonly generator: string;
  /** The same words give the same picture. */
  readonly is_repeatable: boolean;
  /** Models that a caller may name; null: the embedded illustrator draws, whichever model is named. */
  readonly models: readonly string[] | null;
}

const EMBEDDED: PictureGenerator = { generator: ILLUSTRATOR, is_repeatable: true, models: null };

export function generatorOf(config: PictureConfig): PictureGenerator {
  const models = modelsOf(config);
  if (models === null) return EMBEDDED;
  return { generator: config.pictures_shape ?? 'openai', is_repeatable: false, models: namedModels(models) };
}

/** The generator of the settings, or the illustrator where they name none. */
export function pictureMakerOf(config: PictureConfig, illustrate: Illustrate): PictureMaker {
  const settings = settingsOf(config);
  if (settings === null) return createIllustratorMaker(illustrate);
  return config.pictures_shape === 'gemini' ? createGeminiMaker(settings) : createOpenAiMaker(settings);
}

/** Doors ask for these alone, and need no key. */
function modelsOf(config: PictureConfig): PictureModels | null {
  const {
    pictures_url,
    pictures_model: balanced,
    pictures_model_draft: draft,
    pictures_model_premium: premium,
    pictures_models: others,
  } = config;
  if (pictures_url === undefined || balanced === undefined) return null;
  return {
    balanced,
    ...(draft !== undefined && { draft }),
    ...(premium !== undefined && { premium }),
    ...(others !== undefined && { others }),
  };
}

function settingsOf(config: PictureConfig): MakerSettings | null {
  const { pictures_url: url, pictures_key: key } = config;
  const models = modelsOf(config);
  if (url === undefined || models === null) return null;
  return { url, models, ...(key !== undefined && { key }), fetchPublic: (at, bytes) => fetchFile(at, { ...FETCH, bytes }) };
}

const FETCH = { time_ms: 30_000, redirects: 3 } as const;
