/** What the check finds on one slide. */
import type { Area, Word } from './words.ts';

export const FOUND = ['missing', 'added', 'doubled', 'altered', 'order', 'cut', 'joined', 'moved', 'size', 'drawn'] as const;
export type Found = (typeof FOUND)[number];

export interface Finding {
  readonly found: Found;
  readonly element: 'text' | 'area';
  readonly what: string;
  readonly why: string;
  readonly area: Area;
  /** Of an area that looks otherwise, the places of it that do: those of a frame leave its inside out. */
  readonly places?: readonly Area[];
  /** Of words whose ground looks otherwise, not they. */
  readonly is_ground?: true;
  /** Of words that are not the same, or elsewhere: those of the page and those of the slide, in order. */
  readonly words?: { readonly page: readonly Word[]; readonly slide: readonly Word[] };
}
