/** What other folders may use to write .pptx files. */
export { type Base, type BaseLayout, type BaseMaster, type BasePlaceholder, canvasOfBase, writeBase, writeOnBase } from './base/index.ts';
export { UnwritablePicture } from './media.ts';
export { PptxPageMemory } from './page-memory.ts';
export { type SlideShapes, slideShapes, themeXml } from './slide-shapes.ts';
export { SOURCE_NAMES, SOURCE_NAMESPACE } from './source.ts';
export { UnwritableValue } from './unwritable-value.ts';
export { writePptx } from './write-pptx.ts';
