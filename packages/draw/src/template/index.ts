/** Drawing on the masters of a company's own template. */
export {
  exampleFills,
  FILLED_USES,
  type FilledUse,
  fieldsOf,
  filledUses,
  fillSchema,
  MAX_COLUMNS,
  MAX_ITEMS,
  MAX_ROWS,
  MAX_TEXT,
  usualFills,
} from './fields.ts';
export { fillLayout, harvest, type LayoutFill } from './fill-layout.ts';
export { fillPlaces, type ObjectMakers, type PictureAsked, type PlaceFill } from './fill-places.ts';
export { standingFrame } from './frame.ts';
export {
  LAYOUT_USES,
  type LayoutUse,
  layoutFor,
  type Place,
  type PlaceKind,
  readTemplateModel,
  type TemplateLayout,
  type TemplateModel,
  templateMedia,
} from './model.ts';
export { canvasAt, scaledShapes, scaledSlide, scaleOf } from './place.ts';
export { type TemplateReport, templateReport, templateTokens } from './report.ts';
export { legibleIn, type PlaceText } from './set-place.ts';
export { templateTheme } from './theme.ts';
