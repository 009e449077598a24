/** The door to inspection: a foreign deck to findings and figures. */
export { boxIn, type Check, type Finding, type Severity } from './checks/define-check.ts';
export { undescribedShapes } from './checks/missing-alt-text.ts';
export { all as checks } from './checks/register.generated.ts';
export {
  type FileConformance,
  type InspectKit,
  type InspectReport,
  type InspectSummary,
  inspectDeck,
  MAX_SLIDES,
  type SlideFindings,
} from './inspect-deck.ts';
export { type PackageFacts, packageFacts } from './package-facts.ts';
