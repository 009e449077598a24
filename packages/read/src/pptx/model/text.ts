/** Text of a foreign shape with all inherited properties resolved: list styles, placeholders, master and presentation defaults. */
import type { Paint, Picture, Unknown } from './paint.ts';

export interface ForeignRun {
  readonly kind: 'run' | 'field' | 'break';
  readonly text: string;
  /** Points, before the body's `font_scale`. */
  readonly size_pt: number | Unknown;
  readonly paint: Paint;
  /** Family of the text's main script, theme fonts resolved. */
  readonly face: string | Unknown;
  /** Family for East Asian characters, where it differs. */
  readonly face_ea?: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  /** Percent of the font size; positive is raised. */
  readonly baseline_pct: number;
  readonly caps: 'none' | 'all' | 'small';
  /** Points between characters. */
  readonly spacing_pt: number;
  readonly highlight?: Paint;
  readonly link?: string;
  readonly lang?: string;
  /** The letters of an equation in sequence; its layout is not read. */
  readonly equation?: true;
  /** Of a field: `slidenum`, `datetime1`, … */
  readonly field?: string;
  /** Offsets of the `a:r`, `a:fld` or `a:br` in its part's source. */
  readonly start: number;
  readonly end: number;
}

/** Line pitch and space: a share of the line's own height, or points. */
export type Spacing = { readonly pct: number } | { readonly pt: number };

export interface ForeignBullet {
  readonly kind: 'character' | 'number' | 'picture';
  /** The character, or the number as it is shown (`1.`, `b)`). */
  readonly text: string;
  readonly face?: string;
  readonly size_pct?: number;
  readonly paint?: Paint;
  readonly picture?: Picture;
}

export interface ForeignParagraph {
  readonly runs: readonly ForeignRun[];
  readonly align: 'left' | 'center' | 'right' | 'justify';
  /** 0 to 8. */
  readonly level: number;
  readonly rtl: boolean;
  /** EMU. */
  readonly margin_left: number;
  readonly margin_right: number;
  /** EMU of the first line relative to `margin_left`; negative hangs. */
  readonly indent: number;
  readonly line: Spacing;
  readonly before: Spacing;
  readonly after: Spacing;
  readonly bullet?: ForeignBullet;
  /** Size that an empty paragraph takes. */
  readonly end_size_pt: number | Unknown;
  /** Offsets of the `a:p` in its part's source. */
  readonly start: number;
  readonly end: number;
}

export interface ForeignText {
  readonly paragraphs: readonly ForeignParagraph[];
  /** EMU. */
  readonly insets: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
  readonly anchor: 'top' | 'middle' | 'bottom';
  readonly anchor_center: boolean;
  readonly wrap: boolean;
  /** `none`: text may run over; `shrink`: scaled by the two figures below; `resize`: the shape grows with its text. */
  readonly autofit: 'none' | 'shrink' | 'resize';
  /** Shares as last stored by the program that wrote the file; 1 where there is none. */
  readonly font_scale: number;
  readonly line_reduction: number;
  readonly columns: number;
  /** EMU between columns. */
  readonly column_gap: number;
  /** DrawingML's `vert`: `horz`, `vert`, `vert270`, `eaVert`, … */
  readonly vertical: string;
  /** Degrees the text is turned against its shape. */
  readonly rotation: number;
  /** WordArt along a path, for which measured widths have no meaning. */
  readonly warped: boolean;
}

/** The words in reading order, with line feeds between paragraphs and vertical tabs for breaks. */
export const wordsOf = (text: ForeignText): string =>
  text.paragraphs.map((p) => p.runs.map((r) => (r.kind === 'break' ? '\v' : r.text)).join('')).join('\n');
