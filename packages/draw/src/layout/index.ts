export { arcSteps, pointOn, ringSteps } from './arc.ts';
export { type Domain, drawValueAxis, labelBox, positionLabels, valueAxis, valueDomain } from './axes.ts';
export { drawBands } from './bands.ts';
export { leadRuns } from './bold-lead.ts';
export { type BoxIn, bottom, columns, cutBottom, cutLeft, cutRight, cutTop, gridCells, inset, right, rows, settle, snap } from './boxes.ts';
export { daysNamed, firstWeekday, isWeekend, monthDays, monthName, monthTitle, weekdays } from './calendar-names.ts';
export type { BarsClaim, BridgeClaim, ChartClaim, LinesClaim, PointsClaim, RingClaim } from './chart-claim.ts';
export type { Chrome, Footnote, Implication, Sourced } from './chrome.ts';
export { changeStated, isChangeStated } from './claimed-change.ts';
export { type ClaimedGroup, claimedGroup } from './claimed-group.ts';
export { dataUri, firstBytes } from './data-uri.ts';
export { readDates, readMixedDates, type TimeScale } from './dates-in-words.ts';
export { type Emphasis, type EmphasisItem, withEmphasis } from './emphasis.ts';
export { orientationOf } from './exif.ts';
export type { FormCall, FormPlace } from './form-call.ts';
export { drawFrame, type Frame, hairline, MAX_TITLE_LINES, noteParagraphs } from './frame.ts';
export {
  barThickness,
  CANVAS_H,
  CANVAS_W,
  COLUMN,
  CONTENT_W,
  type Density,
  densitiesFor,
  GUTTER,
  LABEL_GAP,
  MARGIN,
  paneClass,
  rowPitch,
  SPAN,
  sizesDown,
  WIDTH,
} from './grid.ts';
export { autoIcon } from './icon-rules.ts';
export { findIcon, ICON_GRID, placeIcon } from './icons.ts';
export { keepKeyOrder, keysAsSent } from './key-order.ts';
export {
  type ComponentCall,
  type Drawing,
  Kit,
  type Pane,
  type Pictures,
  type Proof,
  run,
  type Warning,
} from './kit.ts';
export { labelColumn, labelPitch, levelsFor } from './label-column.ts';
export { drawLegend, type LegendEntry, legendHeight } from './legend.ts';
export { drawCoverLogo } from './logo.ts';
export { type Side, sideOf } from './mirror.ts';
export { type MovePath, moveShape } from './move-paths.ts';
export { itemsNamed, type NamableItem } from './named-items.ts';
export type { NamedMark } from './named-mark.ts';
export { drawRowNames, type NamedRow, planNamedRows, type RowPlan } from './named-rows.ts';
export { numberIn } from './number-in.ts';
export {
  DASH,
  decimalsOf,
  differenceUnit,
  dusted,
  formatNumber,
  isLabelUnit,
  MINUS,
  type NumberStyle,
  numberStyle,
  rounded,
  roundShares,
  roundTo,
  sharedDecimals,
  tellingDecimals,
} from './numbers.ts';
export { readPictureHeader } from './picture.ts';
export { capacityExceeded, type DrawProblem, DrawRefusal, type FieldError, type PatchOperation } from './refusal.ts';
export { keepFree } from './reserve.ts';
export { niceTicks, type Scale } from './scale.ts';
export type { StepIn } from './shapes.ts';
export * as shape from './shapes.ts';
export { derived, type Numbers, noteUnit, numbersOf, Sketch, type SketchTextOptions, type SourcedText, saysUnit } from './sketch.ts';
export { spread } from './spread.ts';
export { type Placed, placeTakeaways } from './takeaways.ts';
export { noteEvenDates, timeScale } from './time-scale.ts';
export { quarterName, type SpanUnit, spanText } from './time-spans.ts';
export { figuresIn, type StatedFigure, type TitleClaims } from './title-claims.ts';
export { word } from './words.ts';
export { dressWritten, saysValue, standsFor, styleOfWritten, type Written, writtenDecimals } from './written.ts';
