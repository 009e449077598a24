/** Check 50: leaders do not run through a picture to its other side. */
import type { Bounds } from '@deckwright/core/geometry';
import { defineMeasure } from './define-measure.ts';
import { heightOf, widthOf } from './rect.ts';

/** Share of the picture's width or height. */
const MAX_SHARE = 0.5;

const along = (from: number, to: number, low: number, high: number): number => Math.max(0, Math.min(to, high) - Math.max(from, low));

const runThrough = (leader: Bounds, picture: Bounds): number =>
  leader.top > picture.bottom || leader.bottom < picture.top || leader.left > picture.right || leader.right < picture.left
    ? 0
    : Math.max(
        along(leader.left, leader.right, picture.left, picture.right) / widthOf(picture),
        along(leader.top, leader.bottom, picture.top, picture.bottom) / heightOf(picture),
      );

export const leaderAcrossPicture = defineMeasure({
  number: 50,
  code: 'leader_across_picture',
  severity: 'W',
  weight: 21,
  remedy: 'Set the call-out on the side of what it names, or number the places.',
  find({ pieces }, report) {
    const pictures = pieces.filter((p) => p.in_body && p.role === 'image');
    if (pictures.length === 0) return;
    for (const leader of pieces) {
      if (leader.role !== 'leader') continue;
      for (const picture of pictures) {
        const share = runThrough(leader, picture);
        if (share > MAX_SHARE)
          report([leader, picture], share, MAX_SHARE, `A leader runs through ${Math.round(share * 100)} % of a picture.`);
      }
    }
  },
});
