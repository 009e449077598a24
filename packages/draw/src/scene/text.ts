/**
 * Text of a shape: what it says (paragraphs of runs) and how it was set (lines of spans).
 * Writers of editable files use the paragraphs; writers of fixed pages draw the lines. Both come from one
 * measurement, so both break at the same places.
 */
import type { Color } from './color.ts';
import type { Emu } from './units.ts';

/** How far ordinary ink reaches above and below the baseline, over font size. */
export const INK_ABOVE = 0.73;
export const INK_BELOW = 0.2;

/** `heading`, `body` and `mono` follow the theme; `symbol` is the carried symbol face; else a family the service carries. */
export type FontRole = 'heading' | 'body' | 'mono' | 'symbol' | (string & {});

/** How a run came from the request: as sent, re-grouped digits and signs, or computed. */
export type Binding = 'verbatim' | 'formatted' | 'derived';

export interface Run {
  readonly text: string;
  readonly size_pt: number;
  readonly color: Color;
  /** Below 1, what is behind the letters shows through them; writers of fixed pages draw the colours of spans. */
  readonly alpha?: number;
  readonly font?: FontRole;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  /** Raised above the line, or lowered where negative, in percent of the size, and smaller for it. */
  readonly baseline_pct?: number;
  /** BCP 47; the slide's language when absent. */
  readonly lang?: string;
  /** An `https:` or `mailto:` address, or `slide:<n>` (1-based) inside the deck. */
  readonly link?: string;
  /** JSON Pointer into the request of the value that this run shows; absent for words the product adds. */
  readonly path?: string;
  readonly bind?: Binding;
  /** A live field; `text` is its present value. */
  readonly field?: 'slidenum';
}

export type Align = 'left' | 'center' | 'right';

export interface Bullet {
  /** `square` is the house bullet; `number` prints `text`, and so does `char`, which is one sign. */
  readonly kind: 'square' | 'dash' | 'number' | 'char';
  readonly color: Color;
  readonly text?: string;
  /** Of a sign, its size over that of the text, in percent; 100 where absent. */
  readonly size_pct?: number;
}

export interface Paragraph {
  readonly runs: readonly Run[];
  readonly align: Align;
  /** Line pitch as a multiple of the font size (1.10 titles, 1.15 labels, 1.20 sentences). */
  readonly leading: number;
  /** The same pitch in percent of the face's own line height, as a .pptx stores it. */
  readonly line_pct: number;
  readonly space_before_pt?: number;
  readonly bullet?: Bullet;
  /** Left edge of the text after the bullet, from the frame's inset. */
  readonly indent?: Emu;
  /** How far the bullet stands before the text, where that is less than the whole indent. */
  readonly hang?: Emu;
  /** Of a list within a list; 0, which is not named, for the outermost. */
  readonly level?: number;
  /** All lines but the last reach both edges. */
  readonly justified?: boolean;
  readonly rtl?: boolean;
}

/** A stretch of one line in one face, ready to be drawn left to right from `x`. */
export interface Span {
  /** In logical order; a right-to-left span is shaped right to left by the writer. */
  readonly text: string;
  /** Which face draws it, for example `arimo-700`. */
  readonly face: string;
  readonly size_pt: number;
  readonly color: Color;
  /** Left edge from the shape's left edge. */
  readonly x: Emu;
  readonly w: Emu;
  readonly rtl?: boolean;
  readonly underline?: boolean;
  /** A bar through the letters; foreign decks have it, ours never do. */
  readonly strike?: boolean;
  /** Painted behind the letters, as high as the line; foreign decks have it, ours never do. */
  readonly highlight?: Color;
  readonly link?: string;
  /** Slanted by the writer where the face has no italic. */
  readonly oblique?: boolean;
  /** Width of the letters over that of the face, for a foreign family that is wider or narrower than the face that stands for it. */
  readonly stretch?: number;
}

export interface Line {
  readonly spans: readonly Span[];
  /** Baseline from the shape's top edge. */
  readonly baseline: Emu;
  /** Left edge and width of the ink, from the shape's left edge. */
  readonly x: Emu;
  readonly w: Emu;
  /** Ink above and below the baseline (ascender and descender of the largest run). */
  readonly ascent: Emu;
  readonly descent: Emu;
  /** Which paragraph this line belongs to. */
  readonly paragraph: number;
  /** The bullet to draw before this line. */
  readonly bullet?: { readonly x: Emu; readonly size: Emu; readonly color: Color; readonly text?: string; readonly face?: string };
}

export interface Insets {
  readonly l: Emu;
  readonly t: Emu;
  readonly r: Emu;
  readonly b: Emu;
}

export interface TextBody {
  readonly paragraphs: readonly Paragraph[];
  readonly anchor: 'top' | 'middle' | 'bottom';
  readonly insets: Insets;
  /** False for single-line labels: they never wrap, whatever the reader's fonts. */
  readonly wrap: boolean;
  /** Readers in whose fonts the words need more room than the box has draw them smaller. */
  readonly shrinks?: true;
  readonly lines: readonly Line[];
}

/** Without soft hyphens, which are seen at the end of a line alone and are no part of a word. */
export const withoutSoft = (text: string): string => text.replaceAll('\u00ad', '');

/** All words of a text body, paragraphs joined by line feeds. */
export const plainText = (body: TextBody): string => withoutSoft(body.paragraphs.map((p) => p.runs.map((r) => r.text).join('')).join('\n'));
