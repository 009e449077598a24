export type {
  BarChart,
  Chart,
  ChartAxis,
  ChartLabel,
  ChartLegend,
  ChartPoint,
  ChartScale,
  ChartSeries,
  ChartTime,
  ChartWords,
  LineChart,
  PointChart,
  RingChart,
} from './chart.ts';
export {
  type Color,
  type Dash,
  type Fill,
  type Gradient,
  isRgb,
  type LineEnd,
  type Rgb,
  type Stroke,
  TOKENS,
  type Token,
} from './color.ts';
export type { Deck, Media, Source } from './deck.ts';
export {
  fillLook,
  hashLine,
  lookLine,
  lookOfShape,
  placeLine,
  placeOfShape,
  plainWords,
  runLook,
  strokeLook,
  wordsOfBody,
  wordsOfShape,
} from './fingerprint.ts';
export type { OwnLayout } from './own-layout.ts';
export type { GroupShape } from './shape.ts';
export { type Shape, textsOf, walk } from './shape.ts';
export type { Datum, Placeholder, Role } from './shapes/base.ts';
export type { EllipseShape } from './shapes/ellipse.ts';
export type { ImageShape } from './shapes/image.ts';
export type { Glue, LineShape } from './shapes/line.ts';
export type { PathShape, PathStep, Preset } from './shapes/path.ts';
export type { RectShape } from './shapes/rect.ts';
export type { TableCell, TableShape } from './shapes/table.ts';
export type { TextShape } from './shapes/text.ts';
export type { DeckBase, Sheet, SheetPlace } from './sheet.ts';
export { SLIDE_H, SLIDE_W, type Slide, type SlideLayout } from './slide.ts';
export { TEST_BAND, TEST_KEYWORD, TEST_MARK_NAME, TEST_WORDS, type TestMark } from './test-mark.ts';
export {
  type Align,
  type Binding,
  type Bullet,
  type FontRole,
  INK_ABOVE,
  INK_BELOW,
  type Insets,
  type Line,
  type Paragraph,
  plainText,
  type Run,
  type Span,
  type TextBody,
  withoutSoft,
} from './text.ts';
export { HEAD_STYLES, type HeadStyle, resolveColor, type SchemeColor, type SchemeName, type Theme, type ThemeFont } from './theme.ts';
export { SMALLEST_PT, stepAtMost, TYPE_SCALE } from './type-scale.ts';
export { type Box, boxOfIn, EMU_PER_IN, EMU_PER_PT, type Emu, emuOfIn, emuOfPt, inOfEmu, type Point, ptOfEmu, unionOf } from './units.ts';
