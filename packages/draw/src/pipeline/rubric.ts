/** Judges a finished slide by its scene alone: the checks of the visual language, and the figures that a render reports. */
import type { Traits } from '../components/define.ts';
import type { SlideRequest } from '../intent/index.ts';
import type { BoxIn, Warning } from '../layout/index.ts';
import type { Slide, Theme } from '../scene/index.ts';
import {
  contentOf,
  type Finding,
  heightOf,
  lowestContrast,
  type MeasureContext,
  measureSlide,
  NOTES,
  type SlideView,
  scoreOf,
  smallestRun,
  viewSlide,
  widthOf,
} from '../scene/measures/index.ts';

export type { Finding } from '../scene/measures/index.ts';

export interface Verdict {
  /** 0 to 100. */
  readonly score: number;
  /** Any of these makes the slide unusable. */
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

export interface Judgement extends Verdict {
  readonly min_font_pt: number;
  readonly body_fill: { readonly width: number; readonly height: number };
  readonly text_overlaps: number;
  readonly contrast_min: number;
}

export interface Subject {
  readonly slide: Slide;
  readonly theme: Theme;
  readonly body: BoxIn;
  /** What the unit that drew the slide says of its drawing. */
  readonly traits: Traits;
  readonly warnings: readonly Warning[];
}

/** The checks that need the scene alone, and the figures that a render reports. Runs in every render, so it is kept under a quarter of a millisecond. */
export function judge(subject: Subject, context: MeasureContext = {}): Judgement {
  const view = viewSlide(subject.slide, {
    theme: subject.theme,
    body: { left: subject.body.x, top: subject.body.y, right: subject.body.x + subject.body.w, bottom: subject.body.y + subject.body.h },
    drawn_as: subject.traits.drawn_as,
    warned: subject.warnings.map((w) => w.code),
  });
  const findings = measureSlide(view, context);
  const content = contentOf(view);
  return {
    ...verdictOf(findings),
    min_font_pt: smallestOf(view),
    body_fill: {
      width: content === undefined ? 0 : round(Math.min(1, widthOf(content) / widthOf(view.body))),
      height: content === undefined ? 0 : round(Math.min(1, heightOf(content) / heightOf(view.body))),
    },
    text_overlaps: findings.filter((f) => f.code === 'text_overlap').length,
    contrast_min: Math.round(lowestContrast(view) * 100) / 100,
  };
}

const verdictOf = (findings: readonly Finding[]): Verdict => ({
  score: scoreOf(findings),
  errors: findings.filter((f) => f.severity === 'E'),
  warnings: findings.filter((f) => f.severity === 'W'),
});

const round = (v: number): number => Math.round(v * 1000) / 1000;

/** Smallest text of the slide in points, notes and page number left out; 0 when there is none. */
function smallestOf({ pieces }: SlideView): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const piece of pieces)
    if (piece.text !== undefined && !NOTES.has(piece.role)) smallest = Math.min(smallest, smallestRun(piece)?.size_pt ?? smallest);
  return Number.isFinite(smallest) ? smallest : 0;
}

const READY = {
  executive: { score: 92, font_pt: 12 },
  technical: { score: 88, font_pt: 10 },
  appendix: { score: 80, font_pt: 0 },
} as const;

/** Whether a slide may be shown as it is, by the profile that the caller named. */
export const isReady = ({ score, errors, min_font_pt }: Judgement, profile: SlideRequest['quality_profile']): boolean =>
  errors.length === 0 && score >= READY[profile].score && (min_font_pt === 0 || min_font_pt >= READY[profile].font_pt);
