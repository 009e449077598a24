/** The rubric: all checks on a finished slide, and the score from their findings. */
import type { Finding, Measure, MeasureContext } from './define-measure.ts';
import { all } from './register.generated.ts';
import type { SlideView } from './view.ts';

export { contentOf, isTextOnly } from './body-fill.ts';
export type { Finding, Measure, MeasureContext, Severity } from './define-measure.ts';
export { scoreOf } from './define-measure.ts';
export type { Ink, LeafShape } from './leaf.ts';
export { NOTES, smallestRun } from './minimum-size.ts';
export { heightOf, widthOf } from './rect.ts';
export { lowestContrast } from './text-contrast.ts';
export { type DrawnAs, type SlideView, type ViewOptions, viewSlide } from './view.ts';

/** Checks in the order of their numbers. */
export const measures: readonly Measure[] = [...all].sort((a, b) => a.number - b.number);

/** All findings of a slide, in the order of the checks. */
export function measureSlide(view: SlideView, context: MeasureContext = {}): Finding[] {
  const findings: Finding[] = [];
  for (const measure of measures) for (const finding of measure.find(view, context)) findings.push(finding);
  return findings;
}
