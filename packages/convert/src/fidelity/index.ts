/** The door to the check of converted slides. */
export { type CheckedPage, type CheckKit, checkSlides, type Made } from './check-slides.ts';
export { type Finding, FOUND, type Found } from './finding.ts';
export { type Converted, type Repaired, type RepairKit, repairSlides } from './repair-slides.ts';
