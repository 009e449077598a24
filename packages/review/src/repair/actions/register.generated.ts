// Written by `npm run generate`; do not edit.
import { fixContrast } from './fix-contrast.ts';
import { raiseMinFont } from './raise-min-font.ts';
import { removeOffCanvas } from './remove-off-canvas.ts';
import { shrinkToFit } from './shrink-to-fit.ts';

export const all = [
  fixContrast,
  raiseMinFont,
  removeOffCanvas,
  shrinkToFit,
] as const;
