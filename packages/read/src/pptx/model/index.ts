/** What a foreign deck is read into. */
export type { EmbeddedFamily, ForeignDeck, ForeignSlide } from './deck.ts';
export type { Geometry, OutlinePath, OutlineStep } from './geometry.ts';
export {
  type GradientStop,
  NO_PAINT,
  type Outline,
  type Paint,
  type Picture,
  type Rgba,
  type Tile,
  UNKNOWN,
  type Unknown,
} from './paint.ts';
export {
  type ChartAxis,
  type ChartLabels,
  type ChartSeries,
  type ChartText,
  type ChartTime,
  type ForeignAutoShape,
  type ForeignBase,
  type ForeignCell,
  type ForeignChart,
  type ForeignGroup,
  type ForeignObject,
  type ForeignPicture,
  type ForeignShape,
  type ForeignTable,
  type PlaceholderRef,
  type SlideBox,
  walkForeign,
} from './shape.ts';
export { type ForeignBullet, type ForeignParagraph, type ForeignRun, type ForeignText, type Spacing, wordsOf } from './text.ts';
