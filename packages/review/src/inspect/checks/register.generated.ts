// Written by `npm run generate`; do not edit.
import { contentHidden } from './content-hidden.ts';
import { denseSlide } from './dense-slide.ts';
import { distortedImage } from './distorted-image.ts';
import { embeddedFontUnused } from './embedded-font-unused.ts';
import { emptyPlaceholder } from './empty-placeholder.ts';
import { emptySlide } from './empty-slide.ts';
import { hiddenSlide } from './hidden-slide.ts';
import { imageOnlySlide } from './image-only-slide.ts';
import { lowContrast } from './low-contrast.ts';
import { missingAltText } from './missing-alt-text.ts';
import { missingFont } from './missing-font.ts';
import { missingTitle } from './missing-title.ts';
import { offCanvas } from './off-canvas.ts';
import { textOverflow } from './text-overflow.ts';
import { textOverlap } from './text-overlap.ts';
import { tinyFont } from './tiny-font.ts';

export const all = [
  contentHidden,
  denseSlide,
  distortedImage,
  embeddedFontUnused,
  emptyPlaceholder,
  emptySlide,
  hiddenSlide,
  imageOnlySlide,
  lowContrast,
  missingAltText,
  missingFont,
  missingTitle,
  offCanvas,
  textOverflow,
  textOverlap,
  tinyFont,
] as const;
