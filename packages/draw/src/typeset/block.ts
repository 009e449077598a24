/** The input of the typesetter: blocks of paragraphs of runs, the search for a size, and the setting into a frame. */
import type { Align, Binding, Bullet, Color, FontRole } from '../scene/index.ts';

export interface RunIn {
  readonly text: string;
  readonly color?: Color;
  readonly font?: FontRole;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  /** Fixed size of this run; the block's size when absent. */
  readonly size_pt?: number;
  readonly link?: string;
  readonly path?: string;
  readonly bind?: Binding;
  readonly field?: 'slidenum';
}

export interface ParagraphIn {
  readonly runs: readonly RunIn[];
  readonly bullet?: Bullet;
  /** Left edge of the text after the bullet. */
  readonly indent_in?: number;
  /** How far the bullet stands before the text, where that is less than the whole indent. */
  readonly hang_in?: number;
  /** Of a list within a list; 0 where absent. */
  readonly level?: number;
  /** Space above, as a share of the line pitch. Ignored on the first paragraph. */
  readonly gap?: number;
  readonly align?: Align;
}

export interface BlockStyle {
  readonly color: Color;
  readonly font?: FontRole;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly leading?: number;
}

export interface Block extends BlockStyle {
  readonly paragraphs: readonly ParagraphIn[];
}

export interface FitRequest {
  readonly block: Block;
  /** Sizes to try, largest first. */
  readonly sizes_pt: readonly number[];
  readonly width_in: number;
  readonly height_in?: number;
  readonly max_lines?: number;
}

export interface Fit {
  readonly block: Block;
  readonly size_pt: number;
  readonly lines: number;
  /** Widest line and height of all lines, in the reference faces. */
  readonly width_in: number;
  readonly height_in: number;
  /** False when even the last size is too large; `word_in` is the width of the longest word. */
  readonly fits: boolean;
  readonly word_in: number;
  readonly shrunk: boolean;
}

export interface SetRequest {
  readonly block: Block;
  readonly size_pt: number;
  readonly width_in: number;
  readonly height_in: number;
  readonly align?: Align;
  readonly anchor?: 'top' | 'middle' | 'bottom';
  /** Makes the lines equally long by a larger inset. */
  readonly balance?: boolean;
  readonly insets_in?: { readonly l?: number; readonly t?: number; readonly r?: number; readonly b?: number };
  /** False for single-line labels. */
  readonly wrap?: boolean;
  readonly lang?: string;
}
