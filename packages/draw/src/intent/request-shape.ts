/** What a read request is: types alone, for all who read a part of it. */
import type { BoundCall, Component } from '../components/define.ts';
import type { BoundForm, Form, IntentParts, Variant } from '../forms/define.ts';
import type { Chrome, Warning, Written } from '../layout/index.ts';
import type { HeadStyle, Theme } from '../scene/index.ts';
import type { PlaceFill } from '../template/index.ts';
import type { Brand, BrandLogo } from '../themes/index.ts';
import type { Routing } from './brief-body.ts';
import type { HandEdits } from './hand-edits-schema.ts';
import type { Origin } from './prior-body.ts';
import type { DrawProblem } from './problem.ts';
import type { Output, StrictPolicy } from './slide-schema.ts';

/** One value that the caller supplied to be seen. */
export interface Supplied {
  readonly path: string;
  readonly value: string | number | boolean;
}

export type Content =
  | {
      readonly kind: 'form';
      readonly form: Form;
      readonly variant: Variant;
      /** The request names no variant, so that another one may be drawn. */
      readonly is_open?: true;
      readonly bound: BoundForm;
      readonly parts: IntentParts;
      readonly pointer: string;
      /** Contents of the places, for a slide of a template that is filled by name. */
      readonly fill?: PlaceFill;
      /** What made the picture, of a request whose picture was made of words. */
      readonly image_made?: { readonly generator: string; readonly model: string };
    }
  | { readonly kind: 'component'; readonly component: Component; readonly call: BoundCall; readonly pointer: string };

export interface SlideRequest {
  readonly content: Content;
  readonly chrome: Chrome;
  readonly theme: Theme;
  /** The brand that the theme belongs to. Absent for a built-in theme. */
  readonly brand?: Brand;
  /** The logo that the request names. It replaces the brand's. */
  readonly logo?: BrandLogo;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly notes?: string;
  readonly name?: string;
  /** The title of an authored document, whose chrome has none. */
  readonly title?: string;
  readonly outputs: readonly Output[];
  readonly dry_run: boolean;
  readonly preview: boolean;
  readonly force_render: boolean;
  readonly allow_truncation: boolean;
  readonly chart_mode: 'shapes' | 'native';
  readonly head_style?: HeadStyle;
  readonly furnish?: 'auto' | 'none';
  /** The model that proposed the slide. */
  readonly completed_by?: string;
  readonly min_font_pt?: number;
  /** Wordings of numbers, by the value that they stand for. */
  readonly written?: Written;
  readonly quality_profile: 'executive' | 'technical' | 'appendix';
  readonly strict_policy?: StrictPolicy;
  readonly hand_edits?: HandEdits;
  readonly supplied: readonly Supplied[];
  /** The request as one text: itself a valid body that draws the same slide. */
  readonly canonical: string;
  /** SHA-256 of `canonical`, and of the brand where there is one; hex. */
  readonly hash: string;
  readonly warnings: readonly Warning[];
  /** Texts that are drawn within others: the pointer of the other text, by the pointer of what was sent. */
  readonly joined?: ReadonlyMap<string, string>;
  /** Where a pointer of this request stands in the body as it was sent; absent where they are the same. */
  readonly origin?: Origin;
  /** How a brief became this request. */
  readonly routing?: Routing;
}

export type ReadResult =
  | { readonly ok: true; readonly request: SlideRequest; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problem: DrawProblem };
