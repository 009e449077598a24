/** The door to reading a company's .pptx as a template. */
export { groundIn, largestFree, type PixelBox, type Raster } from './free-area.ts';
export { fitness } from './layout-use.ts';
export { kindOf, type LayoutPlace, placesOf } from './places.ts';
