export { drawBodyAt, drawFrameOf, drawIconAt } from './draw-part.ts';
export { createDrawKit, type DrawKit, type DrawnSlide, drawSlide } from './draw-slide.ts';
export { ENGINE_VERSION } from './engine.ts';
export { type FittedField, fitReport } from './fit-report.ts';
export { type LintOptions, lintSlide } from './lint-slide.ts';
export type { Fidelity, ManifestEntry } from './manifest.ts';
export type { PolicyResult } from './policy.ts';
export type { LayoutReport, RenderReport } from './report.ts';
export type { Finding, Verdict } from './rubric.ts';
