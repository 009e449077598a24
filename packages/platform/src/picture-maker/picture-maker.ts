/** The port to what makes pictures of words: what is asked, and how it can end. */

/** Square, wide and tall, as callers name them. */
export const PICTURE_SIZES = ['1024x1024', '1792x1024', '1024x1792'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export const PICTURE_QUALITIES = ['draft', 'balanced', 'premium'] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

export interface PictureWish {
  readonly prompt: string;
  readonly size: PictureSize;
  /** Wins over `quality`. */
  readonly model?: string;
  /** Default: balanced. */
  readonly quality?: PictureQuality;
  /** A built-in theme whose colours it has, where the maker knows themes. */
  readonly theme_id?: string;
}

/**
 * `refused`: the generator does not show what is asked for. `unavailable`: it is busy, away or too slow, and may answer later.
 * `not_a_picture`: its answer holds no picture. `declined`: it does not take the request, by a fault of the settings or the model's name.
 */
export type MakerFault = 'refused' | 'unavailable' | 'not_a_picture' | 'declined';

export type MakerOutcome =
  | {
      readonly outcome: 'made';
      /** As they came: nothing has looked into them. */
      readonly bytes: Uint8Array;
      readonly generator: string;
      readonly model: string;
    }
  /** `message` describes what happened, without the words of the generator. */
  | { readonly outcome: MakerFault; readonly message: string };

export interface PictureMaker {
  /** How answers name it. */
  readonly generator: string;
  /** The same words give the same picture. */
  readonly is_repeatable: boolean;
  /** @throws whatever `signal` was aborted with */
  make(wish: PictureWish, signal: AbortSignal): Promise<MakerOutcome>;
}
