/** The contract of `convert-picture`: a picture of a slide in; a .pptx that can be edited, and what was found in it, out. Nothing is fetched. */
import { defineTask } from '@deckwright/core/task';

export interface ConvertPictureOrder {
  /** `reconstruct`: boxes, lines, ellipses and words as shapes. `preserve`: the picture below, its words above it. */
  readonly branch: 'reconstruct' | 'preserve';
  /** Puts the mark of test keys onto the slide. */
  readonly mark?: boolean;
  /** Gives the picture as it was read as a second file, where it was read from its pixels. */
  readonly with_picture?: boolean;
  /** Names of Tesseract. Default: that of the eight carried ones which the picture is in. */
  readonly languages?: readonly string[];
  /** Reads the parts that stay pictures once more: for `tell-picture`, which needs their words. */
  readonly all_words?: boolean;
}

/** Of words beside what the slide says. */
export type ElementRole = 'header' | 'footer' | 'legend' | 'axis_label';

/** Left, top, width and height, inches of a slide 13.333 inches wide. */
export type BoxIn = readonly [number, number, number, number];

/** A line of words as it stands in the picture. */
export interface LineOfPicture {
  readonly text: string;
  /** From the ascenders to the descenders of its size. */
  readonly box_in: BoxIn;
  readonly size_pt: number;
  readonly bold: boolean;
  /** It was read surely, and stays part of a picture because it does not look like it where it is drawn. */
  readonly in_picture?: true;
}

export interface PictureFigure {
  readonly kind: 'bars' | 'columns' | 'line' | 'ring' | 'dots';
  readonly box_in: BoxIn;
  readonly unit?: string;
  /** Values of the first and last tick. */
  readonly axis?: { readonly min: number; readonly max: number };
  readonly series: readonly {
    readonly name?: string;
    readonly points: readonly {
      readonly label?: string;
      readonly value: number;
      /** The value lies within so much of it. */
      readonly error: number;
      /** `label`: printed, and proved by the mark's size. `axis`: measured, by ticks or by the marks that are proved. */
      readonly from: 'label' | 'axis';
    }[];
  }[];
  /** 0 to 1. */
  readonly confidence: number;
}

export interface ConvertPictureAnswer {
  /** `request`: drawn from the request that a picture of ours carries. `rules`: read from the pixels. */
  readonly reader: 'request' | 'rules';
  readonly picture: { readonly format: string; readonly width_px: number; readonly height_px: number };
  /** Present for a picture of ours that carries its request. */
  readonly source?: {
    /** The engine that made the picture. */
    readonly engine_version: string;
    readonly title: string;
    /** Whether the slide was drawn again from its request; else it was read from the pixels. */
    readonly drawn: boolean;
    /** Why it was not, as the end of a sentence; empty where it was. */
    readonly why: string;
    /** JSON of the slide's request; empty where it was not drawn. */
    readonly intents: readonly string[];
  };
  /** Present for a photograph that the slide's edges were found in: the slide was made straight, and places are those of the slide. */
  readonly photograph?: {
    /** Left top, right top, right bottom and left bottom of the slide, as parts of the photograph's width and height. */
    readonly corners: readonly (readonly [number, number])[];
  };
  /** The largest words of the upper half, or the title of the request; empty where there are none. */
  readonly title: string;
  readonly elements: readonly {
    readonly kind: 'text' | 'box' | 'line' | 'ellipse' | 'picture';
    readonly text?: string;
    readonly box_in: BoxIn;
    /** Of a box whose outline has straight edges and is no rectangle: how many. */
    readonly corners?: number;
    readonly confidence: number;
    /** As a model proposed it. */
    readonly role?: ElementRole | 'title';
  }[];
  /** Lines that became text, then those that were read surely and did not. */
  readonly lines: readonly LineOfPicture[];
  /** Charts with their values. */
  readonly figures: readonly PictureFigure[];
  /** A request of the single-slide door, where the structure is that of a form; made of read words and numbers alone. */
  readonly intent?: Readonly<Record<string, unknown>>;
  readonly not_understood: readonly { readonly what: string; readonly why: string; readonly box_in: BoxIn }[];
  /** Of what was found when the slide was drawn again, 0 to 1. */
  readonly confidence: number;
  readonly found: {
    /** Words that can be edited. */
    readonly words: number;
    /** Of these, the ones that are read again on the slide as drawn. */
    readonly words_read_again: number;
    /** Of the picture's area, the part that the slide as drawn shows as the picture does. */
    readonly area_alike: number;
  };
}

/**
 * The answer's first file is the .pptx. Refusals are `not_a_picture`, `corrupted`, `too_large`, `too_small`, `too_narrow` and
 * `no_such_language`.
 */
export const convertPictureTask = defineTask<ConvertPictureOrder, ConvertPictureAnswer>({
  name: 'convert-picture',
  limits: { time_ms: 30_000, memory_mib: 1024, output_bytes: 64 * 1024 * 1024 },
  remedy: 'Send the picture of one slide, with fewer pixels.',
});
