/** Check 55: a picture fills its columns: its sides align with the sides of other things or of the body. */
import { defineMeasure } from './define-measure.ts';
import { widthOf } from './rect.ts';

/** Only a picture that is alone over the width is judged, not one beside others or beside text. */
const MAX_BLANK = 0.3;
const SLACK_IN = 0.05;

export const pictureAdrift = defineMeasure({
  number: 55,
  code: 'picture_adrift',
  severity: 'W',
  weight: 21,
  remedy: 'Crop the picture to the width of what stands with it, or set the text beside it.',
  find({ body, pieces, inks, slide }, report) {
    if (slide.layout !== 'content') return;
    for (const picture of pieces) {
      if (!picture.in_body || picture.role !== 'image') continue;
      const beside = inks.some(
        (ink) =>
          ink.owner.in_body &&
          ink.top < picture.bottom - SLACK_IN &&
          ink.bottom > picture.top + SLACK_IN &&
          (ink.right <= picture.left + SLACK_IN || ink.left >= picture.right - SLACK_IN),
      );
      const others = pieces.some((p) => p !== picture && p.in_body && p.role === 'image');
      const blank = 1 - widthOf(picture) / widthOf(body);
      if (!beside && !others && blank > MAX_BLANK)
        report([picture], blank, MAX_BLANK, `${Math.round(blank * 100)} % of the width beside the picture is blank.`);
    }
  },
});
