export { drawBodyAt, drawFrameOf, drawIconAt } from './draw-part.ts';
export { createDrawKit, type DrawKit, type DrawnSlide, drawSlide } from './draw-slide.ts';
export { ENGINE_VERSION } from './engine.ts';
export { type FittedField, fitReport } from './fit-report.ts';
export { type LintOptions, lintSlide } from './lint-slide.ts';
export type { PolicyResult } from './policy.ts';
export type { Fidelity, LayoutReport, ManifestEntry, RenderReport } from './report.ts';
export type { Finding, Verdict } from './rubric.ts';
