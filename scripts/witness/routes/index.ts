/** All routes by which files leave the product. */
import type { Route } from '../route.ts';
import { brands } from './brands.ts';
import { decks, edited, merged, repaired, synced } from './decks.ts';
import { examples, nativeCharts } from './examples.ts';
import { shown, templates } from './foreign.ts';
import { hostile, scripts } from './hostile.ts';
import { invoices } from './invoices.ts';
import { pictures } from './pictures.ts';

export const ROUTES: readonly Route[] = [
  examples,
  nativeCharts,
  scripts,
  hostile,
  brands,
  templates,
  pictures,
  decks,
  synced,
  edited,
  merged,
  repaired,
  shown,
  invoices,
];
