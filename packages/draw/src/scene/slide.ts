/** One slide, finished: every text measured, every shape in its place. */
import type { Chart } from './chart.ts';
import type { Color } from './color.ts';
import type { OwnLayout } from './own-layout.ts';
import type { Shape } from './shape.ts';
import type { Sheet } from './sheet.ts';
import type { Emu } from './units.ts';

/** Which layout of the file a slide hangs on. */
export type SlideLayout = 'content' | 'cover' | 'section' | 'blank';

export const SLIDE_W = 12_192_000 as Emu;
export const SLIDE_H = 6_858_000 as Emu;

export interface Slide {
  readonly ssg: 1;
  readonly canvas: { readonly w: Emu; readonly h: Emu };
  readonly layout: SlideLayout;
  /** Plain words of the title: bookmark, accessibility, listings. */
  readonly title: string;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly background: Color;
  /** Drawing order, which is also reading order. */
  readonly shapes: readonly Shape[];
  /** Charts that a .pptx holds in place of some of the shapes, where they were asked for. */
  readonly charts?: readonly Chart[];
  readonly notes?: string;
  readonly hidden?: boolean;
  /** The layout of the deck's base that the slide stands on, where the deck has one. */
  readonly sheet?: Sheet;
  /** The layout made for it and for others, instead of `layout`: slides that share it hold the same object. */
  readonly own_layout?: OwnLayout;
}
