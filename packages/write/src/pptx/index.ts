/** The door to writing .pptx files. */
export { UnwritablePicture } from './media.ts';
export { SOURCE_NAMES, SOURCE_NAMESPACE } from './source.ts';
export { writePptx } from './write-pptx.ts';
