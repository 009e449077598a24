/** The door to pictures of strangers. */
export { areasOf, type Blob, blobsOn } from './blobs.ts';
export { carriedPngSource } from './carried-source.ts';
export { type CellGrid, gridsOf } from './cell-grids.ts';
export type { PictureBranch, PictureKit } from './deck-of-draft.ts';
export { type FlatRegion, type FlatRegions, flatRegions } from './flat-regions.ts';
export { type Ink, inkOf } from './ink.ts';
export { type Photographed, slideOfPhotograph } from './photograph.ts';
export type { Channels, PxBounds, Raster } from './raster.ts';
export type { ReadPoint } from './read-chart.ts';
export { scaleInk } from './scale-ink.ts';
export {
  type ChartOnSlide,
  type NotUnderstood,
  type PictureElement,
  type SlideOfPicture,
  slideOfPicture,
} from './slide-of-picture.ts';
export { type TextLine, textLines } from './text-lines.ts';
