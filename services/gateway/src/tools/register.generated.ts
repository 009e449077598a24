// Written by `npm run generate`; do not edit.
import { browseCatalog } from './browse-catalog.ts';
import { convertPdf } from './convert-pdf.ts';
import { createDeck } from './create-deck.ts';
import { createSlide } from './create-slide.ts';
import { manageAccount } from './manage-account.ts';
import { planSlide } from './plan-slide.ts';
import { translateDeck } from './translate-deck.ts';
import { uploadAsset } from './upload-asset.ts';

export const all = [
  browseCatalog,
  convertPdf,
  createDeck,
  createSlide,
  manageAccount,
  planSlide,
  translateDeck,
  uploadAsset,
] as const;
