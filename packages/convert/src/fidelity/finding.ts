/** What the check finds on one slide. */
import type { Area } from './words.ts';

export const FOUND = ['missing', 'added', 'doubled', 'altered', 'order', 'cut', 'joined', 'moved', 'size', 'drawn'] as const;
export type Found = (typeof FOUND)[number];

export interface Finding {
  readonly found: Found;
  readonly element: 'text' | 'area';
  readonly what: string;
  readonly why: string;
  readonly area: Area;
}
