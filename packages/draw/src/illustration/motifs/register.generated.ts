// Written by `npm run generate`; do not edit.
import type { Motif } from '../define-motif.ts';
import { hills } from './hills.ts';
import { mountains } from './mountains.ts';
import { plain } from './plain.ts';
import { skyline } from './skyline.ts';
import { waves } from './waves.ts';
import { windPark } from './wind-park.ts';

export const all: readonly Motif[] = [
  hills,
  mountains,
  plain,
  skyline,
  waves,
  windPark,
];
