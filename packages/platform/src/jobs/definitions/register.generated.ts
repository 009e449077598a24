// Written by `npm run generate`; do not edit.
import type { JobDefinition } from '../definition.ts';
import { combineDecksJob } from './combine-decks.ts';
import { compileDeckJob } from './compile-deck.ts';
import { convertPdfJob } from './convert-pdf.ts';
import { convertPictureJob } from './convert-picture.ts';
import { generatePictureJob } from './generate-picture.ts';
import { renderCodeJob } from './render-code.ts';
import { renderSlideJob } from './render-slide.ts';
import { repairDeckJob } from './repair-deck.ts';
import { translateDeckJob } from './translate-deck.ts';

export {
  combineDecksJob,
  compileDeckJob,
  convertPdfJob,
  convertPictureJob,
  generatePictureJob,
  renderCodeJob,
  renderSlideJob,
  repairDeckJob,
  translateDeckJob,
};

export const all: readonly JobDefinition[] = [
  combineDecksJob,
  compileDeckJob,
  convertPdfJob,
  convertPictureJob,
  generatePictureJob,
  renderCodeJob,
  renderSlideJob,
  repairDeckJob,
  translateDeckJob,
];
