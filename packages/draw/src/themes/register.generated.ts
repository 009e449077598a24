// Written by `npm run generate`; do not edit.
import { theme as corporateDark } from './corporate-dark.ts';
import { theme as corporateLight } from './corporate-light.ts';
import { theme as editorialDark } from './editorial-dark.ts';
import { theme as editorialLight } from './editorial-light.ts';
import { theme as minimalDark } from './minimal-dark.ts';
import { theme as minimalLight } from './minimal-light.ts';
import { theme as technicalDark } from './technical-dark.ts';
import { theme as technicalLight } from './technical-light.ts';

export const all = [
  corporateDark,
  corporateLight,
  editorialDark,
  editorialLight,
  minimalDark,
  minimalLight,
  technicalDark,
  technicalLight,
] as const;
