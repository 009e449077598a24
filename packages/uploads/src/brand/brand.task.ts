/** The contract of `brand`: makes a brand from fonts and logos, and reports what became of each file. */
import { defineTask } from '@deckwright/core/task';
import type { Theme } from '@deckwright/draw/scene';
import type { LayoutUse, TemplateReport } from '@deckwright/draw/template';
import type { BrandKit, BrandLogo, BrandNote, DeriveReport } from '@deckwright/draw/themes';

/** A file of the order, and its place in the kit. */
export interface KitFile {
  readonly pointer: string;
  readonly use: 'heading' | 'body' | 'logo_light' | 'logo_dark';
}

export interface BrandOrder {
  /** The parsed kit. Its files are those of the order, in the same sequence. */
  readonly kit: BrandKit;
  readonly files: readonly KitFile[];
}

export interface BrandFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

export interface FontReport {
  readonly use: 'heading' | 'body';
  readonly family: string;
  /** `builtin`: on every desktop. `uploaded`: measured and drawn as sent. `named`: measured by a twin. */
  readonly source: 'builtin' | 'uploaded' | 'named';
  /** The carried face that measures and draws it; absent for an uploaded font. */
  readonly twin?: string;
  readonly styles: readonly string[];
  readonly embedding?: string;
  readonly characters?: number;
  /** Relative to Arial. */
  readonly width?: number;
}

export interface LogoReport {
  readonly source: 'light' | 'dark';
  readonly format: string;
  readonly width_px: number;
  readonly height_px: number;
  /** How much of it stands out from the slide, 0 to 1. */
  readonly legible: number;
  readonly plate: NonNullable<BrandLogo['plate']> | null;
}

export interface BrandNoteOf extends Omit<BrandNote, 'code'> {
  readonly code: string;
}

/** The `brand_report`: what became of each part of the kit. */
export interface BrandReport extends Omit<DeriveReport, 'warnings'> {
  readonly fonts: readonly FontReport[];
  readonly logo: LogoReport | null;
  /** For a brand that is a template. */
  readonly template?: TemplateReport;
  readonly warnings: readonly BrandNoteOf[];
}

/** A face of the answer; `file` and `metrics` are indexes of the answer's files. */
export interface MadeFace {
  readonly face: string;
  readonly file: number;
  readonly metrics: number;
}

export type BrandAnswer =
  | { readonly ok: false; readonly faults: readonly BrandFault[] }
  | {
      readonly ok: true;
      /** Its id is empty until a version is stored. */
      readonly theme: Theme;
      readonly report: BrandReport;
      readonly faces: readonly MadeFace[];
      readonly logo?: {
        readonly file: number;
        readonly width_px: number;
        readonly height_px: number;
        readonly alt: string;
        readonly plate?: NonNullable<BrandLogo['plate']>;
      };
      readonly template?: MadeTemplate;
      /** SHA-256 of everything that affects drawing, hex. */
      readonly hash: string;
    };

/** A template, as indexes of files: the .pptx without slides, its model as JSON, and pictures of its layouts. */
export interface MadeTemplate {
  readonly file: number;
  readonly model: number;
  /** Of `file`, hex. */
  readonly sha256: string;
  readonly pictures: readonly { readonly use: LayoutUse; readonly file: number }[];
}

export const brandTask = defineTask<BrandOrder, BrandAnswer>({
  name: 'brand',
  limits: { time_ms: 20_000, memory_mib: 768, output_bytes: 64 * 1024 * 1024 },
  remedy: 'Send fonts of fewer characters, or a smaller logo.',
});

export type MadeBrand = Extract<BrandAnswer, { ok: true }>;
