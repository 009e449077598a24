export { dashPattern } from './dash.ts';
export { type PlacedGradient, placeGradient } from './gradient.ts';
export { HATCH_WIDTH_PT, hatchLines } from './hatch.ts';
export { withLineEnds } from './line-ends.ts';
export {
  ellipseOutline,
  isOpen,
  type Outline,
  type PtBox,
  type PtPoint,
  pathOutline,
  ptBox,
  rectOutline,
  roundedRectOutline,
  type Segment,
} from './outline.ts';
export type { Painted } from './painted.ts';
export { pictureBox } from './picture.ts';
export { cellEdges, type PlacedCell, placeCells } from './table-cells.ts';
export { bulletBox, highlightBox, OBLIQUE_SLANT, strikeBox, underlineBox } from './text-marks.ts';
export { inTwoTones } from './two-tones.ts';
