/** What a generator is asked for, and the hash by which the same is told. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@deckwright/draw/intent';
import type { PictureGenerator } from '@deckwright/platform/picture-maker';
import type { PictureWishFields } from '../schemas/generated-picture.ts';
import { refuseFields } from '../sources/take-source.ts';
import { knownTheme } from './known-theme.ts';

/** What the picture follows from. */
export interface PictureOrder {
  readonly prompt: string;
  readonly size: string;
  readonly quality?: string;
  readonly model?: string;
  readonly theme_id?: string;
}

/** What a generator is told of a wish: what it does not know is left out, so that the same picture is the same order. */
export function orderOf(
  { models }: PictureGenerator,
  { prompt, size = '1024x1024', quality, model, theme_id }: Pick<PictureWishFields, 'prompt' | 'size' | 'quality' | 'model' | 'theme_id'>,
): PictureOrder {
  const order = { prompt: prompt.trim().normalize('NFC'), size };
  if (models === null) return { ...order, theme_id: knownTheme(theme_id) };
  if (model === undefined) return { ...order, quality: quality ?? 'balanced' };
  if (!models.includes(model))
    throw refuseFields(
      `${JSON.stringify(model.slice(0, 60))} is no model of this service: ${models.join(', ')} are.`,
      ['model'],
      'unknown_model',
    );
  return { ...order, model };
}

/** Hash by which the same wish to the same generator is told. */
export const pictureHash = ({ generator }: PictureGenerator, order: PictureOrder): string =>
  createHash('sha256')
    .update(canonicalJson({ generator, ...order }))
    .digest('hex');
