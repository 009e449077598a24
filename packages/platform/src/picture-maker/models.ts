/** Which model makes a picture: the one that is named, else that of the quality, else the balanced one. */
import type { PictureQuality, PictureWish } from './picture-maker.ts';

export interface PictureModels {
  readonly balanced: string;
  /** Missing: the balanced one. */
  readonly draft?: string;
  readonly premium?: string;
  /** Further ones that callers may name. */
  readonly others?: readonly string[];
}

export const modelOf = (models: PictureModels, { model, quality = 'balanced' }: Pick<PictureWish, 'model' | 'quality'>): string =>
  model ?? ofQuality(models, quality);

const ofQuality = (models: PictureModels, quality: PictureQuality): string => models[quality] ?? models.balanced;

/** Those that a caller may name, each once. */
export const namedModels = ({ balanced, draft, premium, others = [] }: PictureModels): readonly string[] => [
  ...new Set([balanced, draft, premium, ...others].filter((name) => name !== undefined)),
];
