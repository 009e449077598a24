/** The contract of `tell-picture`: what a picture says, once it was read, as a brief, and as slides that explain it or walk through it. Nothing is said that was not read. */
import { defineTask } from '@deckwright/core/task';
import type { ConvertPictureAnswer } from './convert-picture.task.ts';

export interface TellPictureOrder {
  /**
   * `explain`: one slide of the words. `teach_deck`: the picture, then each of its parts beside its words, then the words as a list.
   * `brief`: the words alone, and no file.
   */
  readonly branch: 'explain' | 'teach_deck' | 'brief';
  /** What `convert-picture` found in the same picture. */
  readonly seen: Pick<ConvertPictureAnswer, 'elements' | 'figures' | 'lines' | 'photograph' | 'picture' | 'source'>;
  /** One of the themes that are carried. */
  readonly theme_id?: string;
  /** Of `brief`: into how many briefs the words are parted at most. Default: 1. */
  readonly slide_count?: number;
  /** Puts the mark of test keys onto the slides. */
  readonly mark?: boolean;
}

/** A number that was read, and the words next to it. */
export interface FigureInWords {
  readonly figure: string;
  /** Empty where none stand near. */
  readonly beside: string;
}

export interface PictureBrief {
  /** Prose that the brief door reads. */
  readonly brief: string;
  readonly headline: string;
  readonly points: readonly string[];
  readonly figures: readonly FigureInWords[];
  /** What the brief door makes of it. */
  readonly route: string;
  readonly form?: string;
}

export interface PictureTold extends PictureBrief {
  /** One for each slide that was asked for; at least one. */
  readonly briefs: readonly PictureBrief[];
  readonly slides: number;
  /** Parts of the picture that have no slide of their own, because there are too many. */
  readonly parts_left_out: number;
}

/** The answer's only file is the .pptx, where there is one. Refusals are those of `convert-picture`, and `no_words`. */
export const tellPictureTask = defineTask<TellPictureOrder, PictureTold>({
  name: 'tell-picture',
  limits: { time_ms: 30_000, memory_mib: 1024, output_bytes: 64 * 1024 * 1024 },
  remedy: 'Send the picture of one slide, with fewer pixels and fewer words.',
});
