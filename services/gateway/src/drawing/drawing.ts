/** What the gateway asks of the drawing engine: read a request, forecast it, draw a throw-away picture of it, or an example of ours. */
import type { Brand, BrandBook } from '@deckwright/draw/themes';
import type { Facts } from '@deckwright/gallery';
import type { ReadJson } from '@deckwright/platform/http';
import type { JsonObject, OutputFormat } from '@deckwright/platform/jobs';
import type { ReadDeck } from './read-deck.ts';

/** A request that cannot be drawn, as the engine says it. */
export interface DrawingProblem {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly errors?: readonly {
    readonly pointer: string;
    readonly loc: readonly (string | number)[];
    readonly code: string;
    readonly msg: string;
    readonly type: string;
    readonly allowed?: readonly string[];
    readonly nearest?: string;
    readonly limit?: number;
  }[];
  readonly members?: Readonly<Record<string, unknown>>;
}

export type Refused = { readonly ok: false; readonly problem: DrawingProblem };

/** A request that was read: what a job needs to know of it. */
export interface ReadSlide {
  readonly ok: true;
  readonly input_hash: string;
  readonly outputs: readonly OutputFormat[];
  readonly name: string | null;
}

/** Brands by their ids. */
export const bookOf =
  (brands: Brands = []): BrandBook =>
  (id) =>
    brands.find(({ theme }) => theme.id === id);

/** The drawing's part of the render response. */
export type Report = JsonObject;

/** Those that a request names, pinned. */
export type Brands = readonly Brand[];

export interface Drawing {
  readonly readJson: ReadJson;
  /** Checks a request without drawing it. `text` is the request as sent, `value` what was read from it. */
  read(value: unknown, text: string, brands?: Brands): Promise<ReadSlide | Refused>;
  /** Draws without keeping anything. `text` is the request as sent. */
  forecast(text: string, brands?: Brands): Promise<{ readonly ok: true; readonly report: Report } | Refused>;
  /** As `read`, for a deck: whole, or not at all. */
  readDeck(value: unknown, text: string, brands?: Brands): Promise<ReadDeck | Refused>;
  /** As `forecast`, for a deck. */
  forecastDeck(text: string, brands?: Brands): Promise<{ readonly ok: true; readonly report: Report } | Refused>;
  /** How each text of the request would stand on the slide, and how much longer it could be. */
  fit(text: string, brands?: Brands): Promise<{ readonly ok: true; readonly report: Report } | Refused>;
  /** As `forecast`, with a PNG of 768 px. */
  preview(text: string, brands?: Brands): Promise<{ readonly ok: true; readonly report: Report; readonly png: Uint8Array } | Refused>;
  /** What the checks find on an example; this and the next two reject for a request that cannot be drawn. */
  facts(text: string): Promise<Facts>;
  /** A PNG of 960 px. */
  picture(text: string): Promise<Uint8Array>;
  pptx(text: string): Promise<Uint8Array>;
  close(): Promise<void>;
}
