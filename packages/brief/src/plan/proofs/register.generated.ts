// Written by `npm run generate`; do not edit.
import { distinctNames } from './distinct-names.ts';
import { ownFigures } from './own-figures.ts';
import { ownValues } from './own-values.ts';
import { realNames } from './real-names.ts';
import { sums } from './sums.ts';
import { trueContent } from './true-content.ts';
import { wholeTexts } from './whole-texts.ts';

export const all = [
  distinctNames,
  ownFigures,
  ownValues,
  realNames,
  sums,
  trueContent,
  wholeTexts,
] as const;
