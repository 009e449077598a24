export * from './block.ts';
export { findBreaks } from './breaks.ts';
export { hasRtl, isRtlParagraph, languageOf } from './direction.ts';
export { FaceBook } from './face-book.ts';
export * from './font-source.ts';
export * from './harfbuzz.ts';
export * from './metrics-table.ts';
export * from './shaper.ts';
export * from './typesetter.ts';
