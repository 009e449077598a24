/** A foreign presentation, slide by slide. */
import type { Paint, Unknown } from './paint.ts';
import type { ForeignShape } from './shape.ts';

export interface ForeignSlide {
  /** 1-based, in the order of the presentation. */
  readonly i: number;
  readonly part: string;
  readonly layout_part?: string;
  readonly master_part?: string;
  readonly layout_name?: string;
  readonly hidden: boolean;
  /** The slide's own, its layout's or its master's. */
  readonly background: Paint;
  /** Shapes of master and layout (without placeholders), in drawing order. */
  readonly behind: readonly ForeignShape[];
  readonly shapes: readonly ForeignShape[];
  readonly title?: string;
  readonly notes?: string;
  readonly comments: readonly string[];
  /** Slots of the theme after the slide's colour map (`tx1`, `bg1`, `accent1`, …), sRGB. */
  readonly colors: ReadonlyMap<string, `#${string}`>;
  /** Major and minor Latin family of the theme. */
  readonly fonts: { readonly heading: string | Unknown; readonly body: string | Unknown };
}

/** A family whose fonts the deck brings with it. */
export interface EmbeddedFamily {
  readonly family: string;
  readonly faces: readonly { readonly bold: boolean; readonly italic: boolean; readonly part: string }[];
}

export interface ForeignDeck {
  /** EMU. */
  readonly canvas: { readonly w: number; readonly h: number };
  readonly slides: readonly ForeignSlide[];
  /** Slides of the presentation, those beyond the caller's limit and those missing in the file included. */
  readonly slides_total: number;
  readonly strict: boolean;
  readonly macro_enabled: boolean;
  readonly embedded_fonts: readonly EmbeddedFamily[];
  /** Parts that are missing or could not be read. */
  readonly problems: readonly { readonly part: string; readonly problem: string }[];
}
