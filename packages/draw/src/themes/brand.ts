/** A brand as plain data. It never changes once it has an id (docs/decisions/0023-brands.md). */
import type { Media, Theme } from '../scene/index.ts';

/** A face of a brand's own: its id says its family, weight and slant, as those of carried faces do. */
export interface BrandFace {
  readonly face: string;
  /** TrueType, written by us. */
  readonly file: Uint8Array;
  /** See `typeset/metrics-table.ts`. */
  readonly metrics: Uint8Array;
}

export interface BrandLogo {
  readonly media: Media;
  /** Its alternative text. */
  readonly alt: string;
  /** A ground of this colour behind it, where it would not stand out from the slide. */
  readonly plate?: 'ink' | 'canvas' | 'neutral' | 'muted';
}

/** A company's own .pptx, on whose masters and layouts slides are drawn. */
export interface BrandTemplate {
  /** Of `bytes`, hex. */
  readonly sha256: string;
  /** The file as it was uploaded, without its slides. */
  readonly bytes: Uint8Array;
  /** What was read from it, as JSON. Each reader validates it. */
  readonly model: unknown;
}

export interface Brand {
  /** Its id is the brand's: `acme@3`. */
  readonly theme: Theme;
  /** SHA-256 of everything that affects drawing, hex. */
  readonly hash: string;
  readonly faces: readonly BrandFace[];
  /** On slides with a frame; covers and section breaks have none. */
  readonly logo?: BrandLogo;
  readonly template?: BrandTemplate;
}

/** The brands that a request may name, by id. */
export type BrandBook = (id: string) => Brand | undefined;

/** Begins the family of every face of a brand's own. */
export const OWN_FAMILY = 'own-';
