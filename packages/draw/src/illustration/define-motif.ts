/** A motif is one file: what it is called, what it shows, and how it is drawn. Its words are in the lexicon, under its name. */
import type { Art } from './art.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';
import type { Calm, Wish } from './wish.ts';

/** What a motif draws on. */
export interface Stage {
  readonly art: Art;
  /** Of the picture, in units of which its shorter side has 100. */
  readonly w: number;
  readonly h: number;
  readonly colors: Palette;
  readonly wish: Wish;
  readonly calm: Calm;
  /** Where the far ground meets the sky. */
  readonly horizon: number;
  /** Where the feet of a subject stand. */
  readonly floor: number;
  /** The middle of the subject. */
  readonly x: number;
  /** How large a subject may be drawn: 1 where 100 units of width are free for it. */
  readonly size: number;
  /** The side that light comes from: -1 is left. */
  readonly light: -1 | 1;
  /** Whether a subject will stand on this ground. */
  readonly busy: boolean;
  /** A stream of chance of its own for each use, so that a change of one leaves the others as they are. */
  readonly random: (use: string) => Random;
}

export const MOTIF_KINDS = ['ground', 'subject', 'inside', 'pattern'] as const;

export interface Motif {
  readonly name: string;
  /** For the handbook: `Wind turbines on a ridge`. */
  readonly shows: string;
  /** A ground is a landscape that others can stand on, a subject stands on one, an inside has walls, a pattern is abstract. */
  readonly kind: (typeof MOTIF_KINDS)[number];
  /** The ground that a subject stands on where the prompt names none. */
  readonly on?: string;
  /** Whether a ground that the prompt names is left out, because the subject needs its own. */
  readonly keeps_ground?: boolean;
  readonly draw: (stage: Stage) => void;
  /** Drawn last: what is nearest. That of a subject stands for that of its ground. */
  readonly front?: (stage: Stage) => void;
}

export const defineMotif = (motif: Motif): Motif => motif;
