export * from './draw-slide.ts';
export { ENGINE_VERSION } from './engine.ts';
export type { Fidelity, LayoutReport, ManifestEntry, RenderReport } from './report.ts';
