/** The door to the check of converted slides. */

export type { Converted, RepairKit } from './charts.ts';
export { type CheckedPage, type CheckKit, checkSlides, type Made } from './check-slides.ts';
export { type Finding, FOUND, type Found } from './finding.ts';
export { type Repaired, repairSlides } from './repair-slides.ts';
