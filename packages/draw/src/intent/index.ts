export { AUTHORED_NAME } from './authored.ts';
export type {
  AskedLanguage,
  Blank,
  BriefDraft,
  BriefPlan,
  BriefReader,
  BriefSpan,
  Candidate,
  Extracted,
  OpenPlace,
  PlanOptions,
  RepairOption,
  Unplaced,
} from './brief-reader.ts';
export { canonicalJson } from './canonical.ts';
export { CONTROLS } from './control-effects.ts';
export { type PicturePlace, picturePlaces } from './picture-places.ts';
export { type DrawProblem, DrawRefusal, type FieldError, fieldErrors, invalidShape, nearest, notAnObject, unknownName } from './problem.ts';
export { copyJson, keysAsSent, readJson } from './read-json.ts';
export type { Content, ReadResult, SlideRequest, Supplied } from './request-shape.ts';
export { chromeFields, slideFields, toleratedFields } from './slide-fields.ts';
export { type RequestKit, readSlideRequest } from './slide-request.ts';
export { OUTPUTS, type Output, type StrictPolicy } from './slide-schema.ts';
export { memberOf } from './strange-fields.ts';
export { TEMPLATE_LAYOUT_FORM, templateLayouts } from './template-layout.ts';
export { intentWithoutNotes } from './without-notes.ts';
