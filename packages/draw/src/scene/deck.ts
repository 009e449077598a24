/** The input of a writer: slides in one theme, the pictures they use, and the properties of the file. */
import type { DeckBase } from './sheet.ts';
import type { Slide } from './slide.ts';
import type { TestMark } from './test-mark.ts';
import type { Theme } from './theme.ts';

export interface Media {
  readonly mime: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/svg+xml';
  readonly bytes: Uint8Array;
  readonly width_px: number;
  readonly height_px: number;
  /** The same picture as PNG, for readers that cannot show `mime`: needed beside SVG and WebP in a .pptx. */
  readonly png?: Uint8Array;
}

/** The request that made the file, kept inside it so that it can be rendered again and compared. */
export interface Source {
  readonly engine_version: string;
  readonly input_hash: string;
  /** Canonical JSON of each slide's request, in slide order. */
  readonly intents: readonly string[];
  /** The same without speaker notes, for files that never show them. Present where a slide has notes. */
  readonly intents_without_notes?: readonly string[];
}

export interface Deck {
  readonly theme: Theme;
  readonly slides: readonly Slide[];
  readonly media: ReadonlyMap<string, Media>;
  readonly title: string;
  readonly lang: string;
  /** What the first slide is counted as; 1 unless said otherwise. */
  readonly first_number?: number;
  /** Its slides carry the mark of test keys, and the file says so among its properties. */
  readonly mark?: TestMark;
  readonly source?: Source;
  /** Somebody else's presentation, whose masters and layouts the slides stand on. */
  readonly base?: DeckBase;
}
